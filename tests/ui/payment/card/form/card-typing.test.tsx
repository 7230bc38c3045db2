/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { page as tr } from '../../../../../src/ui/texts/tr/page.js';
import { goodCard } from '../../payment-samples.js';
import {
  autofill,
  backspace,
  deleteForward,
  empty,
  field,
  pasteInto,
  renderPayment,
  typeInto,
} from '../../render-payment.js';
import { renderAtTestTime } from '../../test-time.js';

renderAtTestTime();

/** The field holds the value, with nothing selected and the caret at that place. */
function expectCaret(input: HTMLInputElement, value: string, at: number): void {
  expect(input.value).toBe(value);
  expect(input.selectionStart).toBe(at);
  expect(input.selectionEnd).toBe(at);
}

const digitsBefore = (input: HTMLInputElement) => input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '');
const problemOf = (id: string) => document.getElementById(`${id}-problem`)?.textContent;

describe('typing, pasting, editing', () => {
  it('CN-07 CN-08 digits only, in groups as they are typed', async () => {
    const { user } = renderPayment();
    const number = field('cc-number');
    await user.click(number);
    await user.keyboard('43a55-0 8');
    expectCaret(number, '4355 08', 7);
    empty(number);
    typeInto(number, '378282246310005');
    expect(number.value).toBe('3782 822463 10005');
  });

  it.each(['4355 0843-5508 4358', '４３５５０８４３５５０８４３５８', '٤٣٥٥٠٨٤٣٥٥٠٨٤٣٥٨'])(
    'CN-08 a pasted %s ends as its digits, and so does an autofilled one',
    (text) => {
      const { vm } = renderPayment();
      const number = field('cc-number');
      pasteInto(number, text);
      expect(number.value).toBe('4355 0843 5508 4358');
      expect(vm.form.number).toBe('4355084355084358');
      empty(number);
      expect(number.value).toBe('');
      expect(vm.form.number).toBe('');
      autofill(number, text);
      expect(number.value).toBe('4355 0843 5508 4358');
      expect(vm.form.number).toBe('4355084355084358');
    },
  );

  it.each(['12/2030', '2030-12', '1230', '12 / 30'])('CN-11 a pasted or autofilled date %s ends as 12/30', (text) => {
    const { vm } = renderPayment();
    const expiry = field('cc-exp');
    pasteInto(expiry, text);
    expect(expiry.value).toBe('12/30');
    expect(vm.form.text('expiry')).toBe('12/30');
    empty(expiry);
    autofill(expiry, text);
    expect(expiry.value).toBe('12/30');
    expect(vm.form.text('expiry')).toBe('12/30');
  });

  it('CN-11 a date is typed, mended in the middle and deleted key by key', () => {
    const { vm } = renderPayment();
    const expiry = field('cc-exp');
    const steps = [...'1131'].map((key) => {
      typeInto(expiry, key);
      return expiry.value;
    });
    expect(steps).toEqual(['1', '11', '11/3', '11/31']);
    act(() => expiry.focus());
    expiry.setSelectionRange(2, 2);
    backspace(expiry);
    expectCaret(expiry, '1/31', 1);
    typeInto(expiry, '2');
    expectCaret(expiry, '12/31', 2);
    expect(vm.form.text('expiry')).toBe('12/31');
    expiry.setSelectionRange(5, 5);
    for (let press = 0; press < 5; press += 1) backspace(expiry);
    expect(expiry.value).toBe('');
    expect(vm.form.text('expiry')).toBe('');
  });

  it('CN-08 the caret never jumps: what is typed, pasted or deleted in the middle leaves it behind the same digits', () => {
    renderPayment();
    const number = field('cc-number');
    typeInto(number, '43550843550843');
    number.setSelectionRange(7, 7);
    typeInto(number, '9');
    expectCaret(number, '4355 0894 3550 843', 8);
    backspace(number);
    expectCaret(number, '4355 0843 5508 43', 7);
    // Over a separator: the caret steps over it, the next press takes the digit.
    number.setSelectionRange(5, 5);
    backspace(number);
    expectCaret(number, '4355 0843 5508 43', 4);
    backspace(number);
    expectCaret(number, '4350 8435 5084 3', 3);
    deleteForward(number);
    expectCaret(number, '4358 4355 0843', 3);
    number.setSelectionRange(2, 6);
    backspace(number);
    expectCaret(number, '4335 5084 3', 2);
    pasteInto(number, '55-66');
    expect(number.value).toBe('4355 6635 5084 3');
    expect(digitsBefore(number)).toBe('435566');
  });

  it('CN-12 the security code takes digits only: 4 while the type of the card is open', () => {
    renderPayment();
    typeInto(field('cc-csc'), '1a2345');
    expect(field('cc-csc').value).toBe('1234');
  });

  it.each([
    ['a Visa card', goodCard.number, '123', tr['card.cvvHint']],
    ['an American Express card', '378282246310005', '1234', tr['card.cvvHintAmex']],
  ])(
    'CN-12 the security code of %s has as many digits as its type; its hint says where they are',
    (_, number, kept, hint) => {
      renderPayment();
      const code = field('cc-csc');
      pasteInto(field('cc-number'), number);
      typeInto(code, '12345');
      expect(code.value).toBe(kept);
      expect(code).toHaveAccessibleDescription(expect.stringContaining(hint));
    },
  );

  it('CN-12 a code that became too long for its type says so, and is not cut', () => {
    renderPayment();
    typeInto(field('cc-csc'), '1234');
    pasteInto(field('cc-number'), goodCard.number);
    expect(problemOf('cc-csc')).toBe(tr['validation.cardCvvLength'].replace('{{length}}', '3'));
    expect(field('cc-csc').value).toBe('1234');
  });

  it('CN-12 a help dialog with pictures explains the security code', async () => {
    const { user } = renderPayment();
    await user.click(screen.getByRole('button', { name: 'Güvenlik kodu nerede?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Güvenlik kodu nerede?' });
    expect(
      within(dialog)
        .getAllByRole('img')
        .map((picture) => picture.getAttribute('src')),
    ).toEqual(['/oos-assets/icons/cvv-back.svg', '/oos-assets/icons/cvv-front.svg']);
    for (const picture of within(dialog).getAllByRole('img')) expect(picture).toHaveAccessibleName(/\S/);
    await user.click(within(dialog).getByRole('button', { name: 'Tamam' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
