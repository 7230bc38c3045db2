/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { cardExtras as trExtras } from '../../../src/ui/texts/tr/card-extras.js';
import { methods as trMethods } from '../../../src/ui/texts/tr/methods.js';
import { page as trPage } from '../../../src/ui/texts/tr/page.js';
import { shown } from './card/saved-cards/shown-saved-cards.js';
import { allCounts, plan, plans, savedCards } from './payment-samples.js';
import { field, filled, pass, payButton, settleParts } from './render-payment.js';
import { renderAtTestTime } from './test-time.js';
import { shownTransfer, toNotice } from './transfer/rendered-transfer.js';

const tr = { ...trPage, ...trExtras, ...trMethods };

renderAtTestTime();

/** The document comes back from the page cache, and every form of it is reset by the browser. */
async function comeBack(resetFirst: boolean): Promise<void> {
  const forms = [...document.forms];
  const back = () => act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const reset = () => {
    for (const form of forms) form.reset();
  };
  if (resetFirst) reset();
  back();
  if (!resetFirst) reset();
  await settleParts();
}

describe.each([
  { order: 'before the page hears of its return', resetFirst: true },
  { order: 'after the page has heard of its return', resetFirst: false },
])('a form that the browser resets $order', ({ resetFirst }) => {
  it('RL-17 PY-08 shows the card that is sent', async () => {
    const { user, ports } = filled({ installments: plans(plan(allCounts)) });
    await settleParts();
    await user.click(screen.getByRole('radio', { name: /^6 taksit/ }));
    await comeBack(resetFirst);
    expect(field('cc-number')).toHaveValue('4355 0843 5508 4358');
    expect(field('cc-exp')).toHaveValue('12/30');
    expect(field('cc-csc')).toHaveValue('000');
    expect(field('cc-name')).not.toHaveValue('');
    expect(screen.getByRole('radio', { name: /^6 taksit/ })).toBeChecked();
    await user.click(payButton());
    pass(1000);
    expect(ports.payments.orders[0]).toMatchObject({ installmentCount: 6 });
  });

  it('RL-17 PY-08 shows the code of the saved card that is sent', async () => {
    const { user, ports } = await shown({ savedCards: savedCards(1, { requiresCvv: true }) });
    await user.click(payButton());
    const code = () => within(screen.getByRole('dialog')).getByRole('textbox', { name: tr['card.cvv'] });
    await user.type(code(), '123');
    await comeBack(resetFirst);
    expect(code()).toHaveValue('123');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /öde$/ }));
    expect(ports.payments.orders[0]?.source).toMatchObject({ cvv: '123' });
  });

  it('RL-17 PY-08 shows the boxes of a transfer notice as they are sent', async () => {
    const { user } = shownTransfer();
    await toNotice(user);
    const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
    for (const box of boxes()) await user.click(box);
    const before = boxes().map(({ checked }) => checked);
    expect(before).toContain(true);
    await comeBack(resetFirst);
    expect(boxes().map(({ checked }) => checked)).toEqual(before);
  });
});
