import { observer } from 'mobx-react-lite';
import { lazy, type SubmitEvent, useEffect, useRef } from 'react';
import { showsCashPriceBanner } from '../../../domain/installments/cash-price.js';
import { formatMoney } from '../../../domain/money/amount.js';
import { Alert } from '../../kit/Alert.js';
import { Button } from '../../kit/Button.js';
import { Icon } from '../../kit/Icon.js';
import { Late } from '../../kit/Late.js';
import { Skeleton } from '../../kit/Skeleton.js';
import { PayBar } from '../PayBar.js';
import type { PaymentVm } from '../payment.vm.js';
import { CardBoxes } from './CardBoxes.js';
import { CardDialogs } from './CardDialogs.js';
import { CardFields } from './CardFields.js';
import styles from './CardPanel.module.css';
import { fieldIds } from './take-over.js';

const parts = () => import('./late-parts.js');
const CashPriceBanner = lazy(async () => ({ default: (await parts()).CashPriceBanner }));
const DeletionAlert = lazy(async () => ({ default: (await parts()).DeletionAlert }));
const Installments = lazy(async () => ({ default: (await parts()).Installments }));
const InstallmentSheet = lazy(async () => ({ default: (await parts()).InstallmentSheet }));
const Points = lazy(async () => ({ default: (await parts()).Points }));
const SavedCards = lazy(async () => ({ default: (await parts()).SavedCards }));
const SavedCardDialogs = lazy(async () => ({ default: (await parts()).SavedCardDialogs }));

/**
 * The card tab: the saved cards or the new-card form (CN-01), and what can be chosen beside either. Browsers write what
 * is typed to disk for their session restore unless the form says `autocomplete="off"`; the fields' own tokens keep
 * autofill working. No field of a card has a name: a form sent before the script has arrived carries nothing (CN-21).
 */
export const CardPanel = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { cardTab } = vm;
  const { paysSaved } = cardTab;
  const form = useRef<HTMLFormElement>(null);
  useFocusOnTurn(form, vm.page === undefined ? undefined : paysSaved);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (vm.asksForCode) form.current?.querySelector<HTMLElement>(`#${fieldIds.cvv}`)?.focus();
    vm.pay();
  };
  return (
    <>
      <form
        ref={form}
        id={paysSaved ? 'formPayWithSavedCard' : 'formPayWithCard'}
        className={styles.form}
        autoComplete="off"
        noValidate
        onSubmit={submit}
      >
        <div className={styles.body} inert={vm.submitting}>
          <CardChoice vm={vm} />
          <CardBoxes vm={vm} />
          <CardTerms vm={vm} />
        </div>
        <PayBar
          payment={vm}
          label={<AmountLabel vm={vm} />}
          disabled={!vm.canPay && !vm.asksForCode}
          note={vm.texts.t('pay.secure')}
        />
      </form>
      <CardDialogs vm={cardTab.card} />
      {cardTab.saved.cards.length > 0 && (
        <Late waiting={null} missing={null}>
          <SavedCardDialogs vm={vm} />
        </Late>
      )}
      {cardTab.installments.sheetOpen && (
        <Late waiting={null} missing={null}>
          <InstallmentSheet vm={vm} />
        </Late>
      )}
    </>
  );
});

/** What the sum is; once the shopper chose so, over how many months of how much (IN-01). */
const AmountLabel = observer(({ vm: { cardTab, page, texts } }: { readonly vm: PaymentVm }) => {
  const { chosen } = cardTab.installments;
  if (page === undefined || chosen === undefined || chosen.count === 0) return texts.t('order.amount');
  const monthly = formatMoney(chosen.monthly, page.order.currency);
  return texts.t('installments.bar', { count: chosen.count, monthly });
});

/** Which card pays. A part that does not arrive leaves the way to the new-card form open. */
const CardChoice = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { cardTab, page } = vm;
  const { saved } = cardTab;
  const { t } = vm.texts;
  const other = (
    <Button variant="secondary" wide onClick={() => cardTab.turnToNewCard()}>
      {t('savedCards.useNew')}
    </Button>
  );
  return (
    <>
      {page?.pftOptionMax !== undefined && showsCashPriceBanner(page) && (
        <Late waiting={null} missing={null}>
          <CashPriceBanner max={page.pftOptionMax} t={t} />
        </Late>
      )}
      {saved.notice !== undefined && !saved.listOpen && (
        <div className={styles.notice}>
          <Late waiting={null} missing={null}>
            <DeletionAlert saved={saved} t={t} />
          </Late>
        </div>
      )}
      {cardTab.paysSaved ? (
        <Late
          waiting={<SavedCardsRoom />}
          missing={
            <>
              <Alert variant="warning">{t('error.partMissing')}</Alert>
              {other}
            </>
          }
        >
          <SavedCards vm={vm} />
        </Late>
      ) : (
        <>
          {saved.cards.length > 0 && (
            <Button variant="ghost" size="sm" className={styles.back} onClick={() => cardTab.turnToSavedCards()}>
              <Icon name="back" size={16} />
              {t('savedCards.back')}
            </Button>
          )}
          <div className={page === undefined ? styles.fieldsUnloaded : undefined}>
            <CardFields vm={cardTab.card} />
          </div>
          {page === undefined && (
            <div className={styles.savedUnloaded}>
              <SavedCardsRoom />
            </div>
          )}
        </>
      )}
    </>
  );
});

/** The room of the saved cards while they are on their way. */
function SavedCardsRoom() {
  return (
    <div className={styles.room}>
      <Skeleton shape="short" />
      <Skeleton shape="block" />
    </div>
  );
}

/** Over how many months, and whether with points. */
const CardTerms = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { installments, points } = vm.cardTab;
  const { t } = vm.texts;
  const missing = <Alert variant="warning">{t('error.partMissing')}</Alert>;
  return (
    <>
      {installments.table !== undefined && (
        <Late waiting={null} missing={missing}>
          <Installments vm={vm} />
        </Late>
      )}
      {installments.showsNote && <p className={styles.note}>{t('installments.note')}</p>}
      {(points.offered !== undefined || points.failed) && (
        <Late waiting={null} missing={missing}>
          <Points vm={vm} />
        </Late>
      )}
    </>
  );
});

/** Whoever goes from the saved cards to the form, or back, goes on with the keyboard there. The first face takes no focus. */
function useFocusOnTurn(form: { readonly current: HTMLFormElement | null }, paysSaved: boolean | undefined): void {
  const before = useRef(paysSaved);
  useEffect(() => {
    const turned = before.current !== undefined && before.current !== paysSaved;
    before.current = paysSaved;
    if (turned) form.current?.querySelector<HTMLElement>(paysSaved ? '#savedCard' : '#cc-number')?.focus();
  }, [form, paysSaved]);
}
