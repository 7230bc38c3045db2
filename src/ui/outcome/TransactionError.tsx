import type { Translate } from '../texts/texts.js';
import { CheckAgain } from './CheckAgain.js';
import { ErrorCodes } from './ErrorCodes.js';
import { OutcomeScreen } from './OutcomeScreen.js';
import { WayOn } from './StoreLink.js';

interface TransactionErrorProps {
  readonly t: Translate;
  /** The provider's own words, when it has some. */
  readonly description?: string | undefined;
  readonly code?: string | undefined;
  readonly group?: string | undefined;
  readonly shortId?: string | undefined;
  readonly checking?: boolean | undefined;
  readonly onRetry: () => void;
  readonly storeUrl?: string | undefined;
}

/** RL-08: a transaction that the provider broke off. */
export function TransactionError({
  t,
  description,
  code,
  group,
  shortId,
  checking,
  onRetry,
  storeUrl,
}: TransactionErrorProps) {
  return (
    <OutcomeScreen
      symbol="cross"
      tone="bad"
      title={t('error.transactionTitle')}
      actions={
        <>
          <CheckAgain t={t} label="label.tryAgain" size="lg" wide checking={checking} onCheck={onRetry} />
          <WayOn t={t} shortId={shortId} url={storeUrl} variant="outline" />
        </>
      }
    >
      <p>{description || t('error.transaction')}</p>
      <ErrorCodes t={t} error={{ code, group }} />
    </OutcomeScreen>
  );
}
