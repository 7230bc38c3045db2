/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { concat, map, type Observable, of, timer } from 'rxjs';
import {
  type MethodPayment,
  type MethodPorts,
  outcomeOfMethodAnswer,
  sendMethodPayment,
} from '../../../../src/application/methods/send-method-payment.js';
import { onePaymentAtATime } from '../../../../src/application/payment/one-payment-at-a-time.js';
import { isFinal } from '../../../../src/application/payment/send-payment.js';
import { type Wallet, wallets } from '../../../../src/domain/methods/wallets.js';
import { MethodsVm } from '../../../../src/ui/payment/methods/methods.vm.js';
import { OtherPaymentsPanel } from '../../../../src/ui/payment/methods/OtherPaymentsPanel.js';
import type {
  WalletMethod,
  WalletPanelProps,
  WalletState,
} from '../../../../src/ui/payment/methods/wallet/wallet-method.js';
import { walletMethods, walletMethodsOf } from '../../../../src/ui/payment/methods/wallet-methods.js';
import { methods as methodTr } from '../../../../src/ui/texts/tr/methods.js';
import { FakePorts } from '../fake-ports.js';
import { storePage } from '../payment-samples.js';
import { payButton, shopper } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';
import { options } from './opened-methods.js';

/*
 * A wallet is added as CONTRIBUTING says, and nothing else is touched: a row where it only posts and redirects; a row, a
 * use case and a panel where it has steps of its own.
 */

const row: Wallet = { code: 'yarininCuzdani', paymentType: 'yarin', warns: true, flow: 'direct' };

/** It posts like any other, and needs a few seconds of its own. */
function payWithTomorrow(ports: MethodPorts): (payment: MethodPayment) => Observable<WalletState> {
  return onePaymentAtATime(
    (payment: MethodPayment) =>
      sendMethodPayment<WalletState>(ports, payment, { method: row }, (answer, attemptId) =>
        concat(
          of<WalletState>({ kind: 'processing', referenceCode: '', remainingMs: 5_000 }),
          timer(5_000).pipe(map(() => outcomeOfMethodAnswer(ports, payment.page, answer, attemptId))),
        ),
      ),
    isFinal,
  );
}

function TomorrowPanel({ name, state }: WalletPanelProps) {
  return (
    <h2>
      {name}: {state.kind}
    </h2>
  );
}

const newMethod: WalletMethod = {
  wallet: row,
  pay: payWithTomorrow,
  view: { hint: 'methods.directHint', warning: 'methods.directWarning', Panel: TomorrowPanel },
};

renderAtTestTime();

it('OP-01 OP-03 OP-13 one row, one use case and one panel add a wallet: it is offered, warns, checks, posts, shows its steps and is paid', async () => {
  const ports = new FakePorts(storePage({ options }));
  ports.wallets.onPay = () => of({ kind: 'completed', merchantName: 'Kitapçı' });
  const vm = ports.payment();
  vm.start();
  const methods = new MethodsVm(ports, storePage({ options }), vm.session!, {
    ...walletMethods,
    [row.code]: newMethod,
  });
  render(<OtherPaymentsPanel methods={methods} />, { wrapper: StrictMode });
  const user = shopper();
  const name = 'Yarının Cüzdanı';

  await user.click(screen.getByRole('radio', { name }));
  expect(screen.getByText(methodTr['methods.directHint'].replace('{{name}}', name))).toBeVisible();
  await user.click(payButton());
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    methodTr['methods.directWarning'].replace('{{name}}', name),
  );
  expect(ports.wallets.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: methodTr['label.continue'] }));
  expect(ports.payments.calls.at(-1)).toBe('payable ayse@example.com');
  expect(ports.wallets.calls).toEqual(['pay yarin']);
  expect(screen.getByRole('heading', { name: `${name}: processing` })).toBeVisible();
  act(() => jest.advanceTimersByTime(5_000));
  expect(vm.screen.kind).toBe('success');
});

it('OP-03 OP-10 OP-13 one row adds a wallet that redirects: it is offered, checks, posts and leaves for its page', async () => {
  const redirecting: Wallet = { code: 'yarininCuzdani', paymentType: 'yarin', warns: false, flow: 'redirect' };
  const ports = new FakePorts(storePage({ options }));
  ports.wallets.onPay = () => of({ kind: 'redirect', url: 'https://yarin.example/1', parent: false });
  const vm = ports.payment();
  vm.start();
  const table = walletMethodsOf({ ...wallets, [redirecting.code]: redirecting });
  const methods = new MethodsVm(ports, storePage({ options }), vm.session!, table);
  render(<OtherPaymentsPanel methods={methods} />, { wrapper: StrictMode });
  const user = shopper();

  await user.click(screen.getByRole('radio', { name: 'Yarının Cüzdanı' }));
  await user.click(payButton());
  expect(ports.payments.calls.at(-1)).toBe('payable ayse@example.com');
  expect(ports.wallets.calls).toEqual(['pay yarin']);
  expect(ports.host.calls.at(-1)).toBe('leaveTo https://yarin.example/1 own');
});
