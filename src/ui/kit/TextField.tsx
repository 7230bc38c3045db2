import type { ComponentProps, ReactNode, Ref } from 'react';
import type { Elements } from './elements.js';
import { describedField, FieldFrame } from './FieldFrame.js';
import styles from './TextField.styles.js';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'ref'> {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  /** Before the value, inside the frame. */
  readonly leading?: Elements;
  /** After the value, inside the frame: a scheme logo, a help button. */
  readonly trailing?: Elements;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A labelled text field. */
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
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem} locked={input.readOnly} className={className}>
      {leading}
      <span className={styles.box}>
        <input {...input} {...describedField(id, hint, problem)} ref={inputRef} className={styles.input} />
      </span>
      {trailing}
    </FieldFrame>
  );
}
