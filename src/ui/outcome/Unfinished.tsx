import { Button } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';

interface UnfinishedProps {
  readonly t: Translate;
  readonly onCheck: () => void;
}

/** EX-01: past its time a payment that was begun waits for its shopper; nothing is being confirmed. */
export function Unfinished({ t, onCheck }: UnfinishedProps) {
  return (
    <OutcomeScreen
      symbol="dots"
      tone="calm"
      title={t('unfinished.title')}
      actions={
        <Button variant="outline" wide onClick={onCheck}>
          {t('unknown.checkAgain')}
        </Button>
      }
    >
      <p>{t('unfinished.description')}</p>
    </OutcomeScreen>
  );
}
