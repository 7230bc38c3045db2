import { brandNames } from '../../../../domain/installments/cash-price.js';
import { Picture } from '../../../kit/Picture.js';
import hidden from '../../../kit/VisuallyHidden.styles.js';
import type { Translate } from '../../../texts/texts.js';
import styles from './CashPriceBanner.styles.js';

interface CashPriceBannerProps {
  readonly max: number;
  /** The brand of the card that pays, once that is known: empty where it has none. */
  readonly brand: string | undefined;
  readonly t: Translate;
}

/** Up to how many installments cost no more than the cash price, and with which cards (PP-07). */
export function CashPriceBanner({ max, brand, t }: CashPriceBannerProps) {
  const fitting = [...brandNames].filter(([each]) => brand === undefined || each === brand);
  // Its room stays, or the fields under it would move while they are typed into.
  if (fitting.length === 0) return <div className={styles.room} />;
  return (
    <div className={styles.banner}>
      <p className={styles.title}>{t('installments.cashPrice', { count: max })}</p>
      <p className={hidden.hidden}>{t('installments.cashPriceBrands')}</p>
      <ul className={styles.brands}>
        {fitting.map(([each, name]) => (
          <li key={each}>
            <Picture src={`/oos-assets/logo/card-brands/${each}.svg`} alt={name} width={45} height={20} />
          </li>
        ))}
      </ul>
    </div>
  );
}
