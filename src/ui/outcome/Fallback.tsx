import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';

/** RT-01. */
export function Fallback({ t }: { readonly t: Translate }) {
  return (
    <OutcomeScreen symbol="closed" tone="calm" title={t('fallback.title')}>
      <p>{t('fallback.description')}</p>
    </OutcomeScreen>
  );
}
