/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import { page as en } from '../../../../src/ui/texts/en/page.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { plan, plans, savedCards, storePage, testTime } from '../payment-samples.js';
import { field, pass, payButton, renderPayment, settleParts } from '../render-payment.js';

beforeEach(() => jest.useFakeTimers({ now: testTime, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** A payment page of a shopper with saved cards, its parts arrived. */
async function shown(page: Partial<PaymentPage> = {}, { small = false, language = 'tr' as 'tr' | 'en' } = {}) {
  const ports = new FakePorts(storePage({ savedCards: savedCards(3), language, ...page }), language, small);
  const rendered = renderPayment(ports);
  await settleParts();
  return { ...rendered, saved: rendered.vm.session!.cardTab.saved };
}

const trigger = () => document.getElementById('savedCard')!;
const list = () => screen.queryByRole('list', { name: tr['savedCards.mine'] });
const rows = () => within(list()!).getAllByRole('listitem');
const chooseButton = (row: HTMLElement) => within(row).getAllByRole('button')[0]!;
const deleteButton = (row: HTMLElement) => within(row).getAllByRole('button')[1]!;

describe('the view', () => {
  it('SC-02 shows the first saved card, and no card field', async () => {
    await shown();
    expect(trigger()).toHaveTextContent('Kartım 1');
    expect(trigger()).toHaveTextContent('1001');
    expect(trigger()).toHaveAccessibleDescription(tr['savedCards.payWith']);
    expect(document.getElementById('cc-number')).toBeNull();
    expect(document.getElementById('chkStoreCard')).toBeNull();
    expect(payButton()).toBeEnabled();
  });

  it('SC-03 a name is cut to 20 characters and an ellipsis', async () => {
    await shown({ savedCards: savedCards(1, { name: 'Çok uzun isimli bir kredi kartı' }) });
    expect(screen.getByText('Çok uzun isimli bir …')).toBeVisible();
  });

  it('SC-01 not in test mode, and not when store-card is off: the new-card form', async () => {
    for (const page of [{ testMode: true }, { storeCardOff: true }]) {
      const { unmount } = await shown(page);
      expect(document.getElementById('savedCard')).toBe(null);
      expect(field('cc-number').id).toBe('cc-number');
      unmount();
    }
  });

  it('TB-04 from the saved cards to the form and back, the focus with it; the card tab does the same', async () => {
    const { user } = await shown();
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: tr['savedCards.useNew'] }));
    expect(field('cc-number')).toHaveFocus();
    expect(document.getElementById('formPayWithCard')).not.toBeNull();
    expect(payButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: tr['savedCards.back'] }));
    expect(trigger()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: tr['savedCards.useNew'] }));
    await user.click(screen.getByRole('tab', { name: tr['tabs.card'] }));
    expect(trigger()).toBeVisible();
  });

  it('what was typed into the form is still there after a look at the saved cards', async () => {
    const { user, vm } = await shown();
    await user.click(screen.getByRole('button', { name: tr['savedCards.useNew'] }));
    act(() => vm.form.enter('number', '4355'));
    await user.click(screen.getByRole('button', { name: tr['savedCards.back'] }));
    await user.click(screen.getByRole('button', { name: tr['savedCards.useNew'] }));
    expect(field('cc-number')).toHaveValue('4355');
  });
});

describe('the list on a desktop', () => {
  it('SC-02 SC-03 drops down with all cards, the focus on the chosen one; choosing closes it and shows the card', async () => {
    const { user } = await shown();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await user.click(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(rows()).toHaveLength(3);
    expect(chooseButton(rows()[0]!)).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(chooseButton(rows()[2]!));
    expect(list()).toBeNull();
    expect(trigger()).toHaveTextContent('Kartım 3');
    expect(trigger()).toHaveFocus();
    await user.click(trigger());
    expect(chooseButton(rows()[2]!)).toHaveAttribute('aria-current', 'true');
    expect(chooseButton(rows()[2]!)).toHaveFocus();
  });

  it('SC-02 closes on an outside click, and on Escape, which gives the focus back', async () => {
    const { user } = await shown();
    await user.click(trigger());
    await user.click(document.body);
    expect(list()).toBeNull();
    await user.click(trigger());
    await user.click(chooseButton(rows()[0]!).parentElement!);
    expect(list()).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  it('is left by the keyboard, too, and walked through with the arrow keys, round about', async () => {
    const { user } = await shown();
    await user.click(trigger());
    await user.keyboard('{ArrowDown}');
    expect(chooseButton(rows()[1]!)).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chooseButton(rows()[2]!)).toHaveFocus();
    await user.keyboard('{Home}{End}{Tab}');
    expect(deleteButton(rows()[2]!)).toHaveFocus();
    await user.keyboard('{Tab}');
    expect(list()).toBeNull();
  });

  it('opens with ten rows of a thousand cards, and tells how many more there are', async () => {
    const { user } = await shown({ savedCards: savedCards(1000) });
    await user.click(trigger());
    expect(rows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: '990 kart daha' }));
    expect(rows()).toHaveLength(20);
    fireEvent.scroll(list()!.parentElement!);
    expect(rows()).toHaveLength(30);
  });
});

describe('the list on a phone', () => {
  it('SC-02 is a sheet titled my saved cards; a choice closes it', async () => {
    const { user } = await shown({}, { small: true });
    await user.click(trigger());
    const sheet = screen.getByRole('dialog', { name: tr['savedCards.mine'] });
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(3);
    await user.click(chooseButton(rows()[1]!));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(trigger()).toHaveTextContent('Kartım 2');
    await user.click(trigger());
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('deleting', () => {
  it.each([false, true])(
    'SC-04 asks (give up / delete), posts it and removes the card; the list stays open (phone: %s)',
    async (small) => {
      const { user, ports } = await shown({}, { small });
      const answer = new Subject<void>();
      ports.cards.onRemove = () => answer;
      await user.click(trigger());
      await user.click(deleteButton(rows()[1]!));
      const question = screen.getByRole('alertdialog', { name: tr['savedCards.deleteConfirm'] });
      expect(question).toHaveTextContent('Kartım 2');
      await user.click(within(question).getByRole('button', { name: tr['label.giveUp'] }));
      expect(screen.queryByRole('alertdialog')).toBe(null);
      expect(ports.cards.removed).toEqual([]);

      await user.click(deleteButton(rows()[1]!));
      await user.click(screen.getByRole('button', { name: tr['label.delete'] }));
      expect(ports.cards.removed).toEqual(['c2']);
      expect(rows().length).toBe(3);
      expect(deleteButton(rows()[1]!)).toHaveAccessibleName(tr['savedCards.deleting']);
      act(() => answer.next());
      expect(rows().map((row) => row.textContent)).toEqual([
        expect.stringContaining('Kartım 1'),
        expect.stringContaining('Kartım 3'),
      ]);
      expect(screen.getByText(tr['paymentPage.registeredCard.deleteSuccess']).closest('[role=alert]')).toBeVisible();
      expect(chooseButton(rows()[0]!)).toHaveFocus();
    },
  );

  it('SC-05 a failure shows paymentPage.registeredCard.deleteError and keeps the card', async () => {
    const { user, ports } = await shown();
    ports.cards.onRemove = () => failing(refused({}, 500));
    await user.click(trigger());
    await user.click(deleteButton(rows()[0]!));
    await user.click(screen.getByRole('button', { name: tr['label.delete'] }));
    expect(screen.getByText(tr['paymentPage.registeredCard.deleteError'])).toBeVisible();
    expect(rows()).toHaveLength(3);
  });

  it('SC-09 the last card removed leads to the new-card form, with the focus, and says what happened', async () => {
    const { user } = await shown({ savedCards: savedCards(1) });
    await user.click(trigger());
    await user.click(deleteButton(rows()[0]!));
    await user.click(screen.getByRole('button', { name: tr['label.delete'] }));
    await settleParts();
    expect(field('cc-number')).toHaveFocus();
    expect(screen.getByText(tr['paymentPage.registeredCard.deleteSuccess'])).toBeVisible();
    expect(screen.queryByRole('button', { name: tr['savedCards.back'] })).toBeNull();
  });
});

describe('paying', () => {
  it('SC-06 without require_cvv a press pays at once', async () => {
    const { user, ports } = await shown();
    await user.click(payButton());
    expect(ports.payments.orders).toHaveLength(1);
    expect(payButton()).toHaveTextContent(tr['pay.wait']);
  });

  it('SC-06 SC-07 with require_cvv a dialog asks for the code: give up pays nothing, a wrong one is told, Enter continues', async () => {
    const { user, ports } = await shown({ savedCards: savedCards(1, { requiresCvv: true }) });
    await user.click(payButton());
    const dialog = () => screen.queryByRole('dialog', { name: tr['savedCards.code'] });
    await user.click(within(dialog()!).getByRole('button', { name: tr['label.giveUp'] }));
    expect(dialog()).toBe(null);
    expect(ports.payments.orders).toEqual([]);

    await user.click(payButton());
    const code = within(dialog()!).getByRole('textbox', { name: tr['card.cvv'] });
    expect(code).toHaveFocus();
    expect(code).not.toHaveAttribute('name');
    await user.keyboard('1x2');
    expect(code).toHaveValue('12');
    await user.click(within(dialog()!).getByRole('button', { name: tr['label.continue'] }));
    expect(code).toBeInvalid();
    expect(code).toHaveAccessibleDescription(expect.stringContaining('3 hane girin'));
    expect(ports.payments.orders).toEqual([]);
    await user.click(code);
    await user.keyboard('3{Enter}');
    expect(dialog()).toBeNull();
    expect(ports.payments.orders[0]?.source).toMatchObject({ kind: 'saved', cvv: '123' });
  });

  it('SC-08 PP-11 without a card that can pay, a press opens the dialog', async () => {
    const { user, ports } = await shown({ savedCards: savedCards(1, { month: '05', year: '26' }) });
    expect(trigger()).toHaveTextContent(tr['savedCards.expired']);
    await user.click(payButton());
    expect(screen.getByRole('dialog', { name: tr['validation.error'] })).toHaveTextContent(
      tr['validation.checkRegisteredCard'],
    );
    expect(ports.payments.orders).toEqual([]);
  });

  it('PP-06 a failure stands above the saved cards, and nothing is lost', async () => {
    const { user, ports } = await shown();
    ports.payments.onPay = () => failing(refused({ description: 'Limit yetersiz' }));
    await user.click(payButton());
    expect(screen.getByText('Limit yetersiz').closest('[role=alert]')).toHaveFocus();
    expect(trigger()).toHaveTextContent('Kartım 1');
    expect(payButton()).toBeEnabled();
  });

  it('LG-05 in English, with installments of the saved card', async () => {
    await shown({ installments: plans(plan([1, 3])) }, { language: 'en' });
    expect(trigger()).toHaveAccessibleDescription(en['savedCards.payWith']);
    expect(screen.getByRole('table', { name: en['installments.title'] })).toBeVisible();
  });

  it('logs nothing, in StrictMode', async () => {
    const complaints = (['error', 'warn'] as const).map((method) => jest.spyOn(console, method));
    const { user } = await shown({ installments: plans(plan([1, 3])) });
    await user.click(trigger());
    await user.click(deleteButton(rows()[0]!));
    await user.click(screen.getByRole('button', { name: tr['label.delete'] }));
    pass(1000);
    await user.click(payButton());
    for (const complaint of complaints) {
      expect(complaint).not.toHaveBeenCalled();
      complaint.mockRestore();
    }
  });
});
