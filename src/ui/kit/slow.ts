import { useEffect, useState } from 'react';
import { timer } from 'rxjs';

/** Most waits are over before. */
const usualMs = 8_000;

/** Returns whether what is under way takes longer than it usually does (RL-02). */
export function useSlow(active: boolean): boolean {
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
