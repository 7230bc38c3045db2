/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PartsContext } from '../../../../../src/ui/parts/parts-context.js';
import { PaymentRoute } from '../../../../../src/ui/routes/PaymentRoute.js';
import { page as tr } from '../../../../../src/ui/texts/tr/page.js';
import { onTouchScreen } from '../../../forms/touch-screen.js';
import { FakePorts } from '../../fake-ports.js';
import { providerPages, savedCards, storePage } from '../../payment-samples.js';
import { field, settleParts, shopper } from '../../render-payment.js';
import { renderAtTestTime } from '../../test-time.js';

renderAtTestTime();

/** The form of a new card, shown a second time: not in StrictMode, which runs every effect twice. */
async function shownAgain() {
  const ports = new FakePorts(storePage({ savedCards: savedCards(2) }));
  render(
    <PartsContext value={ports.later}>
      <PaymentRoute vm={ports.payment()} providerPages={providerPages} />
    </PartsContext>,
  );
  await settleParts();
  const user = shopper();
  for (const label of [tr['savedCards.useNew'], tr['savedCards.back'], tr['savedCards.useNew']])
    await user.click(screen.getByRole('button', { name: label }));
  return user;
}

/** Whether the field takes what is typed: its mask refuses it before it is in the field. */
function takes(input: HTMLInputElement, data: string): boolean {
  const event = { inputType: 'insertText', data, bubbles: true, cancelable: true };
  return input.dispatchEvent(new InputEvent('beforeinput', event));
}

describe('card fields that are shown again after the saved cards', () => {
  onTouchScreen();

  it.each(['cc-number', 'cc-exp', 'cc-csc'] as const)('CN-07 CN-11 CN-12 %s has its mask', async (id) => {
    await shownAgain();
    expect(takes(field(id), 'x')).toBe(false);
    expect(takes(field(id), '1')).toBe(true);
  });

  it('PP-18 the Enter key of a phone leads to the next field', async () => {
    const user = await shownAgain();
    await user.click(field('cc-number'));
    await user.keyboard('{Enter}');
    expect(field('cc-exp')).toHaveFocus();
  });
});
