import { type Ref, useEffect, useRef } from 'react';
import { focusInView } from '../forms/focus-request.js';
import { Alert } from '../kit/Alert.js';
import { Button } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';
import styles from './PartMissing.styles.js';

interface PartMissingProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly t: Translate;
  /** How often it was missing when its place asked: the alert of each time is another one, so that it is read out again. */
  readonly misses: number;
  /** It is being asked for. */
  readonly busy: boolean;
  /** A press asked for it: the focus comes here, since the place may be out of sight. */
  readonly takesFocus: boolean;
  readonly onTryAgain: () => void;
}

/** Says that a part of the page is missing, and asks for it at a press (RL-13). */
export function PartMissing({ ref, t, misses, busy, takesFocus, onTryAgain }: PartMissingProps) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each miss brings the focus here again
  useEffect(() => {
    if (takesFocus) focusInView(button.current);
  }, [takesFocus, misses]);
  return (
    <div ref={ref} className={styles.panel}>
      <Alert key={misses} variant="warning" live="assertive">
        {t('error.partMissing')}
      </Alert>
      <Button ref={button} variant="secondary" wide busy={busy} aria-disabled={busy || undefined} onClick={onTryAgain}>
        {t('label.tryAgain')}
      </Button>
    </div>
  );
}
