import type { ComponentProps, ReactNode } from 'react';
import { describedField, FieldFrame } from '../../kit/FieldFrame.js';
import { tokenWhileEmpty } from '../../kit/off-disk.js';
import styles from './AddressForm.styles.js';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'autoComplete' | 'value'> {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly value: string;
  readonly autoComplete: string;
}

/** A labelled field of more than one line; it grows with its text where the browser can. */
export function TextArea({ id, label, hint, problem, className, value, autoComplete, ...given }: TextAreaProps) {
  // Here the Enter key writes a new line.
  const { enterKeyHint: _hint, onKeyDown: _next, ...area } = given;
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem} className={className} frameClass={styles.areaFrame}>
      <textarea
        {...area}
        {...describedField(id, hint, problem)}
        value={value}
        autoComplete={tokenWhileEmpty(autoComplete, value !== '')}
        className={styles.area}
        rows={2}
      />
    </FieldFrame>
  );
}
