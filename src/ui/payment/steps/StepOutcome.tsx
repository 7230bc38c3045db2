import type { ReactNode } from 'react';
import { OutcomeArt, type OutcomeSymbol, type OutcomeTone } from '../../outcome/OutcomeArt.js';
import screen from '../../outcome/OutcomeScreen.styles.js';
import styles from './Steps.styles.js';

interface StepOutcomeProps {
  readonly symbol: OutcomeSymbol;
  readonly tone: OutcomeTone;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Shows what came of a step, in the place of its form. */
export function StepOutcome({ symbol, tone, title, children, actions }: StepOutcomeProps) {
  return (
    <div className={styles.outcome}>
      <OutcomeArt symbol={symbol} tone={tone} />
      <h2 className={styles.outcomeTitle} tabIndex={-1} data-step>
        {title}
      </h2>
      <div className={screen.text}>{children}</div>
      {actions !== undefined && <div className={screen.actions}>{actions}</div>}
    </div>
  );
}
