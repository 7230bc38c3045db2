import type { ReactNode } from 'react';
import { Button } from './Button.js';
import styles from './Checkbox.styles.js';
import { Icon } from './Icon.js';

interface CheckboxProps {
  readonly id: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: ReactNode;
  /** A button beside the box that opens an explanation; `label` is read by screen readers. */
  readonly help?: { readonly label: string; readonly onOpen: () => void };
  readonly disabled?: boolean;
}

/** The box follows `checked`: where the answer is asked for in a dialog first, it stays as it was until then. */
export function Checkbox({ id, checked, onChange, label, help, disabled }: CheckboxProps) {
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className={styles.box}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {help && (
        <Button variant="ghost" size="icon" className={styles.help} aria-label={help.label} onClick={help.onOpen}>
          <Icon name="help" />
        </Button>
      )}
    </div>
  );
}
