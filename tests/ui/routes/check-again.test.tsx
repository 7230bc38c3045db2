/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { of, Subject } from 'rxjs';
import { GatewayError } from '../../../src/application/ports.js';
import type { Failure, Receipt } from '../../../src/domain/payment/failure.js';
import { outcomeDetails } from '../../../src/ui/texts/tr/outcome-details.js';
import { page } from '../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt } from '../payment/payment-samples.js';
import { pass, renderPayment, settleParts, shopper } from '../payment/render-payment.js';
import { renderAtTestTime } from '../payment/test-time.js';
import { visitPage } from './visit-page.js';

const tr = { ...page, ...outcomeDetails };

renderAtTestTime();

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const again = () => screen.getByRole('button', { name: tr['unknown.checkAgain'] });
const asking = () => screen.getByRole('button', { name: tr['unknown.checking'] });

/** The next question stays open until it is answered. */
function openQuestion(ports: FakePorts): Subject<Receipt> {
  const status = new Subject<Receipt>();
  ports.payments.onStatus = () => status;
  return status;
}

const unsettled: readonly [string, Failure, string][] = [
  ['is being confirmed', { kind: 'underWay' }, tr['waiting.title']],
  ['was begun and is not finished', { kind: 'underWay', unfinished: true }, tr['unfinished.title']],
];

/** The page of a payment that is not settled. */
async function openedPayment(failure: Failure) {
  const ports = new FakePorts();
  ports.payments.onOpen = () => failing(failure);
  const rendered = renderPayment(ports);
  await settleParts();
  return rendered;
}

/** The page of a result whose first look-up is refused so. */
async function openedResult(failure: Failure) {
  const ports = new FakePorts();
  ports.payments.onStatus = () => failing(failure);
  visitPage('/odeme/guvenli/v2/basarili/token1', ports);
  await settleParts();
  return { ports, user: shopper() };
}

describe.each([
  ['of a payment', openedPayment],
  ['of a result', openedResult],
])('asking again on the page %s', (_where, open) => {
  it.each(unsettled)('PY-07 the screen of one that %s stays while it is asked', async (_what, failure, expected) => {
    const { ports, user } = await open(failure);
    openQuestion(ports);
    await user.click(again());
    expect(title()).toBe(expected);
  });

  it.each(unsettled)('PY-07 the button of one that %s says that it asks', async (_what, failure) => {
    const { ports, user } = await open(failure);
    openQuestion(ports);
    await user.click(again());
    expect(asking()).toHaveAttribute('aria-busy', 'true');
    expect(asking()).toHaveFocus();
  });

  it.each(unsettled)('PY-07 the button of one that %s asks once', async (_what, failure) => {
    const { ports, user } = await open(failure);
    openQuestion(ports);
    await user.click(again());
    const before = ports.payments.calls.length;
    await user.click(asking());
    expect(ports.payments.calls).toHaveLength(before);
  });

  it.each(unsettled)('PY-07 the screen of one that %s gives way to its result', async (_what, failure) => {
    const { ports, user } = await open(failure);
    const status = openQuestion(ports);
    await user.click(again());
    act(() => status.next(receipt));
    await settleParts();
    expect(title()).toBe(tr['success.title']);
  });

  it('PY-07 EX-01 the screen of one that is being confirmed says that it waits for its shopper once it does', async () => {
    const { ports } = await open({ kind: 'underWay' });
    ports.payments.onStatus = () => failing({ kind: 'underWay', unfinished: true });
    pass(3_000);
    await settleParts();
    expect(title()).toBe(tr['unfinished.title']);
  });

  it('PY-07 EX-01 the screen of one that has come to wait for its shopper gives way to its result', async () => {
    const { ports } = await open({ kind: 'underWay' });
    ports.payments.onStatus = () => failing({ kind: 'underWay', unfinished: true });
    pass(3_000);
    ports.payments.onStatus = () => of(receipt);
    pass(3_000);
    await settleParts();
    expect(title()).toBe(tr['success.title']);
  });

  it.each(unsettled)(
    'PY-07 the screen of one that %s is as before where that has not changed',
    async (_what, failure) => {
      const { ports, user } = await open(failure);
      const status = openQuestion(ports);
      await user.click(again());
      act(() => status.error(new GatewayError(failure)));
      expect(again()).not.toHaveAttribute('aria-busy');
    },
  );
});

describe('asking again where the look-up of a result was refused', () => {
  const refusals: readonly [string, Failure][] = [
    ['an error', refused({ code: 'technical' })],
    ['a broken-off transaction', refused({ code: 'transaction' })],
  ];

  it.each(refusals)('RT-07 RL-08 the button of %s says that it asks', async (_what, failure) => {
    const { ports, user } = await openedResult(failure);
    openQuestion(ports);
    await user.click(screen.getByRole('button', { name: tr['label.tryAgain'] }));
    expect(asking()).toHaveAttribute('aria-busy', 'true');
    expect(asking()).toHaveFocus();
  });

  it('RT-07 ends as it is answered', async () => {
    const { ports, user } = await openedResult(refused({ code: 'technical' }));
    ports.payments.onStatus = () => of(receipt);
    await user.click(screen.getByRole('button', { name: tr['label.tryAgain'] }));
    await settleParts();
    expect(title()).toBe(tr['success.title']);
  });
});
