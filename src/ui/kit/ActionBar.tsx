import type { ReactNode } from 'react';
import styles from './ActionBar.styles.js';
import { classNames } from './class-names.js';
import type { Elements } from './elements.js';
import { useSlow } from './slow.js';

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
  /** The note is shown on a phone, too. */
  readonly urgent?: boolean;
  /** Takes the place of the note where that takes long (RL-02). */
  readonly slowNote: string;
  /** Holds the button, and what opens from it. */
  readonly children: Elements;
}

/** The sum and the button that goes on, in view at the lower edge of the window (PP-09, LK-05). */
export function ActionBar({ label, sum, inButton, busy, note, urgent, slowNote, children }: ActionBarProps) {
  const slow = useSlow(busy);
  return (
    <div className={styles.bar}>
      <p className={classNames(styles.amount, inButton && styles.inButton)}>
        <span className={styles.label}>{label}</span>
        <span className={styles.sum} translate="no">
          {sum}
        </span>
      </p>
      {children}
      {(slow || note !== undefined) && (
        <p className={classNames(styles.note, (slow || urgent) && styles.urgent)}>{slow ? slowNote : note}</p>
      )}
    </div>
  );
}
