import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useFocusRequest } from '../../forms/focus-request.js';
import type { LanguageVm } from '../../frame/language.vm.js';
import type { ThemeVm } from '../../frame/theme.vm.js';
import { Alert } from '../../kit/Alert.js';
import { classNames } from '../../kit/class-names.js';
import { PartBoundary } from '../../kit/PartBoundary.js';
import { PrivateForm } from '../../kit/PrivateForm.js';
import type { Translate } from '../../texts/texts.js';
import { PayBar } from '../control/PayBar.js';
import { isPlain } from '../control/payment-phase.js';
import { CardNotices, NewCard, SavedCardChoice } from './CardChoice.js';
import styles from './CardPanel.styles.js';
import type { CardTabVm } from './card-tab.vm.js';
import type { CardViews } from './card-views.js';
import { CardBoxes } from './choice/CardBoxes.js';
import type { CardForm } from './form/card.form.js';
import type { HelpVm } from './form/help.vm.js';

interface CardPanelProps {
  /** Holds what is fetched when the first of it is shown. */
  readonly extras: CardViews;
  readonly texts: LanguageVm;
  readonly theme: ThemeVm;
  readonly form: CardForm;
  readonly help: HelpVm;
  /** Undefined until the payment is loaded. */
  readonly tab: CardTabVm | undefined;
  /** Test mode: the form takes no input (PP-14). */
  readonly blocked: boolean;
}

/**
 * The card tab: the saved cards or the new-card form (CN-01), and what can be chosen beside either. No field of a card has a name: a form sent before the script has arrived carries nothing (CN-21).
 */
export const CardPanel = observer(({ extras, texts, theme, form, help, tab, blocked }: CardPanelProps) => {
  const { t } = texts;
  const paysSaved = tab?.paysSaved === true;
  const element = useRef<HTMLFormElement>(null);
  useFocusOnTurn(element, tab?.paysSaved);
  useFocusRequest(form.correction, () => element.current?.querySelector('[aria-invalid="true"]'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    tab?.press();
  };
  return (
    <>
      <PrivateForm
        formRef={element}
        id={paysSaved ? 'formPayWithSavedCard' : 'formPayWithCard'}
        className={styles.form}
        onSubmit={submit}
      >
        <div className={classNames(styles.body, !tab && styles.bodyUnloaded)} inert={tab?.payment.run.sending === true}>
          {tab !== undefined && <CardNotices extras={extras} tab={tab} t={t} />}
          {tab !== undefined && paysSaved ? (
            <SavedCardChoice extras={extras} tab={tab} t={t} isMobile={theme.isMobile} />
          ) : (
            <NewCard extras={extras} t={t} form={form} help={help} tab={tab} blocked={blocked} />
          )}
          <CardBoxes t={t} help={help} choice={tab?.choice} paysSaved={paysSaved} blocked={blocked} />
          {tab !== undefined && <CardTerms extras={extras} tab={tab} t={t} isMobile={theme.isMobile} />}
        </div>
        <PayBar
          t={t}
          payment={tab?.payment}
          label={<AmountLabel extras={extras} tab={tab} t={t} />}
          disabled={tab?.isFree !== true}
          unready={tab?.canPay === false}
          note={t('pay.secure')}
        />
      </PrivateForm>
      <Explanation extras={extras} help={help} t={t} />
      {tab !== undefined && <PanelDialogs extras={extras} tab={tab} t={t} isMobile={theme.isMobile} />}
    </>
  );
});

interface AmountLabelProps {
  readonly extras: CardViews;
  readonly tab: CardTabVm | undefined;
  readonly t: Translate;
}

/** Shows what the sum is: the order's, unless installments or points make it another one (IN-01, CP-05). */
const AmountLabel = observer(({ extras, tab, t }: AmountLabelProps) => {
  const plain = <span>{t('order.amount')}</span>;
  if (tab === undefined || isPlain(tab.payment.sum)) return plain;
  return (
    <PartBoundary waiting={plain} missing={plain}>
      <extras.AmountLabel t={t} sum={tab.payment.sum} currency={tab.page.order.currency} />
    </PartBoundary>
  );
});

interface CardTermsProps {
  readonly extras: CardViews;
  readonly tab: CardTabVm;
  readonly t: Translate;
  readonly isMobile: boolean;
}

/** Over how many months, and whether with points. */
const CardTerms = observer(({ extras, tab, t, isMobile }: CardTermsProps) => {
  const { installments, paysSaved, points } = tab;
  const { plansOffered } = installments;
  const offered = plansOffered || installments.table !== undefined;
  const note = installments.showsNote && <p className={styles.note}>{t('installments.note')}</p>;
  const missing = <PartMissing t={t} />;
  return (
    <>
      {offered && (
        <PartBoundary waiting={plansOffered ? <div className={styles.plansRoom} /> : null} missing={missing}>
          <extras.Installments installments={installments} t={t} isMobile={isMobile} />
          {paysSaved && note}
        </PartBoundary>
      )}
      {!(offered && paysSaved) && note}
      {(points.offered !== undefined || points.failed) && (
        <PartBoundary waiting={null} missing={missing}>
          <extras.Points points={points} t={t} />
        </PartBoundary>
      )}
    </>
  );
});

interface ExplanationProps {
  readonly extras: CardViews;
  readonly help: HelpVm;
  readonly t: Translate;
}

/** Shows what is explained of the form, while it is. */
const Explanation = observer(({ extras, help, t }: ExplanationProps) => {
  if (help.topic === undefined) return null;
  return (
    <PartBoundary waiting={null} missing={<PartMissing t={t} />}>
      <extras.HelpDialogs help={help} t={t} />
    </PartBoundary>
  );
});

function PartMissing({ t }: { readonly t: Translate }) {
  return <Alert variant="warning">{t('error.partMissing')}</Alert>;
}

interface PanelDialogsProps {
  readonly extras: CardViews;
  readonly tab: CardTabVm;
  readonly t: Translate;
  readonly isMobile: boolean;
}

const PanelDialogs = observer(({ extras, tab, t, isMobile }: PanelDialogsProps) => {
  const { choice, installments, message, saved } = tab;
  return (
    <>
      {(choice.askingToStore || message !== undefined) && (
        <PartBoundary waiting={null} missing={<PartMissing t={t} />}>
          <extras.CardDialogs tab={tab} t={t} />
        </PartBoundary>
      )}
      {saved.cards.length > 0 && (
        <PartBoundary waiting={null} missing={null}>
          <extras.SavedCardDialogs saved={saved} t={t} isMobile={isMobile} onPay={() => tab.payWithCode()} />
        </PartBoundary>
      )}
      {installments.sheetOpen && (
        <PartBoundary waiting={null} missing={null}>
          <extras.InstallmentSheet installments={installments} t={t} />
        </PartBoundary>
      )}
    </>
  );
});

/** Turning from the saved cards to the form, or back, moves the focus there. What the page opens with takes no focus. */
function useFocusOnTurn(form: { readonly current: HTMLFormElement | null }, paysSaved: boolean | undefined): void {
  const before = useRef(paysSaved);
  useEffect(() => {
    const turned = before.current !== undefined && paysSaved !== undefined && before.current !== paysSaved;
    before.current = paysSaved;
    if (turned) form.current?.querySelector<HTMLElement>(paysSaved ? '#savedCard' : '#cc-number')?.focus();
  }, [form, paysSaved]);
}
