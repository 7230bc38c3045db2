import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readCurrency } from '../../src/domain/money/currency.js';
import { readLanguage } from '../../src/domain/page/language.js';
import { orders } from '../database/schema.js';
import { type FormBody, formOf } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { isWallet } from '../saved-cards/stored-cards.js';
import type { MerchantAccount } from '../store-contract.js';
import { knownMerchant } from './known-merchant.js';
import { brokenTokenRule, isEft } from './token-rules.js';

const defaultMinutes = 30;

/** get-token: a merchant opens a payment. */
export function createToken(app: FastifyInstance, gateway: Gateway): void {
  app.post('/odeme/api/get-token', async (request) => {
    const form = formOf(request.body);
    const failed = (reason: string) => ({ status: 'failed', reason });
    const broken = brokenTokenRule(form);
    if (broken !== undefined) return failed(broken);
    const merchant = await knownMerchant(gateway, form, signedText(form));
    if (merchant === undefined) return failed(`${gateway.product}_token or merchant_id is wrong`);
    const utoken = form.get('utoken');
    if (utoken !== '' && !(await isWallet(gateway.db, { merchantId: merchant.id, utoken }))) {
      return failed('utoken must be one a notification told you');
    }
    const order = orderOf(form, merchant, gateway.clock.now());
    const created = await gateway.db
      .insert(orders)
      .values(order)
      .onConflictDoNothing({ target: [orders.merchantId, orders.merchantOid] })
      .returning({ token: orders.token });
    if (created.length === 0) return failed('merchant_oid must be unique: there is an order with this one');
    return { status: 'success', token: order.token };
  });
}

/** What the merchant signs, in the order of the contract; a field that did not come counts as empty. */
function signedText(form: FormBody): string {
  const text = (names: readonly string[]) => names.map((name) => form.get(name)).join('');
  const common = text(['merchant_id', 'user_ip', 'merchant_oid', 'email', 'payment_amount']);
  if (isEft(form)) return `${common}eft${form.get('test_mode')}`;
  return common + text(['user_basket', 'no_installment', 'max_installment', 'currency', 'test_mode']);
}

const secret = () => randomBytes(24).toString('base64url');

function orderOf(form: FormBody, merchant: MerchantAccount, now: number): typeof orders.$inferInsert {
  const timeoutLimit = Number(form.get('timeout_limit') || defaultMinutes);
  /** A flag that did not come is as the merchant's settings say. */
  const chosen = (name: string, setting: boolean) => (form.get(name) === '' ? setting : form.get(name) === '1');
  return {
    id: secret(),
    token: secret(),
    csrfToken: secret(),
    merchantId: merchant.id,
    merchantOid: form.get('merchant_oid'),
    amount: Number(form.get('payment_amount')),
    currency: readCurrency(form.get('currency')) ?? '',
    email: form.get('email'),
    userIp: form.get('user_ip'),
    userName: form.get('user_name'),
    userAddress: form.get('user_address'),
    userPhone: form.get('user_phone'),
    userBasket: form.get('user_basket'),
    noInstallment: merchant.noInstallment || form.get('no_installment') === '1',
    maxInstallment: Number(form.get('max_installment')),
    okUrl: form.get('merchant_ok_url'),
    failUrl: form.get('merchant_fail_url'),
    testMode: merchant.testMode || form.get('test_mode') === '1',
    debugOn: form.get('debug_on') === '1',
    timeoutLimit,
    lang: readLanguage(form.get('lang')),
    // Only the panel gives the right to skip 3-D Secure; a request can do without it.
    non3d: merchant.non3d && chosen('non_3d', true),
    force3d: chosen('force_3d', merchant.force3d),
    storeCardOff: chosen('store_card_off', merchant.storeCardOff),
    dark: chosen('iframe_v2_dark', merchant.dark),
    warnings: codesOf(form, 'warnings'),
    utoken: form.get('utoken'),
    singleOff: chosen('single_off', merchant.singleOff),
    pftOptionMax: Number(form.get('pft_option_max') || merchant.pftOptionMax),
    transferOnly: isEft(form),
    paymentOptions: isEft(form) ? ['bankTransfer'] : codesOf(form, 'payment_options'),
    bankLoans: isEft(form) ? [] : codesOf(form, 'bank_loans'),
    transferBank: form.get('bank'),
    sandboxCase: form.get('sandbox_case'),
    createdAt: new Date(now),
    expiresAt: new Date(now + timeoutLimit * 60_000),
  };
}

function codesOf(form: FormBody, name: string): string[] {
  return [...new Set(form.get(name).split(','))].filter((code) => code !== '');
}
