/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { of } from 'rxjs';
import { page as en } from '../../../../src/ui/texts/en/page.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { creditCard } from '../../../ports/fake-cards.js';
import { FakePorts } from '../fake-ports.js';
import { goodCard, storePage, testTime } from '../payment-samples.js';
import {
  autofill,
  backspace,
  deleteForward,
  empty,
  field,
  pasteInto,
  renderPayment,
  typeGoodCard,
  typeInto,
} from '../render-payment.js';

// Many keys are pressed here, and a busy machine renders slowly.
jest.setTimeout(30_000);

beforeEach(() => jest.useFakeTimers({ now: testTime, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const problemOf = (id: string) => document.getElementById(`${id}-problem`)?.textContent;
const digitsBefore = (input: HTMLInputElement) => input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '');
const caretOf = (input: HTMLInputElement) => [input.selectionStart, input.selectionEnd];

describe('the form', () => {
  it('CN-01 CN-21 has the id formPayWithCard and the four fields with label, id and autocomplete token, none with a name', () => {
    renderPayment(new FakePorts(storePage({ non3d: true })));
    const form = document.getElementById('formPayWithCard')!;
    expect(form.tagName).toBe('FORM');
    expect(form).toHaveAttribute('autocomplete', 'off');
    for (const id of ['cc-name', 'cc-number', 'cc-exp', 'cc-csc']) {
      const input = form.querySelector(`#${id}`)!;
      expect(input).toHaveAttribute('autocomplete', id);
      expect(input).toHaveAccessibleName(/\S/);
    }
    expect(form.querySelector('#chkStoreCard')).toHaveAttribute('type', 'checkbox');
    expect(form.querySelector('#chkUse3DSecure')).toHaveAttribute('type', 'checkbox');
    expect(form.querySelectorAll('[name]')).toHaveLength(0);
    for (const id of ['cc-number', 'cc-exp', 'cc-csc'] as const)
      expect(field(id)).toHaveAttribute('inputmode', 'numeric');
  });

  it('RL-02 the fields take what is typed while the payment loads', async () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => of();
    const { user } = renderPayment(ports);
    await typeGoodCard(user);
    expect(field('cc-number').value).toBe('4355 0843 5508 4358');
    expect(field('cc-exp').value).toBe('12/30');
    expect(field('cc-csc').value).toBe('000');
    expect(field('cc-name').value).toBe('AYŞE YILMAZ');
  });
});

describe('typing, pasting, editing', () => {
  it('CN-07 CN-08 digits only, in groups as they are typed', async () => {
    const { user } = renderPayment();
    const number = field('cc-number');
    await user.click(number);
    await user.keyboard('43a55-0 8');
    expect([number.value, ...caretOf(number)]).toEqual(['4355 08', 7, 7]);
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
    expect(vm.form.expiry).toBe('12/30');
    empty(expiry);
    autofill(expiry, text);
    expect(expiry.value).toBe('12/30');
    expect(vm.form.expiry).toBe('12/30');
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
    expect([expiry.value, ...caretOf(expiry)]).toEqual(['1/31', 1, 1]);
    typeInto(expiry, '2');
    expect([expiry.value, vm.form.expiry, ...caretOf(expiry)]).toEqual(['12/31', '12/31', 2, 2]);
    expiry.setSelectionRange(5, 5);
    for (let press = 0; press < 5; press += 1) backspace(expiry);
    expect(expiry.value).toBe('');
    expect(vm.form.expiry).toBe('');
  });

  it('CN-08 the caret never jumps: what is typed, pasted or deleted in the middle leaves it behind the same digits', () => {
    renderPayment();
    const number = field('cc-number');
    typeInto(number, '43550843550843');
    number.setSelectionRange(7, 7);
    typeInto(number, '9');
    expect([number.value, ...caretOf(number)]).toEqual(['4355 0894 3550 843', 8, 8]);
    backspace(number);
    expect([number.value, ...caretOf(number)]).toEqual(['4355 0843 5508 43', 7, 7]);
    // Over a separator: the caret steps over it, the next press takes the digit.
    number.setSelectionRange(5, 5);
    backspace(number);
    expect([number.value, ...caretOf(number)]).toEqual(['4355 0843 5508 43', 4, 4]);
    backspace(number);
    expect([number.value, ...caretOf(number)]).toEqual(['4350 8435 5084 3', 3, 3]);
    deleteForward(number);
    expect([number.value, ...caretOf(number)]).toEqual(['4358 4355 0843', 3, 3]);
    number.setSelectionRange(2, 6);
    backspace(number);
    expect([number.value, ...caretOf(number)]).toEqual(['4335 5084 3', 2, 2]);
    pasteInto(number, '55-66');
    expect(number.value).toBe('4355 6635 5084 3');
    expect(digitsBefore(number)).toBe('435566');
  });

  it('CN-08 a property: after any edit at any caret the field holds the right digits, and the caret stands behind its own', () => {
    const { vm } = renderPayment();
    const number = field('cc-number');
    fc.assert(
      fc.property(
        fc.stringMatching(/^4[0-9]{0,12}$/),
        fc.nat(16),
        fc.constantFrom('type', 'backspace', 'delete'),
        (digits, at, edit) => {
          empty(number);
          pasteInto(number, digits);
          const caret = Math.min(at, number.value.length);
          number.setSelectionRange(caret, caret);
          const left = digitsBefore(number);
          const right = digits.slice(left.length);
          const overSeparator = number.value.charAt(edit === 'delete' ? caret : caret - 1) === ' ';
          if (edit === 'type') typeInto(number, '7');
          else if (edit === 'backspace') backspace(number);
          else deleteForward(number);
          const [leftAfter, rightAfter] =
            edit === 'type'
              ? [`${left}7`, right]
              : overSeparator
                ? [left, right]
                : edit === 'backspace'
                  ? [left.slice(0, -1), right]
                  : [left, right.slice(1)];
          expect(vm.form.number).toEqual(leftAfter + rightAfter);
          expect(digitsBefore(number)).toEqual(leftAfter);
          expect(number.value).toBe(vm.form.text('number'));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('CN-12 the security code takes digits only, as many as the type has; its hint says where they are', () => {
    renderPayment();
    const [number, code] = [field('cc-number'), field('cc-csc')];
    typeInto(code, '1a2345');
    expect(code.value).toBe('1234');
    empty(code);
    pasteInto(number, goodCard.number);
    typeInto(code, '12345');
    expect(code.value).toBe('123');
    expect(code).toHaveAccessibleDescription(expect.stringContaining(tr['card.cvvHint']));
    empty(code);
    empty(number);
    pasteInto(number, '378282246310005');
    typeInto(code, '12345');
    expect(code.value).toBe('1234');
    expect(code).toHaveAccessibleDescription(expect.stringContaining(tr['card.cvvHintAmex']));
  });

  it('CN-12 a code that became too long for its type is told so, not cut', () => {
    renderPayment();
    typeInto(field('cc-csc'), '1234');
    pasteInto(field('cc-number'), goodCard.number);
    expect(problemOf('cc-csc')).toBe(tr['validation.cardCvvLength'].replace('{{length}}', '3'));
    expect(field('cc-csc').value).toBe('1234');
  });

  it('CN-12 a help dialog with pictures explains the security code', async () => {
    const { user } = renderPayment();
    await user.click(screen.getByRole('button', { name: 'Güvenlik kodu nerede?' }));
    const dialog = screen.getByRole('dialog', { name: 'Güvenlik kodu nerede?' });
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

describe('messages', () => {
  it('CN-02 CN-14 CN-15 a field that is left empty says so: the number in its own words, the others Bu alan zorunludur', async () => {
    const { user } = renderPayment();
    expect(problemOf('cc-number')).toBe('');
    await user.click(field('cc-number'));
    expect(problemOf('cc-number')).toBe('');
    await user.tab();
    expect(problemOf('cc-number')).toBe(tr['validation.cardNumber']);
    for (const id of ['cc-exp', 'cc-csc', 'cc-name'] as const) {
      act(() => field(id).focus());
      act(() => field(id).blur());
      expect(problemOf(id)).toBe('Bu alan zorunludur');
      expect(field(id)).toBeInvalid();
      expect(field(id)).toHaveAccessibleDescription(/Bu alan zorunludur/);
    }
  });

  it('CN-15 validation runs on blur, and from then on with every change', async () => {
    const { user } = renderPayment();
    await user.click(field('cc-number'));
    await user.keyboard('4355');
    expect(problemOf('cc-number')).toBe('');
    await user.tab();
    expect(problemOf('cc-number')).toBe(tr['validation.cardNumberMinlength']);
    await user.click(field('cc-number'));
    await user.keyboard('084355084359');
    expect(problemOf('cc-number')).toBe(tr['validation.cardNumberFormat']);
    await user.keyboard('{Backspace}8');
    expect(problemOf('cc-number')).toBe('');
    expect(field('cc-number')).toBeValid();
  });

  it('CN-11 CN-12 CN-13 say what is wrong with date, code and name', async () => {
    const { user } = renderPayment();
    await user.click(field('cc-exp'));
    await user.keyboard('0526');
    await user.click(field('cc-csc'));
    await user.keyboard('12');
    await user.click(field('cc-name'));
    await user.keyboard('AYŞE');
    await user.tab();
    expect(problemOf('cc-exp')).toBe(tr['validation.cardExpiryDateFormat']);
    expect(problemOf('cc-csc')).toBe(tr['validation.cardCvvLength'].replace('{{length}}', '3-4'));
    expect(problemOf('cc-name')).toBe(tr['validation.cardHolderName']);
    await user.click(field('cc-name'));
    await user.keyboard(` ${'Y'.repeat(75)}`);
    expect(problemOf('cc-name')).toBe(tr['validation.cardHolderNameMax'].replace('{{max}}', '75'));
  });

  it('CN-15 a window that loses the focus, while the card is looked up elsewhere, says nothing', () => {
    renderPayment();
    const number = field('cc-number');
    act(() => number.focus());
    fireEvent.blur(number);
    expect(problemOf('cc-number')).toBe('');
  });

  it('CN-15 LG-04 a change of language changes the messages that are shown', async () => {
    const { user } = renderPayment();
    await user.click(field('cc-number'));
    await user.keyboard('4355');
    await user.tab();
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(problemOf('cc-number')).toBe(en['validation.cardNumberMinlength']);
    expect(field('cc-number').value).toBe('4355');
  });
});

describe('where the focus goes', () => {
  it('CN-17 a full valid number moves it to the date, a valid date to the code; each hint says so beforehand', async () => {
    const { user } = renderPayment();
    expect(field('cc-number')).toHaveAccessibleDescription(expect.stringContaining(tr['card.numberHint']));
    expect(field('cc-exp')).toHaveAccessibleDescription(expect.stringContaining(tr['card.expiryHint']));
    await user.click(field('cc-number'));
    await user.keyboard(goodCard.number.slice(0, -1));
    expect(field('cc-number')).toHaveFocus();
    await user.keyboard('8');
    expect(field('cc-exp')).toHaveFocus();
    await user.keyboard('123');
    expect(field('cc-exp')).toHaveFocus();
    await user.keyboard('0');
    expect(field('cc-csc')).toHaveFocus();
    await user.keyboard('000');
    expect(field('cc-csc')).toHaveFocus();
  });

  it('CN-17 not for a 13-digit beginning that passes the checksum', async () => {
    const { user, vm } = renderPayment();
    await user.click(field('cc-number'));
    await user.keyboard('4222222222222');
    expect(vm.form.problem('number')).toBeUndefined();
    expect(field('cc-number')).toHaveFocus();
  });

  it('CN-17 never on autofill, on a paste, on backspace or in the middle', () => {
    const { vm } = renderPayment();
    const number = field('cc-number');
    act(() => number.focus());
    for (const fill of [autofill, pasteInto]) {
      fill(number, '4355084355084358');
      expect(vm.form.problem('number')).toBeUndefined();
      expect(number).toHaveFocus();
      empty(number);
    }
    typeInto(number, '435584355084358');
    number.setSelectionRange(4, 4);
    typeInto(number, '0');
    expect(number.value).toBe('4355 0843 5508 4358');
    expect(number).toHaveFocus();
    // A 13-digit Visa is valid, and stays so by backspace: still no move.
    empty(number);
    typeInto(number, '42222222222220');
    backspace(number);
    expect(vm.form.problem('number')).toBeUndefined();
    expect(number).toHaveFocus();
    const expiry = field('cc-exp');
    act(() => expiry.focus());
    autofill(expiry, '12/2030');
    expect(expiry).toHaveFocus();
  });

  it('CN-17 never away from a field the shopper went back to edit', async () => {
    const { user } = renderPayment();
    await user.click(field('cc-number'));
    await user.keyboard(goodCard.number);
    expect(field('cc-exp')).toHaveFocus();
    await user.click(field('cc-number'));
    await user.keyboard('{Backspace}8');
    expect(field('cc-number')).toHaveFocus();
  });
});

describe('what the page knows of the card', () => {
  const logos = () => [...document.querySelectorAll('form img')].map((image) => image.getAttribute('src'));

  it('CN-10 CN-20 the scheme’s logo appears once the number is recognised, the brand’s once the look-up names it', async () => {
    const { user, ports } = renderPayment();
    expect(logos()).toEqual([]);
    await user.click(field('cc-number'));
    await user.keyboard('4');
    expect(logos()).toEqual(['/oos-assets/logo/card-schemas/visa.svg']);
    expect(within(document.getElementById('formPayWithCard')!).getByRole('img', { name: 'Visa' })).toBeInTheDocument();
    expect(ports.cards.bins).toEqual([]);
    await user.keyboard('3550843');
    expect(ports.cards.bins).toEqual(['43550843']);
    expect(logos()).toEqual(['/oos-assets/logo/card-brands/bonus.svg', '/oos-assets/logo/card-schemas/visa.svg']);
  });

  it('CN-19 a prepaid card fills the name and locks it; another card unlocks it with what was typed', async () => {
    const ports = new FakePorts();
    ports.cards.onLookUp = (bin) => of({ ...creditCard, type: bin === '43550843' ? 'prepaid' : 'credit' });
    const { user } = renderPayment(ports);
    typeInto(field('cc-name'), 'Ayşe');
    typeInto(field('cc-number'), '43550843');
    expect(field('cc-name')).toHaveValue('ÖN ÖDEMELİ KART');
    expect(field('cc-name')).toHaveAttribute('readonly');
    typeInto(field('cc-name'), 'X');
    expect(field('cc-name')).toHaveValue('ÖN ÖDEMELİ KART');
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(field('cc-name')).toHaveValue('PREPAID CARD');
    backspace(field('cc-number'));
    typeInto(field('cc-number'), '4');
    expect(field('cc-name')).toHaveValue('Ayşe');
    expect(field('cc-name')).not.toHaveAttribute('readonly');
  });
});
