import styles from './OutcomeArt.styles.js';

/** The symbol in the cashier's window, on a grid of 96 with its centre at 48, 50. */
const symbols = {
  check: 'm37 51 8 8 15-17',
  cross: 'm39 42 18 18M57 42 39 60',
  clock: 'M48 66a16 16 0 1 0 0-32 16 16 0 0 0 0 32ZM48 41v9l6 4',
  question: 'M41.5 44.5a6.5 6.5 0 1 1 6.5 7.5v4M48 63.5v.1',
  dots: 'M38 52v.1M48 52v.1M58 52v.1',
  search: 'M46 58a11 11 0 1 0 0-22 11 11 0 0 0 0 22ZM54 55l8 8',
  alert: 'M48 38v14M48 61v.1',
  unplugged: 'M36 50h6M54 50h6M42 43v14M54 43v14',
  closed: 'M32 36h32M24 47h48M24 58h48M24 69h48',
} as const;

export type OutcomeSymbol = keyof typeof symbols;
export type OutcomeTone = 'good' | 'bad' | 'care' | 'calm';

/**
 * The cashier's window with the symbol of the outcome. The heading under it says the same. What of its look never changes
 * is in attributes: the style sheet is in the HTML of every page, the drawing is fetched.
 */
export function OutcomeArt({ symbol, tone }: { readonly symbol: OutcomeSymbol; readonly tone: OutcomeTone }) {
  const printed = symbol === 'check';
  const height = printed ? 116 : 90;
  return (
    <svg
      className={styles[tone]}
      width="96"
      height={height}
      viewBox={`0 0 96 ${height}`}
      overflow="visible"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {printed && (
        <path
          className={styles.receipt}
          strokeWidth="2"
          d="M30 84v28l4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4V84ZM38 95h20M38 102h12"
        />
      )}
      <path fill="currentColor" fillOpacity="0.22" stroke="none" d="M12 80V44a36 36 0 0 1 72 0v36Z" />
      <path className={styles.window} stroke="none" d="M20 80V46a28 28 0 0 1 56 0v34Z" />
      <path strokeWidth="8" d="M6 84h84" />
      <path
        className={symbol === 'dots' ? styles.waiting : undefined}
        strokeWidth={symbol === 'dots' ? 7 : 5}
        d={symbols[symbol]}
      />
    </svg>
  );
}
