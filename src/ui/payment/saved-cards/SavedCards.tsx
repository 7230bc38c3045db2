import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../kit/Button.js';
import { classNames } from '../../kit/class-names.js';
import { Icon } from '../../kit/Icon.js';
import type { PaymentVm } from '../payment.vm.js';
import { CardFace } from './CardFace.js';
import { SavedCardList } from './SavedCardList.js';
import styles from './SavedCards.module.css';

/**
 * The card that pays, and the way to the others: a list under it on a desktop, which a press elsewhere or Escape
 * closes; on a phone the sheet of {@link SavedCardDialogs} (SC-02).
 */
export const SavedCards = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { saved } = vm.cardTab;
  const { chosen } = saved;
  const { t } = vm.texts;
  const id = useId();
  const picker = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const inPage = saved.listOpen && !vm.theme.isMobile;
  const back = () => trigger.current?.focus();
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
          aria-haspopup={vm.theme.isMobile ? 'dialog' : 'true'}
          aria-expanded={saved.listOpen}
          aria-describedby={`${id}-label`}
          onClick={() => (saved.listOpen ? saved.closeList() : saved.openList())}
        >
          <CardFace card={chosen} expired={saved.isExpired(chosen)} t={t} />
          <Icon name="chevron" />
        </button>
        {inPage && (
          <div className={styles.dropdown}>
            <SavedCardList saved={saved} t={t} onChosen={back} />
          </div>
        )}
      </div>
      <Button variant="secondary" wide onClick={() => vm.cardTab.turnToNewCard()}>
        <Icon name="plus" />
        {t('savedCards.useNew')}
      </Button>
    </div>
  );
});

/** A press elsewhere, the focus going elsewhere, or Escape; a dialog that stands before the page is not elsewhere. */
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
