import type { ReactNode } from 'react';
import styles from './ActionBar.styles.js';
import { classNames } from './class-names.js';
import type { Elements } from './elements.js';
import hidden from './VisuallyHidden.styles.js';

interface ActionBarProps {
  /** Holds what the sum is. */
  readonly label: ReactNode;
  readonly sum: ReactNode;
  /** The button names the sum. */
  readonly inButton?: boolean;
  /** True while the action of the button is under way. */
  readonly busy: boolean;
  /** Stands under the button. */
  readonly note?: ReactNode;
  /** Takes the place of the note meanwhile, so that nothing grows: it asks the shopper to keep the page open (RL-02). */
  readonly busyNote: string;
  /** Holds the button, and what opens from it. */
  readonly children: Elements;
}

/** The sum and the button that goes on, in view at the lower edge of the window (PP-09, LK-05). */
export function ActionBar({ label, sum, inButton, busy, note, busyNote, children }: ActionBarProps) {
  return (
    <div className={classNames(styles.bar, inButton && styles.inButton)}>
      <p className={inButton ? hidden.hidden : styles.amount}>
        <span className={styles.label}>{label}</span>
        <span className={styles.sum} translate="no">
          {sum}
        </span>
      </p>
      {children}
      <p className={styles.note}>{busy ? busyNote : note}</p>
    </div>
  );
}
