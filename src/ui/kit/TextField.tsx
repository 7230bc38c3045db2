import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from './class-names.js';
import { Icon } from './Icon.js';
import styles from './TextField.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'ref'> {
  readonly id: string;
  readonly label: ReactNode;
  /** Stands under the field until a problem takes its place; it is always part of the field's description. */
  readonly hint?: ReactNode;
  /** What is wrong with the value, in the shopper's language. */
  readonly problem?: string | undefined;
  /** Before the value, inside the frame. */
  readonly leading?: ReactNode;
  /** After the value, inside the frame: a scheme logo, a help button. */
  readonly trailing?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * A labelled text field. The line for its problem is always there, so that an error neither moves the page
 * nor goes unheard: a live region that arrives with its text is silent in many screen readers.
 */
export function TextField({
  id,
  label,
  hint,
  problem,
  leading,
  trailing,
  inputRef,
  className,
  ...input
}: TextFieldProps) {
  const wrong = problem !== undefined && problem !== '';
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.frame, wrong && styles.wrong, input.readOnly && styles.locked)}>
        {leading}
        <input
          {...input}
          ref={inputRef}
          id={id}
          className={styles.input}
          aria-invalid={wrong}
          aria-describedby={hint === undefined ? `${id}-problem` : `${id}-hint ${id}-problem`}
        />
        {trailing}
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
              {problem}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
