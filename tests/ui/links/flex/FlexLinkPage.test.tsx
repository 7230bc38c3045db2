/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { links as linkEn } from '../../../../src/ui/texts/en/links.js';
import { page as en } from '../../../../src/ui/texts/en/page.js';
import { links as linkTr } from '../../../../src/ui/texts/tr/links.js';
import { flex } from '../../../domain/sample-links.js';
import { failing, refused } from '../../../ports/failures.js';
import { enter, field, pressContinue, renderedLink } from '../rendered-link.js';

describe('flex', () => {
  it('LK-04 asks who pays and how much; each message in both languages', async () => {
    const ports = renderedLink(flex);
    await pressContinue();
    expect(field(linkTr['link.payment'])).toHaveFocus();
    enter(linkTr['link.payment'], '10.000,01');
    expect(field(linkTr['link.payment'])).toHaveAccessibleDescription(expect.stringContaining('En fazla ₺10.000,00'));
    enter(linkTr['address.fullName'], 'x'.repeat(76));
    expect(field(linkTr['address.fullName'])).toHaveAccessibleDescription('En fazla 75 karakter girin');
    await act(() => ports.texts.choose('en'));
    expect(field(linkEn['address.fullName'])).toHaveAccessibleDescription('Enter at most 75 characters');
    expect(field(linkEn['address.phone'])).toHaveAccessibleDescription(en['validation.required']);
  });

  const filled = () => {
    enter(linkTr['link.payment'], '100');
    enter(linkTr['address.fullName'], 'Ali Veli');
    enter(linkTr['address.phone'], '05551112233');
    enter(linkTr['address.email'], 'ali+vezne@gmail.com');
    enter(linkTr['address.detail'], 'Moda Caddesi No: 5 Daire 3');
  };

  /** What the slip says of what will be paid. */
  const due = () => {
    const slip = within(screen.getByRole('heading', { level: 1 }).closest('section')!);
    return slip.getByText(linkTr['link.amountDue']).parentElement;
  };

  it('PP-19 the slip says the amount that was typed', () => {
    renderedLink(flex);
    enter(linkTr['link.payment'], '150');
    expect(due()).toHaveTextContent('₺150,00');
  });

  it('PP-19 LK-04 until then the slip says that the payer chooses the amount', () => {
    renderedLink(flex);
    expect(due()).toHaveTextContent(linkTr['link.chooseAmount']);
  });

  it('LK-04 until then the bar names no sum', () => {
    renderedLink(flex);
    expect(document.querySelector('form output')).toBeEmptyDOMElement();
  });

  it('LK-04 ER-03 a field that the provider refuses is marked, says so and has the focus, until it is changed', async () => {
    const ports = renderedLink(flex);
    filled();
    ports.links.onCreate = () =>
      failing(refused({ code: 'validation', description: 'Geçersiz alan: user_phone', field: 'phone' }));
    await pressContinue();
    const phone = field(linkTr['address.phone']);
    expect(phone).toBeInvalid();
    expect(phone).toHaveAccessibleDescription(linkTr['validation.notAccepted']);
    expect(phone).toHaveFocus();
    enter(linkTr['address.phone'], '05551112234');
    expect(phone).toBeValid();
  });

  it.each(['Geçersiz alan: transactionNo', 'Invalid field: user_phone'])(
    'LK-04 ER-03 of a field that is on no form it says our own words, not %j',
    async (description) => {
      const ports = renderedLink(flex);
      filled();
      ports.links.onCreate = () => failing(refused({ code: 'validation', description, field: 'transactionNo' }));
      await pressContinue();
      expect(screen.getByText(linkTr['linkFailure.validation'])).toBeVisible();
      expect(screen.queryByText(description)).toBeNull();
    },
  );

  it('T13 LK-04 the address has its token while it is empty, so that no browser writes its text to disk', () => {
    renderedLink(flex);
    const address = () => field(linkTr['address.detail']);
    expect(address()).toHaveAttribute('autocomplete', 'street-address');
    enter(linkTr['address.detail'], 'Moda Caddesi');
    expect(address()).toHaveAttribute('autocomplete', 'off');
    enter(linkTr['address.detail'], '');
    expect(address()).toHaveAttribute('autocomplete', 'street-address');
  });
});
