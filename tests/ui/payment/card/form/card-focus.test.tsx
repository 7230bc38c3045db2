/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { page as tr } from '../../../../../src/ui/texts/tr/page.js';
import { goodCard } from '../../payment-samples.js';
import { autofill, backspace, field, pasteInto, renderPayment, typeInto } from '../../render-payment.js';
import { renderAtTestTime } from '../../test-time.js';

renderAtTestTime();

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
    expect(vm.form.fields.problem('number')).toBeUndefined();
    expect(field('cc-number')).toHaveFocus();
  });

  it.each([
    ['without a checksum', '6200000000000000', '012', '6200 0000 0000 0000 012'],
    ['of JCB', '3528000000000007', '101', '3528 0000 0000 0007 101'],
  ])(
    'CN-07 CN-17 not for 16 digits of a card %s that may have 19, before the last of them',
    async (_, first, rest, whole) => {
      const { user, vm } = renderPayment();
      await user.click(field('cc-number'));
      await user.keyboard(first);
      expect(vm.form.fields.problem('number')).toBeUndefined();
      await user.keyboard(rest);
      expect(field('cc-number')).toHaveValue(whole);
      expect(field('cc-exp')).toHaveFocus();
    },
  );

  it.each([
    ['on autofill', autofill],
    ['on a paste', pasteInto],
  ])('CN-17 never %s', (_, fill) => {
    const { vm } = renderPayment();
    const number = field('cc-number');
    act(() => number.focus());
    fill(number, '4355084355084358');
    expect(vm.form.fields.problem('number')).toBeUndefined();
    expect(number).toHaveFocus();
  });

  it('CN-17 never in the middle of the number', () => {
    renderPayment();
    const number = field('cc-number');
    typeInto(number, '435584355084358');
    number.setSelectionRange(4, 4);
    typeInto(number, '0');
    expect(number.value).toBe('4355 0843 5508 4358');
    expect(number).toHaveFocus();
  });

  it('CN-17 never on backspace: a 13-digit Visa number that it leaves is valid', () => {
    const { vm } = renderPayment();
    const number = field('cc-number');
    typeInto(number, '42222222222220');
    backspace(number);
    expect(vm.form.fields.problem('number')).toBeUndefined();
    expect(number).toHaveFocus();
  });

  it('CN-17 never on the autofill of the date', () => {
    renderPayment();
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

  it('CN-11 CN-17 12/3300 typed key by key: what comes behind the whole date stands in the code, which is too short', async () => {
    const { user, vm } = renderPayment();
    await user.click(field('cc-name'));
    await user.keyboard(goodCard.owner);
    await user.click(field('cc-number'));
    await user.keyboard(goodCard.number);
    await user.keyboard('12/3300');
    expect(field('cc-exp')).toHaveValue('12/33');
    expect(field('cc-csc')).toHaveValue('00');
    expect(field('cc-csc')).toHaveFocus();
    expect(vm.form.card).toBeUndefined();
    await user.tab();
    expect(field('cc-csc')).toBeInvalid();
  });

  it('CN-11 CN-23 12/3300 typed key by key into a date that the shopper came back to: the full field takes no more keys', async () => {
    const { user } = renderPayment();
    await user.click(field('cc-exp'));
    await user.keyboard('12/30');
    await user.tripleClick(field('cc-exp'));
    await user.keyboard('12/3300');
    expect(field('cc-exp')).toHaveValue('12/33');
    expect(field('cc-exp')).toHaveFocus();
    expect(field('cc-csc')).toHaveValue('');
  });
});
