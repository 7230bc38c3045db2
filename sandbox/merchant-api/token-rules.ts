import { readCurrency } from '../../src/domain/money/currency.js';
import { banks } from '../banks.js';
import type { FormBody } from '../gateway/form-body.js';
import { readBasket } from './basket.js';
import {
  brokenRule,
  currency,
  type FieldRule,
  flag,
  isEmail,
  language,
  merchantId,
  text,
  webAddress,
} from './field-rules.js';

/** One field of get-token. */
interface TokenRule extends FieldRule {
  /** A token of payment_type eft can do without it. */
  readonly cardOnly?: boolean;
}

/** A token of payment_type eft can do without it. */
const cardOnly = (rule: FieldRule): TokenRule => ({ ...rule, cardOnly: true });

const codes = (name: string): FieldRule => ({
  name,
  rule: 'codes, comma separated',
  obeys: (value) => /^[A-Za-z0-9]{1,40}(,[A-Za-z0-9]{1,40}){0,9}$/.test(value),
});

/** The rules of every field, in the order they are checked. A field that is not required may be missing or empty. */
const tokenRules: readonly TokenRule[] = [
  merchantId,
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
    obeys: isEmail,
  },
  {
    name: 'payment_amount',
    rule: 'a positive integer, the amount x 100',
    required: true,
    obeys: (value) => /^[1-9]\d{0,11}$/.test(value),
  },
  currency,
  {
    name: 'user_basket',
    rule: 'base64 of JSON [[name,"18.00",quantity],…]',
    required: true,
    cardOnly: true,
    obeys: (value) => readBasket(value) !== undefined,
  },
  cardOnly(flag('no_installment', true)),
  {
    name: 'max_installment',
    rule: '0, or 2 to 12',
    required: true,
    cardOnly: true,
    obeys: (value) => /^(0|[2-9]|1[0-2])$/.test(value),
  },
  cardOnly(text('user_name', 60)),
  cardOnly(text('user_address', 400)),
  cardOnly(text('user_phone', 20)),
  webAddress('merchant_ok_url', true),
  webAddress('merchant_fail_url', true),
  flag('test_mode'),
  flag('debug_on'),
  {
    name: 'timeout_limit',
    rule: 'minutes, 1 to 1440',
    obeys: (value) => /^\d{1,4}$/.test(value) && +value >= 1 && +value <= 1440,
  },
  language,
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
export function brokenTokenRule(form: FormBody): string | undefined {
  const rules = isEft(form)
    ? tokenRules.map((rule) => ({ ...rule, required: rule.required === true && rule.cardOnly !== true }))
    : tokenRules;
  return brokenRule(rules, form) ?? pairRules.find((pair) => pair.breaks(form))?.rule;
}
