import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';

/** PY-07: a payment of the order is being authorised; its view-model asks again by itself. */
export function Waiting({ t }: { readonly t: Translate }) {
  return (
    <OutcomeScreen symbol="dots" tone="calm" title={t('waiting.title')}>
      <p>{t('waiting.description')}</p>
    </OutcomeScreen>
  );
}
