import { brandNames } from '../../../../domain/installments/cash-price.js';
import { Picture } from '../../../kit/Picture.js';
import type { Translate } from '../../../texts/texts.js';
import styles from './CashPriceBanner.styles.js';

/** Up to how many installments cost no more than the cash price, and with which cards (PP-07). */
export function CashPriceBanner({ max, t }: { readonly max: number; readonly t: Translate }) {
  return (
    <div className={styles.banner}>
      <p className={styles.title}>{t('installments.cashPrice', { count: max })}</p>
      <p className={styles.with}>{t('installments.cashPriceBrands')}</p>
      <ul className={styles.brands}>
        {[...brandNames].map(([brand, name]) => (
          <li key={brand}>
            <Picture src={`/oos-assets/logo/card-brands/${brand}.svg`} alt={name} width={60} height={27} />
          </li>
        ))}
      </ul>
    </div>
  );
}
