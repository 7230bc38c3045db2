/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { cardExtras } from '../../../../src/ui/texts/tr/card-extras.js';
import { page } from '../../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../fake-ports.js';
import { anyPlans } from '../mounted-payment.js';
import { savedCards, storePage } from '../payment-samples.js';
import { filled, pass, payButton, renderPayment, settleParts } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';

const tr = { ...page, ...cardExtras };

renderAtTestTime();

// A document of the tests goes nowhere.
const stay = (event: Event) => {
  if (event.target instanceof HTMLAnchorElement) event.preventDefault();
};
beforeEach(() => document.addEventListener('click', stay));
afterEach(() => document.removeEventListener('click', stay));

const wayBack = () => screen.queryByRole('link', { name: new RegExp(`^${tr['label.backToStore']}`) });
const question = () => screen.queryByRole('alertdialog', { name: tr['leave.title'] });

describe('the way back to the store', () => {
  it('PP-16 leads out of the frame to the address for those who give up, and asks nothing while nothing is typed', async () => {
    const { user } = renderPayment();
    expect(wayBack()).toHaveAttribute('href', 'https://store.example/fail');
    expect(wayBack()).toHaveAttribute('target', '_top');
    await user.click(wayBack()!);
    await settleParts();
    expect(question()).toBeNull();
  });

  it('PP-16 asks first when something was typed; staying keeps it, leaving leaves', async () => {
    const { ports, user, vm } = renderPayment();
    act(() => vm.form.enter('owner', 'AYŞE'));
    await user.click(wayBack()!);
    await settleParts();
    await user.click(within(question()!).getByRole('button', { name: tr['leave.stay'] }));
    expect(question()).toBeNull();
    expect(vm.form.text('owner')).toBe('AYŞE');
    expect(ports.host.calls).not.toContain('leaveTo https://store.example/fail');
    await user.click(wayBack()!);
    await user.click(within(question()!).getByRole('button', { name: tr['label.backToStore'] }));
    expect(ports.host.calls).toContain('leaveTo https://store.example/fail');
  });

  it('PP-16: leaving leads to the page of a link, too, to which the host sends no window', async () => {
    const followed: boolean[] = [];
    const note = (event: Event) => {
      if (event.target === wayBack()) followed.push(!event.defaultPrevented);
    };
    const { ports, user, vm } = renderPayment();
    ports.host.leaveTo = () => false;
    act(() => vm.form.enter('owner', 'AYŞE'));
    document.removeEventListener('click', stay);
    document.addEventListener('click', note);
    document.addEventListener('click', stay);
    await user.click(wayBack()!);
    await settleParts();
    await user.click(within(question()!).getByRole('button', { name: tr['label.backToStore'] }));
    document.removeEventListener('click', note);
    expect(followed).toEqual([false, true]);
  });

  it('PP-16 is not there where the address is not safe', () => {
    const { merchant } = storePage();
    renderPayment(new FakePorts(storePage({ merchant: { ...merchant, failUrl: 'javascript:alert(1)' } })));
    expect(wayBack()).toBeNull();
  });

  it('PP-16 is not there while a payment is sent', async () => {
    const { user } = filled({}, () => NEVER);
    await user.click(payButton());
    expect(wayBack()).toBeNull();
  });

  it('PP-16 the sample card of a test payment is nothing that would be lost', async () => {
    const { user } = renderPayment(new FakePorts(storePage({ testMode: true })));
    await user.click(wayBack()!);
    await settleParts();
    expect(question()).toBeNull();
  });

  it('PP-17 the time that is left stands under the button, and is not announced', () => {
    renderPayment();
    pass(25 * 60_000 - 1);
    expect(screen.queryByText(/^Kalan süre/)).toBeNull();
    pass(60_001);
    const left = screen.getByText('Kalan süre 4:00');
    expect(left).toBeVisible();
    expect(left.closest('[role], [aria-live]')?.matches('[role=alert], [role=status], [aria-live]') ?? false).toBe(
      false,
    );
    expect(payButton().compareDocumentPosition(left) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('PP-09 PP-17 the time stands beside what makes the sum, not in its place', () => {
    const { vm } = renderPayment(new FakePorts(storePage({ installments: anyPlans, savedCards: savedCards(1) })));
    act(() => vm.session!.cardTab.installments.choose(6));
    pass(26 * 60_000);
    expect(screen.getByText('Kalan süre 4:00').parentElement).toHaveTextContent(/^6 taksit × ₺.*Kalan süre 4:00$/);
  });
});
