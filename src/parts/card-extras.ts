import { lazy } from 'react';
import type { CardExtras } from '../ui/payment/payment-parts.js';
import { fetchPart } from './fetch-part.js';

/**
 * The views of the part `card-extras`; the first of them that is shown fetches it, and its words by `bringTexts`, which
 * is called again for each view.
 */
export function cardExtras(bringTexts: () => Promise<void>): CardExtras {
  const part = async () => {
    const words = bringTexts();
    const [views] = await Promise.all([fetchPart('card-extras', () => import('./card-extras.part.js')), words]);
    return views;
  };
  return {
    AmountLabel: lazy(async () => ({ default: (await part()).AmountLabel })),
    AmountLines: lazy(async () => ({ default: (await part()).AmountLines })),
    CardDialogs: lazy(async () => ({ default: (await part()).CardDialogs })),
    CashPriceBanner: lazy(async () => ({ default: (await part()).CashPriceBanner })),
    DeletionAlert: lazy(async () => ({ default: (await part()).DeletionAlert })),
    HelpDialogs: lazy(async () => ({ default: (await part()).HelpDialogs })),
    InformationBanner: lazy(async () => ({ default: (await part()).InformationBanner })),
    InstallmentSheet: lazy(async () => ({ default: (await part()).InstallmentSheet })),
    Installments: lazy(async () => ({ default: (await part()).Installments })),
    LinkOrder: lazy(async () => ({ default: (await part()).LinkOrder })),
    Points: lazy(async () => ({ default: (await part()).Points })),
    SavedCardDialogs: lazy(async () => ({ default: (await part()).SavedCardDialogs })),
    SavedCards: lazy(async () => ({ default: (await part()).SavedCards })),
  };
}
