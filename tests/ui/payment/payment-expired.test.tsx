/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import type { PaymentAnswer } from '../../../src/application/ports.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { FakePorts } from './fake-ports.js';
import { storePage } from './payment-samples.js';
import { filled, pass, payButton, renderPayment, settleParts } from './render-payment.js';
import { renderAtTestTime } from './test-time.js';

renderAtTestTime();

describe('the end of the time', () => {
  it('EX-01 EX-02 at the end the expired screen says to start a new payment, and the parent is notified', () => {
    const { ports } = renderPayment(new FakePorts(storePage()));
    pass(30 * 60_000);
    expect(screen.getByRole('heading', { name: tr['error.expiredTitle'] })).toHaveFocus();
    expect(screen.getByText(tr['error.expired'])).toBeVisible();
    expect(screen.getByRole('link', { name: tr['label.backToStore'] })).toHaveAttribute(
      'href',
      'https://store.example/fail',
    );
    expect(document.getElementById('formPayWithCard')).toBeNull();
    expect(ports.host.calls).toContain('expired');
  });

  it('EX-01 a payment that is being sent is not cut off', async () => {
    const answer = new Subject<PaymentAnswer>();
    const { user } = filled({}, () => answer);
    await user.click(payButton());
    pass(31 * 60_000);
    expect(payButton()).toHaveTextContent(tr['pay.wait']);
    act(() => answer.next({ kind: 'completed', merchantName: 'Kitapçı' }));
    await settleParts();
    expect(screen.getByRole('heading', { name: tr['success.title'] })).toBeVisible();
  });
});
