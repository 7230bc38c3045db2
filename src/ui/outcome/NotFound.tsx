import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';

/** RL-08: an address that leads nowhere. */
export function NotFound({ t }: { readonly t: Translate }) {
  return (
    <OutcomeScreen symbol="search" tone="calm" title={t('error.notFoundTitle')}>
      <p>{t('error.notFound')}</p>
    </OutcomeScreen>
  );
}
