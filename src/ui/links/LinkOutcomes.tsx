import { ButtonLink } from '../kit/Button.js';
import { OutcomeScreen } from '../outcome/OutcomeScreen.js';
import type { Translate } from '../texts/texts.js';

interface LinkOutcomeProps {
  readonly t: Translate;
  /** The page of the link. */
  readonly backUrl: string;
}

/** RT-06: it says no more than its address does; the payment's own page (RT-07) names the order. */
export function LinkSuccess({ t, backUrl }: LinkOutcomeProps) {
  return (
    <OutcomeScreen
      symbol="check"
      tone="good"
      title={t('linkSuccess.title')}
      actions={
        <ButtonLink href={backUrl} variant="outline" wide>
          {t('label.backToLink')}
        </ButtonLink>
      }
    >
      <p>{t('linkSuccess.description')}</p>
    </OutcomeScreen>
  );
}

interface LinkFailedProps extends LinkOutcomeProps {
  /** Why, in the provider's words, where it said so. */
  readonly reason: string | undefined;
  /** The same payment once more, while it can still be paid (RL-11). */
  readonly retryUrl: string | undefined;
}

/** RT-05. */
export function LinkFailed({ t, backUrl, reason, retryUrl }: LinkFailedProps) {
  return (
    <OutcomeScreen
      symbol="cross"
      tone="bad"
      title={t('failed.title')}
      actions={
        <>
          {retryUrl && (
            <ButtonLink href={retryUrl} size="lg" wide>
              {t('failed.retry')}
            </ButtonLink>
          )}
          <ButtonLink href={backUrl} size={retryUrl ? 'default' : 'lg'} variant={retryUrl ? 'outline' : 'default'} wide>
            {t('label.backToLink')}
          </ButtonLink>
        </>
      }
    >
      <p>{reason ? <strong>{reason}</strong> : t('linkFailed.description')}</p>
    </OutcomeScreen>
  );
}
