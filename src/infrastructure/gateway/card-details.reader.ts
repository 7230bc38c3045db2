import * as v from 'valibot';
import type { CardDetails } from '../../domain/card/card-details.js';
import type { Answer } from './answer.js';
import { brand, read, text } from './wire.js';

const cardType = v.pipe(v.string(), v.toLowerCase(), v.picklist(['credit', 'debit', 'prepaid']));

const details = v.object({
  data: v.object({ brand, cardType, businessCard: text(1), bank: text(100), schema: brand }),
});

/** The answer to `card/details` (AP-08). */
export function readCardDetails(answer: Answer): CardDetails {
  const { data } = read(details, answer);
  return {
    brand: data.brand,
    type: data.cardType,
    business: data.businessCard.toLowerCase() === 'y',
    bank: data.bank,
    scheme: data.schema,
  };
}
