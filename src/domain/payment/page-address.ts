import { readShortId, readToken } from './route-parameters.js';

/*
 * The addresses of the page, as server and page both read them (RT-01..12). The page shows no other view than that which
 * its document was served for: what the server did not read as a link's or a payment's never becomes one in the browser.
 */

export interface AddressedPayment {
  /** Undefined where there is none. */
  readonly token: string | undefined;
  readonly isLink: boolean;
}

export type PageAddress =
  | ({ readonly kind: 'payment' } & AddressedPayment)
  | { readonly kind: 'result'; readonly token: string; readonly isLink: boolean }
  | { readonly kind: 'failed' }
  /** `shortId`: undefined where there is none, or nothing that could be one. */
  | { readonly kind: 'link'; readonly shortId: string | undefined }
  | { readonly kind: 'linkFailed'; readonly shortId: string }
  | { readonly kind: 'linkPaid'; readonly shortId: string }
  /** An older address: its page is a new document at `to` (RT-04, RT-10). */
  | { readonly kind: 'moved'; readonly to: string }
  /** Of a payment, with what is no token (ER-01). */
  | { readonly kind: 'notFound' }
  /** The root: a page of no payment, but one that is served (RT-01). */
  | { readonly kind: 'home' }
  | { readonly kind: 'fallback' };

const fallback: PageAddress = { kind: 'fallback' };
const notFound: PageAddress = { kind: 'notFound' };

/** Reads a path as it stands in an address, encodings and all. One slash may follow it (RT-11). */
export function readPageAddress(path: string): PageAddress {
  const [first, ...parts] = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  if (first === '' && parts.length === 0) return { kind: 'home' };
  if (first === 'link') return readLink(parts);
  const [second, ...rest] = parts;
  return first === 'odeme' && second === 'guvenli' ? readPayment(rest) : fallback;
}

/** The document that was served says which view it is for; a host that does not read addresses says nothing. */
export function addressOf({ view, path }: { readonly view: string | undefined; readonly path: string }): PageAddress {
  const address = readPageAddress(path);
  return view === undefined || view === address.kind ? address : fallback;
}

/** Behind `/odeme/guvenli`. */
function readPayment([kind, first = '', second, ...more]: readonly string[]): PageAddress {
  const isLink = kind === 'link';
  if (more.length > 0 || !(isLink || kind === 'v2')) return fallback;
  if (isWritten(second)) {
    if (isLink && first === 'v2') return atToken(second, (token) => moved('/odeme/guvenli/link/', token));
    return isLink || first !== 'basarili' ? fallback : atToken(second, (token) => ({ kind: 'result', token, isLink }));
  }
  const last = withoutPunctuation(first);
  if (first === '' || (isLink && last === 'v2')) return { kind: 'payment', token: undefined, isLink };
  if (last === 'basarisiz' && !isLink) return { kind: 'failed' };
  if (last === 'basarisiz' || last === 'basarili') return fallback;
  return atToken(first, (token) => ({ kind: 'payment', token, isLink }));
}

/** Behind `/link`. */
function readLink([first, second, ...more]: readonly string[]): PageAddress {
  if (more.length > 0) return fallback;
  if (!isWritten(second)) {
    if (first === 'success') return fallback;
    return { kind: 'link', shortId: shortIdIn(first ?? '') };
  }
  if (first === 'success') return atToken(second, (token) => ({ kind: 'result', token, isLink: true }));
  if (first === 'v2') {
    const shortId = shortIdIn(second);
    return shortId === undefined ? fallback : moved('/link/', shortId);
  }
  const shortId = readShortId(first);
  const end = withoutPunctuation(second);
  if (shortId === undefined || !(end === 'failed' || end === 'success')) return fallback;
  return end === 'failed' ? { kind: 'linkFailed', shortId } : { kind: 'linkPaid', shortId };
}

function moved(path: string, id: string): PageAddress {
  return { kind: 'moved', to: path + id };
}

/** Returns what stands at the token of a segment; nothing is found where it is none (ER-01). */
function atToken(segment: string, found: (token: string) => PageAddress): PageAddress {
  const token = readToken(withoutPunctuation(segment));
  return token === undefined ? notFound : found(token);
}

/** Returns whether there is a segment that is more than what a chat program adds behind the last slash: `ID/)`. */
function isWritten(segment: string | undefined): segment is string {
  return segment !== undefined && !punctuation.test(decode(segment));
}

function shortIdIn(segment: string): string | undefined {
  return readShortId(withoutPunctuation(segment));
}

/**
 * An apostrophe with the suffix behind it, or marks, spaces and what is not seen, of every script: anything but letters,
 * digits, controls and what parts an address.
 */
const punctuation = /^(?:['’‘`´].*|(?:[^\p{L}\p{N}\p{Cc}/\\%]|[\t\n\r])+(?:['’‘`´].*)?)$/su;

/** A chat program takes what stands behind an address for its end, and it is copied with it: `ID'den`, `ID.`, `ID~`. */
function withoutPunctuation(segment: string): string {
  const [id = ''] = /^[\w-]*/.exec(segment) ?? [];
  return punctuation.test(decode(segment.slice(id.length))) ? id : segment;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
