/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { cardExtras as enExtras } from '../../../../../src/ui/texts/en/card-extras.js';
import { page as enPage } from '../../../../../src/ui/texts/en/page.js';
import { cardExtras as trExtras } from '../../../../../src/ui/texts/tr/card-extras.js';
import { page as trPage } from '../../../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../../../ports/failures.js';
import { consoleLines } from '../../console-lines.js';
import { plan, plans, savedCards } from '../../payment-samples.js';
import { pass, payButton } from '../../render-payment.js';
import { renderAtTestTime } from '../../test-time.js';
import { deleteButton, rows, shown, trigger } from './shown-saved-cards.js';

const tr = { ...trPage, ...trExtras };
const en = { ...enPage, ...enExtras };

renderAtTestTime();
afterEach(() => {
  jest.restoreAllMocks();
});

const codeDialog = () => screen.queryByRole('dialog', { name: tr['savedCards.code'] });

describe('paying with a saved card', () => {
  it('SC-06 without require_cvv a press pays at once', async () => {
    const { user, ports } = await shown();
    await user.click(payButton());
    expect(ports.payments.orders).toHaveLength(1);
    expect(payButton()).toHaveTextContent(tr['pay.wait']);
  });

  it('SC-07 with require_cvv a dialog asks for the code; giving it up pays nothing', async () => {
    const { user, ports } = await shown({ savedCards: savedCards(1, { requiresCvv: true }) });
    await user.click(payButton());
    await user.click(within(codeDialog()!).getByRole('button', { name: tr['label.giveUp'] }));
    expect(codeDialog()).toBe(null);
    expect(ports.payments.orders).toEqual([]);
  });

  it('SC-06 SC-07 a wrong code says so and pays nothing; Enter in the right one pays', async () => {
    const { user, ports } = await shown({ savedCards: savedCards(1, { requiresCvv: true }) });
    await user.click(payButton());
    const code = within(codeDialog()!).getByRole('textbox', { name: tr['card.cvv'] });
    expect(code).toHaveFocus();
    expect(code).not.toHaveAttribute('name');
    await user.keyboard('1x2');
    expect(code).toHaveValue('12');
    await user.click(within(codeDialog()!).getByRole('button', { name: '₺1.234,50 öde' }));
    expect(code).toBeInvalid();
    expect(code).toHaveAccessibleDescription(expect.stringContaining('3 hane girin'));
    expect(ports.payments.orders).toEqual([]);
    await user.click(code);
    await user.keyboard('3{Enter}');
    expect(codeDialog()).toBeNull();
    expect(ports.payments.orders[0]?.source).toMatchObject({ kind: 'saved', cvv: '123' });
  });

  it('LW-03 the dialog whose button pays has the line that the order obliges to pay', async () => {
    const { user } = await shown({
      savedCards: savedCards(1, { requiresCvv: true }),
      warnings: ['orderObliges'],
    });
    await user.click(payButton());
    expect(within(codeDialog()!).getByText(tr['order.obliges'])).toBeVisible();
  });

  it('SC-06 the code stands in no attribute', async () => {
    const { user } = await shown({ savedCards: savedCards(1, { requiresCvv: true }) });
    await user.click(payButton());
    await user.keyboard('123');
    expect(screen.getByRole('textbox', { name: tr['card.cvv'] })).toHaveValue('123');
    expect(codeDialog()!.innerHTML).not.toContain('123');
  });

  it('SC-08 PP-11 without a card that can pay, a press opens the dialog', async () => {
    const { user, ports } = await shown({ savedCards: savedCards(1, { month: '05', year: '26' }) });
    expect(trigger()).toHaveTextContent(tr['savedCards.expired']);
    await user.click(payButton());
    expect(await screen.findByRole('dialog', { name: tr['validation.error.savedCard'] })).toHaveTextContent(
      tr['validation.checkRegisteredCard'],
    );
    expect(ports.payments.orders).toEqual([]);
  });

  it('PP-06 a failure stands above the saved cards, and nothing is lost', async () => {
    const { user, ports } = await shown();
    ports.payments.onPay = () => failing(refused({ description: 'Limit yetersiz' }));
    await user.click(payButton());
    expect(screen.getByText('Limit yetersiz').closest('[role=alert]')).toHaveFocus();
    expect(trigger()).toHaveTextContent('Kartım 1');
    expect(payButton()).toBeEnabled();
  });

  it('LG-05 in English, with installments of the saved card', async () => {
    await shown({ installments: plans(plan([1, 3])) }, { language: 'en' });
    expect(trigger()).toHaveAccessibleDescription(en['savedCards.payWith']);
    expect(screen.getByRole('table', { name: en['installments.title'] })).toBeVisible();
  });

  it('logs nothing, in StrictMode', async () => {
    const lines = consoleLines();
    const { user } = await shown({ installments: plans(plan([1, 3])) });
    await user.click(trigger());
    await user.click(deleteButton(rows()[0]!));
    await user.click(screen.getByRole('button', { name: tr['label.delete'] }));
    pass(1000);
    await user.click(payButton());
    expect(lines).toEqual([]);
  });
});
