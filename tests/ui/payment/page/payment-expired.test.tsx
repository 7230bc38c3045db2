/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { NEVER, of, Subject } from 'rxjs';
import type { PaymentAnswer } from '../../../../src/application/ports.js';
import { cardExtras } from '../../../../src/ui/texts/tr/card-extras.js';
import { page } from '../../../../src/ui/texts/tr/page.js';
import { linkContext } from '../../../domain/sample-links.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { storePage } from '../payment-samples.js';
import { filled, pass, payButton, renderPayment, settleParts } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';

const tr = { ...page, ...cardExtras };

renderAtTestTime();

describe('the end of the time', () => {
  it('EX-01 EX-02 at the end the expired screen says to start a new payment, and the parent is notified', () => {
    const { ports } = renderPayment(new FakePorts(storePage()));
    ports.payments.onStatus = () => failing(refused({ code: 'expired' }, 410));
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

describe('the end of the time of a link’s payment', () => {
  const ownPage = 'https://provider.example/link/abc_1/failed';

  async function expired(failUrl = ownPage) {
    const merchant = { ...storePage().merchant, failUrl };
    const ports = new FakePorts(storePage({ kind: 'link', link: linkContext, merchant }));
    ports.links.onContext = () => of(linkContext);
    ports.payments.onStatus = () => failing(refused({ code: 'expired' }, 410));
    renderPayment(ports, { isLink: true });
    await settleParts();
    pass(30 * 60_000);
    await settleParts();
  }

  /** The payment's time was over before its page was opened. */
  async function openedLate(ports = new FakePorts()) {
    ports.payments.onOpen = () => failing(refused({ code: 'expired' }, 410));
    renderPayment(ports, { isLink: true });
    await settleParts();
  }

  const backToLink = () => screen.queryByRole('link', { name: tr['label.backToLink'] });

  it('EX-02 EN-02 leads back to the link', async () => {
    await expired();
    expect(backToLink()).toHaveAttribute('href', '/link/abc_1');
  });

  it('EX-02 EN-02 says so, and names no store', async () => {
    await expired();
    expect(screen.getByText(tr['error.linkExpired'])).toBeVisible();
    expect(screen.queryByRole('link', { name: tr['label.backToStore'] })).toBeNull();
  });

  it('EX-02 the focus is on the title', async () => {
    await expired();
    expect(screen.getByRole('heading', { name: tr['error.expiredTitle'] })).toHaveFocus();
  });

  it('EX-02 LK-11 leads to the address that the merchant named for its link', async () => {
    await expired('https://store.example/back');
    expect(screen.getByRole('link', { name: tr['label.backToStore'] })).toHaveAttribute(
      'href',
      'https://store.example/back',
    );
  });

  it('EX-02 AP-04 leads back to the link also where it is opened past its time', async () => {
    const ports = new FakePorts();
    ports.links.onContext = () => of(linkContext);
    await openedLate(ports);
    expect(backToLink()).toHaveAttribute('href', '/link/abc_1');
  });

  it.each([true, false])(
    'EX-02 RL-16: leads at once to the link that the refusal names (address of a link: %s)',
    async (isLink) => {
      const ports = new FakePorts();
      ports.links.onContext = () => NEVER;
      ports.payments.onOpen = () => failing(refused({ code: 'expired', shortId: 'abc_1' }, 410));
      renderPayment(ports, { isLink });
      expect(backToLink()).toHaveAttribute('href', '/link/abc_1');
      await settleParts();
      expect(backToLink()).toHaveAttribute('href', '/link/abc_1');
      expect(screen.getByText(tr['error.linkExpired'])).toBeVisible();
    },
  );

  it('EX-02 RL-16 keeps the way to the store that the refusal names', async () => {
    const ports = new FakePorts();
    const store = 'https://store.example/fail';
    ports.links.onContext = () => failing({ kind: 'noAnswer' });
    ports.payments.onOpen = () => failing(refused({ code: 'expired', redirectUrl: store }, 410));
    renderPayment(ports, { isLink: true });
    await settleParts();
    expect(screen.getByRole('link', { name: tr['label.backToStore'] })).toHaveAttribute('href', store);
  });

  it('EX-02 is the plain screen where the link is not known', async () => {
    const ports = new FakePorts();
    ports.links.onContext = () => failing({ kind: 'noAnswer' });
    await openedLate(ports);
    expect(screen.getByText(tr['error.expired'])).toBeVisible();
    expect(backToLink()).toBeNull();
  });
});
