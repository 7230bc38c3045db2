/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { of, Subject } from 'rxjs';
import type { NoticeTime } from '../../../../src/application/methods/ports.js';
import { GatewayError } from '../../../../src/application/ports.js';
import type { Failure } from '../../../../src/domain/payment/failure.js';
import { TransferPanel } from '../../../../src/ui/payment/transfer/TransferPanel.js';
import { methods as transferEn } from '../../../../src/ui/texts/en/methods.js';
import { page as en } from '../../../../src/ui/texts/en/page.js';
import { methods as transferTr } from '../../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { linkContext } from '../../../domain/sample-links.js';
import { failing, refused } from '../../../ports/failures.js';
import { expectAccessible } from '../expect-accessible.js';
import { FakePorts } from '../fake-ports.js';
import { receipt, storePage } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import { button, field, fillNotice, shownTransfer, toNotice } from './rendered-transfer.js';
import { noon, TransferDesk } from './transfer-samples.js';

atTestTime(noon);

const words = 'Bu ödeme bağlantısı kapandı.';
const closed = refused({ code: 'closed', description: words, lang: 'tr' });
const linkPage = storePage({ kind: 'link', link: linkContext });

/** A link's payment whose accounts are answered by `failure` when they are shown. */
function refusingAccounts(failure: Failure) {
  const ports = new FakePorts();
  ports.transfers.onShown = () => failing(failure);
  return shownTransfer({}, ports, linkPage);
}

/** A link's payment whose transfer is refused when it is opened. */
function refusedAtOnce(failure: Failure) {
  const desk = new TransferDesk(new FakePorts(), {}, linkPage);
  desk.ports.transfers.onBanks = () => failing(failure);
  render(<TransferPanel vm={desk.vm} />);
  return desk.vm;
}

const showAccount = async ({ user }: ReturnType<typeof shownTransfer>) => {
  await user.click(screen.getByRole('radio', { name: /Ziraat/ }));
  await user.click(button(transferTr['transfer.toAccount']));
};

const iban = () => screen.queryByText(transferTr['transfer.iban']);
const linkBack = () => screen.queryByRole('link', { name: tr['label.backToLink'] });

describe('an account whose transfer the provider does not take', () => {
  it('BT-08 PY-10 leaves the screen when the link has closed, which is said, with the way back to the link', async () => {
    const shown = refusingAccounts(closed);
    await showAccount(shown);
    expect(iban()).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(linkBack()).toHaveAttribute('href', expect.stringContaining(linkContext.shortId));
    // To read the banks again would be answered the same (RL-16).
    expect(screen.queryByRole('button', { name: tr['label.tryAgain'] })).toBeNull();
    await expectAccessible(noon);
  });

  it('BT-08 PY-07 of an order that is paid by now leads to the success screen', async () => {
    const shown = refusingAccounts({ kind: 'alreadyPaid', receipt });
    await showAccount(shown);
    expect(shown.desk.settled).toEqual([{ kind: 'paid', receipt }]);
  });

  it('BT-08 PY-07 leads to the payment that is under way', async () => {
    const shown = refusingAccounts({ kind: 'underWay' });
    shown.ports.transfers.onBanks = () => failing({ kind: 'underWay' });
    await showAccount(shown);
    expect(shown.desk.settled).toEqual([{ kind: 'underWay' }]);
  });

  it('BT-08 ER-03 can be asked for again where that may help', async () => {
    const shown = refusingAccounts(refused({ code: 'limit', limitedBy: 'address' }));
    await showAccount(shown);
    expect(screen.getByRole('alert')).toHaveTextContent(tr['error.limitLater']);
    shown.ports.transfers.onShown = () => of(undefined);
    await shown.user.click(button(tr['label.tryAgain']));
    expect(iban()).toBeVisible();
  });

  it('BT-08 TR-02 is reported each time it is shown: the order may have been paid in another window since', async () => {
    const shown = shownTransfer({}, undefined, linkPage);
    shown.ports.transfers.onShown = () => of({ until: noon.getTime() + 86_400_000, leftMs: 86_400_000 });
    await showAccount(shown);
    await shown.user.click(button(transferTr['transfer.otherBank']));
    shown.ports.transfers.onShown = () => failing({ kind: 'alreadyPaid', receipt });
    await shown.user.click(button(transferTr['transfer.toAccount']));
    expect(shown.desk.settled).toEqual([{ kind: 'paid', receipt }]);
  });

  it('BT-08 PY-10 a refusal that comes while the notice is typed takes its place', async () => {
    const answer = new Subject<NoticeTime>();
    const shown = shownTransfer({}, undefined, linkPage);
    shown.ports.transfers.onShown = () => answer;
    await toNotice(shown.user);
    act(() => answer.error(new GatewayError(closed)));
    expect(screen.queryByLabelText(transferTr['transfer.idLast6'])).toBeNull();
    expect(linkBack()).toBeVisible();
  });
});

describe('a transfer that the provider refuses', () => {
  it('ER-03 PY-10 RL-16 of a link that has closed says so when it is chosen, and leads back to the link', async () => {
    const vm = refusedAtOnce(closed);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByText(transferTr['transfer.openFailed'])).toBeNull();
    expect(linkBack()).toBeVisible();
    await act(() => vm.texts.choose('en'));
    expect(screen.getByRole('alert')).toHaveTextContent(en['error.linkClosed']);
  });

  it('ER-06 without an answer the connection is to be checked, in either language, and no link stands there', async () => {
    const vm = refusedAtOnce({ kind: 'noAnswer' });
    expect(screen.getByRole('alert')).toHaveTextContent(transferTr['transfer.openFailed']);
    expect(linkBack()).toBeNull();
    await act(() => vm.texts.choose('en'));
    expect(screen.getByRole('alert')).toHaveTextContent(transferEn['transfer.openFailed']);
  });

  it('ER-03 PY-10 a notice that the link has stopped has the way back to the link beside the words', async () => {
    const shown = shownTransfer({}, undefined, linkPage);
    await fillNotice(shown.user);
    shown.ports.transfers.onNotify = () => failing(refused({ code: 'outOfStock' }));
    await shown.user.click(button(transferTr['transfer.notify']));
    expect(screen.getByRole('alert')).toHaveTextContent(tr['error.outOfStock']);
    expect(linkBack()).toBeVisible();
    expect(field(transferTr['transfer.idLast6'])).toHaveValue('123456');
  });
});
