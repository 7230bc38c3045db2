/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { cardExtras } from '../../src/parts/card-extras.js';
import { cardExtras as tr } from '../../src/ui/texts/tr/card-extras.js';
import { FakePorts } from '../ui/payment/fake-ports.js';
import { storePage } from '../ui/payment/payment-samples.js';
import { pass, renderPayment, settleParts } from '../ui/payment/render-payment.js';
import { renderAtTestTime } from '../ui/payment/test-time.js';

renderAtTestTime();

describe('the part of what a plain payment does not show', () => {
  it('EX-01 EX-04 the warning of the last minute is asked for again until it arrives', async () => {
    let isOffline = true;
    let asked = 0;
    const bringTexts = async () => {
      asked += 1;
      if (isOffline) throw new Error('offline');
    };
    const ports = new FakePorts(storePage({ extendable: true, payableForMs: 55_000 }));
    Object.assign(ports.parts, { cardExtras: { ...ports.parts.cardExtras, ...warningOf(bringTexts) } });
    renderPayment(ports);
    await settleParts();
    pass(5_000);
    await settleParts();
    expect(asked).toBe(2);
    expect(screen.queryByRole('button', { name: tr['deadline.extend'] })).toBeNull();
    isOffline = false;
    pass(5_000);
    await settleParts();
    expect(screen.getByRole('button', { name: tr['deadline.extend'] })).toBeVisible();
    await act(async () => pass(60_000));
    expect(asked).toBe(3);
  });
});

function warningOf(bringTexts: () => Promise<void>) {
  const { DeadlineWarning } = cardExtras(bringTexts, async () => {});
  return { DeadlineWarning };
}
