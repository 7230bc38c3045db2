import { NEVER, type Observable, of } from 'rxjs';
import type { CardSource, Cards } from '../../src/application/ports.js';
import type { CardDetails } from '../../src/domain/card/card-details.js';
import type { CardPoints } from '../../src/domain/card/card-points.js';
import type { SavedCard } from '../../src/domain/card/saved-card.js';
import type { InstallmentPlan } from '../../src/domain/installments/installment-plan.js';

export const creditCard: CardDetails = {
  brand: 'bonus',
  type: 'credit',
  business: false,
  bank: 'Garanti',
  scheme: 'visa',
};

/** Calls about cards that note their questions; what each answers can be set at any time. */
export class FakeCards implements Cards {
  readonly bins: string[] = [];
  readonly asked: { readonly source: CardSource; readonly brand: string; readonly amount: number }[] = [];
  readonly fetched: string[] = [];
  readonly removed: string[] = [];
  onLookUp: (bin: string) => Observable<CardDetails> = () => of(creditCard);
  onPoints: () => Observable<CardPoints> = () => of({ amount: 0, brand: 'bonus' });
  onInstallments: () => Observable<ReadonlyMap<string, InstallmentPlan>> = () => NEVER;
  onRemove: () => Observable<void> = () => of(undefined);

  lookUp(_access: unknown, bin: string): Observable<CardDetails> {
    this.bins.push(bin);
    return this.onLookUp(bin);
  }
  points(_access: unknown, amount: number, source: CardSource, brand: string): Observable<CardPoints> {
    this.asked.push({ source, brand, amount });
    return this.onPoints();
  }
  installments(_access: unknown, bin: string): Observable<ReadonlyMap<string, InstallmentPlan>> {
    this.fetched.push(bin);
    return this.onInstallments();
  }
  remove(_access: unknown, card: SavedCard): Observable<void> {
    this.removed.push(card.ctoken);
    return this.onRemove();
  }
}
