import { observer } from 'mobx-react-lite';
import { warnedLimit } from '../../../domain/installments/legal-limits.js';
import type { Elements } from '../../kit/elements.js';
import type { Translate } from '../../texts/texts.js';
import styles from './CardExtras.styles.js';
import type { CardTabVm } from './card-tab.vm.js';
import { Installments } from './installments/Installments.js';
import { Points } from './points/Points.js';

interface CardTermsProps {
  readonly tab: CardTabVm;
  readonly t: Translate;
  readonly isMobile: boolean;
  /** Stands under the installments. */
  readonly note: Elements;
}

/** Shows over how many months the card pays, and whether with points. */
export const CardTerms = observer(({ tab, t, isMobile, note }: CardTermsProps) => {
  const limit = warnedLimit(tab.page.warnings);
  const { plansOffered, table } = tab.installments;
  // The plan of a company's card may go on beyond what other cards are limited to.
  const endsThere = limit !== undefined && (table?.plan.options.at(-1)?.count ?? 0) <= limit;
  const shows = endsThere && (limit === 1 || plansOffered || table !== undefined);
  return (
    <>
      <Installments installments={tab.installments} t={t} isMobile={isMobile} />
      {limit !== undefined && shows && (
        <p className={styles.limit}>
          {limit === 1 ? t('installments.legalSingle') : t('installments.legalLimit', { max: String(limit) })}
        </p>
      )}
      {note}
      <Points points={tab.points} t={t} />
    </>
  );
});
