import { Button } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';

interface WaitingProps {
  readonly t: Translate;
  /** It waits for its shopper, past the order's time (EX-01): nothing is being confirmed. */
  readonly unfinished?: boolean | undefined;
  /** Undefined while the page asks in short intervals itself, after an answer that was lost (PY-06). */
  readonly onCheck: (() => void) | undefined;
}

/** PY-07: a payment of the order is being authorised, or can still be finished; its view-model asks again by itself. */
export function Waiting({ t, unfinished, onCheck }: WaitingProps) {
  return (
    <OutcomeScreen
      symbol="dots"
      tone="calm"
      title={t(unfinished ? 'unfinished.title' : 'waiting.title')}
      actions={
        onCheck && (
          <Button variant="outline" wide onClick={onCheck}>
            {t('unknown.checkAgain')}
          </Button>
        )
      }
    >
      <p>{t(unfinished ? 'unfinished.description' : 'waiting.description')}</p>
    </OutcomeScreen>
  );
}
