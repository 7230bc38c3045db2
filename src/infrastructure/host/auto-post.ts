/** A form that posts itself, as plain data: nothing of the bank's document is left in it. */
export interface AutoPost {
  /** As it is written in the document. */
  readonly action: string;
  readonly enctype: string;
  readonly charset: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Elements that do, ask or load more than what shows words and posts one form. */
const active = [
  'iframe, frame, frameset, object, embed, applet, template, base, dialog, meta[http-equiv=refresh i], script[src]',
  'select, textarea, fieldset[disabled], input[type=image i], input[type=file i], input[type=password i]',
  'input[type=email i], input[type=tel i], input[type=number i], input[type=radio i], input[type=checkbox i]',
  '[formaction], [form]',
].join(',');

const noFields: ReadonlySet<string> = new Set(['submit', 'button', 'reset']);

/** A script that only submits is not longer, in characters. */
const longestCode = 2_000;

const quoted = String.raw`(?:'[\w-]+'|"[\w-]+")`;

/** How a script can name the one form: `document.forms[0]`, `document.getElementById('f')`, `document.f`, `f`. */
const formName = [
  String.raw`forms\[(?:0|${quoted})\]`,
  String.raw`getElementById\(${quoted}\)`,
  String.raw`(?:forms\.)?[\w$]+`,
].join('|');

const submits = new RegExp(String.raw`^(?:window\.)?(?:document\.)?(?:${formName})\.submit\(\);?$`);

/** Wrapping that only decides when code runs: `window.onload = function () { … }` and a function called on the spot. */
const wrapped = /^(?:window\.onload=function\(\)\{(.*)\};?|\(function\(\)\{(.*)\}\)\(\);?)$/;

/**
 * The one form of a document whose whole behaviour is to post it. Undefined for every other document, however it is
 * written: only running it shows what it does. `page` must have been parsed inertly (DOMParser); it is changed.
 */
export function readAutoPost(page: Document): AutoPost | undefined {
  // `noscript` is shown where scripts are off, and here they are on.
  for (const element of all(page, 'noscript')) element.remove();
  const forms = all(page, 'form');
  const [form] = forms;
  // guard: bank’s document that does more than post -> if (form === undefined || forms.length > 1) return undefined;
  if (form === undefined || forms.length > 1 || all(page, active).length > 0) return undefined;
  // guard: bank’s script in the page -> if (attribute(form, 'method').toLowerCase() !== 'post') return undefined;
  if (attribute(form, 'method').toLowerCase() !== 'post' || !onlySubmits(page)) return undefined;
  const inputs = all(page, 'input');
  if (!inputs.every((input) => isOf(form, input))) return undefined;
  return {
    // Browsers drop the white space around an address.
    action: attribute(form, 'action').trim(),
    enctype: attribute(form, 'enctype'),
    charset: attribute(form, 'accept-charset'),
    fields: inputs
      // A script's `submit()` sends no button.
      .filter((input) => !noFields.has(attribute(input, 'type').toLowerCase()))
      .filter((input) => attribute(input, 'name') !== '' && attribute(input, 'disabled', 'no') === 'no')
      .map((input) => [attribute(input, 'name'), attribute(input, 'value')]),
  };
}

/**
 * Returns whether a field is posted with the form (TR-08). A table takes a form's fields out of its element; a document
 * without a window does not say whose they are, so it is not rebuilt: where it runs, the browser posts them.
 */
function isOf(form: Element, input: Element): boolean {
  return input instanceof HTMLInputElement && input.form === form;
}

function onlySubmits(page: Document): boolean {
  const codes = all(page, 'script').map((script) => script.textContent ?? '');
  for (const element of all(page, '*')) {
    const handlers = Element.prototype.getAttributeNames.call(element).filter((name) => name.startsWith('on'));
    if (handlers.length === 0) continue;
    if (element.localName !== 'body' || handlers.join() !== 'onload') return false;
    codes.push(attribute(element, 'onload').replace(/^javascript:/i, ''));
  }
  if (codes.join('').length > longestCode) return false;
  const statements = codes.map(bare).filter((code) => code !== '');
  // A document that nothing sends waits for the shopper: it must be shown as it is.
  return statements.length > 0 && statements.every(isSubmit);
}

/** The code without comments and white space. */
function bare(code: string): string {
  return code
    .replace(/<!--|-->/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[\s;{}])\/\/[^\n]*/g, '$1')
    .replace(/\s+/g, '');
}

function isSubmit(code: string): boolean {
  const inner = wrapped.exec(code);
  return submits.test(inner?.[1] ?? inner?.[2] ?? code);
}

/*
 * Names in the bank's document hide the DOM's own: with `<form name="querySelectorAll">` or
 * `<input name="getAttribute">` the method of that name is an element. So methods are taken from the prototypes.
 */

function all(page: Document, selector: string): Element[] {
  return [...Document.prototype.querySelectorAll.call(page, selector)];
}

function attribute(element: Element, name: string, missing = ''): string {
  return Element.prototype.getAttribute.call(element, name) ?? missing;
}
