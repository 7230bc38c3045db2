import { firstValueFrom, lastValueFrom, of } from 'rxjs';
import type { CardPayment } from '../../src/application/card/pay-by-card.js';
import type { CardSource } from '../../src/application/ports.js';
import { confirmVerification, followSecurityControl } from '../../src/application/verification/verify-payment.js';
import type { CardPoints } from '../../src/domain/card/card-points.js';
import { countIn, single } from '../../src/domain/installments/installment-choice.js';
import { installmentsOffered, planOf } from '../../src/domain/installments/installment-eligibility.js';
import type { Language } from '../../src/domain/locale/language.js';
import type { PaymentPage } from '../../src/domain/payment/payment-page.js';
import {
  AskPoints,
  DeleteSavedCard,
  FetchInstallments,
  Host,
  IdentifyCard,
  PayByCard,
  Verifications,
} from '../../src/infrastructure/node/container.js';
import type { Left, Visit } from './visit.js';

/** What a payment came to, as the page shows it; `left` when the shopper did not wait. */
export type Came = { readonly kind: string } | Left;

/** The code of every message and challenge of the demo. */
export const demoCode = '283126';

/** Pays by a card, new or saved: the one form of a page, so one payment at a time. */
export function cardForm(visit: Visit, page: PaymentPage): (number: string) => Promise<Came> {
  const pay = visit.vezne.get(PayByCard);
  const { method } = visit.plan;
  return async (number) => {
    const [saved] = page.savedCards;
    const source: CardSource =
      method === 'savedCard' && saved !== undefined
        ? { kind: 'saved', card: saved, cvv: '000' }
        : { kind: 'new', card: { number, owner: 'AYŞE YILMAZ', month: '12', year: '30', cvv: '000' } };
    const points = method === 'points' ? await pointsOf(visit, page, source) : undefined;
    const chosen = method === 'installments' ? await installmentsOf(visit, page, number) : singlePayment;
    const decided: CardPayment = {
      page,
      source,
      language: 'en',
      brand: points?.brand ?? chosen.brand,
      with3d: method !== 'card' || !page.non3d,
      storeCard: source.kind === 'new' && method === 'threeD' && visit.random.chance(0.2),
      installmentCount: chosen.count,
      points,
    };
    return visit.watch(pay(decided));
  };
}

const singlePayment = { brand: '', count: single };

/** Some months of the card's plan, as the page shows it; the single payment where there are none. */
async function installmentsOf({ vezne, random }: Visit, page: PaymentPage, number: string) {
  const lookUp = await firstValueFrom(vezne.get(IdentifyCard)(page.access)(of(number)));
  const { details } = lookUp;
  if (details === undefined || !installmentsOffered(page, details)) return singlePayment;
  const fetched = await lastValueFrom(vezne.get(FetchInstallments)(page)(of(lookUp)));
  const count = countIn(planOf(page, details.brand, fetched), random.pick([2, 3, 6, 12]));
  return { brand: details.brand, count };
}

/** Deletes the stored cards of the page; returns the names of those that it says are gone. */
export async function deleteCards({ vezne }: Visit, page: PaymentPage): Promise<readonly string[]> {
  const gone: string[] = [];
  for (const card of page.savedCards) {
    const said = await firstValueFrom(vezne.get(DeleteSavedCard)(page.access, card));
    if (said === 'deleted') gone.push(card.ctoken);
  }
  return gone;
}

async function pointsOf(visit: Visit, page: PaymentPage, source: CardSource): Promise<CardPoints | undefined> {
  const found = await firstValueFrom(visit.vezne.get(AskPoints)(page, source, 'bonus'));
  return 'kind' in found || found.amount === 0 ? undefined : found;
}

/** Types the code that came by SMS, and waits for the security control. */
export async function verify(visit: Visit, page: PaymentPage): Promise<Came> {
  const ports = {
    verifications: visit.vezne.get(Verifications),
    host: visit.vezne.get(Host),
    clock: visit.clock,
    language: (): Language => 'en',
  };
  const confirm = confirmVerification(ports);
  if (visit.random.chance(0.1)) await visit.watch(confirm(page, '111111'));
  const confirmed = await visit.watch(confirm(page, demoCode));
  return confirmed.kind === 'review' ? visit.watch(followSecurityControl(ports)(page)) : confirmed;
}
