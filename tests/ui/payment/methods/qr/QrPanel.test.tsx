/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { type Observable, of, Subject } from 'rxjs';
import type { MethodAnswer, ToslaAnswer } from '../../../../../src/application/methods/ports.js';
import { GatewayError } from '../../../../../src/application/ports.js';
import type { Receipt } from '../../../../../src/domain/payment/failure.js';
import type { PaymentPage } from '../../../../../src/domain/payment/payment-page.js';
import { methods as methodEn } from '../../../../../src/ui/texts/en/methods.js';
import { methods as methodTr } from '../../../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../../../src/ui/texts/tr/page.js';
import { refused } from '../../../../ports/failures.js';
import { expectAccessible } from '../../expect-accessible.js';
import type { FakePorts } from '../../fake-ports.js';
import { receipt, testTime } from '../../payment-samples.js';
import { pass, payButton, settleParts } from '../../render-payment.js';
import { renderAtTestTime } from '../../test-time.js';
import { named, radio, renderedAt } from '../rendered-methods.js';

renderAtTestTime();

const qr: Observable<MethodAnswer> = of({ kind: 'qr', referenceCode: 'REF1' });
const pending: Observable<ToslaAnswer> = of({
  status: 'pending',
  receipt: { redirectUrl: '', merchantName: '', merchantOid: '' },
});

/** A sentence about Tosla, whose name stands in it by itself (TR-11). */
function about(
  key: 'methods.expiredText' | 'methods.givingUpAt' | 'methods.underWayAt' | 'methods.processedAt',
): HTMLElement {
  const sentences = screen.getAllByText('Tosla', { selector: 'bdi' }).map(({ parentElement }) => parentElement!);
  return sentences.find(({ textContent }) => textContent === named(key, 'Tosla'))!;
}

describe('tosla', () => {
  async function waiting(status: () => Observable<ToslaAnswer> = () => pending, page: Partial<PaymentPage> = {}) {
    const arrange = ({ wallets }: FakePorts) => {
      wallets.onPay = () => qr;
      wallets.onTosla = status;
    };
    const rendered = await renderedAt('tabs.otherPayments', arrange, page);
    await rendered.user.click(radio('Tosla'));
    await rendered.user.click(payButton());
    await settleParts();
    return rendered;
  }

  it('OP-05 the code is drawn here, without a style of its own, and named; reference, copy and the time left; no violation', async () => {
    const { user, ports } = await waiting();
    expect(screen.getByRole('heading', { name: named('methods.toApprove', 'Tosla') })).toHaveFocus();
    const code = screen.getByRole('img', { name: /REF1/ });
    expect(code.querySelectorAll('path, rect')).toHaveLength(2);
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/);
    expect(document.querySelectorAll('main [style]')).toHaveLength(0);
    expect(screen.getByText('REF1')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('4:50');
    pass(11_000);
    expect(screen.getByRole('timer')).toHaveTextContent('4:39');
    await user.click(screen.getByRole('button', { name: methodTr['methods.copy'] }));
    expect(ports.clipboard.copied).toEqual(['REF1']);
    expect(screen.getByRole('button', { name: methodTr['methods.copied'] })).toBeVisible();
    await expectAccessible(testTime);
  });

  it('OP-05 a code that cannot be copied is said, and can be selected', async () => {
    const { user, ports } = await waiting();
    ports.clipboard.refuses = true;
    await user.click(screen.getByRole('button', { name: methodTr['methods.copy'] }));
    expect(screen.getByText(methodTr['methods.copyFailed'])).toHaveAttribute('role', 'status');
    const selection = document.getSelection();
    selection?.selectAllChildren(screen.getByText('REF1'));
    expect(getComputedStyle(screen.getByText('REF1')).userSelect).not.toBe('none');
    expect(selection?.toString()).toBe('REF1');
  });

  it('OP-05 the last minute is said once; the seconds are not', async () => {
    await waiting();
    const said = () => screen.getAllByRole('status').map((status) => status.textContent);
    expect(said()).toContain(named('methods.toApprove', 'Tosla'));
    pass(229_000);
    expect(said()).not.toContain(methodTr['methods.qrNear']);
    pass(1_000);
    const atLastMinute = said();
    expect(atLastMinute.filter((text) => text === methodTr['methods.qrNear'])).toHaveLength(1);
    pass(5_000);
    expect(said()).toEqual(atLastMinute);
  });

  it('OP-06 OP-11 processing and completed are shown and said', async () => {
    const answers = new Subject<ToslaAnswer>();
    await waiting(() => answers);
    pass(2_000);
    act(() => answers.next({ status: 'processing', receipt }));
    expect(screen.getByRole('heading', { name: methodTr['methods.pending'] })).toBeVisible();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(methodTr['methods.pending']);
    act(() => answers.next({ status: 'completed', receipt }));
    expect(screen.getByRole('heading', { name: methodTr['methods.completed'] })).toBeVisible();
    await expectAccessible(testTime);
  });

  it.each([
    ['a store', {}, 'methods.completedText'],
    ['a link, which is not left for another page', { kind: 'link' }, 'methods.completedLinkText'],
  ] as const)('OP-06 RL-07 completed: the message of the payment of %s', async (_, page, said) => {
    await waiting(() => of({ status: 'completed', receipt }), page);
    pass(2_000);
    expect(screen.getByText(methodTr[said])).toBeVisible();
  });

  it('TR-11 OP-06 expired: its text, another code, or another method', async () => {
    const { user } = await waiting();
    pass(290_000);
    expect(about('methods.expiredText')).toBeVisible();
    await expectAccessible(testTime);
    await user.click(screen.getByRole('button', { name: methodTr['methods.newCode'] }));
    expect(screen.getByRole('timer')).toHaveTextContent('4:50');
    await user.click(screen.getByRole('button', { name: tr['label.giveUp'] }));
    expect(radio('Tosla')).toHaveFocus();
  });

  it('OP-06 TB-06 cancelled: the message above the form has the focus, in the language that is chosen afterwards too', async () => {
    const { user } = await waiting(() =>
      of({ status: 'cancelled', receipt: { redirectUrl: '', merchantName: '', merchantOid: '' } }),
    );
    pass(2_000);
    const message = screen.getByText(named('methods.cancelled', 'Tosla'));
    expect(message.closest('[role=alert]')).toHaveFocus();
    expect(screen.getByRole('tab', { name: tr['tabs.card'] })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: tr['tabs.otherPayments'] }));
    expect(radio('Tosla')).not.toBeChecked();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dil' }), 'English');
    expect(screen.getByText(methodEn['methods.cancelled'].replace('{{name}}', 'Tosla'))).toBeVisible();
  });

  describe('given up', () => {
    async function leaving() {
      const rendered = await waiting();
      const answer = new Subject<Receipt>();
      rendered.ports.payments.onStatus = () => answer;
      const notPaid = () => act(() => answer.error(new GatewayError(refused({ code: 'unpaid' }))));
      return { ...rendered, notPaid };
    }

    it('OP-06 TR-02 it says so until its code is void; then the choice is back with the focus', async () => {
      const { user, notPaid } = await leaving();
      await user.click(screen.getByRole('button', { name: tr['label.giveUp'] }));
      expect(screen.getByRole('heading', { name: methodTr['methods.givingUp'] })).toHaveFocus();
      await expectAccessible(testTime);
      notPaid();
      expect(radio('Tosla')).toHaveFocus();
    });

    it('OP-06 who has moved on meanwhile stays there', async () => {
      const { user, notPaid } = await leaving();
      await user.click(screen.getByRole('button', { name: tr['label.giveUp'] }));
      const language = screen.getByRole('combobox', { name: 'Dil' });
      act(() => language.focus());
      notPaid();
      expect(radio('Tosla')).toBeChecked();
      expect(language).toHaveFocus();
    });

    it('OP-06 from the card tab, whose notice says so', async () => {
      const { user, notPaid } = await leaving();
      await user.click(screen.getByRole('tab', { name: tr['tabs.card'] }));
      await user.click(screen.getByRole('button', { name: named('methods.giveUp', 'Tosla') }));
      expect(about('methods.givingUpAt')).toBeVisible();
      notPaid();
      expect(screen.queryByText('Tosla', { selector: 'bdi' })).toBeNull();
      await user.click(screen.getByRole('tab', { name: tr['tabs.otherPayments'] }));
      expect(screen.getByRole('tab', { name: tr['tabs.otherPayments'] })).toHaveFocus();
    });
  });

  it('while it waits the other tabs say so', async () => {
    const { user } = await waiting();
    await user.click(screen.getByRole('tab', { name: tr['tabs.card'] }));
    expect(about('methods.underWayAt')).toBeVisible();
    expect(payButton()).toBeDisabled();
    await user.click(screen.getByRole('tab', { name: tr['tabs.bankLoans'] }));
    expect(about('methods.underWayAt')).toBeVisible();
    expect(payButton()).toBeDisabled();
    await user.click(screen.getByRole('tab', { name: tr['tabs.otherPayments'] }));
    expect(screen.getByRole('timer')).toBeVisible();
  });

  it.each(['tabs.card', 'tabs.bankLoans'] as const)(
    'while its approval is processed the other tabs say so, and of nothing to be given up: %s',
    async (tab) => {
      const { user } = await waiting(() => of({ status: 'processing', receipt }));
      pass(2_000);
      expect(screen.queryByRole('button', { name: tr['label.giveUp'] })).toBeNull();
      await user.click(screen.getByRole('tab', { name: tr[tab] }));
      expect(about('methods.processedAt')).toBeVisible();
      expect(screen.queryByText(named('methods.underWayAt', 'Tosla'))).toBeNull();
      expect(payButton()).toBeDisabled();
    },
  );
});
