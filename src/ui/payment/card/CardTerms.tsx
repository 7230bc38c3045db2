import type { Elements } from '../../kit/elements.js';
import type { Translate } from '../../texts/texts.js';
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
export function CardTerms({ tab, t, isMobile, note }: CardTermsProps) {
  return (
    <>
      <Installments installments={tab.installments} t={t} isMobile={isMobile} />
      {note}
      <Points points={tab.points} t={t} />
    </>
  );
}
