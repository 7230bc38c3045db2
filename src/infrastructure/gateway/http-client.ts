import fetchRetry from 'fetch-retry';
import { Observable } from 'rxjs';
import { GatewayError } from '../../application/ports.js';
import type { Language } from '../../domain/locale/language.js';
import type { Failure } from '../../domain/payment/failure.js';
import { type Answer, maxAnswerBytes, readCapped } from './answer.js';
import type { EarlyAnswer } from './early-answer.js';
import { readErrorBody } from './error-body.reader.js';

/** The time limit of a call, retries included, in ms (AP-01). */
export const callLimitMs = 60_000;

/** The pauses before a GET is tried again, in ms (AP-19). */
const retryPausesMs = [500, 1_000, 2_000];

/** Answers of a server that is not ready yet: worth another GET (AP-19). */
const passingStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

export interface HttpClientOptions {
  /** The language of the texts in answers, asked at every call. */
  readonly language: () => Language;
  /**
   * Where the provider is, such as `http://127.0.0.1:4000` (a slash at the end changes nothing), outside the browser.
   * Without it calls go to the page's own origin.
   */
  readonly baseUrl?: string | undefined;
  /** An answer that was asked for before the bundle arrived. It is taken for the first GET of its path, and only once. */
  readonly early?: ((path: string) => Promise<EarlyAnswer> | undefined) | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/** Describes what came over HTTP, before it is read. */
interface RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly date: string | null;
  /** How long it had waited for the bundle when it was read, in ms. */
  readonly waitedMs: number;
}

/**
 * The one client of the provider (AP-01). A stream emits one {@link Answer} and completes, or errors with a
 * {@link GatewayError}; giving it up aborts the call. Only GETs are tried again (AP-19).
 *
 * An answer of 301 without a `Location` is a refusal with a `redirectUrl` (ER-02). Every browser shows it while it
 * follows redirects; under `redirect: 'error'` Firefox does not. A provider sends no `Location` to a POST; a redirect
 * that comes all the same ends at another origin before a byte has left (`mode: 'same-origin'`), and what it leads to at
 * the own one is no answer to the call. Node shows a redirect as it is under `'manual'`, and follows nothing.
 */
export class HttpClient {
  readonly #options: HttpClientOptions;
  readonly #fetch: typeof fetch;
  readonly #taken = new Set<string>();

  constructor(options: HttpClientOptions) {
    this.#options = options;
    this.#fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  }

  /** `path` begins with a slash and is already encoded. */
  get(path: string): Observable<Answer> {
    return this.#call(async (signal) => {
      const getWithRetries = fetchRetry(
        (url: string, init: RequestInit) => this.#receive(url, init, this.#takeEarly(path)),
        {
          retries: retryPausesMs.length,
          retryDelay: (attempt) => retryPausesMs[attempt] ?? 0,
          retryOn: (attempt, error, raw) =>
            attempt < retryPausesMs.length &&
            !signal.aborted &&
            (error !== null || passingStatuses.has(raw?.status ?? 0)),
        },
      );
      return getWithRetries(this.#url(path), { ...this.#init(signal), method: 'GET' });
    });
  }

  /** `fields` go form-urlencoded (AP-01). Sent once, whatever happens (PY-06). */
  post(path: string, fields: Readonly<Record<string, string>>): Observable<Answer> {
    return this.#call((signal) =>
      this.#receive(this.#url(path), {
        ...this.#init(signal),
        method: 'POST',
        body: new URLSearchParams(fields),
      }),
    );
  }

  #call(receive: (signal: AbortSignal) => Promise<RawAnswer>): Observable<Answer> {
    return new Observable((subscriber) => {
      const abort = new AbortController();
      const fail = (failure: Failure) => subscriber.error(new GatewayError(failure));
      const limit = setTimeout(() => {
        fail({ kind: 'timeout' });
        abort.abort();
      }, callLimitMs);
      receive(abort.signal).then(
        (raw) => {
          const read = readAnswer(raw);
          if ('kind' in read) return fail(read);
          subscriber.next(read);
          subscriber.complete();
        },
        () => fail({ kind: 'noAnswer' }),
      );
      return () => {
        clearTimeout(limit);
        abort.abort();
      };
    });
  }

  /** The whole answer, body included: a connection that drops half-way gives none. */
  async #receive(url: string, init: RequestInit, early?: Promise<EarlyAnswer>): Promise<RawAnswer> {
    const { response, arrivedAt } = (await early) ?? { response: await this.#fetch(url, init), arrivedAt: undefined };
    const waitedMs = arrivedAt === undefined ? 0 : Math.round(performance.now() - arrivedAt);
    // guard: redirected answer -> const text = await readCapped(response, maxAnswerBytes);
    const text = response.redirected ? '' : await readCapped(response, maxAnswerBytes);
    return { status: response.status, text, date: response.headers.get('date'), waitedMs };
  }

  #takeEarly(path: string): Promise<EarlyAnswer> | undefined {
    if (this.#taken.has(path)) return undefined;
    this.#taken.add(path);
    return this.#options.early?.(path);
  }

  #url(path: string): string {
    return (this.#options.baseUrl?.replace(/\/$/, '') ?? '') + path;
  }

  #init(signal: AbortSignal): RequestInit {
    return {
      signal,
      headers: { Accept: 'application/json', 'Accept-Language': this.#options.language() },
      // No login and no cookie (AP-21); nothing of a payment in any cache.
      // guard: calls without cookies -> credentials: 'include'
      credentials: 'omit',
      cache: 'no-store',
      ...(this.#options.baseUrl === undefined ? { mode: 'same-origin' } : { redirect: 'manual' }),
    };
  }
}

function readAnswer({ status: httpStatus, text, date, waitedMs }: RawAnswer): Answer | Failure {
  // ER-01: an error without a body says nothing.
  if (text.trim() === '' && httpStatus >= 300) return { kind: 'noAnswer' };
  const body = parse(text);
  if (typeof body !== 'object' || body === null) return { kind: 'malformed', httpStatus, field: 'body' };
  const status = 'status' in body ? body.status : undefined;
  if (status !== 'success') return readErrorBody(body, httpStatus);
  // An error status with a success body is neither.
  if (httpStatus < 200 || httpStatus > 299) return { kind: 'malformed', httpStatus, field: 'status' };
  const answeredAt = date === null ? Number.NaN : Date.parse(date);
  return { httpStatus, body, serverTime: Number.isNaN(answeredAt) ? undefined : answeredAt + waitedMs };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
