import { readBasket } from './basket.js';
import { currency, type FieldRule, flag, isEmail, language, merchantId, text, webAddress } from './field-rules.js';

/** The rules of every field, in the order they are checked. A field that is not required may be missing or empty. */
export const tokenRules: readonly FieldRule[] = [
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
    obeys: (value) => readBasket(value) !== undefined,
  },
  flag('no_installment', true),
  {
    name: 'max_installment',
    rule: '0, or 2 to 12',
    required: true,
    obeys: (value) => /^(0|[2-9]|1[0-2])$/.test(value),
  },
  text('user_name', 60),
  text('user_address', 400),
  text('user_phone', 20),
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
  {
    name: 'warnings',
    rule: 'codes, comma separated',
    obeys: (value) => /^[A-Za-z0-9]{1,40}(,[A-Za-z0-9]{1,40}){0,9}$/.test(value),
  },
  { name: 'payment_type', rule: 'card; eft is not served yet', obeys: (value) => value === 'card' },
];
