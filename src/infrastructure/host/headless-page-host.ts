import type { FrameResult, PageHost } from '../../application/ports.js';
import type { ErrorDetails } from '../../domain/payment/failure.js';
import { safeOrigin, safeUrl } from './safe-url.js';

export interface HeadlessPageHostOptions {
  /** Exact plain-http origins that are safe. */
  readonly loopbackOrigins?: readonly string[] | undefined;
  /** Receives the challenge's document where a browser would be replaced by it. Without it the payment fails with the code `challenge` and the reason. */
  readonly challenge?: ((html: string) => void) | undefined;
}

/** The calls of a headless host, oldest first. */
export interface HostRecord {
  readonly leftTo: string[];
  readonly postedFailures: { readonly url: string; readonly message: string }[];
  readonly heights: number[];
  readonly results: FrameResult[];
  expired: boolean;
}

/** Nothing was paid, and nothing will be: the bank waits for the code of a cardholder whom nobody asks (PY-02). */
const unhandledChallenge: ErrorDetails = {
  code: 'challenge',
  description:
    'The bank asks for a 3-D Secure challenge, and headlessPageHost() was given no `challenge` to take its HTML.',
};

/** The stand-in for the window in Node: no frame and no navigation; it records its calls. */
export function headlessPageHost(options: HeadlessPageHostOptions = {}): PageHost & { readonly record: HostRecord } {
  const { loopbackOrigins = [], challenge } = options;
  const record: HostRecord = { leftTo: [], postedFailures: [], heights: [], results: [], expired: false };
  const safe = (url: string) => safeUrl(url, loopbackOrigins);
  return {
    record,
    showLook: () => {},
    placement: () => ({ framed: false, address: '', ancestorOrigins: undefined, merchantSites: [] }),
    referrer: () => '',
    openChallenge: (html) => {
      challenge?.(html);
      return challenge === undefined ? unhandledChallenge : undefined;
    },
    leaveTo: (url) => {
      const target = safe(url);
      if (target !== undefined) record.leftTo.push(target);
      return target !== undefined;
    },
    postFailure: (url, message) => {
      const target = safe(url);
      if (target !== undefined) record.postedFailures.push({ url: target, message });
      return target !== undefined;
    },
    reportHeight: (px) => {
      record.heights.push(px);
    },
    reportExpired: () => {
      record.expired = true;
    },
    reportResult: (result) => {
      record.results.push(result);
    },
    safeUrl: safe,
    originOf: (url) => safeOrigin(url, loopbackOrigins),
    setMerchantSite: () => {},
  };
}
