/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { of, Subject } from 'rxjs';
import type { TransferState } from '../../../../src/application/methods/ports.js';
import { GatewayError } from '../../../../src/application/ports.js';
import { formSteps } from '../../../../src/ui/payment/transfer/transfer-phase.js';
import { methods as transferEn } from '../../../../src/ui/texts/en/methods.js';
import { page as en } from '../../../../src/ui/texts/en/page.js';
import { methods as transferTr } from '../../../../src/ui/texts/tr/methods.js';
import { failing, refused } from '../../../ports/failures.js';
import { atTestTime } from '../test-time.js';
import { button, field, fillNotice, shownTransfer, toCode } from './rendered-transfer.js';
import { noon, sentCode, TransferDesk } from './transfer-samples.js';

atTestTime(noon);

describe('why a notice could not be sent', () => {
  it('ER-06 offline before it was sent: nothing was, and the connection is to be checked, in either language', async () => {
    const { user, ports, vm } = shownTransfer();
    ports.payments.onPayable = () => failing({ kind: 'noAnswer' });
    await toCode(user);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent(transferTr['transfer.notSent']);
    expect(alert).toHaveTextContent(transferTr['transfer.typedStays']);
    expect(alert).toHaveTextContent(transferTr['transfer.failed']);
    expect(ports.transfers.calls.filter((call) => call.startsWith('notify'))).toEqual([]);
    await act(() => vm.texts.choose('en'));
    expect(alert).toHaveTextContent(transferEn['transfer.notSent']);
    expect(alert).toHaveTextContent(transferEn['transfer.typedStays']);
  });

  it('RL-09 the code and the group stand beneath the words', async () => {
    const { user, ports } = shownTransfer();
    ports.transfers.onNotify = () => failing(refused({ code: 'limit', group: '7', description: 'Çok fazla deneme' }));
    await toCode(user);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Hata kodu: limit');
    expect(alert).toHaveTextContent('Hata grubu: 7');
  });

  it('ER-02 banks that lead to another address post their description there', () => {
    const desk = new TransferDesk();
    const error = { description: 'Kapalı' };
    desk.ports.transfers.onBanks = () =>
      failing({ kind: 'redirected', redirectUrl: 'https://store.example/fail', error });
    desk.show();
    expect(desk.ports.host.calls).toContain('postFailure https://store.example/fail Kapalı');
    expect(desk.settled).toMatchObject([{ kind: 'failed', failure: { kind: 'redirected' } }]);
  });

  it('LG-03 words in another language than the page’s are not quoted', async () => {
    const { user, ports, vm } = shownTransfer();
    ports.transfers.onNotify = () => failing(refused({ code: 'limit', description: 'Çok fazla deneme', lang: 'tr' }));
    await toCode(user);
    expect(screen.getByText('Çok fazla deneme')).toBeVisible();
    await act(() => vm.texts.choose('en'));
    expect(screen.queryByText('Çok fazla deneme')).toBeNull();
    expect(screen.getByText(en['error.limit'])).toBeVisible();
  });

  it('LG-03 the reason of a refusal is not quoted in another language than it came in', async () => {
    const { user, ports, vm } = shownTransfer();
    await toCode(user);
    ports.transfers.onConfirm = () => of<TransferState>({ kind: 'refused', reason: 'Tutar eksik' });
    await user.keyboard('283126{Enter}');
    expect(screen.getByText('Tutar eksik')).toBeVisible();
    await act(() => vm.texts.choose('en'));
    expect(screen.queryByText('Tutar eksik')).toBeNull();
    expect(screen.getByText(transferEn['transfer.refusedText'])).toBeVisible();
  });
});

describe('why the shopper is at a step again', () => {
  it.each(formSteps)('BT-05 BT-06 EM-04 stands at the step %s, as an alert in focus', (kind) => {
    const { vm } = shownTransfer();
    act(() =>
      runInAction(() => {
        vm.phase = { kind, alert: { kind: 'notReceived' } };
        vm.correction.make();
      }),
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(transferTr['transfer.notReceived']);
  });

  it.each([
    ['with banks to choose from', {}],
    ['where no bank is left', { banks: [] }],
  ])('BT-05 a code that is used up after a reload is said at the bank, %s', async (_which, banks) => {
    const { user, ports } = shownTransfer({ state: { kind: 'awaitingCode', sent: sentCode }, ...banks });
    ports.transfers.onConfirm = () => failing(refused({ code: 'otp', attemptsLeft: 0 }));
    await user.type(field(transferTr['sms.code']), '111111{Enter}');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(transferTr['transfer.codeUsedUp']);
  });

  it('BT-05 after a reload nothing is said to be still there: the form is empty', async () => {
    const { user, ports } = shownTransfer({ state: { kind: 'awaitingCode', sent: sentCode } });
    ports.transfers.onConfirm = () => failing(refused({ code: 'otp', attemptsLeft: 0 }));
    await user.type(field(transferTr['sms.code']), '111111{Enter}');
    expect(screen.getByRole('alert')).not.toHaveTextContent(transferTr['transfer.typedStays']);
  });

  it('BT-06 a timeout after a reload asks for the notice, and says of no text that it is still there', async () => {
    const { user, ports } = shownTransfer({ state: { kind: 'awaitingCode', sent: sentCode } });
    ports.transfers.onConfirm = () => failing(refused({ code: 'transferTimeout' }, 410));
    await user.type(field(transferTr['sms.code']), '111111{Enter}');
    expect(screen.getByText(transferTr['transfer.timeoutText'])).toBeVisible();
  });

  it('BT-06 a timeout says that what was typed is still there', async () => {
    const { user, ports } = shownTransfer();
    await toCode(user);
    ports.transfers.onConfirm = () => failing(refused({ code: 'transferTimeout' }, 410));
    await user.keyboard('283126{Enter}');
    const { parentElement } = screen.getByRole('heading', { name: transferTr['transfer.timeout'] });
    expect(parentElement).toHaveTextContent(transferTr['transfer.typedStays']);
  });

  it('BT-05 the way back waits while the notice is sent: why it was not is said where it was given', async () => {
    const { user, ports } = shownTransfer();
    const answer = new Subject<never>();
    ports.transfers.onNotify = () => answer;
    await fillNotice(user);
    await user.click(button(transferTr['transfer.notify']));
    expect(button(transferTr['transfer.back'])).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(transferTr['transfer.back']));
    act(() => answer.error(new GatewayError(refused({ code: 'limit', description: 'Çok fazla deneme' }))));
    expect(screen.getByText('Çok fazla deneme')).toBeVisible();
    expect(button(transferTr['transfer.back'])).not.toHaveAttribute('aria-disabled');
  });
});
