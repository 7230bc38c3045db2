/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { NEVER, type Observable, of } from 'rxjs';
import type { VerificationState } from '../../../../src/application/methods/ports.js';
import type { Outcome } from '../../../../src/domain/payment/outcome.js';
import type { SentCode } from '../../../../src/domain/verification/sent-code.js';
import { PersonalDataUrl } from '../../../../src/ui/frame/PageFrame.js';
import { VerificationPanel } from '../../../../src/ui/payment/verification/VerificationPanel.js';
import { VerificationVm } from '../../../../src/ui/payment/verification/verification.vm.js';
import { methods as transferEn } from '../../../../src/ui/texts/en/methods.js';
import { page as en } from '../../../../src/ui/texts/en/page.js';
import { methods as transferTr } from '../../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../../ports/failures.js';
import { expectAccessible } from '../expect-accessible.js';
import { FakePorts } from '../fake-ports.js';
import { receipt, storePage } from '../payment-samples.js';
import { pass, shopper } from '../render-payment.js';

const sent: SentCode = { maskedPhone: '05** *** ** 67', resendAfterMs: 60_000, attemptsLeft: 3 };
const unknownNumber: SentCode = { maskedPhone: '', resendAfterMs: 0, attemptsLeft: 3 };
const now = new Date('2026-06-15T09:00:00Z');

function visit(first: SentCode = sent, noticeUrl?: string) {
  const ports = new FakePorts();
  const settled: Outcome[] = [];
  const reopened: string[] = [];
  const payment = {
    follow: <S,>(states: Observable<S>, next: (state: S) => void) => states.subscribe(next),
    open: () => void reopened.push('open'),
    take: (outcome: Outcome) => void settled.push(outcome),
  };
  const vm = new VerificationVm(ports, ports.texts, storePage(), payment, first);
  render(
    <PersonalDataUrl value={noticeUrl}>
      <VerificationPanel vm={vm} />
    </PersonalDataUrl>,
    { wrapper: StrictMode },
  );
  return { ports, vm, settled, reopened, user: shopper() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const problemOf = (input: HTMLElement) => document.getElementById(`${input.id}-problem`)?.textContent;

describe('VerificationPanel', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('VF-01 VF-04 it takes the place of the form with the focus in the code, and says that nothing is complete yet', async () => {
    visit();
    expect(field(transferTr['sms.code'])).toHaveFocus();
    expect(screen.getByText(/05\*\* \*\*\* \*\* 67 numarasına gönderdik\. Ödemeniz henüz tamamlanmadı/)).toBeVisible();
    await expectAccessible(now);
  });

  it('VF-01 before the code is typed it says what entering it does, and leads to the notice where there is one', async () => {
    const { vm } = visit();
    const said = screen.getByText(
      'Kodu girmekle yalnızca bu ödemeyi onaylarsınız; başka bir konuda onay vermiş olmazsınız.',
    );
    expect(said.compareDocumentPosition(field(transferTr['sms.code']))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('link')).toBeNull();
    await act(() => vm.texts.choose('en'));
    expect(said).toHaveTextContent('Entering the code approves this payment alone; you agree to nothing else by it.');
    visit(sent, 'https://vezne.example/kvkk');
    const notice = screen.getByRole('link', { name: tr['footer.personalData'] });
    expect(notice).toHaveAttribute('href', 'https://vezne.example/kvkk');
    expect(notice).toHaveAttribute('target', '_blank');
  });

  it('VF-01 VF-02 an unknown number is asked for; a wrong one gives the format message, and again in the other language', async () => {
    const { user, vm, ports } = visit(unknownNumber);
    expect(screen.getByRole('heading', { name: transferTr['verification.phoneTitle'] })).toHaveFocus();
    const phone = field(transferTr['verification.phone']);
    await user.type(phone, '0212 123 45 67{Enter}');
    expect(problemOf(phone)).toBe(transferTr['validation.phoneFormat']);
    expect(phone).toHaveFocus();
    await act(() => vm.texts.choose('en'));
    expect(problemOf(phone)).not.toBe(transferTr['validation.phoneFormat']);
    await user.clear(phone);
    await user.type(phone, '0532 123 45 67{Enter}');
    expect(ports.verifications.calls).toEqual(['send 05321234567']);
    expect(field(transferEn['sms.code'])).toHaveFocus();
    await expectAccessible(now);
  });

  it('VF-01 another number: asked first, given up, or typed and sent when the pause is over', async () => {
    const { user, ports } = visit();
    await user.click(button(transferTr['sms.changeNumber']));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: tr['label.giveUp'] }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(button(transferTr['sms.changeNumber']));
    const dialog = screen.getByRole('alertdialog', { name: transferTr['sms.changeConfirm'] });
    await user.click(within(dialog).getByRole('button', { name: transferTr['sms.change'] }));
    expect(button(/Kod gönder \(\d+ sn\)/)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(transferTr['verification.keepNumber']));
    expect(field(transferTr['sms.code'])).toHaveFocus();
    pass(60_000);
    await user.click(button(transferTr['sms.changeNumber']));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: transferTr['sms.change'] }));
    await user.type(field(transferTr['verification.phone']), '05551112233');
    await user.click(button(transferTr['verification.send']));
    expect(ports.verifications.calls).toEqual(['send 05551112233']);
  });

  it('VF-01 a change of the number says that it cannot be given up while a code is being sent', async () => {
    const { user, ports } = visit();
    pass(60_000);
    await user.click(button(transferTr['sms.changeNumber']));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: transferTr['sms.change'] }));
    expect(button(transferTr['verification.keepNumber'])).not.toHaveAttribute('aria-disabled');
    ports.verifications.onSend = () => NEVER;
    await user.type(field(transferTr['verification.phone']), '05551112233{Enter}');
    expect(button(transferTr['verification.keepNumber'])).toHaveAttribute('aria-disabled', 'true');
  });

  it('VF-01 EM-04 a code that was not sent says why, as an alert in focus', async () => {
    const { user, ports } = visit();
    pass(60_000);
    ports.verifications.onSend = () => failing(refused({ code: 'limit', description: 'Çok fazla kod istendi' }));
    await user.click(button(transferTr['sms.resend']));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('Çok fazla kod istendi');
    await expectAccessible(now);
  });

  it('RL-09 the code and the group stand beneath why a code was not sent', async () => {
    const { user, ports } = visit();
    pass(60_000);
    ports.verifications.onSend = () => failing(refused({ code: 'limit', group: '4' }));
    await user.click(button(transferTr['sms.resend']));
    expect(screen.getByRole('alert')).toHaveTextContent('Hata kodu: limitHata grubu: 4');
  });

  it('LG-03 why a code was not sent is not quoted in another language than the page’s', async () => {
    const { user, ports, vm } = visit();
    pass(60_000);
    const error = { code: 'limit', description: 'Çok fazla kod istendi', lang: 'tr' } as const;
    ports.verifications.onSend = () => failing(refused(error));
    await user.click(button(transferTr['sms.resend']));
    await act(() => vm.texts.choose('en'));
    expect(screen.queryByText('Çok fazla kod istendi')).toBeNull();
    expect(screen.getByText(en['error.description'])).toBeVisible();
  });

  it('VF-04 the payment can be left for another way to pay', async () => {
    const { user, reopened } = visit();
    await user.click(button(transferTr['verification.payOtherwise']));
    expect(reopened).toEqual(['open']);
  });

  it('VF-03 the security control takes the place and the focus, and ends by itself', async () => {
    const { user, ports, settled } = visit();
    ports.verifications.onConfirm = () => of<VerificationState>({ kind: 'review' });
    ports.verifications.onStatus = () => of<VerificationState>({ kind: 'approved', receipt });
    await user.paste('283 126');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: transferTr['verification.control'] })).toHaveFocus();
    expect(screen.getByText(transferTr['verification.doNotPayAgain'])).toBeVisible();
    pass(3_000);
    expect(settled).toEqual([{ kind: 'paid', receipt }]);
    await expectAccessible(now);
  });
});
