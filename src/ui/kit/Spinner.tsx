import styles from './Spinner.styles.js';

/** Something is under way. The text beside it says what; screen readers read only that text. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
