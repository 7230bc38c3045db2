import type { ErrorDetails } from '../../domain/payment/failure.js';
import { ButtonLink } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';
import { ErrorCodes } from './ErrorCodes.js';
import { OutcomeScreen } from './OutcomeScreen.js';
import { WayOn } from './StoreLink.js';

interface MissingNotificationUrlProps {
  readonly t: Translate;
  readonly error?: ErrorDetails | undefined;
  /** The settings of the merchant's panel, from the configuration. */
  readonly settingsUrl?: string | undefined;
  readonly storeUrl?: string | undefined;
}

/** RL-08: the merchant has something to set up first. */
export function MissingNotificationUrl({ t, error, settingsUrl, storeUrl }: MissingNotificationUrlProps) {
  return (
    <OutcomeScreen
      symbol="unplugged"
      tone="care"
      title={t('error.missingNotificationUrlTitle')}
      actions={
        <>
          {settingsUrl && (
            <ButtonLink href={settingsUrl} target="_blank" rel="noopener noreferrer" wide>
              {t('error.panelSettings')}
            </ButtonLink>
          )}
          <WayOn t={t} shortId={error?.shortId} url={storeUrl} variant="outline" />
        </>
      }
    >
      <p>{t('error.missingNotificationUrl')}</p>
      <ErrorCodes t={t} error={error} />
    </OutcomeScreen>
  );
}
