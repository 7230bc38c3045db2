import { observer } from 'mobx-react-lite';
import { type UIEvent, useEffect, useMemo, useRef } from 'react';
import type { SavedCard } from '../../../../domain/card/saved-card.js';
import { Alert } from '../../../kit/Alert.js';
import { Button } from '../../../kit/Button.js';
import { classNames } from '../../../kit/class-names.js';
import { Glyph } from '../../../kit/Icon.js';
import { partGlyphs } from '../../../kit/part-glyphs.js';
import { rovingFocus } from '../../../kit/roving-focus.js';
import { Spinner } from '../../../kit/Spinner.js';
import hidden from '../../../kit/VisuallyHidden.styles.js';
import type { TextKey, Translate } from '../../../texts/texts.js';
import { CardSummary } from './CardSummary.js';
import type { CardDeletionVm, DeletionNotice } from './card-deletion.vm.js';
import styles from './SavedCardList.styles.js';
import { SavedCardRowsVm } from './saved-card-rows.vm.js';
import type { SavedCardsVm } from './saved-cards.vm.js';

const trash =
  'M3.5 5.5h13M8 5.5V3.8a.8.8 0 0 1 .8-.8h2.4a.8.8 0 0 1 .8.8v1.7M5.2 5.5l.7 10.6a1 1 0 0 0 1 .9h6.2a1 1 0 0 0 1-.9l.7-10.6M8.4 8.8v5M11.6 8.8v5';

const moveFocus = rovingFocus('vertical', '[data-card]');

interface SavedCardListProps {
  readonly saved: SavedCardsVm;
  readonly t: Translate;
  readonly onChosen?: () => void;
}

/** All saved cards: choose one, delete one. The arrow keys, Home and End go from card to card (SC-02..04). */
export const SavedCardList = observer(({ saved, t, onChosen }: SavedCardListProps) => {
  const list = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => new SavedCardRowsVm(saved), [saved]);
  const count = saved.cards.length;
  // The focus starts on the chosen card, and goes back there after the focused card was deleted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of cards is what it is about
  useEffect(() => focusChosen(list.current), [count]);
  const choose = (card: SavedCard) => {
    saved.choose(card);
    onChosen?.();
  };
  return (
    <div className={styles.box}>
      <DeletionAlert deletion={saved.deletion} t={t} />
      <div className={styles.scroll} onScroll={(event) => nearEnd(event) && rows.showMore()}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the arrows move the focus among the buttons in it */}
        <ul ref={list} aria-label={t('savedCards.mine')} onKeyDown={moveFocus}>
          {rows.drawn.map((card) => (
            <Row key={card.ctoken} card={card} saved={saved} t={t} onChoose={choose} />
          ))}
        </ul>
        {rows.hiddenCount > 0 && (
          <Button variant="link" size="sm" wide onClick={() => rows.showMore()}>
            {t('savedCards.more', { count: rows.hiddenCount })}
          </Button>
        )}
      </div>
    </div>
  );
});

interface RowProps {
  readonly card: SavedCard;
  readonly saved: SavedCardsVm;
  readonly t: Translate;
  readonly onChoose: (card: SavedCard) => void;
}

const Row = observer(({ card, saved, t, onChoose }: RowProps) => {
  const chosen = saved.chosen?.ctoken === card.ctoken;
  const deleting = saved.deletion.isDeleting(card);
  const { last4 } = card;
  return (
    <li className={classNames(styles.row, chosen && styles.chosen)}>
      <button
        type="button"
        className={styles.choose}
        data-card
        aria-current={chosen || undefined}
        aria-disabled={deleting || undefined}
        onClick={() => !deleting && onChoose(card)}
      >
        <CardSummary card={card} expired={saved.isExpired(card)} t={t} />
        <span className={styles.mark}>{chosen && <Glyph path={partGlyphs.check} />}</span>
        {chosen && <span className={hidden.hidden}>{t('savedCards.chosen')}</span>}
      </button>
      <Button
        variant="ghost"
        size="icon"
        className={styles.delete}
        aria-label={deleting ? t('savedCards.deleting') : t('savedCards.delete', { name: card.name, last4 })}
        aria-disabled={deleting || undefined}
        onClick={() => saved.deletion.ask(card)}
      >
        {deleting ? <Spinner /> : <Glyph path={trash} />}
      </Button>
    </li>
  );
});

function focusChosen(list: HTMLUListElement | null): void {
  list?.querySelector<HTMLElement>('[aria-current]')?.focus();
}

function nearEnd({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>): boolean {
  return scrollTop + clientHeight >= scrollHeight - clientHeight / 2;
}

const words: Readonly<Record<DeletionNotice, TextKey>> = {
  deleted: 'paymentPage.registeredCard.deleteSuccess',
  deleteError: 'paymentPage.registeredCard.deleteError',
};

interface DeletionAlertProps {
  readonly deletion: CardDeletionVm;
  readonly t: Translate;
}

/** The answer to a deletion (SC-05): in the list while it is open, since screen readers do not read what is behind a sheet. */
export const DeletionAlert = observer(({ deletion, t }: DeletionAlertProps) => {
  const { notice } = deletion;
  if (notice === undefined) return null;
  return (
    <Alert variant={notice === 'deleted' ? 'success' : 'destructive'} live="assertive">
      {t(words[notice])}
    </Alert>
  );
});
