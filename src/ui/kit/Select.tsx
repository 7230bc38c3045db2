import { useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.js';
import styles from './Select.styles.js';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label where it is not the page's, so that it is read out rightly. */
  readonly lang?: string;
}

interface SelectProps<Value extends string> {
  /** Holds what the choice is of; screen readers read it with the chosen option. */
  readonly label: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/**
 * One choice of a few in a bar: the browser's own list, which every phone shows in its own way.
 */
export function Select<Value extends string>({ label, options, value, onChoose }: SelectProps<Value>) {
  const select = useRef<HTMLSelectElement>(null);
  const choose = ({ selectedIndex }: HTMLSelectElement) => {
    const chosen = options[selectedIndex];
    if (chosen !== undefined && chosen.value !== value) onChoose(chosen.value);
  };
  // React does not know what was chosen in the shell, before the script arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the field is hydrated
  useLayoutEffect(() => {
    if (select.current !== null) choose(select.current);
  }, []);
  return (
    <span className={styles.box}>
      <select
        ref={select}
        aria-label={label}
        className={styles.select}
        value={value}
        // A browser that fills forms in again after a reload would choose for the shopper.
        autoComplete="off"
        onChange={({ currentTarget }) => choose(currentTarget)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={16} />
    </span>
  );
}
