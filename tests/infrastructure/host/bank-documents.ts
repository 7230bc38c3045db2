import { openChallenge } from '../../../src/infrastructure/host/bank-document.js';
import { readBankForm } from '../../../src/infrastructure/host/bank-form.js';
import { safeUrl } from '../../../src/infrastructure/host/safe-url.js';

/** Documents of a bank, and what becomes of them when they are opened. */

export const bank = 'https://acs.bank.example/pareq';
export const fields = '<input type="hidden" name="PaReq" value="eJx&amp;ü"><input type="hidden" name="MD" value="1">';
export const form = (inside = fields, attributes = '') =>
  `<form name="f" method="post" action="${bank}" ${attributes}>${inside}</form>`;
export const script = (code: string) => `<script>${code}</script>`;
export const safe = (url: string) => safeUrl(url, []);

/** A form as it was submitted; `fields` are pairs of name and value. */
export interface Sent {
  readonly action: string;
  readonly method: string;
  readonly target: string;
  readonly fields: readonly (readonly string[])[];
}

/** Opens a document. `sent` are the forms submitted from here, `went` the steps to the hand-over document. */
export function open(html: string) {
  return opened(html, readBankForm);
}

/** Opens a document before what reads a bank's form has arrived. */
export function openUnread(html: string) {
  return opened(html, undefined);
}

function opened(html: string, readForm: typeof readBankForm | undefined) {
  const sent: Sent[] = [];
  HTMLFormElement.prototype.submit = function submit() {
    const inputs = [...Element.prototype.querySelectorAll.call(this, 'input')] as HTMLInputElement[];
    sent.push({
      action: Element.prototype.getAttribute.call(this, 'action') ?? '',
      method: Element.prototype.getAttribute.call(this, 'method') ?? '',
      target: Element.prototype.getAttribute.call(this, 'target') ?? '',
      fields: inputs.map(({ name, value }) => [name, value]),
    });
  };
  const went: string[] = [];
  const page = {
    document,
    name: '',
    location: { assign: (address: string) => went.push(address.split('#')[0] ?? '') },
  };
  const error = openChallenge(page as unknown as Window, html, safe, readForm);
  return { opened: error === undefined, sent, went, name: page.name };
}
