import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import type { Elements } from './elements.js';
import { Icon } from './Icon.js';
import styles from './TextField.styles.js';

interface FieldFrameProps {
  readonly id: string;
  readonly label: ReactNode;
  /** Stands under the field until a problem takes its place; it is always part of the field's description. */
  readonly hint?: ReactNode;
  /** Holds what is wrong with the value, in the shopper's language. */
  readonly problem?: string | undefined;
  readonly locked?: boolean | undefined;
  readonly className?: string | undefined;
  readonly frameClass?: string | undefined;
  /** The control, with what stands beside it inside the frame. */
  readonly children: Elements;
}

/**
 * Shows what stands around every field. The line for its problem is always there, so that an error neither moves the
 * layout nor goes unheard: a live region that arrives with its text is silent in many screen readers.
 */
export function FieldFrame({ id, label, hint, problem, locked, className, frameClass, children }: FieldFrameProps) {
  const wrong = isWrong(problem);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.frame, wrong && styles.wrong, locked && styles.locked, frameClass)}>
        {children}
      </div>
      <div className={styles.foot}>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={classNames(styles.hint, wrong && styles.covered)}>
            {hint}
          </p>
        )}
        <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
          {wrong && (
            <>
              <Icon name="cross" size={16} />
              <span>{problem}</span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** Returns what the control itself says of its hint and its problem. */
export function describedField(id: string, hint: ReactNode, problem: string | undefined) {
  return {
    id,
    'aria-invalid': isWrong(problem),
    'aria-describedby': hint === undefined ? `${id}-problem` : `${id}-hint ${id}-problem`,
  };
}

function isWrong(problem: string | undefined): boolean {
  return problem !== undefined && problem !== '';
}
