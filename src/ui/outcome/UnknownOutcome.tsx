import { Button } from '../kit/Button.js';
import { LiveRegion } from '../kit/LiveRegion.js';
import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';

interface UnknownOutcomeProps {
  readonly t: Translate;
  readonly orderReference?: string | undefined;
  readonly checking: boolean;
  readonly onCheck: () => void;
}

/** PY-06: neither paid nor failed. It says not to pay again before anything else can be pressed. */
export function UnknownOutcome({ t, orderReference, checking, onCheck }: UnknownOutcomeProps) {
  return (
    <OutcomeScreen
      symbol="question"
      tone="care"
      title={t('unknown.title')}
      facts={[{ name: t('order.reference'), value: orderReference }]}
      actions={
        // It keeps the focus while it asks, so it is not disabled: a second press does nothing.
        <Button size="lg" wide busy={checking} aria-disabled={checking} onClick={() => checking || onCheck()}>
          {t(checking ? 'unknown.checking' : 'unknown.checkAgain')}
        </Button>
      }
    >
      <p>
        <strong>{t('unknown.doNotPayAgain')}</strong>
      </p>
      <p>{t('unknown.description')}</p>
      <LiveRegion message={checking ? t('unknown.checking') : ''} />
    </OutcomeScreen>
  );
}
