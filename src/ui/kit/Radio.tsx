import type { ComponentProps } from 'react';
import styles from './Radio.styles.js';

/** One of a few. Its row is its target, and shows its focus: `:has(input:focus-visible)`. */
export function Radio(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input type="radio" className={styles.radio} {...props} />;
}
