import { useEffect, useState } from 'react';
import { timer } from 'rxjs';
import { LiveRegion } from './LiveRegion.js';
import styles from './LoadingOverlay.styles.js';
import { Spinner } from './Spinner.js';

interface LoadingOverlayProps {
  /** To be switched while the component stays mounted, so that screen readers announce it. */
  readonly active?: boolean;
  /** Holds what is under way, e.g. that the payment is being sent. */
  readonly label: string;
  /** Takes the place of the label after 8 s. */
  readonly slowLabel?: string;
  /** True lies over the content while a payment is sent; false is a thin bar beside which the shopper can type. */
  readonly blocking: boolean;
}

/** Most waits are over before. */
const usualMs = 8_000;

/** RL-02. Its parent is positioned; making the form inert is left to the form. */
export function LoadingOverlay({ active = true, label, slowLabel = label, blocking }: LoadingOverlayProps) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const wait = timer(usualMs).subscribe(() => setSlow(true));
    return () => {
      wait.unsubscribe();
      setSlow(false);
    };
  }, [active]);
  const text = slow ? slowLabel : label;
  return (
    <>
      <LiveRegion message={active ? text : ''} />
      {active && !blocking && <div className={styles.bar} aria-hidden="true" />}
      {active && blocking && (
        <div ref={takeFocus} tabIndex={-1} className={styles.cover}>
          {/* The live region reads it out; the focus would do so once more. */}
          <p aria-hidden="true" className={styles.note}>
            <Spinner />
            <span>{text}</span>
          </p>
        </div>
      )}
    </>
  );
}

/** Moves the focus to the cover: what had it is made inert or disabled, and the focus would leave its place on the page. */
function takeFocus(cover: HTMLElement | null): void {
  cover?.focus({ preventScroll: true });
}
