import type { Translate } from '../texts/texts.js';
import { CheckAgain } from './CheckAgain.js';
import { OutcomeScreen } from './OutcomeScreen.js';

interface WaitingProps {
  readonly t: Translate;
  readonly checking?: boolean | undefined;
  /** Undefined while the page asks in short intervals itself, after an answer that was lost (PY-06). */
  readonly onCheck: (() => void) | undefined;
}

/** PY-07: a payment of the order is being authorised; its view-model asks again by itself. */
export function Waiting({ t, checking, onCheck }: WaitingProps) {
  return (
    <OutcomeScreen
      symbol="dots"
      tone="calm"
      title={t('waiting.title')}
      actions={onCheck && <CheckAgain t={t} variant="outline" wide checking={checking} onCheck={onCheck} />}
    >
      <p>{t('waiting.description')}</p>
    </OutcomeScreen>
  );
}

interface UnknownOutcomeProps {
  readonly t: Translate;
  readonly orderReference?: string | undefined;
  readonly checking: boolean;
  readonly onCheck: () => void;
}

/** PY-06: neither paid nor failed. It says not to pay again before anything else can be pressed. */
export function UnknownOutcome({ t, orderReference, checking, onCheck }: UnknownOutcomeProps) {
  return (
    <OutcomeScreen
      symbol="question"
      tone="care"
      title={t('unknown.title')}
      facts={[{ name: t('order.reference'), value: orderReference }]}
      actions={<CheckAgain t={t} size="lg" wide checking={checking} onCheck={onCheck} />}
    >
      <p>
        <strong>{t('unknown.doNotPayAgain')}</strong>
      </p>
      <p>{t('unknown.description')}</p>
    </OutcomeScreen>
  );
}
