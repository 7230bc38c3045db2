/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { of, Subject } from 'rxjs';
import type { TransferStart } from '../../../../src/application/methods/ports.js';
import type { PaymentAnswer } from '../../../../src/application/ports.js';
import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import { methods as methodTr } from '../../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { radio, renderedAt } from '../methods/rendered-methods.js';
import { says } from '../methods/tosla-payment.js';
import { storePage } from '../payment-samples.js';
import { filled, pass, payButton, renderPayment, settleParts } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';
import { start } from '../transfer/transfer-samples.js';
import { sent } from '../verification/verified-payment.js';

renderAtTestTime();

const press = (name: string) => screen.getByRole('button', { name });
const amount = () => screen.getByRole('heading', { level: 1 });
const bankStep = () => screen.getByRole('heading', { name: methodTr['transfer.chooseBank'] });

/** The list of the other payments, with the bank transfer chosen and the focus on the button that goes on. */
async function transferChosen(arrange: (ports: FakePorts) => void) {
  const rendered = await renderedAt('tabs.otherPayments', arrange);
  await rendered.user.click(radio('Havale / EFT'));
  act(() => press(methodTr['label.continue']).focus());
  return rendered;
}

describe('the focus after the bank transfer was chosen', () => {
  it('BT-01 is on the heading of its first step, once that is there', async () => {
    const banks = new Subject<TransferStart>();
    const { user } = await transferChosen(({ transfers }) => {
      transfers.onBanks = () => banks;
    });
    await user.keyboard('{Enter}');
    expect(document.body).not.toHaveFocus();
    act(() => banks.next(start()));
    expect(bankStep()).toHaveFocus();
  });

  it('BT-01 is on the heading also where the list was gone back to, and the transfer is chosen again', async () => {
    const { user } = await transferChosen(({ transfers }) => {
      transfers.onBanks = () => of(start());
    });
    await user.keyboard('{Enter}');
    await user.click(press(methodTr['methods.backToList']));
    act(() => press(methodTr['label.continue']).focus());
    await user.keyboard('{Enter}');
    expect(bankStep()).toHaveFocus();
  });

  it('BT-01 is on the warning where the accounts cannot be read, and on the step where they can be at last', async () => {
    const { user, ports } = await transferChosen(({ transfers }) => {
      transfers.onBanks = () => failing({ kind: 'noAnswer' });
    });
    await user.keyboard('{Enter}');
    expect(screen.getByText(methodTr['transfer.openFailed']).closest('[tabindex="-1"]')).toHaveFocus();
    ports.transfers.onBanks = () => of(start());
    await user.click(press(tr['label.tryAgain']));
    expect(bankStep()).toHaveFocus();
  });

  it('BT-01 stays on the tab where another one was looked at meanwhile', async () => {
    const { user } = await transferChosen(({ transfers }) => {
      transfers.onBanks = () => of(start());
    });
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('tab', { name: tr['tabs.card'] }));
    await user.click(screen.getByRole('tab', { name: tr['tabs.otherPayments'] }));
    expect(screen.getByRole('tab', { name: tr['tabs.otherPayments'] })).toHaveFocus();
  });
});

describe('the focus after a press that loads the payment again', () => {
  it('OP-04 RL-02 is on the first heading where another method is chosen than the wallet', async () => {
    const { user } = await renderedAt('tabs.otherPayments', ({ wallets }) => {
      wallets.onStart = () => of({ kind: 'redirect', url: 'https://juzdan.example/1', parent: true });
    });
    await user.click(radio('Juzdan'));
    await user.click(payButton());
    await user.click(press(methodTr['label.continue']));
    await settleParts();
    await user.click(press(methodTr['methods.otherMethod']));
    await settleParts();
    expect(amount()).toHaveFocus();
  });

  it('VF-01 RL-02 is on the first heading where the payment is paid otherwise than with a code', async () => {
    const { user } = filled({}, () => of<PaymentAnswer>({ kind: 'verification', sent }));
    await user.click(payButton());
    await settleParts();
    await user.click(press(methodTr['verification.payOtherwise']));
    await settleParts();
    expect(amount()).toHaveFocus();
  });

  it.each([
    ['an error', refused({ code: 'technical' }), tr['label.tryAgain']],
    ['a timeout', { kind: 'timeout' } as const, tr['error.restart']],
  ])('RL-08 RL-02 is on the first heading after %s', async (_what, failure, label) => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing(failure);
    const { user } = renderPayment(ports);
    await settleParts();
    const opening = new Subject<PaymentPage>();
    ports.payments.onOpen = () => opening;
    await user.click(press(label));
    expect(amount()).toHaveFocus();
    act(() => opening.next(storePage()));
    await settleParts();
    expect(amount()).toHaveFocus();
  });

  it('TB-01 RL-02 is on the first heading where the part of a method is fetched again', async () => {
    const ports = new FakePorts(storePage({ bankLoans: [{ code: 'akbank', name: 'Akbank', icon: '' }] }));
    const { fetchMethods } = ports;
    let arrives = false;
    ports.fetchMethods = async () => (arrives ? fetchMethods() : Promise.reject(new Error()));
    const { user } = renderPayment(ports);
    await user.click(screen.getByRole('tab', { name: tr['tabs.bankLoans'] }));
    await settleParts();
    arrives = true;
    await user.click(press(tr['label.tryAgain']));
    await settleParts();
    expect(amount()).toHaveFocus();
  });

  it('RL-02 stays where it is on the first load', async () => {
    renderPayment();
    await settleParts();
    expect(document.body).toHaveFocus();
  });
});

describe('the focus on the code of a wallet', () => {
  async function atCode(becomes: 'processing' | 'expired') {
    let status: 'pending' | 'processing' | 'expired' = 'pending';
    const { user } = await renderedAt('tabs.otherPayments', ({ wallets }) => {
      wallets.onPay = () => of({ kind: 'qr', referenceCode: 'REF1' });
      wallets.onTosla = () => says(status);
    });
    await user.click(radio('Tosla'));
    await user.click(payButton());
    await settleParts();
    return {
      user,
      moveOn: () => {
        status = becomes;
        pass(2_000);
      },
    };
  }

  it.each([
    ['processing', 'methods.pending'],
    ['expired', 'methods.expired'],
  ] as const)('OP-06 goes from its button to the heading once it is %s', async (state, title) => {
    const { user, moveOn } = await atCode(state);
    await user.click(press(methodTr['methods.copy']));
    moveOn();
    expect(screen.getByRole('heading', { name: methodTr[title].replaceAll('{{name}}', 'Tosla') })).toHaveFocus();
  });

  it('OP-06 stays where it was outside of the panel', async () => {
    const { moveOn } = await atCode('processing');
    const theme = screen.getByRole('combobox');
    act(() => theme.focus());
    moveOn();
    expect(theme).toHaveFocus();
  });
});
