/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import type { PaymentAnswer } from '../../../../src/application/ports.js';
import { FakePorts } from '../fake-ports.js';
import { savedCards, storePage } from '../payment-samples.js';
import { payButton, renderPayment, settleParts } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';

renderAtTestTime();

/** A page that was left for the challenge with a saved card, and that is shown again; it is being loaded anew. */
async function backFromChallenge() {
  const ports = new FakePorts(storePage({ savedCards: savedCards(2) }));
  ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'challenge', html: '<form>' });
  const rendered = renderPayment(ports);
  await settleParts();
  await rendered.user.click(payButton());
  ports.payments.onOpen = () => NEVER;
  act(() => ports.clock.restored.next());
  return { ...rendered, ports };
}

describe('back from the challenge with a saved card', () => {
  it('PP-10 TB-06 the button is disabled while the page is loaded anew', async () => {
    await backFromChallenge();
    expect(payButton()).toBeDisabled();
  });

  it('TB-06 no saved card of the payment before is shown meanwhile', async () => {
    await backFromChallenge();
    expect(screen.queryByText('Kartım 1')).toBeNull();
  });

  it('SC-06 once it is loaded, the saved card pays', async () => {
    const { ports, user, vm } = await backFromChallenge();
    ports.payments.onOpen = () => of(storePage({ savedCards: savedCards(2) }));
    act(() => vm.open());
    await settleParts();
    await user.click(payButton());
    expect(ports.payments.orders).toHaveLength(2);
  });
});
