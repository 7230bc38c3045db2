/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { methods as transferTr } from '../../../../src/ui/texts/tr/methods.js';
import { failing, refused } from '../../../ports/failures.js';
import { pass } from '../render-payment.js';
import { atTestTime } from '../test-time.js';
import { button, field, problemOf, shownTransfer, toCode } from './rendered-transfer.js';
import { noon } from './transfer-samples.js';

atTestTime(noon);

describe('the code', () => {
  it('BT-05 the code has one field that takes a paste with spaces and the phone’s offer; the focus starts there', async () => {
    const { user, ports } = shownTransfer();
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

  it('BT-05 before the code is typed it says what entering it does', async () => {
    const { user } = shownTransfer();
    await toCode(user);
    const said = screen.getByText(
      'Kodu girmekle yalnızca bu bildirimi onaylarsınız; başka bir konuda onay vermiş olmazsınız.',
    );
    expect(said.compareDocumentPosition(field(transferTr['sms.code']))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('BT-05 ER-04 a wrong code is selected and says how many tries are left, in either language', async () => {
    const { user, vm, ports } = shownTransfer();
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

  it('BT-05 another code: the button counts down, keeps the focus, and the outcome is announced', async () => {
    const { user, ports } = shownTransfer();
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
});
