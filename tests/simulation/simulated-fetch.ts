import type { Answered, Party, Sent } from './line-to-provider.js';

/** What a shopper's browser gets: an answer, a part of it, or a line that breaks. Without either it hangs. */
export interface Reply {
  answer(answered: Pick<Answered, 'status' | 'body'> & { readonly headers: Readonly<Record<string, string>> }): void;
  /** The first half of the body arrives, then the line breaks. */
  answerHalf(answered: Parameters<Reply['answer']>[0]): void;
  breakOff(): void;
}

/**
 * The origins that shoppers use. Nothing listens there: requests to them go through {@link installFetch}, without
 * sockets, of which a simulation would open hundreds in a second.
 */
export const shoppersOrigins: Readonly<Record<Party, string>> = {
  provider: 'http://127.0.0.1:1',
  acs: 'http://127.0.0.1:2',
  wallets: 'http://127.0.0.1:3',
};

/** Calls of `fetch` to those origins are given to `take`, others go their way. Returns what undoes it. */
export function installFetch(take: (sent: Sent, reply: Reply) => void): () => void {
  const { fetch } = globalThis;
  const parties = new Map(Object.entries(shoppersOrigins).map(([party, origin]) => [origin, party as Party]));
  globalThis.fetch = (input, init = {}) => {
    const { origin, pathname, search } = new URL(String(input));
    const party = parties.get(origin);
    if (party === undefined) return fetch(input, init);
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      const body = init.body === undefined ? '' : String(init.body);
      const form = body === '' ? {} : { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
      const headers = { ...form, ...Object.fromEntries(new Headers(init.headers)) };
      const sent: Sent = {
        party,
        method: init.method ?? 'GET',
        path: pathname + search,
        headers,
        body: Buffer.from(body),
      };
      take(sent, replyBy(resolve, reject));
    });
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

function replyBy(resolve: (response: Response) => void, reject: (error: Error) => void): Reply {
  const lineBroken = () => new TypeError('fetch failed');
  return {
    // A Response of some statuses takes no body, an empty one included.
    answer: ({ status, headers, body }) =>
      resolve(new Response(body.length === 0 ? null : new Uint8Array(body), { status, headers })),
    answerHalf: ({ status, headers, body }) => {
      let pulled = false;
      const half = new ReadableStream({
        pull(controller) {
          if (pulled) return controller.error(lineBroken());
          pulled = true;
          controller.enqueue(new Uint8Array(body.subarray(0, Math.ceil(body.length / 2))));
        },
      });
      resolve(new Response(half, { status, headers }));
    },
    breakOff: () => reject(lineBroken()),
  };
}
