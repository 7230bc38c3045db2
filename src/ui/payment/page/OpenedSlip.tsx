import type { Elements } from '../../kit/elements.js';
import styles from './OpenedSlip.styles.js';

interface OpenedSlipProps {
  readonly merchantName: string;
  /** As the shopper reads it. */
  readonly amount: string;
  /** The lines of the order. */
  readonly children: Elements;
}

/** Shows the order on its paper slip, where a phone's summary is opened (PP-19). On a desktop the summary is one itself. */
export function OpenedSlip({ merchantName, amount, children }: OpenedSlipProps) {
  return (
    <div className={styles.slip}>
      <div className={styles.counter} />
      <div className={styles.slot}>
        <div className={styles.paper}>
          <p className={styles.merchant}>
            <bdi>{merchantName}</bdi>
          </p>
          <p className={styles.amount} translate="no">
            {amount}
          </p>
          {children}
        </div>
      </div>
    </div>
  );
}
