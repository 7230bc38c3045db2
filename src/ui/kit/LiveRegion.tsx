import { useEffect, useState } from 'react';
import styles from './VisuallyHidden.styles.js';

interface LiveRegionProps {
  /** Holds what is said when it changes; empty says nothing. */
  readonly message: string;
  readonly politeness?: 'polite' | 'assertive';
}

/**
 * Says a message to assistive technology. A region that enters the page together with its text is often not read,
 * so it comes empty and takes its text one step later.
 */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps) {
  const [said, say] = useState('');
  useEffect(() => say(message), [message]);
  return (
    <div className={styles.hidden} role={politeness === 'assertive' ? 'alert' : 'status'} aria-live={politeness}>
      {said}
    </div>
  );
}
