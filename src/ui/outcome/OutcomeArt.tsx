import type { ReactNode } from 'react';
import styles from './OutcomeArt.styles.js';

/** The symbol in the cashier's window, on a grid of 96 with its centre at 48, 50. */
const symbols = {
  check: 'm33 49 11 11 20-23',
  clock: 'M48 66a16 16 0 1 0 0-32 16 16 0 0 0 0 32ZM48 41v9l6 4',
  question: 'M41.5 44.5a6.5 6.5 0 1 1 6.5 7.5v4M48 63.5v.1',
  dots: 'M38 52v.1M48 52v.1M58 52v.1',
  search: 'M46 58a11 11 0 1 0 0-22 11 11 0 0 0 0 22ZM54 55l8 8',
  alert: 'M48 38v14M48 61v.1',
  unplugged: 'M36 50h6M54 50h6M42 43v14M54 43v14',
} as const;

/** The drawing of an outcome: a symbol in the open window, or the window with its shutter half down or down. */
export type OutcomeSymbol = keyof typeof symbols | keyof typeof shutters;

/** The slats of a shutter, down to its lowest edge. The window inside its frame is 24 to 104 wide and 16 to 80 high. */
const shutters = {
  cross: { edge: 50, slats: 'M28 27h72M24 38h80' },
  closed: { edge: 76, slats: 'M28 27h72M24 38h80M24 49h80M24 60h80' },
} as const;

export type OutcomeTone = 'good' | 'bad' | 'care' | 'calm';

/** As high as the room that is kept for it while it is fetched. */
const windowHeight = 90;

/**
 * The cashier's window. The heading under it says the same. What of its look never changes is in attributes: the style
 * sheet is in the HTML of every page, the drawing is fetched.
 */
export function OutcomeArt({ symbol, tone }: { readonly symbol: OutcomeSymbol; readonly tone: OutcomeTone }) {
  if (symbol === 'cross' || symbol === 'closed') return <ShutWindow {...shutters[symbol]} tone={tone} />;
  const printed = symbol === 'check';
  return (
    <Drawing tone={tone} width={96} height={printed ? 116 : windowHeight}>
      {printed && (
        <path
          className={styles.receipt}
          strokeWidth="2"
          d="M30 84v28l4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4 4.5-4 4.5 4V84ZM38 95h20M38 102h12"
        />
      )}
      {printed ? (
        <path fill="currentColor" stroke="none" d="M12 74V44a36 36 0 0 1 72 0v30Z" />
      ) : (
        <>
          <path fill="currentColor" fillOpacity="0.22" stroke="none" d="M12 80V44a36 36 0 0 1 72 0v36Z" />
          <path className={styles.window} stroke="none" d="M20 80V46a28 28 0 0 1 56 0v34Z" />
        </>
      )}
      <path strokeWidth="8" d="M6 84h84" />
      <path
        className={printed ? styles.tick : symbol === 'dots' ? styles.waiting : undefined}
        strokeWidth={printed || symbol === 'dots' ? 7 : 5}
        d={symbols[symbol]}
      />
    </Drawing>
  );
}

interface ShutWindowProps {
  readonly edge: number;
  readonly slats: string;
  readonly tone: OutcomeTone;
}

/** Nothing is taken here: the shutter hangs in the window, whose opening is the half-moon of the logo. */
function ShutWindow({ edge, slats, tone }: ShutWindowProps) {
  return (
    <Drawing tone={tone} width={128} height={windowHeight}>
      <path
        fill="currentColor"
        fillOpacity="0.22"
        stroke="none"
        d="M14 80V40A32 32 0 0 1 46 8h36a32 32 0 0 1 32 32v40Z"
      />
      <path className={styles.window} stroke="none" d="M24 80V42a26 26 0 0 1 26-26h28a26 26 0 0 1 26 26v38Z" />
      <path fill="currentColor" fillOpacity="0.22" stroke="none" d="M50 80a14 14 0 0 1 28 0Z" />
      <path
        fill="currentColor"
        fillOpacity="0.12"
        stroke="none"
        d={`M24 ${edge}V42a26 26 0 0 1 26-26h28a26 26 0 0 1 26 26v${edge - 42}Z`}
      />
      <path strokeWidth="2" strokeOpacity="0.45" d={slats} />
      <path strokeWidth="6" d={`M25 ${edge}h78`} />
      <path strokeWidth="8" d="M6 84h116" />
    </Drawing>
  );
}

interface DrawingProps {
  readonly tone: OutcomeTone;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

function Drawing({ tone, width, height, children }: DrawingProps) {
  return (
    <svg
      className={styles[tone]}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      overflow="visible"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
