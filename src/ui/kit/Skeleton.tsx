import { classNames } from './class-names.js';
import styles from './Skeleton.styles.js';

/** Keeps the room of something that is still on its way. The loading overlay says so; this stays silent. */
export function Skeleton({ shape = 'line' }: { readonly shape?: 'line' | 'short' | 'amount' | 'picture' | 'block' }) {
  return <span className={classNames(styles.skeleton, styles[shape])} aria-hidden="true" />;
}
