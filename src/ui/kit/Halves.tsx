import { classNames } from './class-names.js';
import type { Elements } from './elements.js';
import twoTone from './TwoTone.styles.js';

interface HalvesProps {
  readonly className: string;
  /** Holds what is paid, and how. */
  readonly children: Elements;
}

/** On a desktop they stand side by side, in a window of two tones (PP-09). */
export function Halves({ className, children }: HalvesProps) {
  return (
    <div className={classNames(className, twoTone.halves)}>
      <div className={twoTone.lighter} />
      {children}
    </div>
  );
}
