import { formatMoney } from '../../../domain/money/amount.js';
import type { LinkContext, Order } from '../../../domain/payment/payment-page.js';
import type { Translate } from '../../texts/texts.js';
import styles from './LinkOrder.styles.js';

interface LinkOrderProps {
  readonly t: Translate;
  readonly link: LinkContext;
  readonly order: Order;
}

/** PP-05: what a link's payment is for. Pieces are counted only where pieces are sold. */
export function LinkOrder({ t, link, order }: LinkOrderProps) {
  const counted = link.linkType === 'product';
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('order.details')}</th>
          {counted && <th scope="col">{t('order.quantity')}</th>}
          <th scope="col">{t('order.lineAmount')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{link.productName}</th>
          {counted && <td>{link.productCount}</td>}
          <td>{formatMoney(order.amount, order.currency)}</td>
        </tr>
      </tbody>
    </table>
  );
}
