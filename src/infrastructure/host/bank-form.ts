import { type AutoPost, readAutoPost } from './auto-post.js';

/** The one form of a bank's document, rebuilt from what was read. */
export interface BankForm {
  /** As it is written in the document. */
  readonly action: string;
  /** Posts it to an address. */
  post(action: string): void;
}

/**
 * Returns the form of a document whose whole behaviour is to post it; undefined for any other. The HTML never runs: it is
 * parsed inertly. `page` is where the form is rebuilt.
 */
export function readBankForm(page: Document, html: string): BankForm | undefined {
  const read = readAutoPost(parseInertly(html));
  return read && { action: read.action, post: (action) => submit(page, action, read) };
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
