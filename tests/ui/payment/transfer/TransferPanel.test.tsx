/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { of } from 'rxjs';
import type { TransferStart, TransferState } from '../../../../src/application/methods/ports.js';
import { TransferPanel } from '../../../../src/ui/payment/transfer/TransferPanel.js';
import { methods as transferEn } from '../../../../src/ui/texts/en/methods.js';
import { methods as transferTr } from '../../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../../ports/failures.js';
import { expectAccessible } from '../expect-accessible.js';
import { FakePorts } from '../fake-ports.js';
import { pass, shopper } from '../render-payment.js';
import { noon, sentCode, start, TransferDesk, ziraat } from './transfer-samples.js';

jest.setTimeout(60_000);

function visit(opens: Partial<TransferStart> = {}, ports = new FakePorts()) {
  const desk = new TransferDesk(ports, opens);
  render(<TransferPanel vm={desk.vm} />, { wrapper: StrictMode });
  return { desk, vm: desk.vm, ports, user: shopper() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** What the live regions say. */
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const problemOf = (input: HTMLElement) => document.getElementById(`${input.id}-problem`)?.textContent;

function enter(label: string, text: string): void {
  fireEvent.change(field(label), { target: { value: text } });
}

async function toNotice(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('radio', { name: /Ziraat/ }));
  await user.click(button(transferTr['transfer.toAccount']));
  await user.click(button(transferTr['transfer.sent']));
}

async function toCode(user: UserEvent): Promise<void> {
  await toNotice(user);
  enter(transferTr['transfer.userName'], 'Ayşe Yılmaz');
  enter(transferTr['transfer.phone'], '0532 123 45 67');
  enter(transferTr['transfer.idLast6'], '123456');
  await user.click(button(transferTr['transfer.notify']));
}

describe('TransferPanel', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: noon });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('BT-02 BT-07 the banks with their hours; a closed one says so and cannot be chosen', async () => {
    const { user } = visit();
    const closed = screen.getByRole('radio', { name: /TEB/ });
    expect(closed).toBeDisabled();
    expect(closed.closest('label')).toHaveTextContent(transferTr['transfer.closed']);
    expect(screen.getByRole('radio', { name: /Akbank/ }).closest('label')).toHaveTextContent(
      '17:00–09:00 arası kapalı',
    );
    await user.click(closed);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('BT-02 without a bank the focus goes to the first that can be chosen, and the group says why', async () => {
    const { user } = visit();
    await user.click(button(transferTr['transfer.toAccount']));
    expect(screen.getByRole('radio', { name: /Ziraat/ })).toHaveFocus();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(transferTr['validation.checkBank']);
  });

  it('BT-02 the keyboard alone chooses a bank and goes on; the focus goes to the next step’s heading', async () => {
    const { user } = visit();
    await user.tab();
    await user.keyboard(' {Enter}');
    expect(screen.getByRole('heading', { name: transferTr['transfer.account'] })).toHaveFocus();
    expect(screen.getByText('Havale / EFT · Adım 2/4')).toBeVisible();
  });

  it('BT-02 each part of the account has a button that names it, and what was copied is told', async () => {
    const { user, ports } = visit({ banks: [ziraat] });
    for (const name of ['IBAN', 'Alıcı', 'Tutar', 'Açıklamaya yazın', 'Banka', 'Hesap adı', 'Hesap no', 'Şube kodu']) {
      await user.click(button(`Kopyala: ${name}`));
      expect(told()).toContain(`Kopyalandı: ${name}`);
    }
    expect(ports.clipboard.copied[0]).toBe('TR330006100519786457841326');
    expect(screen.getByText('TR33 0006 1005 1978 6457 8413 26')).toBeVisible();
    expect(screen.queryByRole('button', { name: transferTr['transfer.otherBank'] })).toBeNull();
    await expectAccessible(noon);
  });

  it('BT-02 what cannot be copied is selected, and told', async () => {
    const { user, ports } = visit({ banks: [ziraat] });
    ports.clipboard.refuses = true;
    await user.click(button('Kopyala: IBAN'));
    expect(told().join()).toMatch(/IBAN kopyalanamadı/);
    expect(document.getSelection()?.toString()).toBe('TR33 0006 1005 1978 6457 8413 26');
  });

  it('BT-03 BT-04 a field tells its problem when it is left, in the language of the page; the first wrong one gets the focus', async () => {
    const { vm, user } = visit();
    await toNotice(user);
    const id = field(transferTr['transfer.idLast6']);
    await user.type(id, '123');
    expect(problemOf(id)).toBe('');
    await user.tab();
    expect(problemOf(id)).toBe('6 rakam girin');
    await act(() => vm.texts.choose('en'));
    expect(problemOf(id)).toBe('Enter 6 digits');
    expect(id).toHaveValue('123');
    await user.click(button(transferEn['transfer.notify']));
    expect(field(transferEn['transfer.userName'])).toHaveFocus();
    expect(field(transferEn['transfer.userName'])).toBeInvalid();
    await expectAccessible(noon);
  });

  it('BT-03 BT-04 by card asks for its last 4 digits; at an ATM the transaction number is needed; one unchecks the other', async () => {
    const { user } = visit();
    await toNotice(user);
    expect(screen.queryByLabelText(transferTr['transfer.cardLast4'])).toBeNull();
    await user.click(screen.getByLabelText(transferTr['transfer.byCreditCard']));
    expect(field(transferTr['transfer.cardLast4'])).toBeRequired();
    await user.click(screen.getByLabelText(transferTr['transfer.atAtm']));
    expect(screen.getByLabelText(transferTr['transfer.byCreditCard'])).not.toBeChecked();
    expect(screen.queryByLabelText(transferTr['transfer.cardLast4'])).toBeNull();
    expect(field(transferTr['transfer.transactionNo'])).toBeRequired();
  });

  it('BT-03 what the merchant told of the shopper is read-only, and says where it is from', async () => {
    const { user } = visit({ prefilled: { userName: 'Ali Veli', phone: '05321112233' } });
    await toNotice(user);
    const name = field(transferTr['transfer.userName']);
    expect(name).toHaveAttribute('readonly');
    expect(name).toHaveValue('Ali Veli');
    expect(document.getElementById(`${name.id}-hint`)).toHaveTextContent(transferTr['transfer.fromStore']);
    expect(field(transferTr['transfer.phone'])).toHaveAttribute('readonly');
  });

  it('BT-05 the code has one field that takes a paste with spaces and the phone’s offer; the focus starts there', async () => {
    const { user, ports } = visit();
    await toCode(user);
    const code = field(transferTr['sms.code']);
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByText('Kodu 05** *** ** 34 numarasına gönderdik.')).toBeVisible();
    await user.paste('283 126');
    expect(code).toHaveValue('283 126');
    await user.keyboard('{Enter}');
    expect(ports.transfers.calls).toContain('confirm 283126');
  });

  it('BT-05 ER-04 a wrong code is selected and says how many tries are left, in either language', async () => {
    const { user, vm, ports } = visit();
    await toCode(user);
    ports.transfers.onConfirm = () => failing(refused({ code: 'otp', attemptsLeft: 2 }));
    await user.keyboard('111111{Enter}');
    const code = field(transferTr['sms.code']);
    expect(problemOf(code)).toBe('Kod yanlış. Kalan deneme hakkı: 2');
    expect(code).toHaveFocus();
    expect(code.selectionStart).toBe(0);
    expect(code.selectionEnd).toBe(6);
    await act(() => vm.texts.choose('en'));
    expect(problemOf(code)).toBe('Wrong code. Tries left: 2');
    expect(code).toHaveValue('111111');
  });

  it('BT-05 another code: the button counts down, keeps the focus, and what came of it is told', async () => {
    const { user, ports } = visit();
    await toCode(user);
    const resend = button(/Yeniden gönder/);
    expect(resend).toHaveTextContent('Yeniden gönder (60 sn)');
    expect(resend).toHaveAttribute('aria-disabled', 'true');
    await user.click(resend);
    expect(ports.transfers.calls).not.toContain('resend');
    pass(60_000);
    expect(resend).toHaveTextContent(/^Yeniden gönder$/);
    await user.click(resend);
    expect(resend).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(transferTr['sms.resent']);
  });

  it('BT-05 changing the number is asked first, and an empty code is no mistake yet; the notice is as it was typed', async () => {
    const { user } = visit();
    await toCode(user);
    await user.click(button(transferTr['sms.changeNumber']));
    const dialog = screen.getByRole('alertdialog', { name: transferTr['sms.changeConfirm'] });
    await user.click(within(dialog).getByRole('button', { name: tr['label.giveUp'] }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(problemOf(field(transferTr['sms.code']))).toBe('');
    await user.click(button(transferTr['sms.changeNumber']));
    const again = screen.getByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: transferTr['sms.change'] }));
    expect(field(transferTr['transfer.phone'])).toHaveValue('0532 123 45 67');
    expect(screen.getByRole('heading', { name: transferTr['transfer.notice'] })).toHaveFocus();
  });

  it.each<[string, TransferState, string]>([
    ['the review', { kind: 'review' }, transferTr['transfer.review']],
    ['the refusal', { kind: 'refused', reason: 'Tutar eksik' }, transferTr['transfer.refused']],
  ])('BT-06 %s takes the place of the form, and the focus', async (_name, state, title) => {
    const { user, ports } = visit();
    await toCode(user);
    ports.transfers.onConfirm = () => of(state);
    await user.keyboard('283126{Enter}');
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
    if (state.kind === 'refused') {
      expect(screen.getByText('Tutar eksik')).toBeVisible();
      await user.click(button(transferTr['transfer.notifyAgain']));
      expect(field(transferTr['transfer.idLast6'])).toHaveValue('123456');
    } else expect(screen.getByText(transferTr['transfer.reviewDoNotPay'])).toBeVisible();
  });

  it('BT-06 a timeout warns, and refreshing brings the notice back as it was typed', async () => {
    const { user, ports } = visit();
    await toCode(user);
    ports.transfers.onConfirm = () => failing(refused({ code: 'transferTimeout' }, 410));
    await user.keyboard('283126{Enter}');
    expect(screen.getByRole('heading', { name: transferTr['transfer.timeout'] })).toHaveFocus();
    await expectAccessible(noon);
    await user.click(button(transferTr['transfer.refresh']));
    expect(field(transferTr['transfer.userName'])).toHaveValue('Ayşe Yılmaz');
  });

  it('BT-07 the bank that closed meanwhile is named above the notice, with a way to another', async () => {
    const { user, ports } = visit();
    ports.transfers.onNotify = () => failing(refused({ code: 'bankClosed' }));
    await toCode(user);
    const alert = screen.getByText('Ziraat Bankası şu anda havale almıyor').closest('[data-mend]');
    expect(alert).toHaveFocus();
    await expectAccessible(noon);
    await user.click(button(transferTr['transfer.otherBank']));
    expect(screen.getByRole('radio', { name: /Ziraat/ })).toBeChecked();
  });

  it('BT-07 with every bank closed it says so; they open while the page is looked at', () => {
    const closed = { from: 540, until: 13 * 60 };
    visit({
      banks: [
        { ...ziraat, closed },
        { ...ziraat, code: '2', name: 'Halkbank', closed },
      ],
    });
    expect(screen.getByText(transferTr['transfer.allClosed'])).toBeVisible();
    pass(3_600_000);
    expect(screen.queryByText(transferTr['transfer.allClosed'])).toBeNull();
    expect(screen.getByRole('radio', { name: /Halkbank/ })).toBeEnabled();
  });

  it('BT-02 accounts that could not be read can be asked for again; none at all says whom to ask', async () => {
    const ports = new FakePorts();
    const desk = new TransferDesk(ports);
    ports.transfers.onBanks = () => failing({ kind: 'noAnswer' });
    render(<TransferPanel vm={desk.vm} />);
    ports.transfers.onBanks = () => of(start({ banks: [] }));
    await shopper().click(button(tr['label.tryAgain']));
    expect(screen.getByText(transferTr['transfer.noBanks'])).toBeVisible();
  });

  it('BT-06 a page that opens under review takes no focus away', () => {
    visit({ state: { kind: 'awaitingCode', sent: sentCode } });
    expect(field(transferTr['sms.code'])).toBeVisible();
  });
});
