import { observer } from 'mobx-react-lite';
import { cashPriceBrands } from '../../../domain/installments/cash-price.js';
import { Picture } from '../../kit/Picture.js';
import type { CardVm } from './card.vm.js';
import styles from './SchemeLogo.module.css';

const drawnBrands: ReadonlySet<string> = new Set(cashPriceBrands);

/** The place of the logos while there are none. */
export function NoLogo() {
  return <span className={styles.logos} />;
}

/** The logos of the recognised card: its scheme, and its installment brand once the look-up names it (CN-10). */
export const SchemeLogo = observer(({ vm }: { readonly vm: CardVm }) => {
  const { scheme } = vm;
  const brand = vm.details?.brand ?? '';
  return (
    <span className={styles.logos}>
      {drawnBrands.has(brand) && (
        <Picture
          src={`/oos-assets/logo/card-brands/${brand}.svg`}
          alt={brand}
          width={56}
          height={24}
          className={styles.brand}
        />
      )}
      {scheme !== undefined && (
        <Picture src={`/oos-assets/logo/card-schemas/${scheme.id}.svg`} alt={scheme.name} width={40} height={26} />
      )}
    </span>
  );
});
