/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { methods as methodTr } from '../../../src/ui/texts/tr/methods.js';
import { refused } from '../../ports/failures.js';
import { FakePorts } from './fake-ports.js';
import { storePage, typeCard } from './payment-samples.js';
import { field, pass, payButton, renderPayment, settleParts } from './render-payment.js';
import { renderAtTestTime } from './test-time.js';

jest.setTimeout(30_000);

renderAtTestTime();

describe('in place of the tabs', () => {
  it('BT-01 a page for a bank transfer alone shows it at once, without tabs and without a card', async () => {
    renderPayment(new FakePorts(storePage({ transferOnly: true, options: [], bankLoans: [] })));
    await settleParts();
    expect(screen.queryByRole('tab')).toBe(null);
    expect(document.getElementById('cc-number')).toBe(null);
    expect(screen.queryByRole('button', { name: methodTr['methods.backToList'] })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Tosla' })).toBeNull();
  });

  it('VF-04 a card payment that has to be verified: its verification takes the place of the form, and a failure brings it back', async () => {
    const sent = { maskedPhone: '05** *** ** 33', resendAfterMs: 60_000, attemptsLeft: 3 };
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
    act(() => vm.session!.showOutcome({ kind: 'failed', failure: refused({ description: 'Onaylanmadı' }) }));
    expect(screen.getByText('Onaylanmadı').closest('[role=alert]')).toHaveFocus();
    expect(field('cc-number').value).toBe('4355 0843 5508 4358');
    expect(field('cc-csc').value).toBe('');
  });
});
