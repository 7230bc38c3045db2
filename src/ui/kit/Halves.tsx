import { classNames } from './class-names.js';
import type { Elements } from './elements.js';
import twoTone from './TwoTone.styles.js';

interface HalvesProps {
  readonly className: string;
  /** The way back (PP-16): above what is paid, and under the form on a phone. */
  readonly back?: Elements;
  readonly isMobile: boolean;
  /** Holds what is paid, and how. */
  readonly children: Elements;
}

/** On a desktop they stand side by side, in a window of two tones (PP-09). */
export function Halves({ className, back, isMobile, children }: HalvesProps) {
  return (
    <div className={classNames(className, twoTone.halves)}>
      <div className={twoTone.lighter} />
      <div className={classNames(twoTone.wayBack, twoTone.above)}>{!isMobile && back}</div>
      {children}
      <div className={classNames(twoTone.wayBack, twoTone.below)}>{isMobile && back}</div>
    </div>
  );
}
