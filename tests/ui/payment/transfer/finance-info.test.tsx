/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { of } from 'rxjs';
import type { BankAccount } from '../../../../src/domain/transfer/bank.js';
import { methods as transferTr } from '../../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../fake-ports.js';
import { merchantWith } from '../mounted-payment.js';
import { storePage } from '../payment-samples.js';
import { renderPayment, settleParts } from '../render-payment.js';
import { atTestTime } from '../test-time.js';
import { button } from './rendered-transfer.js';
import { akbank, noon, start, ziraat } from './transfer-samples.js';

atTestTime(noon);

/** A page for a bank transfer alone, with a financing message that is not read yet. */
async function heldTransfer(banks: readonly BankAccount[]) {
  const merchant = merchantWith('financeInfo');
  const page = storePage({ transferOnly: true, options: [], bankLoans: [], warnings: ['financeInfo'], merchant });
  const ports = new FakePorts(page);
  ports.transfers.onBanks = () => of(start({ banks }));
  const { user, vm } = renderPayment(ports);
  await settleParts();
  return { user, transfer: vm.session!.methods!.transfer };
}

const message = () => screen.queryByRole('alertdialog', { name: transferTr['validation.error.financeInfo'] });
const account = () => screen.queryByRole('heading', { name: transferTr['transfer.account'] });

describe('the financing message of a page for a bank transfer alone', () => {
  it('PP-10 PP-11 SP-01 holds the account back until it is read, and the next press shows it', async () => {
    const { user } = await heldTransfer([ziraat, akbank]);
    await user.click(screen.getByRole('radio', { name: /Ziraat/ }));
    expect(button(transferTr['transfer.toAccount'])).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(transferTr['transfer.toAccount']));
    expect(message()).toBeVisible();
    expect(account()).toBeNull();
    await user.click(button(transferTr['validation.financeInfoRead']));
    expect(message()).toBeNull();
    expect(account()).toBeNull();
    expect(button(transferTr['transfer.toAccount'])).not.toHaveAttribute('aria-disabled');
    await user.click(button(transferTr['transfer.toAccount']));
    expect(account()).toBeVisible();
  });

  it('PP-11 SP-01 given up, it still holds: the next press opens it again', async () => {
    const { user } = await heldTransfer([ziraat, akbank]);
    await user.click(button(transferTr['transfer.toAccount']));
    await user.click(button(tr['label.giveUp']));
    expect(message()).toBeNull();
    await user.click(button(transferTr['transfer.toAccount']));
    expect(message()).toBeVisible();
  });

  it('PP-10 SP-01 does not show the account of the only bank at once', async () => {
    const { user } = await heldTransfer([ziraat]);
    expect(account()).toBeNull();
    await user.click(button(transferTr['transfer.toAccount']));
    await user.click(button(transferTr['validation.financeInfoRead']));
    await user.click(button(transferTr['transfer.toAccount']));
    expect(account()).toBeVisible();
  });

  it('PP-10 SP-01 holds a notice, too, wherever the form goes on', async () => {
    const { transfer } = await heldTransfer([ziraat]);
    act(() => transfer.press('notify'));
    expect(transfer.infoShown).toBe(true);
  });
});
