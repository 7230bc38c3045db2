import { emailFormatProblem } from '../../src/domain/links/address.js';
import { minLinkAmount } from '../../src/domain/links/collection.js';
import { defaultMax } from '../../src/domain/links/quantity.js';
import { linkKinds } from '../database/schema.js';
import type { FormBody } from '../gateway/form-body.js';
import {
  brokenRule,
  currency,
  type FieldRule,
  flag,
  integer,
  language,
  merchantId,
  webAddress,
} from './field-rules.js';

export type LinkKind = (typeof linkKinds)[number];

/** Minor units; with the most pieces of one payment it is still an amount. */
const priceMax = 9_999_999_999;

const price = (min: number, required: boolean) =>
  integer('price', min, priceMax, `an integer of at least ${min}, the amount x 100`, required);

const characters = (name: string, min: number, max: number, required = false): FieldRule => ({
  name,
  rule: `${min} to ${max} characters`,
  required,
  obeys: (value) => [...value.trim()].length >= min && [...value].length <= max,
});

const counts = 'pieces, 1 to 99999';

/** What every kind of link has, in the order it is checked. */
const commonRules: readonly FieldRule[] = [
  merchantId,
  {
    name: 'link_type',
    rule: 'product, collection or flex',
    required: true,
    obeys: (value) => readKind(value) !== undefined,
  },
  characters('name', 4, 200, true),
  currency,
  integer('max_installment', 1, 12, '1 to 12', true),
  language,
  { name: 'pft', rule: '0, or 2 to 12', obeys: (value) => /^(0|[2-9]|1[0-2])$/.test(value) },
  flag('get_qr'),
  flag('debug_on'),
  {
    name: 'expiry_date',
    rule: 'a time in Turkey as YYYY-MM-DD hh:mm:ss',
    obeys: (value) => readMoment(value) !== undefined,
  },
  webAddress('callback_link'),
  { name: 'callback_id', rule: '1 to 64 letters, digits, - and _', obeys: (value) => /^[\w-]{1,64}$/.test(value) },
  characters('description', 1, 1000),
];

/** What each kind has beside it. */
const rulesOf: Readonly<Record<LinkKind, readonly FieldRule[]>> = {
  collection: [
    price(minLinkAmount, true),
    {
      name: 'email',
      rule: 'an e-mail address of at most 100 characters',
      required: true,
      obeys: (value) => value.length <= 100 && emailFormatProblem(value) === undefined,
    },
    characters('user_name', 1, 60),
  ],
  product: [
    price(1, true),
    integer('min_count', 1, defaultMax, counts),
    integer('max_count', 1, defaultMax, counts),
    webAddress('image'),
    flag('zip_required'),
    flag('invoice'),
  ],
  flex: [
    price(0, false),
    integer(
      'flex_max_price',
      minLinkAmount,
      priceMax,
      `an integer of at least ${minLinkAmount}, the amount x 100`,
      true,
    ),
    characters('user_name', 1, 60),
  ],
};

/** The first rule a link/create breaks, as a sentence for the merchant; undefined when it breaks none. */
export function brokenLinkRule(form: FormBody, now: number): string | undefined {
  const kind = readKind(form.get('link_type'));
  const broken = brokenRule(commonRules, form) ?? (kind && brokenRule(rulesOf[kind], form));
  if (broken !== undefined) return broken;
  if ((form.get('callback_link') === '') !== (form.get('callback_id') === '')) {
    return 'callback_link and callback_id need each other';
  }
  const ends = readMoment(form.get('expiry_date'));
  if (ends !== undefined && ends.getTime() <= now) return 'expiry_date must be in the future';
  const above = (least: string, most: string) => form.get(most) !== '' && +form.get(least) > +form.get(most);
  if (kind === 'product' && above('min_count', 'max_count')) return 'max_count must not be less than min_count';
  return kind === 'flex' && above('price', 'flex_max_price') ? 'flex_max_price must not be less than price' : undefined;
}

export function readKind(word: string): LinkKind | undefined {
  return linkKinds.find((kind) => kind === word);
}

/** What a merchant signs beside what every link has; nothing for a flex link. */
export const signedField: Readonly<Record<LinkKind, string | undefined>> = {
  product: 'min_count',
  collection: 'email',
  flex: undefined,
};

/** Reads `2026-03-09 14:05:00`, the time in Turkey; undefined when there is no such moment. */
export function readMoment(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const moment = new Date(`${day}T${time}+03:00`);
  // 30 February is read as 2 March: it must come out as it went in.
  const same = new Date(`${day}T${time}Z`);
  if (Number.isNaN(moment.getTime()) || Number.isNaN(same.getTime())) return undefined;
  return same.toISOString().startsWith(`${day}T${time}`) ? moment : undefined;
}
