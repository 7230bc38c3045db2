import { readCurrency } from '../../src/domain/money/currency.js';
import { banks } from '../banks.js';
import type { FormBody } from '../gateway/form-body.js';
import { readBasket } from './basket.js';

/** One field of get-token: when it is wrong, the merchant reads `name: rule`. */
interface FieldRule {
  readonly name: string;
  readonly rule: string;
  readonly required?: boolean;
  /** A token of payment_type eft can do without it. */
  readonly cardOnly?: boolean;
  obeys(value: string): boolean;
}

const flag = (name: string, required = false): FieldRule => ({
  name,
  rule: '0 or 1',
  required,
  cardOnly: true,
  obeys: (value) => value === '0' || value === '1',
});

const text = (name: string, max: number, cardOnly = false): FieldRule => ({
  name,
  rule: `1 to ${max} characters`,
  required: true,
  cardOnly,
  obeys: (value) => [...value].length <= max,
});

const address = (name: string): FieldRule => ({
  name,
  rule: 'an http or https address of at most 400 characters',
  required: true,
  obeys: (value) => value.length <= 400 && /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''),
});

const codes = (name: string): FieldRule => ({
  name,
  rule: 'codes, comma separated',
  obeys: (value) => /^[A-Za-z0-9]{1,40}(,[A-Za-z0-9]{1,40}){0,9}$/.test(value),
});

/** The rules of every field, in the order they are checked. A field that is not required may be missing or empty. */
const tokenRules: readonly FieldRule[] = [
  { name: 'merchant_id', rule: 'an integer', required: true, obeys: (value) => /^\d{1,10}$/.test(value) },
  text('user_ip', 39),
  {
    name: 'merchant_oid',
    rule: '1 to 64 letters and digits',
    required: true,
    obeys: (value) => /^[A-Za-z0-9]{1,64}$/.test(value),
  },
  {
    name: 'email',
    rule: 'an e-mail address of at most 100 characters, without Turkish letters',
    required: true,
    obeys: (value) => value.length <= 100 && /^[^\s@]+@[^\s@]+$/.test(value) && !/[çğıöşüÇĞİÖŞÜ]/.test(value),
  },
  {
    name: 'payment_amount',
    rule: 'a positive integer, the amount x 100',
    required: true,
    obeys: (value) => /^[1-9]\d{0,11}$/.test(value),
  },
  { name: 'currency', rule: 'TL, USD, EUR, GBP, JPY or CHF', obeys: (value) => readCurrency(value) !== undefined },
  {
    name: 'user_basket',
    rule: 'base64 of JSON [[name,"18.00",quantity],…]',
    required: true,
    cardOnly: true,
    obeys: (value) => readBasket(value) !== undefined,
  },
  flag('no_installment', true),
  {
    name: 'max_installment',
    rule: '0, or 2 to 12',
    required: true,
    cardOnly: true,
    obeys: (value) => /^(0|[2-9]|1[0-2])$/.test(value),
  },
  text('user_name', 60, true),
  text('user_address', 400, true),
  text('user_phone', 20, true),
  address('merchant_ok_url'),
  address('merchant_fail_url'),
  flag('test_mode'),
  flag('debug_on'),
  {
    name: 'timeout_limit',
    rule: 'minutes, 1 to 1440',
    obeys: (value) => /^\d{1,4}$/.test(value) && +value >= 1 && +value <= 1440,
  },
  { name: 'lang', rule: 'tr or en', obeys: (value) => value === 'tr' || value === 'en' },
  flag('non_3d'),
  flag('force_3d'),
  flag('store_card_off'),
  flag('iframe_v2_dark'),
  flag('single_off'),
  { name: 'pft_option_max', rule: '0, or 2 to 12', obeys: (value) => /^(0|[2-9]|1[0-2])$/.test(value) },
  { name: 'utoken', rule: 'one a notification told you', obeys: (value) => /^[\w-]{1,64}$/.test(value) },
  codes('warnings'),
  codes('payment_options'),
  codes('bank_loans'),
  { name: 'payment_type', rule: 'card or eft', obeys: (value) => value === 'card' || value === 'eft' },
  {
    name: 'bank',
    rule: `one of ${banks.map(({ code }) => code).join(', ')}`,
    obeys: (value) => banks.some(({ code }) => code === value),
  },
  codes('sandbox_case'),
];

/** Rules between fields. */
const pairRules: readonly { readonly rule: string; breaks(form: FormBody): boolean }[] = [
  {
    rule: 'currency must be TL where payment_type is eft',
    breaks: (form) => isEft(form) && readCurrency(form.get('currency')) !== 'TL',
  },
];

/** A token that can be paid by bank transfer only. */
export function isEft(form: FormBody): boolean {
  return form.get('payment_type') === 'eft';
}

/** The first rule the request breaks, as a sentence for the merchant; undefined when it breaks none. */
export function brokenRule(form: FormBody): string | undefined {
  for (const { name, rule, required, cardOnly, obeys } of tokenRules) {
    const value = form.get(name);
    const isNeeded = required === true && !(cardOnly === true && isEft(form));
    if (value === '' && isNeeded) return `${name} is missing; it must be ${rule}`;
    if (value !== '' && !obeys(value)) return `${name} must be ${rule}`;
  }
  return pairRules.find((pair) => pair.breaks(form))?.rule;
}
