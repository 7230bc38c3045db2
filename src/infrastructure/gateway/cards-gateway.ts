import { map, type Observable } from 'rxjs';
import type { CardSource, Cards } from '../../application/ports.js';
import type { CardDetails } from '../../domain/card/bin.js';
import type { CardPoints } from '../../domain/card/card-points.js';
import type { SavedCard } from '../../domain/card/saved-card.js';
import type { InstallmentPlan } from '../../domain/installments/installment-plan.js';
import { printAmount } from '../../domain/money/amount.js';
import type { PageAccess } from '../../domain/payment/payment-page.js';
import { readCardDetails, readCardPoints } from './card-answers.reader.js';
import type { HttpClient } from './http-client.js';
import { readInstallments } from './installments.reader.js';

/** The provider's card calls. */
export class CardsGateway implements Cards {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  lookUp(access: PageAccess, bin: string): Observable<CardDetails> {
    return this.#http.post('/odeme/api/oos/card/details', { ...access, binNumber: bin }).pipe(map(readCardDetails));
  }

  points(access: PageAccess, amount: number, source: CardSource, brand: string): Observable<CardPoints> {
    const fields = { ...access, brand, amount: printAmount(amount), ...pointsFields(source) };
    return this.#http.post('/odeme/api/oos/card/points', fields).pipe(
      map(readCardPoints),
      map(({ amount, ...points }) => ({ amount, brand: points.brand || brand })),
    );
  }

  installments(
    access: PageAccess,
    bin: string,
    amount: number,
    shortId: string,
  ): Observable<ReadonlyMap<string, InstallmentPlan>> {
    const fields = { ...access, binNumber: bin, amount: printAmount(amount), shortId };
    return this.#http.post('/odeme/api/oos/card/installment', fields).pipe(map(readInstallments));
  }

  remove(access: PageAccess, { ctoken, utoken, dtoken, groupId }: SavedCard): Observable<void> {
    const fields = { ...access, ctoken, utoken, dtoken, groupId };
    return this.#http.post('/odeme/api/oos/card/delete', fields).pipe(map(() => undefined));
  }
}

/** AP-07: a typed card is sent without its code; a saved one by its tokens (CP-01). */
function pointsFields(source: CardSource): Record<string, string> {
  if (source.kind === 'saved') return { ctoken: source.card.ctoken, utoken: source.card.utoken };
  const { number, owner, month, year } = source.card;
  return { number, owner, month, year };
}
