import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';
import { StoreLink } from './StoreLink.js';

/** EX-02. */
export function Expired({ t, storeUrl }: { readonly t: Translate; readonly storeUrl?: string | undefined }) {
  return (
    <OutcomeScreen
      symbol="clock"
      tone="care"
      title={t('error.expiredTitle')}
      actions={storeUrl && <StoreLink t={t} url={storeUrl} />}
    >
      <p>{t('error.expired')}</p>
    </OutcomeScreen>
  );
}
