import { NEVER, type Observable, of } from 'rxjs';
import type { CardSource, Cards } from '../../src/application/ports.js';
import type { CardDetails } from '../../src/domain/card/bin.js';
import type { CardPoints } from '../../src/domain/card/card-points.js';
import type { SavedCard } from '../../src/domain/card/saved-card.js';
import type { InstallmentPlan } from '../../src/domain/installments/installment-plan.js';
import type { PageAccess } from '../../src/domain/payment/payment-page.js';

export const creditCard: CardDetails = {
  brand: 'bonus',
  type: 'credit',
  business: false,
  bank: 'Garanti',
  scheme: 'visa',
};

/** Calls about cards that note their questions; what each answers can be set at any time. */
export class FakeCards implements Cards {
  /** The page that each call was about. */
  readonly accesses: PageAccess[] = [];
  readonly bins: string[] = [];
  readonly asked: { readonly source: CardSource; readonly brand: string; readonly amount: number }[] = [];
  readonly fetched: { readonly bin: string; readonly amount: number; readonly shortId: string }[] = [];
  readonly removed: string[] = [];
  onLookUp: (bin: string) => Observable<CardDetails> = () => of(creditCard);
  onPoints: () => Observable<CardPoints> = () => of({ amount: 0, brand: 'bonus' });
  onInstallments: () => Observable<ReadonlyMap<string, InstallmentPlan>> = () => NEVER;
  onRemove: () => Observable<void> = () => of(undefined);

  lookUp(access: PageAccess, bin: string): Observable<CardDetails> {
    this.accesses.push(access);
    this.bins.push(bin);
    return this.onLookUp(bin);
  }
  points(access: PageAccess, amount: number, source: CardSource, brand: string): Observable<CardPoints> {
    this.accesses.push(access);
    this.asked.push({ source, brand, amount });
    return this.onPoints();
  }
  installments(
    access: PageAccess,
    bin: string,
    amount: number,
    shortId: string,
  ): Observable<ReadonlyMap<string, InstallmentPlan>> {
    this.accesses.push(access);
    this.fetched.push({ bin, amount, shortId });
    return this.onInstallments();
  }
  remove(access: PageAccess, card: SavedCard): Observable<void> {
    this.accesses.push(access);
    this.removed.push(card.ctoken);
    return this.onRemove();
  }
}
