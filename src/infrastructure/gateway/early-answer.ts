import type { Language } from '../../domain/locale/language.js';

/** Where a payment's data is (AP-05). */
export function paymentDataPath(token: string): string {
  return `/odeme/api/oos/payment/get/token/${encodeURIComponent(token)}`;
}

/** Where the outcome of a payment is (AP-06). */
export function paymentStatusPath(token: string): string {
  return `/odeme/api/oos/payment/get/status/${encodeURIComponent(token)}`;
}

/** Where a link's data is (AP-02). */
export function linkDataPath(shortId: string): string {
  return `/odeme/api/oos/payment/get/link/${encodeURIComponent(shortId)}`;
}

/** A request that the HTML made while the bundle was still being loaded. */
interface EarlyRequest {
  readonly path: string;
  readonly answer: Promise<EarlyAnswer>;
}

/** Its answer, which may have waited for the bundle. */
export interface EarlyAnswer {
  readonly response: Response;
  /** When it came, in ms since the page was opened (`performance.now()`). */
  readonly arrivedAt: number;
}

declare global {
  interface Window {
    /** Set by the script in the HTML or, on the address of a payment, by the bundle, whichever runs first. */
    vezneEarly?: EarlyRequest;
  }
}

/** Asks for what is at a path, once; the client takes the answer for its first question (see `HttpClient`). */
export function requestEarly(page: Window, path: string, language: Language): void {
  if (page.vezneEarly?.path === path) return;
  const headers = { Accept: 'application/json', 'Accept-Language': language };
  const answer = page
    .fetch(path, { headers, credentials: 'omit', cache: 'no-store', mode: 'same-origin' })
    .then((response) => ({ response, arrivedAt: page.performance.now() }));
  // The client handles a failure too, by asking again: this catch only avoids an unhandled rejection.
  answer.catch(() => undefined);
  page.vezneEarly = { path, answer };
}

/** The early answer to a path, if that was the question. */
export function earlyAnswer(page: Window): (path: string) => Promise<EarlyAnswer> | undefined {
  return (path) => (page.vezneEarly?.path === path ? page.vezneEarly.answer : undefined);
}
