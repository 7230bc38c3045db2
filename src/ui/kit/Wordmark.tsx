import styles from './Wordmark.styles.js';

/** The cashier's window and its name. It takes the colour of the text around it, but for the window. */
export function Wordmark({ label }: { readonly label: string }) {
  return (
    <svg className={styles.wordmark} role="img" aria-label={label} width="86" height="24" viewBox="0 0 86 24">
      <path className={styles.window} d="M3 18V10a8 8 0 0 1 16 0v8h-4a4 4 0 0 0-8 0Z" />
      <path className={styles.counter} d="M1.5 21.5h19" />
      <path className={styles.letters} d={letters} />
    </svg>
  );
}

/** v, e, z, n, e; the n is the window again. */
const letters =
  'm28 8.5 4 9.5 4-9.5M39.2 13.3h9a4.5 4.7 0 1 0-1.4 3.3M52 8.5h7.5L52 18h7.5M63.5 18V8.5M63.5 12.7a4.2 4.2 0 0 1 8.4 0V18M75.7 13.3h9a4.5 4.7 0 1 0-1.4 3.3';
