import { defaultMax } from '../../../src/domain/links/quantity.js';
import type { links } from '../database/schema.js';
import { categoryRule, IsCategoryOrNone, noCategory } from '../installments/goods-category.js';
import type { LegalRows } from '../installments/legal-rows.js';
import type { Link } from '../links/find-link.js';
import { endRule, priceMax, usesMax } from '../links/link-request.js';
import { rulesOf } from '../links/link-types.js';
import type { LinkUse } from '../links/link-use.js';
import { SaleTextRequest, signedTextNames, textsNeedEachOther } from '../links/sale-texts.js';
import { Optional } from '../requests/accepted-fields.js';
import { IsCanonicalWholeNumber, IsMerchantId, IsTextBetween, Obeys } from '../requests/field-rules.js';
import type { FormBody } from '../requests/form-body.js';
import { readIstanbulTime } from '../requests/istanbul-time.js';
import { type RuleBetween, readRequest, type WrongField } from '../requests/read-request.js';
import { type SignedFields, whereAnyCame } from './signed-texts.js';

/** Takes a limit away. */
const noLimit = '0';

/** Describes what link/change takes; a field that is empty stays as it is. */
export class LinkChange extends SaleTextRequest {
  @IsMerchantId()
  merchant_id = '';

  @IsTextBetween(1, 50)
  id = '';

  @Optional()
  @IsCanonicalWholeNumber(1, priceMax, 'an integer of at least 1, the amount x 100')
  price = '';

  @Optional()
  @IsCanonicalWholeNumber(0, defaultMax, `pieces, 1 to ${defaultMax}, or 0 for no limit`)
  max_count = '';

  @Optional()
  @IsCanonicalWholeNumber(0, usesMax, `payments, 1 to ${usesMax}, or 0 for no limit`)
  max_uses = '';

  @Optional()
  @Obeys('a time in Turkey as YYYY-MM-DD hh:mm:ss, or 0 for none', (value) => isMomentOrNone(value))
  expiry_date = '';

  @Optional()
  @IsTextBetween(1, 1000)
  description = '';

  @Optional()
  @IsCategoryOrNone()
  category = '';
}

const isMomentOrNone = (value: string) => value === noLimit || readIstanbulTime(value) !== undefined;

const rulesBetween = (now: number, rows: LegalRows): readonly RuleBetween<LinkChange>[] => [
  categoryRule(rows),
  endRule(now),
  textsNeedEachOther,
];

/** Returns what a merchant asks link/change for, or the first wrong field. `now`: ms since the epoch. */
export function readLinkChange(form: FormBody, now: number, rows: LegalRows): LinkChange | WrongField {
  return readRequest(new LinkChange(), form, rulesBetween(now, rows));
}

/** Behind the first word, in the order of the document. */
const signedNames = ['id', 'merchant_id', 'price', 'max_count', 'max_uses', 'expiry_date', 'description'] as const;

/**
 * Returns what the merchant signs. The first word keeps the text apart from those of link/send-sms, link/send-email and
 * link/inquiry, which begin with `id + merchant_id` too, and whose last part could be read as a price (T17).
 */
export function signedChange(form: Pick<FormBody, 'get'>): SignedFields {
  const ofEvery = signedNames.map((name) => form.get(name));
  const ofTexts = signedTextNames.map((name) => form.get(name));
  return ['change', ...ofEvery, ...whereAnyCame([form.get('category')]), ...whereAnyCame(ofTexts)];
}

/** Why a change does not fit what has been paid or is being paid; undefined when it does. `challenged`: the amounts at the bank. */
export function changeProblem(
  link: Link,
  use: LinkUse,
  challenged: readonly number[],
  change: LinkChange,
): string | undefined {
  const { price, max_count, max_uses } = change;
  const { priceProblem, sellsPieces } = rulesOf(link);
  if (price !== '') {
    const problem = priceProblem(link, use, Number(price), challenged);
    if (problem !== undefined) return problem;
  }
  if (max_count !== '' && !sellsPieces) return 'max_count is of products only';
  if (change.contract !== '' && !sellsPieces) return 'pre_information and contract are of products only';
  if (isLess(max_count, use.sold + use.held)) return 'max_count must not be less than is sold or being paid for';
  if (isLess(max_count, link.minCount)) return 'max_count must not be less than min_count';
  if (isLess(max_uses, use.uses + use.heldUses)) return 'max_uses must not be less than was paid or is being paid';
  return undefined;
}

/** A limit that is set and lower than what it must hold. */
function isLess(limit: string, least: number): boolean {
  return limit !== '' && limit !== noLimit && Number(limit) < least;
}

/** The columns that change. */
export function changedColumns(
  change: LinkChange,
  described: (text: string) => string,
): Partial<typeof links.$inferInsert> {
  const columns: Partial<typeof links.$inferInsert> = {};
  if (change.price !== '') columns.price = Number(change.price);
  if (change.max_count !== '') columns.stock = limitOf(change.max_count);
  if (change.max_uses !== '') columns.maxUses = limitOf(change.max_uses);
  if (change.expiry_date !== '') columns.expiresAt = readIstanbulTime(change.expiry_date) ?? null;
  if (change.description !== '') columns.description = described(change.description.trim());
  if (change.category !== '') columns.category = change.category === noCategory ? '' : change.category;
  return columns;
}

function limitOf(text: string): number | null {
  return text === noLimit ? null : Number(text);
}
