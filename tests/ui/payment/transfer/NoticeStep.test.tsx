/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { methods as transferEn } from '../../../../src/ui/texts/en/methods.js';
import { methods as transferTr } from '../../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../../ports/failures.js';
import { onTouchScreen } from '../../forms/touch-screen.js';
import { expectAccessible } from '../expect-accessible.js';
import { FakePorts } from '../fake-ports.js';
import { storePage } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import {
  button,
  field,
  fillNotice,
  problemOf,
  shownTransfer,
  statuses,
  toCode,
  toNotice,
} from './rendered-transfer.js';
import { noon } from './transfer-samples.js';

atTestTime(noon);

describe('the notice', () => {
  it('LW-03 the button that sends it has the line that the order obliges to pay, and no earlier one', async () => {
    const { user } = shownTransfer({}, new FakePorts(), storePage({ warnings: ['orderObliges'] }));
    expect(screen.queryByText(tr['order.obliges'])).toBeNull();
    await toNotice(user);
    expect(screen.getByText(tr['order.obliges'])).toBeVisible();
  });

  it('BT-03 BT-04 a field says what is wrong when it is left, in the language of the page; the first wrong one gets the focus', async () => {
    const { vm, user } = shownTransfer();
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

  it('BT-03 a description that is too long stays as it was pasted, and the field says how long it may be', async () => {
    const { user } = shownTransfer();
    await toNotice(user);
    const description = screen.getByLabelText(/^Açıklama/);
    await user.click(description);
    await user.paste('a'.repeat(360));
    await user.tab();
    expect(description).toHaveValue('a'.repeat(360));
    expect(problemOf(description)).toBe('En fazla 300 karakter girin');
  });

  it('BT-03 a field that the provider does not accept is marked and focused, in words, until it is changed', async () => {
    const { ports, user } = shownTransfer();
    ports.transfers.onNotify = () => failing(refused({ code: 'validation', field: 'idLast6', description: 'Ret' }));
    await toCode(user);
    const id = field(transferTr['transfer.idLast6']);
    expect(problemOf(id)).toBe('Kabul edilmedi, kontrol edin');
    expect(id).toHaveFocus();
    expect(screen.queryByText(/idLast6|Ret/)).toBeNull();
    await user.clear(id);
    await user.type(id, '654321');
    expect(problemOf(id)).toBe('');
  });

  it('BT-03 BT-04 by card asks for its last 4 digits; at an ATM the transaction number is needed; one unchecks the other', async () => {
    const { user } = shownTransfer();
    await toNotice(user);
    expect(screen.queryByLabelText(transferTr['transfer.cardLast4'])).toBeNull();
    await user.click(screen.getByLabelText(transferTr['transfer.byCreditCard']));
    expect(field(transferTr['transfer.cardLast4'])).toBeRequired();
    await user.click(screen.getByLabelText(transferTr['transfer.atAtm']));
    expect(screen.getByLabelText(transferTr['transfer.byCreditCard'])).not.toBeChecked();
    expect(screen.queryByLabelText(transferTr['transfer.cardLast4'])).toBeNull();
    expect(field(transferTr['transfer.transactionNo'])).toBeRequired();
  });

  it('BT-03 what the merchant sent of the shopper is read-only, and says where it is from', async () => {
    const { user } = shownTransfer({ prefilled: { userName: 'Ali Veli', phone: '05321112233' } });
    await toNotice(user);
    const name = field(transferTr['transfer.userName']);
    expect(name).toHaveAttribute('readonly');
    expect(name).toHaveValue('Ali Veli');
    expect(document.getElementById(`${name.id}-hint`)).toHaveTextContent(transferTr['transfer.fromStore']);
    expect(field(transferTr['transfer.phone'])).toHaveAttribute('readonly');
  });

  it('BT-03 BT-05 what the shopper gave on the page of a link is there, can be changed, and is not called the store’s', async () => {
    const { user, ports } = shownTransfer({ proposed: { userName: 'Ali Veli', phone: '05321112233' } });
    await toNotice(user);
    const name = field(transferTr['transfer.userName']);
    const phone = field(transferTr['transfer.phone']);
    expect(name).toHaveValue('Ali Veli');
    expect(name).not.toHaveAttribute('readonly');
    expect(screen.queryByText(transferTr['transfer.fromStore'])).toBeNull();
    await user.type(phone, '{Backspace}4');
    await user.type(field(transferTr['transfer.idLast6']), '123456');
    await user.click(button(transferTr['transfer.notify']));
    expect(ports.transfers.notices).toMatchObject([{ userName: 'Ali Veli', phone: '05321112234' }]);
    // Another telephone can be given.
    expect(button(transferTr['sms.changeNumber'])).toBeVisible();
  });

  it('BT-05 changing the number is asked first, and an empty code is no mistake yet; the notice is as it was typed', async () => {
    const { user } = shownTransfer();
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

  it('BT-07 the bank that closed meanwhile is named above the notice, with a way to another', async () => {
    const { user, ports } = shownTransfer();
    ports.transfers.onNotify = () => failing(refused({ code: 'bankClosed' }));
    await toCode(user);
    const alert = screen.getByText('Ziraat Bankası şu anda havale almıyor').closest('[data-mend]');
    expect(alert).toHaveFocus();
    await expectAccessible(noon);
    await user.click(button(transferTr['transfer.otherBank']));
    expect(screen.getByRole('radio', { name: /Ziraat/ })).toBeChecked();
  });
});

describe('a notice that is being sent', () => {
  /** Sent by Enter in a field; no answer comes. */
  async function sending() {
    const rendered = shownTransfer();
    rendered.ports.transfers.onNotify = () => NEVER;
    await fillNotice(rendered.user);
    await rendered.user.click(field(transferTr['transfer.idLast6']));
    await rendered.user.keyboard('{Enter}');
    return rendered;
  }

  it('PP-18 BT-05 takes the focus from the field to the button, since the field takes no input now', async () => {
    await sending();
    expect(field(transferTr['transfer.idLast6']).closest('[inert]')).not.toBeNull();
    expect(button(transferTr['transfer.notifying'])).toHaveFocus();
  });

  it('RL-02 BT-05 says that it is being sent', async () => {
    await sending();
    expect(statuses()).toContain(transferTr['transfer.notifying']);
  });

  it('BT-03 BT-05 leaves the focus of a press that is not sent to the wrong field', async () => {
    const { user } = shownTransfer();
    await toNotice(user);
    await user.click(field(transferTr['transfer.idLast6']));
    await user.keyboard('{Enter}');
    expect(field(transferTr['transfer.userName'])).toHaveFocus();
  });

  it('PY-07 BT-05 keeps the form busy while a notice of another window is looked for', async () => {
    const { user, ports } = shownTransfer();
    await fillNotice(user);
    ports.payments.onPayable = () => failing({ kind: 'underWay' });
    ports.transfers.onBanks = () => NEVER;
    await user.click(button(transferTr['transfer.notify']));
    expect(button(transferTr['transfer.notifying'])).toHaveAttribute('aria-busy', 'true');
    expect(button(transferTr['transfer.back'])).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the Enter key on the notice, on a touch screen', () => {
  onTouchScreen();

  it('PP-18 BT-03 leads to the next field', async () => {
    const { user } = shownTransfer();
    await toNotice(user);
    await user.click(field(transferTr['transfer.idLast6']));
    await user.keyboard('{Enter}');
    expect(field(transferTr['transfer.paymentDate'])).toHaveFocus();
  });

  it('PP-18 BT-03 sends the notice from the last field', async () => {
    const { user } = shownTransfer();
    await toNotice(user);
    await user.click(screen.getByLabelText(new RegExp(transferTr['transfer.description'])));
    await user.keyboard('{Enter}');
    expect(problemOf(field(transferTr['transfer.idLast6']))).not.toBe('');
  });
});
