import { caretInAmount, maskTypedAmount } from '../../../domain/links/amount-mask.js';
import type { LinkType } from '../../../domain/links/link.js';

/** Describes what the document of a link says of it before its data arrives. */
export interface AwaitedLink {
  readonly type: LinkType;
  readonly shortId: string;
  readonly merchantName: string;
  readonly title: string;
  readonly description: string;
  /** As it is shown; empty where the payer chooses the amount. */
  readonly price: string;
  /** Of its currency, as it stands before an amount that is typed. */
  readonly sign: string;
}

interface Restorable {
  restore(texts: Readonly<Record<string, string>>): void;
}

/** Reads the texts that the provider wrote into the shell: the first rendering has to equal them. */
export function readAwaitedLink(root: ParentNode, type: LinkType, shortId: string): AwaitedLink {
  const text = (selector: string) => root.querySelector(selector)?.textContent ?? '';
  return {
    type,
    shortId,
    merchantName: text('header p > bdi'),
    title: text('h1'),
    description: text('#link-description'),
    price: text('#link-price'),
    sign: text('#link-sign'),
  };
}

/**
 * Reads into the form what the shopper typed, or the browser filled in, before the script had arrived. The amount is
 * shown as its mask makes it, with the caret behind the same digit.
 */
export function takeTyped(form: Restorable, root: ParentNode): void {
  const typed = new Map([...root.querySelectorAll<Control>('[id^="link-"]')].filter(isControl).map(typedIn));
  const amount = root.querySelector<HTMLInputElement>('#link-amount');
  if (amount !== null) typed.set('amount', shownAmount(amount));
  form.restore(Object.fromEntries(typed));
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: Element): boolean {
  return element.matches('input:not([readonly]), textarea, select');
}

/** A field's name and what is in it; of a box, whether it is checked. */
function typedIn(control: Control): readonly [string, string] {
  const isBox = control instanceof HTMLInputElement && control.type === 'checkbox';
  return [control.id.slice('link-'.length), isBox ? String(Number(control.checked)) : control.value];
}

function shownAmount(input: HTMLInputElement): string {
  const { value, selectionEnd, ownerDocument } = input;
  const shown = maskTypedAmount(value);
  if (shown !== value) {
    const caret = caretInAmount('', value, selectionEnd ?? value.length, shown);
    input.value = shown;
    if (ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
  }
  return shown;
}
