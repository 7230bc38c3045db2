import type { Translate } from '../texts/texts.js';
import { CheckAgain } from './CheckAgain.js';
import { OutcomeScreen } from './OutcomeScreen.js';

interface UnfinishedProps {
  readonly t: Translate;
  readonly checking?: boolean | undefined;
  readonly onCheck: () => void;
}

/** EX-01: past its time a payment that was begun waits for its shopper; nothing is being confirmed. */
export function Unfinished({ t, checking, onCheck }: UnfinishedProps) {
  return (
    <OutcomeScreen
      symbol="dots"
      tone="calm"
      title={t('unfinished.title')}
      actions={<CheckAgain t={t} variant="outline" wide checking={checking} onCheck={onCheck} />}
    >
      <p>{t('unfinished.description')}</p>
    </OutcomeScreen>
  );
}
