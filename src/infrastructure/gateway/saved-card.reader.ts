import * as v from 'valibot';
import type { SavedCard } from '../../domain/card/saved-card.js';
import { brand, key, text } from './wire.js';

const wireCard = v.object({
  ctoken: key(),
  utoken: text(200),
  dtoken: text(200),
  group_id: text(64),
  c_type: text(10),
  c_brand: brand,
  c_name: text(100),
  last_4: v.pipe(text(5), v.regex(/^\d{4}$/)),
  month: text(2),
  year: text(4),
  schema: brand,
  require_cvv: text(5),
  businessCard: text(1),
});

/** One item of `registeredCards` (EN-03). */
export const savedCard = v.pipe(
  wireCard,
  v.transform(
    (card): SavedCard => ({
      ctoken: card.ctoken,
      utoken: card.utoken,
      dtoken: card.dtoken,
      groupId: card.group_id,
      type: card.c_type.toLowerCase() === 'debit' ? 'debit' : 'credit',
      brand: card.c_brand,
      name: card.c_name,
      last4: card.last_4,
      month: card.month.padStart(2, '0'),
      year: card.year.slice(-2),
      scheme: card.schema,
      requiresCvv: card.require_cvv === '1' || card.require_cvv === 'true',
      business: card.businessCard.toLowerCase() === 'y',
    }),
  ),
);
