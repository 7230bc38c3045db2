/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { concat, map, type Observable, of, timer } from 'rxjs';
import { oneAtATime } from '../../../../src/application/card/one-at-a-time.js';
import { isOver } from '../../../../src/application/card/send-payment.js';
import {
  goOn,
  type MethodPayment,
  type MethodPorts,
  payByMethod,
} from '../../../../src/application/methods/pay-by-method.js';
import type { Wallet } from '../../../../src/domain/methods/wallets.js';
import { OtherPaymentsPanel } from '../../../../src/ui/payment/methods/OtherPaymentsPanel.js';
import { OtherWaysVm } from '../../../../src/ui/payment/methods/other-ways.vm.js';
import type { WalletPanelProps, WalletState, WalletWay } from '../../../../src/ui/payment/methods/wallet-way.js';
import { walletWays } from '../../../../src/ui/payment/methods/wallet-ways.js';
import { methodTr } from '../../../../src/ui/texts/method-tr.js';
import { tr } from '../../../../src/ui/texts/tr.js';
import { FakeWorld, storePage, testTime } from '../fake-world.js';
import { payButton, shopper } from '../render-payment.js';
import { options } from './opened-ways.js';

/*
 * A wallet is added as CONTRIBUTING says, and nothing else is touched: its row, its use case, its panel.
 */

const row: Wallet = { code: 'yarininCuzdani', paymentType: 'yarin', warns: true, flow: 'direct' };

/** It posts like any other, and needs a few seconds of its own. */
function payWithTomorrow(ports: MethodPorts): (payment: MethodPayment) => Observable<WalletState> {
  return oneAtATime(
    (payment: MethodPayment) =>
      payByMethod<WalletState>(ports, payment, { method: row }, (answer) =>
        concat(
          of<WalletState>({ kind: 'processing', referenceCode: '', remainingMs: 5_000 }),
          timer(5_000).pipe(map(() => goOn(ports, payment.page, answer))),
        ),
      ),
    isOver,
  );
}

function TomorrowPanel({ name, state }: WalletPanelProps) {
  return (
    <h2>
      {name}: {state.kind}
    </h2>
  );
}

const way: WalletWay = {
  wallet: row,
  pay: payWithTomorrow,
  face: { hint: 'methods.directHint', warning: 'methods.directWarning', Panel: TomorrowPanel },
};

beforeEach(() => jest.useFakeTimers({ now: testTime, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

it('OP-01 OP-03 OP-13 one row, one use case and one panel add a wallet: it is offered, warns, checks, posts, shows its steps and is paid', async () => {
  const world = new FakeWorld(storePage({ options }));
  world.wallets.onPay = () => of({ kind: 'completed', merchantName: 'Kitapçı' });
  const vm = world.payment();
  vm.mount();
  const ways = new OtherWaysVm(world, storePage({ options }), vm, { ...walletWays, [row.code]: way });
  render(<OtherPaymentsPanel ways={ways} />, { wrapper: StrictMode });
  const user = shopper();
  const name = 'Yarının Cüzdanı';

  await user.click(screen.getByRole('radio', { name }));
  expect(screen.getByText(methodTr['methods.directHint'].replace('{{name}}', name))).toBeVisible();
  await user.click(payButton());
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    methodTr['methods.directWarning'].replace('{{name}}', name),
  );
  expect(world.wallets.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: tr['label.continue'] }));
  expect(world.payments.calls.at(-1)).toBe('payable');
  expect(world.wallets.calls).toEqual(['pay yarin']);
  expect(screen.getByRole('heading', { name: `${name}: processing` })).toBeVisible();
  act(() => jest.advanceTimersByTime(5_000));
  expect(vm.screen.kind).toBe('success');
});
