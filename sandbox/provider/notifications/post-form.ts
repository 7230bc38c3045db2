import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { ResolveHost } from './host-names.js';

interface FormPost {
  readonly url: string;
  /** Urlencoded. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly resolve: ResolveHost;
  /** Returns whether a connection may go to a network address that the name resolved to. */
  isAllowed(networkAddress: string): boolean;
}

interface FormAnswer {
  readonly status: number;
  /** Its first characters: enough to compare it with a short text. */
  readonly beginning: string;
}

/** The host's name has no network address that may be reached. */
export class RefusedPlace extends Error {}

export const beginningLength = 64;

/**
 * How long one address of a name may take to connect before the next one is tried, ms. Node's own 250 ms give up on
 * servers that are far away, and on near ones while this process is busy.
 */
const autoSelectFamilyAttemptTimeout = 1_000;

/**
 * Posts a form; a redirect is an answer like any other. The name is resolved once, and the connection goes to an address
 * that was checked: a second look-up could give another. Rejects without an answer, and ends no sooner than the look-up.
 */
export async function postForm({ url, body, headers, signal, resolve, isAllowed }: FormPost): Promise<FormAnswer> {
  let looking: Promise<unknown> = Promise.resolve();
  const lookup: LookupFunction = (name, options, callback) => {
    const refuse = (error: Error) => callback(error, '', 0);
    looking = resolve(name, signal).then((found) => {
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (first === undefined) refuse(new RefusedPlace());
      else if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    }, refuse);
  };
  const send = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  const typed = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8', ...headers };
  const answer = new Promise<FormAnswer>((answered, failed) => {
    // A connection may end without an answer and without an error: so it does after a 101.
    const end = () => failed(new Error('The connection ended without an answer.'));
    // A connection of its own: one that is kept was checked for another address.
    const connecting = { agent: false, lookup, autoSelectFamilyAttemptTimeout };
    const request = send(url, { method: 'POST', headers: typed, signal, ...connecting }, (response) => {
      // The request may be over before the last of its answer is read.
      request.off('close', end);
      response.on('close', end);
      let beginning = '';
      const answerNow = () => answered({ status: response.statusCode ?? 0, beginning });
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        beginning += chunk;
        if (beginning.length <= beginningLength) return;
        answerNow();
        response.destroy();
      });
      response.on('end', answerNow);
      response.on('error', failed);
    });
    request.on('error', failed);
    request.on('close', end);
    request.end(body);
  });
  try {
    return await answer;
  } finally {
    await looking;
  }
}
