/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { methods as methodTr } from '../../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { receipt, storePage, typeCard } from '../payment-samples.js';
import { field, pass, payButton, renderPayment, settleParts } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';
import { start } from '../transfer/transfer-samples.js';

renderAtTestTime();

const sent = { maskedPhone: '05** *** ** 33', resendAfterMs: 60_000, attemptsLeft: 3 };

describe('in place of the tabs', () => {
  it('BT-01 a page for a bank transfer alone shows it at once, without tabs and without a card', async () => {
    const ports = new FakePorts(storePage({ transferOnly: true, options: [], bankLoans: [] }));
    ports.transfers.onBanks = () => of(start());
    renderPayment(ports);
    await settleParts();
    expect(screen.getByRole('heading', { name: methodTr['transfer.chooseBank'] })).toBeVisible();
    expect(screen.queryByRole('tab')).toBe(null);
    expect(document.getElementById('cc-number')).toBe(null);
    expect(screen.queryByRole('button', { name: methodTr['methods.backToList'] })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Tosla' })).toBeNull();
  });

  it('VF-04 a card payment that has to be verified: its verification takes the place of the form, and a failure brings it back', async () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => of({ kind: 'verification', sent });
    const { user, vm } = renderPayment(ports);
    act(() => typeCard(vm.form));
    pass(1_000);
    await user.click(payButton());
    await settleParts();
    expect(screen.queryByRole('tab')).toBe(null);
    expect(document.getElementById('cc-number')).toBe(null);
    expect(screen.getByText(/05\*\* \*\*\* \*\* 33/)).toBeVisible();
    act(() => vm.session!.take({ kind: 'failed', failure: refused({ description: 'Onaylanmadı' }) }));
    expect(screen.getByText('Onaylanmadı').closest('[role=alert]')).toHaveFocus();
    expect(field('cc-number').value).toBe('4355 0843 5508 4358');
    expect(field('cc-csc').value).toBe('');
  });

  it('VF-03 a security control that comes to no end shows the neutral screen, which asks when it is pressed', async () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => of({ kind: 'verification', sent });
    ports.verifications.onConfirm = () => of({ kind: 'review' });
    ports.verifications.onStatus = () => of({ kind: 'review' });
    const { user, vm } = renderPayment(ports);
    act(() => typeCard(vm.form));
    pass(1_000);
    await user.click(payButton());
    await settleParts();
    await user.click(screen.getByLabelText(methodTr['sms.code']));
    await user.keyboard('283126{Enter}');
    expect(screen.getByRole('heading', { name: methodTr['verification.control'] })).toBeVisible();
    pass(15 * 60_000);
    expect(screen.getByRole('heading', { name: tr['unknown.title'] })).toBeVisible();
    expect(ports.verifications.calls.filter((call) => call === 'status').length).toBeGreaterThan(100);
    ports.payments.onStatus = () => of(receipt);
    await user.click(screen.getByRole('button', { name: tr['unknown.checkAgain'] }));
    await settleParts();
    expect(screen.getByRole('heading', { name: tr['success.title'] })).toBeVisible();
    expect(ports.payments.orders).toHaveLength(1);
  });
});
