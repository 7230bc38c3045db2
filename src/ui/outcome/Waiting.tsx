import { Button } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';

/** PY-07: a payment of the order is being authorised; its view-model asks again by itself. */
export function Waiting({ t, onCheck }: { readonly t: Translate; readonly onCheck: () => void }) {
  return (
    <OutcomeScreen
      symbol="dots"
      tone="calm"
      title={t('waiting.title')}
      actions={
        <Button variant="outline" wide onClick={onCheck}>
          {t('unknown.checkAgain')}
        </Button>
      }
    >
      <p>{t('waiting.description')}</p>
    </OutcomeScreen>
  );
}
