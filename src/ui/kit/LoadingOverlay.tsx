import { useEffect, useState } from 'react';
import { timer } from 'rxjs';
import { LiveRegion } from './LiveRegion.js';
import styles from './LoadingOverlay.styles.js';
import hidden from './VisuallyHidden.styles.js';

/** Most waits are over before. */
const usualMs = 8_000;

interface LoadingOverlayProps {
  /** To be switched while the component stays mounted, so that screen readers announce it. */
  readonly active?: boolean;
  /** Holds what is under way, e.g. that the payment is being sent. */
  readonly label: string;
  /** Takes the place of the label after 8 s. */
  readonly slowLabel?: string;
  /** True while a payment is sent: it holds the focus, and nothing is to be seen; false is a thin bar beside which the shopper can type. */
  readonly blocking: boolean;
}

/** RL-02. Its parent is positioned; making the form inert, and its button busy, is left to the form. */
export function LoadingOverlay({ active = true, label, slowLabel = label, blocking }: LoadingOverlayProps) {
  const slow = useSlow(active);
  return (
    <>
      <LiveRegion message={active ? (slow ? slowLabel : label) : ''} />
      {active && !blocking && <div className={styles.bar} aria-hidden="true" />}
      {active && blocking && <div ref={takeFocus} tabIndex={-1} className={hidden.hidden} />}
    </>
  );
}

/** Takes the focus: what had it is made inert or disabled, and the focus would leave its place on the page. */
function takeFocus(holder: HTMLElement | null): void {
  holder?.focus({ preventScroll: true });
}

/** Returns whether what is under way takes longer than it usually does (RL-02). */
function useSlow(active: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const wait = timer(usualMs).subscribe(() => setSlow(true));
    return () => {
      wait.unsubscribe();
      setSlow(false);
    };
  }, [active]);
  return slow;
}
