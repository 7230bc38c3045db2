import { linkAddress } from '../frame/page-addresses.js';
import { ButtonLink } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';
import { StoreLink } from './StoreLink.js';

interface ExpiredProps {
  readonly t: Translate;
  readonly storeUrl?: string | undefined;
  /** The link whose payment this was: a new one is started there. */
  readonly shortId?: string | undefined;
}

/** EX-02. */
export function Expired({ t, storeUrl, shortId }: ExpiredProps) {
  return (
    <OutcomeScreen
      symbol="clock"
      tone="care"
      title={t('error.expiredTitle')}
      actions={
        shortId ? (
          <ButtonLink href={linkAddress(shortId)} size="lg" wide>
            {t('label.backToLink')}
          </ButtonLink>
        ) : (
          storeUrl && <StoreLink t={t} url={storeUrl} />
        )
      }
    >
      <p>{t('error.expired')}</p>
    </OutcomeScreen>
  );
}
