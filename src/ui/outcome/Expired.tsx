import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';
import { WayOn } from './StoreLink.js';

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
      actions={<WayOn t={t} shortId={shortId} url={storeUrl} />}
    >
      <p>{t('error.expired')}</p>
    </OutcomeScreen>
  );
}
