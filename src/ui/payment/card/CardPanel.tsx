import { observer } from 'mobx-react-lite';
import { type ReactElement, type SubmitEvent, useEffect, useRef } from 'react';
import { isLimitWarning } from '../../../domain/installments/legal-limits.js';
import { useFocusRequest } from '../../forms/focus-request.js';
import type { LanguageVm } from '../../frame/language.vm.js';
import type { ThemeVm } from '../../frame/theme.vm.js';
import { classNames } from '../../kit/class-names.js';
import { PrivateForm } from '../../kit/PrivateForm.js';
import { Later } from '../../parts/Later.js';
import type { Translate } from '../../texts/texts.js';
import { PayBar } from '../control/PayBar.js';
import { isPlain } from '../control/payment-phase.js';
import { CardNotices, NewCard, SavedCardChoice } from './CardChoice.js';
import styles from './CardPanel.styles.js';
import type { CardTabVm } from './card-tab.vm.js';
import { CardBoxes } from './choice/CardBoxes.js';
import type { CardForm } from './form/card.form.js';
import type { HelpVm } from './form/help.vm.js';

interface CardPanelProps {
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
export const CardPanel = observer(({ texts, theme, form, help, tab, blocked }: CardPanelProps) => {
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
          {tab !== undefined && <CardNotices tab={tab} t={t} />}
          {tab !== undefined && paysSaved ? (
            <SavedCardChoice tab={tab} t={t} isMobile={theme.isMobile} />
          ) : (
            <NewCard t={t} form={form} help={help} tab={tab} blocked={blocked} />
          )}
          <CardBoxes t={t} help={help} choice={tab?.choice} paysSaved={paysSaved} blocked={blocked} />
          {tab !== undefined && <Terms tab={tab} t={t} isMobile={theme.isMobile} />}
        </div>
        <PayBar
          t={t}
          payment={tab?.payment}
          label={<AmountLabel tab={tab} t={t} />}
          disabled={tab?.isFree !== true}
          unready={tab?.canPay === false}
          note={t('pay.secure')}
        />
      </PrivateForm>
      <Explanation help={help} t={t} />
      {tab !== undefined && <PanelDialogs tab={tab} t={t} isMobile={theme.isMobile} />}
    </>
  );
});

interface AmountLabelProps {
  readonly tab: CardTabVm | undefined;
  readonly t: Translate;
}

/** Shows what the sum is: the order's, unless installments or points make it another one (IN-01, CP-05). */
const AmountLabel = observer(({ tab, t }: AmountLabelProps) => {
  const plain = <span>{t('order.amount')}</span>;
  if (tab === undefined || isPlain(tab.payment.sum)) return plain;
  return (
    <Later
      view="AmountLabel"
      waiting={plain}
      missing={plain}
      t={t}
      sum={tab.payment.sum}
      currency={tab.page.order.currency}
    />
  );
});

interface TermsProps {
  readonly tab: CardTabVm;
  readonly t: Translate;
  readonly isMobile: boolean;
}

/** Over how many months, and whether with points; the note on installments comes with those of a saved card. */
const Terms = observer(({ tab, t, isMobile }: TermsProps) => {
  const { installments, paysSaved, points, saved } = tab;
  const { plansOffered, table } = installments;
  const offered = plansOffered || table !== undefined;
  // The card's own plans say what it can.
  const note = installments.showsNote && table === undefined && <p className={styles.note}>{t('installments.note')}</p>;
  const early = !(offered && paysSaved) && note;
  // A warning may say why there are no plans (IN-12).
  const warned = tab.page.warnings.some(isLimitWarning);
  if (!offered && points.offered === undefined && !points.failed && !warned) return early;
  const waiting = (
    <>
      {plansOffered && <div className={styles.plansRoom} />}
      {early}
    </>
  );
  // Where the saved cards are missing, too, their place says so.
  const missing = (panel: ReactElement) => (
    <>
      {(!paysSaved || saved.inView) && panel}
      {early}
    </>
  );
  return <Later view="CardTerms" waiting={waiting} missing={missing} tab={tab} t={t} isMobile={isMobile} note={note} />;
});

interface ExplanationProps {
  readonly help: HelpVm;
  readonly t: Translate;
}

/** Shows what is explained of the form, while it is. */
const Explanation = observer(({ help, t }: ExplanationProps) => (
  <Later view="HelpDialogs" when={help.topic !== undefined} onMissing={() => help.close()} help={help} t={t} />
));

interface PanelDialogsProps {
  readonly tab: CardTabVm;
  readonly t: Translate;
  readonly isMobile: boolean;
}

const PanelDialogs = observer(({ tab, t, isMobile }: PanelDialogsProps) => {
  const { choice, installments, message, saved } = tab;
  // The question and the message cannot be shown: the card is not stored, and the button takes another press (RL-13).
  const giveUp = () => {
    if (choice.askingToStore) choice.answerStoreCard(false);
    tab.closeMessage();
  };
  return (
    <>
      <Later
        view="CardDialogs"
        when={choice.askingToStore || message !== undefined}
        onMissing={giveUp}
        tab={tab}
        t={t}
      />
      {saved.cards.length > 0 && (
        <Later
          view="SavedCardDialogs"
          missing={null}
          saved={saved}
          t={t}
          isMobile={isMobile}
          payment={tab.payment}
          onPay={() => tab.payWithCode()}
        />
      )}
      {installments.sheetOpen && <Later view="InstallmentSheet" missing={null} installments={installments} t={t} />}
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
