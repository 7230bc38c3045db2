/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { of } from 'rxjs';
import { methods as methodTr } from '../../../../src/ui/texts/tr/methods.js';
import { expectAccessible } from '../expect-accessible.js';
import { testTime } from '../payment-samples.js';
import { payButton, settleParts } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';
import { named, radio, renderedAt } from './rendered-methods.js';

renderAtTestTime();

describe('bank loans', () => {
  it('OP-12 OP-02 the loans with names and pictures; nothing chosen is said beside them, and the first has the focus; no violation', async () => {
    const { user } = await renderedAt('tabs.bankLoans');
    expect(screen.getAllByRole('radio').map((loan) => loan.closest('label')?.textContent)).toEqual([
      'Akbank Kredi',
      'İş Kredi',
    ]);
    expect(document.querySelectorAll('fieldset img')).toHaveLength(2);
    await user.click(payButton());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('group')).toHaveAccessibleDescription(methodTr['validation.checkBankLoan']);
    expect(radio('Akbank Kredi')).toHaveFocus();
    await expectAccessible(testTime);
    await user.click(radio('İş Kredi'));
    expect(screen.queryByText(methodTr['validation.checkBankLoan'])).toBeNull();
  });

  it('OP-12 a chosen loan is asked for at its bank; Enter pays too', async () => {
    const { user, ports } = await renderedAt('tabs.bankLoans', ({ wallets }) => {
      wallets.onPay = () => of({ kind: 'redirect', url: 'https://bank.example/1', parent: false });
    });
    await user.click(radio('Akbank Kredi'));
    await user.keyboard('{Enter}');
    expect(ports.wallets.orders).toMatchObject([{ bankLoan: 'akbank' }]);
    await settleParts();
    const link = screen.getByRole('link', { name: named('methods.leavingLink', 'Akbank Kredi') });
    expect(link).toHaveAttribute('target', '_self');
  });
});
