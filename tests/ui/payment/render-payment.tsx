import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { Observable } from 'rxjs';
import type { PaymentAnswer } from '../../../src/application/ports.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import * as cardExtras from '../../../src/parts/card-extras.part.js';
import { PartsContext } from '../../../src/ui/parts/parts-context.js';
import type { PaymentVm } from '../../../src/ui/payment/page/payment.vm.js';
import { PaymentRoute } from '../../../src/ui/routes/PaymentRoute.js';
import { type AddressOptions, FakePorts } from './fake-ports.js';
import { goodCard, providerPages, storePage, typeCard } from './payment-samples.js';

/** A payment page in the document, in StrictMode, with a shopper in front of it. Jest's fake timers are running. */
export function renderPayment(
  ports = new FakePorts(),
  options: AddressOptions = {},
): { readonly ports: FakePorts; readonly vm: PaymentVm; readonly user: UserEvent; readonly unmount: () => void } {
  const vm = ports.payment(options);
  if (ports.bringTexts === undefined) ports.later.partOf('AmountLabel').part = cardExtras;
  const page = (
    <PartsContext value={ports.later}>
      <PaymentRoute vm={vm} providerPages={providerPages} />
    </PartsContext>
  );
  const { unmount } = render(page, { wrapper: StrictMode });
  return { ports, vm, user: shopper(), unmount };
}

/** Somebody at the keyboard, in the tests' own time. */
export function shopper(): UserEvent {
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
}

/** Lets the parts that are fetched when they are first shown arrive. */
export async function settleParts(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await act(async () => {
      await import('../../../src/parts/card-extras.part.js');
      await import('../../../src/parts/methods.part.js');
      await import('../../../src/parts/qr-code.part.js');
    });
  }
}

/** A payment page with a right card in its form, ready to be sent. */
export function filled(page: Partial<PaymentPage> = {}, onPay?: () => Observable<PaymentAnswer>) {
  const ports = new FakePorts(storePage(page));
  if (onPay !== undefined) ports.payments.onPay = onPay;
  const rendered = renderPayment(ports);
  act(() => typeCard(rendered.vm.form));
  pass(1000);
  expect(payButton()).toBeEnabled();
  return rendered;
}

/** What the alerts of the page say, the empty ones left out. */
export const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent ?? '')
    .filter((text) => text !== '');

/** Lets time pass on the page. */
export function pass(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

export function field(id: 'cc-number' | 'cc-exp' | 'cc-csc' | 'cc-name'): HTMLInputElement {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${id}`);
  return input;
}

/** The button that pays, whatever it says; not the one of a dialog before it. */
export function payButton(): HTMLElement {
  const name =
    /[\d,] öde$|^Pay [^w]|Ödeme yap|Make payment|ile öde$|^Pay with|Bankaya geç|to the bank|Lütfen bekleyin|Please wait/;
  const button = screen.getAllByRole('button', { name }).find((each) => each.closest('dialog') === null);
  if (button === undefined) throw new Error('no button that pays');
  return button;
}

/** Types a card as a shopper does: the focus moves on by itself after the number and the date. */
export async function typeGoodCard(user: UserEvent): Promise<void> {
  await user.click(field('cc-number'));
  await user.keyboard(goodCard.number);
  await user.keyboard('1230');
  await user.keyboard(goodCard.cvv);
  await user.click(field('cc-name'));
  await user.keyboard(goodCard.owner);
}

/*
 * Editing at any caret, as a browser does it: `beforeinput`, the change, `input`. user-event keeps a value of its own
 * beside the field's, which is stale once the mask has rewritten the field, so it serves for typing at the end only.
 */

/** Types text at the caret, a key at a time; the focus may move on in between. */
export function typeInto(input: HTMLInputElement, text: string): void {
  act(() => input.focus());
  for (const key of text) edit(focused(), 'insertText', key);
}

export function pasteInto(input: HTMLInputElement, text: string): void {
  act(() => input.focus());
  edit(input, 'insertFromPaste', text);
}

export function backspace(input: HTMLInputElement): void {
  edit(input, 'deleteContentBackward');
}

export function deleteForward(input: HTMLInputElement): void {
  edit(input, 'deleteContentForward');
}

/** Selects all and deletes it. */
export function empty(input: HTMLInputElement): void {
  act(() => input.focus());
  input.setSelectionRange(0, input.value.length);
  backspace(input);
}

/** What a browser does when it fills a field in: the value is there, and an event follows. */
export function autofill(input: HTMLInputElement, value: string): void {
  act(() => {
    input.setRangeText(value, 0, input.value.length, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function edit(input: HTMLInputElement, inputType: string, data: string | null = null): void {
  act(() => {
    const event = { inputType, data, bubbles: true };
    if (!input.dispatchEvent(new InputEvent('beforeinput', { ...event, cancelable: true }))) return;
    if (input.readOnly) return;
    let [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    if (from === to && inputType === 'deleteContentBackward') from = Math.max(0, from - 1);
    if (from === to && inputType === 'deleteContentForward') to = Math.min(input.value.length, to + 1);
    if (from === to && data === null) return;
    input.setRangeText(data ?? '', from, to, 'end');
    // A paste has no data in a field's input event; the mask read it beforehand.
    input.dispatchEvent(new InputEvent('input', { ...event, data: inputType === 'insertText' ? data : null }));
  });
}

function focused(): HTMLInputElement {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement)) throw new Error('no field has the focus');
  return activeElement;
}
