import { lazy } from 'react';
import type { CardExtras } from '../ui/payment/page/payment-parts.js';

type CardExtraViews = Omit<CardExtras, 'CardMasks'>;

import { fetchPart } from './fetch-part.js';

/** Asks again, every 5 s, for a view that no press asks for: React keeps a view that did not arrive as missing. */
async function untilThere<Part>(fetch: () => Promise<Part>): Promise<Part> {
  try {
    return await fetch();
  } catch {
    await new Promise((goOn) => setTimeout(goOn, 5_000));
    return untilThere(fetch);
  }
}

/**
 * The views of the part `card-extras`; the first of them that is shown fetches it, and its words by `bringTexts`, which
 * is called again for each view. Nothing is asked for before the form that can be paid is painted (`nextPaint`, SD-01): each
 * request costs a slow phone time.
 */
export function cardExtras(bringTexts: () => Promise<void>, nextPaint: () => Promise<void>): CardExtras {
  let painted: Promise<void> | undefined;
  const formPainted = () => {
    painted ??= nextPaint();
    return painted;
  };
  const part = async () => {
    await formPainted();
    const words = bringTexts();
    const [views] = await Promise.all([fetchPart('card-extras', () => import('./card-extras.part.js')), words]);
    return views;
  };
  const view = <Name extends keyof CardExtraViews>(name: Name) =>
    lazy<CardExtraViews[Name]>(async () => ({ default: (await part())[name] }));
  return {
    AmountLabel: view('AmountLabel'),
    AmountLines: view('AmountLines'),
    CardDialogs: view('CardDialogs'),
    CardMasks: lazy(async () => {
      await formPainted();
      return { default: (await import('./card-masks.part.js')).CardMasks };
    }),
    CashPriceBanner: view('CashPriceBanner'),
    DeletionAlert: view('DeletionAlert'),
    DeadlineWarning: lazy(() => untilThere(async () => ({ default: (await part()).DeadlineWarning }))),
    HelpDialogs: view('HelpDialogs'),
    InformationBanner: view('InformationBanner'),
    InstallmentSheet: view('InstallmentSheet'),
    Installments: view('Installments'),
    LinkPaymentExpired: view('LinkPaymentExpired'),
    LinkOrder: view('LinkOrder'),
    PaymentWayBack: view('PaymentWayBack'),
    MethodMarks: view('MethodMarks'),
    Points: view('Points'),
    ProviderError: view('ProviderError'),
    Receipt: view('Receipt'),
    SavedCardDialogs: view('SavedCardDialogs'),
    SavedCards: view('SavedCards'),
    Unfinished: view('Unfinished'),
  };
}
