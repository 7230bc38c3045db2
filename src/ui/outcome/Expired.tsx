import { linkAddress } from '../frame/page-addresses.js';
import { ButtonLink } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';
import { StoreLink } from './StoreLink.js';

interface ExpiredProps {
  readonly t: Translate;
  /** As the shopper reads it, where it is known here. */
  readonly amount?: string | undefined;
  readonly storeUrl?: string | undefined;
  /** The link whose payment this was: a new one is started there. */
  readonly shortId?: string | undefined;
}

/** EX-02. */
export function Expired({ t, amount, storeUrl, shortId }: ExpiredProps) {
  return (
    <OutcomeScreen
      symbol="clock"
      tone="care"
      title={t('error.expiredTitle')}
      facts={[{ name: t('order.amount'), value: amount }]}
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
