/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { page as en } from '../../../../src/ui/texts/en/page.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { field, renderPayment } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';

renderAtTestTime();

const problemOf = (id: string) => document.getElementById(`${id}-problem`)?.textContent;

describe('messages', () => {
  it('CN-02 CN-14 CN-15 a number that is left empty says so in its own words, and not before it is left', async () => {
    const { user } = renderPayment();
    expect(problemOf('cc-number')).toBe('');
    await user.click(field('cc-number'));
    expect(problemOf('cc-number')).toBe('');
    await user.tab();
    expect(problemOf('cc-number')).toBe(tr['validation.cardNumber']);
  });

  it.each(['cc-exp', 'cc-csc', 'cc-name'] as const)(
    'CN-14 CN-15 %s that is left empty says Bu alan zorunludur',
    (id) => {
      renderPayment();
      act(() => field(id).focus());
      act(() => field(id).blur());
      expect(problemOf(id)).toBe('Bu alan zorunludur');
      expect(field(id)).toBeInvalid();
      expect(field(id)).toHaveAccessibleDescription(/Bu alan zorunludur/);
    },
  );

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
    expect(problemOf('cc-exp')).toBe(tr['validation.cardExpiryDateFormat_past']);
    expect(problemOf('cc-csc')).toBe(tr['validation.cardCvvLength'].replace('{{length}}', '3-4'));
    expect(problemOf('cc-name')).toBe(tr['validation.cardHolderName']);
    await user.click(field('cc-name'));
    await user.keyboard(` ${'Y'.repeat(75)}`);
    expect(problemOf('cc-name')).toBe(tr['validation.cardHolderNameMax'].replace('{{max}}', '75'));
  });

  it('CN-15 a window that loses the focus, while the card is looked up, says nothing', () => {
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
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dil' }), 'English');
    expect(problemOf('cc-number')).toBe(en['validation.cardNumberMinlength']);
    expect(field('cc-number').value).toBe('4355');
  });
});
