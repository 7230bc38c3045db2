import type { PageHost } from '../../../application/ports.js';
import { countsPieces } from '../../../domain/links/link.js';
import { formatMoney } from '../../../domain/money/amount.js';
import type { LinkContext, Order } from '../../../domain/payment/payment-page.js';
import { Picture } from '../../kit/Picture.js';
import type { Translate } from '../../texts/texts.js';
import styles from './LinkOrder.styles.js';

interface LinkOrderProps {
  readonly t: Translate;
  readonly host: Pick<PageHost, 'safeUrl'>;
  readonly link: LinkContext;
  readonly order: Order;
}

/** PP-05: what a link's payment is for, with its picture (EN-02). Pieces are counted only where pieces are sold. */
export function LinkOrder({ t, host, link, order }: LinkOrderProps) {
  const counted = countsPieces(link.linkType);
  const image = host.safeUrl(link.productImage);
  return (
    <div className={styles.box}>
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
            <th scope="row">
              <span className={styles.product}>
                {image && <Picture className={styles.picture} src={image} alt="" width={48} height={48} />}
                <bdi>{link.productName || t('order.summary')}</bdi>
              </span>
            </th>
            {counted && <td>{link.productCount}</td>}
            <td translate="no">{formatMoney(order.amount, order.currency)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
