import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { brandNames } from '../../../../domain/installments/cash-price.js';
import { classNames } from '../../../kit/class-names.js';
import { whenIdle } from '../../../kit/idle.js';
import { Picture } from '../../../kit/Picture.js';
import type { CardForm } from './card.form.js';
import type { NewCardVm } from './new-card.vm.js';
import styles from './SchemeLogo.styles.js';

/** The place of the logos while there are none. */
export function NoLogo() {
  return <span className={styles.logos} />;
}

interface SchemeLogoProps {
  readonly form: CardForm;
  /** Undefined until the payment is loaded. */
  readonly card: NewCardVm | undefined;
}

/**
 * The logos of the recognised card: its scheme, and its installment brand once the look-up gives it (CN-10). Where there
 * are none the style sheet shows the accepted ones, faintly, once the payment is loaded and the browser is idle: their
 * pictures are fetched then (SD-01).
 */
export const SchemeLogo = observer(({ form, card }: SchemeLogoProps) => {
  const scheme = card?.scheme ?? form.shownScheme;
  const brand = card?.details?.brand ?? '';
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(window, () => setIdle(true)), []);
  const brandName = brandNames.get(brand);
  return (
    <span className={classNames(styles.logos, card && idle && styles.accepting)}>
      {brandName && (
        <Picture
          src={`/oos-assets/logo/card-brands/${brand}.svg`}
          alt={brandName}
          width={61}
          height={26}
          className={styles.brand}
        />
      )}
      {scheme !== undefined && (
        <Picture src={`/oos-assets/logo/card-schemas/${scheme.id}.svg`} alt={scheme.name} width={40} height={26} />
      )}
    </span>
  );
});
