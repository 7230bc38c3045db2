import type { ErrorDetails } from '../../domain/payment/failure.js';
import type { AutoPost, readAutoPost } from './auto-post.js';
import { openHandOverDocument } from './hand-over.js';

/** The largest bank document that is opened, in characters. */
export const longestDocument = 1_500_000;

/**
 * Replaces the page with the bank's document (PY-02). Its HTML never runs where cards are typed: it is parsed inertly,
 * and when all it does is to post one form, that form is rebuilt and sent from here. Any other document goes to the
 * hand-over document, as does every one while what reads such forms has not arrived. The typed card is wiped first.
 *
 * Undefined when it was opened. `{}`, with nothing done, for a form that would be posted to an address that is not safe,
 * and for an empty or oversized document.
 */
export function openChallenge(
  page: Window,
  html: string,
  safe: (url: string) => string | undefined,
  readForm: typeof readAutoPost | undefined,
): ErrorDetails | undefined {
  if (html.trim() === '' || html.length > longestDocument) return {};
  const post = readForm?.(parseInertly(html));
  if (post === undefined) {
    wipeCard(page.document);
    openHandOverDocument(page, html);
    return undefined;
  }
  const action = safe(post.action);
  // guard: bank’s form to a safe address -> if (action === undefined) { submit(page.document, post.action, post); return undefined; }
  if (action === undefined) return {};
  wipeCard(page.document);
  submit(page.document, action, post);
  return undefined;
}

function submit(document: Document, action: string, { enctype, charset, fields }: AutoPost): void {
  const form = document.createElement('form');
  form.hidden = true;
  form.method = 'post';
  form.action = action;
  if (enctype !== '') form.enctype = enctype;
  if (charset !== '') form.acceptCharset = charset;
  document.body.append(form);
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    // Taken from the prototypes from here on: a field may be named `append` or `submit`.
    Element.prototype.append.call(form, input);
  }
  HTMLFormElement.prototype.submit.call(form);
}

/** Empties the card fields: they must not hold a card when the browser keeps the page for Back. */
function wipeCard(document: Document): void {
  // guard: card wiped before the bank
  for (const field of document.querySelectorAll<HTMLInputElement>('input[id^="cc-"]')) field.value = '';
}

/** The part of Trusted Types that is used; TypeScript's own DOM types do not have it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
}

let toInertHtml: ((html: string) => string) | undefined;

/** DOMParser runs nothing and loads nothing. Under `require-trusted-types-for 'script'` it takes only what a policy has passed. */
function parseInertly(html: string): Document {
  toInertHtml ??= inertPolicy();
  return new DOMParser().parseFromString(toInertHtml(html), 'text/html');
}

/** A policy can be made once in a page. */
function inertPolicy(): (html: string) => string {
  const { trustedTypes }: { trustedTypes?: TrustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return (html) => html;
  const policy = trustedTypes.createPolicy('acs-html', { createHTML: (html) => html });
  return (html) => policy.createHTML(html);
}
