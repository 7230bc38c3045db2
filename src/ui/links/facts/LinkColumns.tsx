import { classNames } from '../../kit/class-names.js';
import type { Elements } from '../../kit/elements.js';
import { Halves } from '../../kit/Halves.js';
import panel from '../../kit/Panel.styles.js';
import twoTone from '../../kit/TwoTone.styles.js';
import styles from './LinkFacts.styles.js';

interface LinkColumnsProps {
  /** Holds what is paid. */
  readonly facts: Elements;
  /** Holds what is asked. */
  readonly children: Elements;
  /** The button that goes on. */
  readonly actions: Elements;
  /** The way back to the store (PP-16). */
  readonly back: Elements;
  readonly isMobile: boolean;
  /** The form is being sent: it takes no input until there is an answer. */
  readonly busy: boolean;
}

/** The two halves of a link page. */
export function LinkColumns({ facts, children, actions, back, isMobile, busy }: LinkColumnsProps) {
  return (
    <Halves className={styles.columns} back={back} isMobile={isMobile}>
      {facts}
      <div className={classNames(panel.panel, twoTone.form)}>
        <div className={styles.body} inert={busy}>
          {children}
        </div>
        {actions}
      </div>
    </Halves>
  );
}
