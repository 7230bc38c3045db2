import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { cashPriceCount } from '../../../domain/installments/cash-price.js';
import { Button } from '../../kit/Button.js';
import { classNames } from '../../kit/class-names.js';
import { Icon } from '../../kit/Icon.js';
import { Skeleton } from '../../kit/Skeleton.js';
import { Later } from '../../parts/Later.js';
import type { Translate } from '../../texts/texts.js';
import styles from './CardPanel.styles.js';
import type { CardTabVm } from './card-tab.vm.js';
import { CardFields } from './form/CardFields.js';
import type { CardForm } from './form/card.form.js';
import type { HelpVm } from './form/help.vm.js';

interface CardNoticesProps {
  readonly tab: CardTabVm;
  readonly t: Translate;
}

/** Above the card: up to how many installments cost no more (PP-07), and the result of a deletion (SC-05). */
export const CardNotices = observer(({ tab, t }: CardNoticesProps) => {
  const cashPrice = cashPriceCount(tab.page);
  const { deletion, listOpen } = tab.saved;
  return (
    <>
      {cashPrice !== undefined && (
        <Later
          view="CashPriceBanner"
          waiting={<div className={styles.cashPriceRoom} />}
          missing={null}
          max={cashPrice}
          brand={cashPriceBrand(tab)}
          t={t}
        />
      )}
      {deletion.notice !== undefined && !listOpen && (
        <div className={styles.notice}>
          <Later view="DeletionAlert" missing={null} deletion={deletion} t={t} />
        </div>
      )}
    </>
  );
});

/** The brand by which the current card may pay at the cash price: undefined until the card is known, empty where it has none (PP-07). */
function cashPriceBrand({ currentCard }: CardTabVm): string | undefined {
  return currentCard?.type === 'debit' ? '' : currentCard?.brand;
}

interface SavedCardChoiceProps {
  readonly tab: CardTabVm;
  readonly t: Translate;
  readonly isMobile: boolean;
}

/** The saved card that pays, once it is seen. Where the part does not arrive, the new-card form can still be opened. */
export const SavedCardChoice = observer(({ tab, t, isMobile }: SavedCardChoiceProps) => {
  const useNew = () => tab.turnToNewCard();
  const missing = (panel: ReactElement) => (
    <>
      {panel}
      <Button variant="secondary" wide onClick={useNew}>
        {t('savedCards.useNew')}
      </Button>
    </>
  );
  return (
    <Later
      view="SavedCards"
      waiting={<SavedCardsRoom awaited />}
      missing={missing}
      saved={tab.saved}
      t={t}
      isMobile={isMobile}
      onUseNew={useNew}
    />
  );
});

interface NewCardProps {
  readonly t: Translate;
  readonly form: CardForm;
  readonly help: HelpVm;
  /** Undefined until the payment is loaded. */
  readonly tab: CardTabVm | undefined;
  readonly blocked: boolean;
}

/** The form of a new card; until the payment is loaded, the style sheet shows it or the room of the saved cards. */
export const NewCard = observer(({ t, form, help, tab, blocked }: NewCardProps) => (
  <>
    {tab !== undefined && tab.saved.cards.length > 0 && (
      <Button variant="ghost" size="sm" className={styles.back} onClick={() => tab.turnToSavedCards()}>
        <Icon name="back" size={16} />
        <span>{t('savedCards.back')}</span>
      </Button>
    )}
    <div className={tab === undefined ? styles.fieldsUnloaded : undefined}>
      <CardFields form={form} help={help} t={t} card={tab?.newCard} blocked={blocked} />
    </div>
    {tab === undefined && (
      <div className={styles.savedUnloaded}>
        <SavedCardsRoom />
      </div>
    )}
  </>
));

/** Keeps the room of the saved cards while they are being loaded. `awaited`: the card is known, and its installments come with it. */
function SavedCardsRoom({ awaited }: { readonly awaited?: boolean }) {
  return (
    <div className={classNames(styles.room, awaited && styles.awaited)}>
      <Skeleton shape="short" />
      <Skeleton shape="block" />
      <Skeleton />
    </div>
  );
}
