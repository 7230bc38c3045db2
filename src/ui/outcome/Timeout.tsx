import { Button } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';

interface TimeoutProps {
  readonly t: Translate;
  readonly onRetry: () => void;
}

/** RL-08, ER-01: nothing was sent, so starting again is safe. */
export function Timeout({ t, onRetry }: TimeoutProps) {
  return (
    <OutcomeScreen
      symbol="unplugged"
      tone="care"
      title={t('error.timeoutTitle')}
      actions={
        <Button size="lg" wide onClick={onRetry}>
          {t('error.restart')}
        </Button>
      }
    >
      <p>{t('error.timeout')}</p>
    </OutcomeScreen>
  );
}
