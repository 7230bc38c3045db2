import { useEffect, useState } from 'react';

/** Returns whether the shopper uses what the page says, and how to say so: it does not lead on by itself then (RL-12). */
export function useHeld(): [held: boolean, hold: () => void] {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    // A browser prints and copies by its own menu, too.
    const hold = () => setHeld(true);
    for (const event of ['beforeprint', 'copy']) window.addEventListener(event, hold);
    return () => {
      for (const event of ['beforeprint', 'copy']) window.removeEventListener(event, hold);
    };
  }, []);
  return [held, () => setHeld(true)];
}
