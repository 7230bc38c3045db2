/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { of, Subject } from 'rxjs';
import { GatewayError } from '../../../src/application/ports.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { links as linkTr } from '../../../src/ui/texts/tr/links.js';
import { page } from '../../../src/ui/texts/tr/page.js';
import { linkContext } from '../../domain/sample-links.js';
import { failing } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt } from '../payment/payment-samples.js';
import { pass, settleParts } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';
import { visitPage } from './visit-page.js';

renderAtTestTime();

const paid: Failure = { kind: 'alreadyPaid', receipt };
const underWay: Failure = { kind: 'underWay' };

/** The order of the failed page was paid meanwhile, in this window or in another one, or is under way. */
function portsOf(failure: Failure): FakePorts {
  const ports = new FakePorts();
  ports.preferences.token = 'token1';
  ports.payments.onOpen = () => failing(failure);
  ports.payments.onStatus = () => failing(failure);
  return ports;
}

async function visit(address: string, ports: FakePorts): Promise<void> {
  visitPage(address, ports);
  await settleParts();
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the failed page of an order that is paid or under way', () => {
  it.each([
    ['paid', paid],
    ['under way', underWay],
  ])(
    'TR-02 RT-07 RT-12 of an order that is %s leads to the result, in a document of its own',
    async (_what, failure) => {
      const ports = portsOf(failure);
      await visit('/odeme/guvenli/v2/basarisiz#token1', ports);
      expect(ports.replacedWith).toContain('/odeme/guvenli/v2/basarili/token1');
      expect(window.location.pathname).toBe('/odeme/guvenli/v2/basarisiz');
      expect(screen.queryByText(linkTr['failed.title'])).toBeNull();
      expect(ports.host.results).not.toContain('failed');
    },
  );

  it.each([
    ['paid', paid],
    ['under way', underWay],
  ])('TR-02 RT-05 that of a link whose payment is %s does so, too', async (_what, failure) => {
    const ports = portsOf(failure);
    ports.links.onContext = () => of({ ...linkContext, shortId: 'abc_1' });
    await visit('/link/abc_1/failed', ports);
    expect(ports.replacedWith).toContain('/link/success/token1');
  });

  it('TR-02 RT-05 that of a link does so where it is not known of which link the paid order is', async () => {
    const ports = portsOf(paid);
    ports.links.onContext = () => failing({ kind: 'noAnswer' });
    await visit('/link/abc_1/failed', ports);
    expect(ports.replacedWith).toContain('/link/success/token1');
  });

  it.each([
    ['another link', () => of({ ...linkContext, shortId: 'other' })],
    ['no link', new FakePorts().links.onContext],
  ])('RT-05 a link’s failed page says nothing of a paid order of %s', async (_whose, onContext) => {
    const ports = portsOf(paid);
    ports.links.onContext = onContext;
    await visit('/link/abc_1/failed', ports);
    expect(window.location.pathname).toBe('/link/abc_1/failed');
    expect(title()).toBe(linkTr['failed.title']);
  });

  it('TR-02 EM-04 a late answer leads there, too, and no parent reads of a failure before it', async () => {
    const ports = portsOf(paid);
    const opening = new Subject<PaymentPage>();
    ports.payments.onOpen = () => opening;
    await visit('/odeme/guvenli/v2/basarisiz#token1', ports);
    pass(9_999);
    expect(title()).toBe(page['app.title']);
    act(() => opening.error(new GatewayError(paid)));
    await settleParts();
    expect(ports.replacedWith).toContain('/odeme/guvenli/v2/basarili/token1');
    expect(ports.host.results).not.toContain('failed');
  });
});
