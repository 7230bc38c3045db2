import { LiveRegion } from './LiveRegion.js';
import styles from './LoadingOverlay.styles.js';
import { Spinner } from './Spinner.js';

interface LoadingOverlayProps {
  /** To be switched while the component stays mounted, so that screen readers announce it. */
  readonly active?: boolean;
  /** What is under way, e.g. that the payment is being sent. */
  readonly label: string;
  /** True lies over the content while a payment is sent; false is a thin bar beside which the shopper can type. */
  readonly blocking: boolean;
}

/** RL-02. Its parent is positioned; making the form inert is left to the form. */
export function LoadingOverlay({ active = true, label, blocking }: LoadingOverlayProps) {
  return (
    <>
      <LiveRegion message={active ? label : ''} />
      {active && !blocking && <div className={styles.bar} aria-hidden="true" />}
      {active && blocking && (
        <div className={styles.cover} aria-hidden="true">
          <p className={styles.note}>
            <Spinner />
            {label}
          </p>
        </div>
      )}
    </>
  );
}
