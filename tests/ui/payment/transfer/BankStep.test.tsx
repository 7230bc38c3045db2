/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { TransferPanel } from '../../../../src/ui/payment/transfer/TransferPanel.js';
import { methods as transferTr } from '../../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { failing } from '../../../ports/failures.js';
import { expectAccessible } from '../expect-accessible.js';
import { FakePorts } from '../fake-ports.js';
import { pass, shopper } from '../render-payment.js';
import { atTestTime } from '../test-time.js';
import { button, shownTransfer, statuses } from './rendered-transfer.js';
import { noon, start, TransferDesk, ziraat } from './transfer-samples.js';

atTestTime(noon);

describe('the banks and accounts', () => {
  it('BT-02 BT-07 the banks with their hours; a closed one says so and cannot be chosen', async () => {
    const { user } = shownTransfer();
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
    const { user } = shownTransfer();
    await user.click(button(transferTr['transfer.toAccount']));
    expect(screen.getByRole('radio', { name: /Ziraat/ })).toHaveFocus();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(transferTr['validation.checkBank']);
  });

  it('BT-02 the keyboard alone chooses a bank and goes on; the focus goes to the next step’s heading', async () => {
    const { user } = shownTransfer();
    await user.tab();
    await user.keyboard(' {Enter}');
    expect(screen.getByRole('heading', { name: transferTr['transfer.account'] })).toHaveFocus();
    expect(screen.getByText('Adım 2/4')).toBeVisible();
  });

  it('BT-02 each part of the account has a button that names it, and the copy is announced', async () => {
    const { user, ports } = shownTransfer({ banks: [ziraat] });
    for (const name of ['IBAN', 'Alıcı', 'Tutar', 'Açıklamaya yazın', 'Banka', 'Hesap adı', 'Hesap no', 'Şube kodu']) {
      await user.click(button(`Kopyala: ${name}`));
      expect(statuses()).toContain(`Kopyalandı: ${name}`);
    }
    expect(ports.clipboard.copied[0]).toBe('TR330006100519786457841326');
    expect(screen.getByText('TR33 0006 1005 1978 6457 8413 26')).toBeVisible();
    expect(screen.queryByRole('button', { name: transferTr['transfer.otherBank'] })).toBeNull();
    await expectAccessible(noon);
  });

  it('BT-02 what cannot be copied is selected and announced', async () => {
    const { user, ports } = shownTransfer({ banks: [ziraat] });
    ports.clipboard.refuses = true;
    await user.click(button('Kopyala: IBAN'));
    expect(statuses().join()).toMatch(/IBAN kopyalanamadı/);
    expect(document.getSelection()?.toString()).toBe('TR33 0006 1005 1978 6457 8413 26');
  });

  it('BT-07 with every bank closed it says so; they open while the page is looked at', () => {
    const closed = { from: 540, until: 13 * 60 };
    shownTransfer({
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

  it('BT-02 EM-04 accounts that could not be read at the second try either say so again, in focus', async () => {
    const ports = new FakePorts();
    const desk = new TransferDesk(ports);
    ports.transfers.onBanks = () => failing({ kind: 'noAnswer' });
    render(<TransferPanel vm={desk.vm} />);
    await shopper().click(button(tr['label.tryAgain']));
    expect(screen.getByRole('alert')).toHaveTextContent(transferTr['transfer.openFailed']);
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
