import { classNames } from './class-names.js';
import styles from './Skeleton.styles.js';

/** Keeps the room of something that is being loaded. The loading overlay says so, and moves; this has no text. */
export function Skeleton({ shape = 'line' }: { readonly shape?: 'line' | 'short' | 'amount' | 'block' }) {
  return <span className={classNames(styles.skeleton, styles[shape])} aria-hidden="true" />;
}
