/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { of } from 'rxjs';
import { links as linkEn } from '../../../../src/ui/texts/en/links.js';
import { links as linkTr } from '../../../../src/ui/texts/tr/links.js';
import { collection } from '../../../domain/sample-links.js';
import { failing, refused } from '../../../ports/failures.js';
import { enter, field, pressContinue, renderedLink } from '../rendered-link.js';

describe('a collection', () => {
  it('LK-01 shows who pays, not to be edited, and how much is left, to be edited', async () => {
    const ports = renderedLink(collection);
    expect(field(linkTr['address.fullName'])).toHaveValue('Ayşe Yılmaz');
    expect(field(linkTr['address.fullName'])).toHaveAttribute('readonly');
    expect(field(linkTr['address.email'])).toHaveAttribute('readonly');
    expect(field(linkTr['link.payment'])).toHaveValue('1.500,00');
    ports.links.onCreate = () => of({ token: 'tok1' });
    enter(linkTr['link.payment'], '500');
    expect(screen.getByText('Bu ödemeden sonra ₺1.000,00 kalır')).toBeVisible();
    await pressContinue();
    expect(ports.links.orders).toEqual([{ kind: 'collection', amount: 50_000 }]);
    expect(ports.wentTo).toEqual(['/odeme/guvenli/link/tok1']);
  });

  it.each([
    ['', 'Bu alan zorunludur', 'This field is required'],
    ['1,2,3', 'Tutarı 1.234,56 gibi yazın', 'Write the amount like 1.234,56'],
    ['0,99', 'En az ₺1,00 girin', 'Enter at least ₺1,00'],
    ['2000', 'En fazla ₺1.500,00 girin', 'Enter at most ₺1.500,00'],
    ['1.499,50', 'Kalan tutar sıfır ya da en az ₺1,00 olmalı', 'What is left must be zero or at least ₺1,00'],
    ['99999999', 'Tutar ₺9.999.999,00 sınırını aşamaz', 'The amount cannot exceed ₺9.999.999,00'],
  ])(
    'LK-02 LG-04 %j says what is wrong when it is left, in both languages, and stays as it is',
    async (text, turkish, english) => {
      const ports = renderedLink(collection);
      enter(linkTr['link.payment'], text);
      const amount = field(linkTr['link.payment']);
      expect(amount).toHaveAccessibleDescription(expect.stringContaining(turkish));
      expect(amount).toHaveAttribute('aria-invalid', 'true');
      await act(() => ports.texts.choose('en'));
      expect(field(linkEn['link.payment'])).toHaveAccessibleDescription(expect.stringContaining(english));
    },
  );

  it.each([
    ['1.234,56', '1.234,56'],
    ['1234.5', '1.234,50'],
    ['₺1.250', '1.250,00'],
    [' 1 250,5 TL ', '1.250,50'],
    ['１２３', '123,00'],
  ])('LK-02 %j is shown as %s when the field is left', (text, shown) => {
    renderedLink(collection);
    enter(linkTr['link.payment'], text);
    expect(field(linkTr['link.payment'])).toHaveValue(shown);
  });

  it('LK-02 the mask sets the thousands while it is typed, takes no third decimal, and keeps the caret', async () => {
    renderedLink(collection);
    const amount = field(linkTr['link.payment']);
    await userEvent.clear(amount);
    await userEvent.type(amount, '1x5000,256');
    expect(amount).toHaveValue('15.000,25');
    amount.setSelectionRange(1, 1);
    await userEvent.keyboard('{Backspace}9');
    expect(amount).toHaveValue('95.000,25');
    expect(amount.selectionStart).toBe(1);
  });

  it('LK-02 a pasted 1,500 stays as it came, is marked and is not sent', async () => {
    const ports = renderedLink(collection);
    enter(linkTr['link.payment'], '1,500');
    expect(field(linkTr['link.payment'])).toHaveValue('1,500');
    expect(field(linkTr['link.payment'])).toHaveAccessibleDescription(
      expect.stringContaining(linkTr['validation.amount']),
    );
    await pressContinue();
    expect(ports.links.orders).toEqual([]);
  });

  it.each([
    ['750,00', '75.00', '75,00'],
    ['1.250,00', '1.25', '1,25'],
    ['1,00', '1,500', '1,500'],
  ])('LK-02 over %s, %s pasted is shown as %s', async (before, text, shown) => {
    renderedLink(collection);
    enter(linkTr['link.payment'], before);
    const amount = field(linkTr['link.payment']);
    await userEvent.click(amount);
    amount.select();
    await userEvent.paste(text);
    expect(amount).toHaveValue(shown);
  });

  it('LK-02 a key that fits nowhere leaves the caret where it is', async () => {
    renderedLink(collection);
    const amount = field(linkTr['link.payment']);
    await userEvent.click(amount);
    amount.setSelectionRange(2, 2);
    await userEvent.keyboard('x');
    expect(amount).toHaveValue('1.500,00');
    expect(amount.selectionStart).toBe(2);
  });

  it('LK-05 why it was not created gets the focus before the amount that is wrong now', async () => {
    const ports = renderedLink(collection);
    ports.links.onCreate = () => failing(refused({ code: 'amountLeft' }));
    ports.links.onOpen = () => of({ ...collection, price: 1_000_00 });
    await pressContinue();
    expect(field(linkTr['link.payment'])).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText(linkTr['linkFailure.amountLeft']).closest('[role="alert"]')).toHaveFocus();
  });

  it('LK-02 without its payer it says why it cannot be paid; the button can be pressed', async () => {
    const ports = renderedLink({ ...collection, payerName: '' });
    expect(screen.getByText(linkTr['link.payerBroken'])).toBeVisible();
    expect(field(linkTr['address.fullName'])).toHaveAccessibleDescription(expect.stringContaining('zorunludur'));
    await pressContinue();
    expect(field(linkTr['address.fullName'])).toHaveFocus();
    expect(ports.links.orders).toEqual([]);
  });
});
