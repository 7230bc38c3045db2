import { Button } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';

interface WaitingProps {
  readonly t: Translate;
  /** Undefined while the page asks in short intervals itself, after an answer that was lost (PY-06). */
  readonly onCheck: (() => void) | undefined;
}

/** PY-07: a payment of the order is being authorised; its view-model asks again by itself. */
export function Waiting({ t, onCheck }: WaitingProps) {
  return (
    <OutcomeScreen
      symbol="dots"
      tone="calm"
      title={t('waiting.title')}
      actions={
        onCheck && (
          <Button variant="outline" wide onClick={onCheck}>
            {t('unknown.checkAgain')}
          </Button>
        )
      }
    >
      <p>{t('waiting.description')}</p>
    </OutcomeScreen>
  );
}
