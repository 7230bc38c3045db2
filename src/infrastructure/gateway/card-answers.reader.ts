import * as v from 'valibot';
import type { CardDetails } from '../../domain/card/bin.js';
import type { CardPoints } from '../../domain/card/card-points.js';
import type { Answer } from './answer.js';
import { amount, brand, read, text } from './wire.js';

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

const none = { points: 0, brand: '' };

const points = v.object({ data: v.object({ point: v.nullish(v.object({ points: amount, brand }), none) }) });

/** The answer to `card/points` (AP-07). A card without any is zero; the brand is empty when the answer leaves it out. */
export function readCardPoints(answer: Answer): CardPoints {
  const { point } = read(points, answer).data;
  return { amount: point.points, brand: point.brand };
}
