import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../kit/Button.js';
import { classNames } from '../../../kit/class-names.js';
import { Glyph, Icon } from '../../../kit/Icon.js';
import { partGlyphs } from '../../../kit/part-glyphs.js';
import type { Translate } from '../../../texts/texts.js';
import { CardSummary } from './CardSummary.js';
import { SavedCardList } from './SavedCardList.js';
import styles from './SavedCards.styles.js';
import type { SavedCardsVm } from './saved-cards.vm.js';

interface SavedCardsProps {
  readonly saved: SavedCardsVm;
  readonly t: Translate;
  readonly isMobile: boolean;
  readonly onUseNew: () => void;
}

/**
 * The card that pays, and a button that shows all: a list under it on a desktop, which Escape or a press outside it
 * closes; on a phone the sheet of {@link SavedCardDialogs} (SC-02).
 */
export const SavedCards = observer(({ saved, t, isMobile, onUseNew }: SavedCardsProps) => {
  const { chosen } = saved;
  const id = useId();
  const picker = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const inPage = saved.listOpen && !isMobile;
  const back = () => trigger.current?.focus();
  useLayoutEffect(() => {
    saved.setInView(true);
    return () => saved.setInView(false);
  }, [saved]);
  useEffect(() => {
    const leave = (byKey: boolean) => {
      saved.closeList();
      if (byKey) trigger.current?.focus();
    };
    return inPage && picker.current !== null ? onLeaving(picker.current, leave) : undefined;
  }, [inPage, saved]);
  if (chosen === undefined) return null;
  return (
    <div className={styles.view}>
      <p id={`${id}-label`} className={styles.label}>
        {t('savedCards.payWith')}
      </p>
      <div ref={picker} className={styles.picker}>
        <button
          ref={trigger}
          id="savedCard"
          type="button"
          className={classNames(styles.trigger, saved.payable === undefined && styles.wrong)}
          aria-haspopup={isMobile ? 'dialog' : 'true'}
          aria-expanded={saved.listOpen}
          aria-describedby={`${id}-label`}
          onClick={() => (saved.listOpen ? saved.closeList() : saved.openList())}
        >
          <CardSummary card={chosen} expired={saved.isExpired(chosen)} t={t} />
          <Icon name="chevron" />
        </button>
        {inPage && (
          <div className={styles.dropdown}>
            <SavedCardList saved={saved} t={t} onChosen={back} />
          </div>
        )}
      </div>
      <Button variant="secondary" wide onClick={onUseNew}>
        <Glyph path={partGlyphs.plus} />
        <span>{t('savedCards.useNew')}</span>
      </Button>
    </div>
  );
});

/** A press outside, the focus moving out, or Escape; a dialog that stands before the page counts as inside. */
function onLeaving(inside: HTMLElement, leave: (byKey: boolean) => void): () => void {
  const { ownerDocument } = inside;
  const beside = ({ target }: Event) => {
    if (target instanceof Element && !inside.contains(target) && target.closest('dialog') === null) leave(false);
  };
  const byEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !(event.target instanceof Element && event.target.closest('dialog'))) leave(true);
  };
  ownerDocument.addEventListener('pointerdown', beside);
  ownerDocument.addEventListener('focusin', beside);
  ownerDocument.addEventListener('keydown', byEscape);
  return () => {
    ownerDocument.removeEventListener('pointerdown', beside);
    ownerDocument.removeEventListener('focusin', beside);
    ownerDocument.removeEventListener('keydown', byEscape);
  };
}
