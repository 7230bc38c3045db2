import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { describedField, FieldFrame } from '../../kit/FieldFrame.js';
import { Icon } from '../../kit/Icon.js';
import styles from './AddressForm.styles.js';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children' | 'defaultValue' | 'onInput'> {
  readonly onInput: (event: ChangeEvent<HTMLSelectElement>) => void;
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  /** Holds what stands there before anything is chosen. */
  readonly prompt: string;
  readonly options: readonly string[];
  /** Returns what is shown of an option; absent: the option itself. */
  readonly nameOf?: (option: string) => string;
  readonly value: string;
}

/**
 * One of many, in the browser's own list: it suits touch, can be searched by typing, and the browser
 * fills it in. A value that is not on the list counts as none.
 */
export function SelectField({
  id,
  label,
  hint,
  problem,
  prompt,
  options,
  nameOf = (option) => option,
  value,
  className,
  onInput: onChange,
  ...select
}: SelectFieldProps) {
  const known = options.includes(value);
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem} className={className}>
      <select
        {...select}
        // A choice of a password manager comes with `change` alone.
        onChange={onChange}
        {...describedField(id, hint, problem)}
        className={styles.select}
        value={known ? value : ''}
        data-empty={known ? undefined : ''}
      >
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon name="chevron" size={16} />
      </span>
    </FieldFrame>
  );
}
