/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import { linkContext } from '../../domain/sample-links.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt, storePage } from '../payment/payment-samples.js';
import { filled, pass, renderPayment, settleParts } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';
import { visitPage } from './visit-page.js';

renderAtTestTime();

/** The title of the window on an address without a payment of its own. */
async function titleAt(address: string, ports = new FakePorts()): Promise<string> {
  visitPage(address, ports);
  // The part of the links is fetched when it is first shown.
  for (let turn = 0; turn < 5; turn += 1) {
    await act(async () => {
      await import('../../../src/parts/links.part.js');
    });
  }
  return document.title;
}

describe('the title of the window names the state and the merchant', () => {
  it('RL-12 while the form is filled in', () => {
    renderPayment(new FakePorts());
    expect(document.title).toBe('Güvenli ödeme · Kitapçı');
  });

  it('RL-12 while the payment is sent, and when it was declined', () => {
    const { vm } = filled({}, () => NEVER);
    act(() => vm.session!.cardTab.pay());
    expect(document.title).toBe('Ödemeniz gönderiliyor · Kitapçı');
    act(() => vm.take({ kind: 'failed', failure: { kind: 'refused', httpStatus: 400, error: {} } }));
    expect(document.title).toBe('Güvenli ödeme · Kitapçı');
  });

  it('RL-12 of a paid order', async () => {
    const { vm } = filled();
    act(() => vm.take({ kind: 'paid', receipt }));
    await settleParts();
    expect(document.title).toBe('Ödemeniz alındı · Kitapçı');
  });

  it('RL-12 of an order that was paid before the page was opened', async () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing({ kind: 'alreadyPaid', receipt });
    renderPayment(ports);
    await settleParts();
    expect(document.title).toBe('Ödemeniz alındı · Kitapçı');
  });

  it('RL-12 of an order that expired', () => {
    const { ports } = filled();
    ports.payments.onStatus = () => failing(refused({ code: 'expired' }, 410));
    pass(31 * 60_000);
    expect(document.title).toBe('Ödeme süresi doldu · Kitapçı');
  });

  it('RL-12 of an order whose outcome is not known', () => {
    const { vm } = filled();
    act(() => vm.take({ kind: 'underWay' }));
    expect(document.title).toBe('Ödemeniz onaylanıyor · Kitapçı');
    act(() => vm.take({ kind: 'unknown' }));
    expect(document.title).toBe('Ödemenizi doğrulayamadık · Kitapçı');
  });

  it.each([
    ['is being confirmed', undefined, 'Ödemeniz onaylanıyor · Kitapçı'],
    ['waits for its shopper', true, 'Ödemeniz yarım kaldı · Kitapçı'],
  ])('RL-12 RL-16: of a payment that %s and is opened once more', async (_what, unfinished, expected) => {
    const ports = new FakePorts();
    const store = { merchantName: 'Kitapçı', redirectUrl: 'https://store.example/fail' };
    ports.payments.onOpen = () => failing({ kind: 'underWay', unfinished, store });
    renderPayment(ports);
    await settleParts();
    expect(document.title).toBe(expected);
  });

  it('RL-12 after the bank, where the answer alone names the merchant', async () => {
    const ports = new FakePorts();
    ports.payments.onStatus = () => of(receipt);
    expect(await titleAt('/odeme/guvenli/v2/basarili/token1', ports)).toBe('Ödemeniz alındı · Kitapçı');
    expect(screen.getByRole('banner')).toHaveTextContent('Kitapçı');
  });

  it('RL-12 after the bank, on a link', async () => {
    const ports = new FakePorts();
    ports.payments.onStatus = () => of(receipt);
    expect(await titleAt('/link/success/token1', ports)).toBe('Ödemeniz alındı · Kitapçı');
    expect(screen.getByRole('banner')).toHaveTextContent('Kitapçı');
  });

  it('RL-12 of a payment that failed and can be tried again', async () => {
    const ports = new FakePorts();
    ports.preferences.token = 'token1';
    expect(await titleAt('/odeme/guvenli/v2/basarisiz', ports)).toBe('Ödeme yapılamadı · Kitapçı');
  });

  it('RL-12 of a link whose payment failed', async () => {
    const link = { ...linkContext, shortId: 'abc_1' };
    const ports = new FakePorts(storePage({ kind: 'link', link }));
    ports.preferences.token = 'token1';
    expect(await titleAt('/link/abc_1/failed', ports)).toBe('Ödeme yapılamadı · Kitapçı');
  });

  it('RL-12 of a link that is open', async () => {
    expect(await titleAt('/link/abc_1')).toBe('Güvenli ödeme · Kitapçı');
  });

  it('RL-12 of a link that takes no payments', async () => {
    const ports = new FakePorts();
    ports.links.onOpen = () => failing(refused({ code: 'closed', merchantName: 'Kitapçı' }, 410));
    expect(await titleAt('/link/abc_1', ports)).toBe('Bağlantı şu anda ödemeye kapalı · Kitapçı');
    expect(screen.getByRole('banner')).toHaveTextContent('Kitapçı');
  });
});
