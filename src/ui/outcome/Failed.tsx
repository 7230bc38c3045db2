import { ButtonLink } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';
import { StoreLink } from './StoreLink.js';

interface FailedProps {
  readonly t: Translate;
  /** Why, in the provider's words, where it said so. */
  readonly reason?: string | undefined;
  /** The payment page again, while its token can still be paid (RL-11). */
  readonly retryUrl?: string | undefined;
  readonly storeUrl?: string | undefined;
}

/** RT-08: the shopper comes back from the bank without a payment. */
export function Failed({ t, reason, retryUrl, storeUrl }: FailedProps) {
  return (
    <OutcomeScreen
      symbol="cross"
      tone="bad"
      title={t('failed.title')}
      actions={
        (retryUrl || storeUrl) && (
          <>
            {retryUrl && (
              <ButtonLink href={retryUrl} size="lg" wide>
                {t('failed.retry')}
              </ButtonLink>
            )}
            <StoreLink t={t} url={storeUrl} variant={retryUrl ? 'outline' : 'default'} />
          </>
        )
      }
    >
      <p>{reason ? <strong>{reason}</strong> : t(retryUrl ? 'failed.description' : 'failed.descriptionNoRetry')}</p>
    </OutcomeScreen>
  );
}
