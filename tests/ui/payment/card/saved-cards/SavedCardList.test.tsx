/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import { cardExtras as trExtras } from '../../../../../src/ui/texts/tr/card-extras.js';
import { page as trPage } from '../../../../../src/ui/texts/tr/page.js';
import { failing, refused } from '../../../../ports/failures.js';
import { savedCards } from '../../payment-samples.js';
import { field, settleParts } from '../../render-payment.js';
import { renderAtTestTime } from '../../test-time.js';
import { chooseButton, deleteButton, list, rows, shown, trigger } from './shown-saved-cards.js';

const tr = { ...trPage, ...trExtras };

renderAtTestTime();

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

  it('is left by the keyboard, too; the arrow keys go from card to card, and from the last to the first', async () => {
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

  it('opens with ten rows of a thousand cards, and says how many more there are', async () => {
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
