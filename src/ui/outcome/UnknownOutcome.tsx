import type { Translate } from '../texts/texts.js';
import { CheckAgain } from './CheckAgain.js';
import { OutcomeScreen } from './OutcomeScreen.js';
import { StoreLink } from './StoreLink.js';

interface OpenOutcomeProps {
  readonly t: Translate;
  /** As the shopper reads it, where it is known here. */
  readonly amount?: string | undefined;
  readonly orderReference?: string | undefined;
  readonly checking?: boolean | undefined;
  /** A safe address of the store, which says nothing of this payment. */
  readonly storeUrl?: string | undefined;
  /** Undefined while the page asks in short intervals itself, after an answer that was lost (PY-06). */
  readonly onCheck: (() => void) | undefined;
}

/** PY-07: a payment of the order is being authorised; its view-model asks again by itself. */
export function Waiting(props: OpenOutcomeProps) {
  return <OpenOutcome {...props} kind="waiting" />;
}

/** PY-06: neither paid nor failed. It says not to pay again before anything else can be pressed. */
export function UnknownOutcome(props: OpenOutcomeProps) {
  return <OpenOutcome {...props} kind="unknown" />;
}

function OpenOutcome({
  t,
  kind,
  amount,
  orderReference,
  storeUrl,
  checking,
  onCheck,
}: OpenOutcomeProps & { readonly kind: 'waiting' | 'unknown' }) {
  const unknown = kind === 'unknown';
  return (
    <OutcomeScreen
      symbol={unknown ? 'question' : 'dots'}
      tone={unknown ? 'care' : 'calm'}
      title={t(unknown ? 'unknown.title' : 'waiting.title')}
      facts={[
        { name: t('order.amount'), value: amount },
        { name: t('order.reference'), value: orderReference },
      ]}
      actions={
        onCheck && (
          <>
            <CheckAgain t={t} variant={unknown ? 'default' : 'outline'} wide checking={checking} onCheck={onCheck} />
            <StoreLink t={t} url={storeUrl} variant="ghost" />
          </>
        )
      }
    >
      {unknown && (
        <p>
          <strong>{t('unknown.doNotPayAgain')}</strong>
        </p>
      )}
      <p>{t(unknown ? 'unknown.description' : 'waiting.description')}</p>
      <p>{t('unknown.storeKnows')}</p>
    </OutcomeScreen>
  );
}
