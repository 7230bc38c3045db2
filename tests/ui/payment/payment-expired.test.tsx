/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import type { PaymentAnswer } from '../../../src/application/ports.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { FakePorts } from './fake-ports.js';
import { storePage } from './payment-samples.js';
import { alerts, filled, pass, payButton, renderPayment, settleParts } from './render-payment.js';
import { renderAtTestTime } from './test-time.js';

renderAtTestTime();

describe('the end of the time', () => {
  it('EX-01 a minute before it is announced, and seen', () => {
    renderPayment();
    pass(29 * 60_000 - 1);
    expect(alerts()).toEqual([]);
    expect(screen.queryByText(/saniye içinde dolacak/)).toBeNull();
    pass(1);
    const warning = tr['expiry.warning'].replace('{{count}}', '60');
    expect(alerts()).toEqual([warning]);
    const seen = screen.getAllByText(warning).filter((element) => element.getAttribute('role') !== 'alert');
    expect(seen).toHaveLength(1);
    pass(20_000);
    expect(screen.getByText('Ödeme süreniz 40 saniye içinde dolacak.')).toBeVisible();
    expect(alerts()).toEqual([warning]);
  });

  it('EX-01 the time that is left is announced at 60, 30 and 10 s, and at no second between', () => {
    renderPayment();
    const announcedAt = (seconds: number) => `Ödeme süreniz ${seconds} saniye içinde dolacak.`;
    pass(29 * 60_000 + 29_000);
    expect(alerts()).toEqual([announcedAt(60)]);
    pass(1_000);
    expect(alerts()).toEqual([announcedAt(30)]);
    pass(19_000);
    expect(alerts()).toEqual([announcedAt(30)]);
    pass(1_000);
    expect(alerts()).toEqual([announcedAt(10)]);
    pass(9_000);
    expect(alerts()).toEqual([announcedAt(10)]);
  });

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
