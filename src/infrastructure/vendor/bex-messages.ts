/*
 * These are the messages between the page and the vendor's document. The document has an origin of its own (it is sandboxed), so
 * the page recognises it by its window; the document recognises the page by its origin.
 */

/** Where the vendor's document is served. */
export const bexPath = '/odeme/bex';

/** The document is there; the dialog is open, done, closed by the shopper, or could not be opened. */
const bexEvents = ['ready', 'opened', 'completed', 'cancelled', 'failed'] as const;

export type BexEvent = (typeof bexEvents)[number];

/** From the document to the page. */
export interface BexNews {
  readonly bex: BexEvent;
  /** With `completed`: what the vendor calls its result; empty when it does not say. */
  readonly resultId: string;
}

/** From the page to the document. */
export interface BexOrder {
  readonly baseJs: string;
  readonly ticket: { readonly id: string; readonly path: string; readonly token: string };
}

export function readNews(data: unknown): BexNews | undefined {
  if (typeof data !== 'object' || data === null || !('bex' in data)) return undefined;
  const event = bexEvents.find((known) => known === data.bex);
  const resultId = 'resultId' in data && typeof data.resultId === 'string' ? data.resultId.slice(0, 200) : '';
  return event === undefined ? undefined : { bex: event, resultId };
}

export function readOrder(data: unknown): BexOrder | undefined {
  if (typeof data !== 'object' || data === null || !('baseJs' in data) || !('ticket' in data)) return undefined;
  const { baseJs, ticket } = data;
  if (typeof baseJs !== 'string' || typeof ticket !== 'object' || ticket === null) return undefined;
  const { id, path, token } = { id: '', path: '', token: '', ...ticket };
  return { baseJs, ticket: { id: String(id), path: String(path), token: String(token) } };
}
