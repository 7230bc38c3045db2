import { readToken } from '../../domain/payment/route-parameters.js';

/** What the path of a result holds. */
interface ResultPath {
  /** Undefined when it cannot be one. */
  readonly token: string | undefined;
  readonly isLink: boolean;
}

const pattern = /^\/(?:odeme\/guvenli\/v2\/basarili|(link)\/success)\/([^/]+)\/?$/;

/** What a path says about the result of a payment; undefined when it is another screen's (RT-07). */
export function readResultPath(path: string): ResultPath | undefined {
  const match = pattern.exec(path);
  return match === null ? undefined : { token: readToken(match[2]), isLink: match[1] !== undefined };
}
