import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  withoutCardAsPhone,
  withoutCardNumbers,
  withoutCardsBeside,
} from '../../../src/domain/card/holds-card-number.js';
import { readLanguage } from '../../../src/domain/locale/language.js';
import { readCurrency } from '../../../src/domain/money/currency.js';
import type { Database } from '../../database/database.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Clock } from '../../process/clock.js';
import type { Fingerprints } from '../database/fingerprints.js';
import { orders } from '../database/schema.js';
import { basketChanges } from '../installments/basket-changes.js';
import type { LegalRows } from '../installments/legal-rows.js';
import type { MerchantAddresses } from '../merchants/merchant-addresses.js';
import { keptBasket } from '../orders/basket.js';
import { orderState } from '../orders/order-state.js';
import { readLedger } from '../orders/orders.js';
import { takes } from '../requests/accepted-fields.js';
import { formOf } from '../requests/form-body.js';
import { WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { isWallet } from '../saved-cards/stored-cards.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import { readOtherwise, type SignedFields, type SignedTexts } from './signed-texts.js';
import { lookOfToken } from './token-look.js';
import { basketOf, isEft, readTokenRequest, TokenRequest } from './token-request.js';

const defaultMinutes = 30;

/** By what an order and the request that made it are found again. */
interface RequestOfOrder {
  readonly merchantId: string;
  readonly merchantOid: string;
  readonly request: Readonly<Record<string, string>>;
}

/** get-token: a merchant opens a payment. */
export class CreateToken implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly merchants: KnownMerchants,
    private readonly addresses: MerchantAddresses,
    private readonly signedTexts: SignedTexts,
    private readonly fingerprints: Fingerprints,
    private readonly legalRows: LegalRows,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/get-token', takes([SignedCall, TokenRequest]), async (request) => {
      const form = formOf(request.body);
      const failed = (reason: string) => ({ status: 'failed', reason });
      const asked = readTokenRequest(form, this.addresses, this.legalRows);
      if (asked instanceof WrongField) return failed(await this.merchants.whyUnread(form, asked));
      const signed = signedFields(asked);
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return failed(merchant.reason);
      const basket = basketOf(asked);
      if (basket instanceof WrongField) return failed(basket.sentence);
      if (!(await this.signedTexts.isReading(form, merchant.id, signed))) return failed(readOtherwise);
      const { utoken } = asked;
      if (utoken !== '' && !(await isWallet(this.db, { merchantId: merchant.id, utoken }))) {
        return failed('utoken must be one that a notification named');
      }
      const look = lookOfToken(asked.appearance, (logo) => this.addresses.read(logo, merchant.id) ?? '');
      const ofBasket = basketChanges(basket, this.legalRows);
      const answered = (token: string) => ({
        status: 'success',
        token,
        ...(look.changes.length > 0 && { appearance_changes: look.changes }),
        ...(ofBasket.length > 0 && { basket_changes: ofBasket }),
      });
      const { appearance } = look;
      const userBasket = keptBasket(basket, this.legalRows);
      const order = { ...orderOf(asked, userBasket, merchant, this.addresses, this.clock.now()), appearance };
      const made = { ...order, request: this.fingerprintsOf(asked) };
      const created = await this.db
        .insert(orders)
        .values(made)
        .onConflictDoNothing({ target: [orders.merchantId, orders.merchantOid] })
        .returning({ token: orders.token });
      if (created.length > 0) return answered(order.token);
      const known = await this.knownToken(made);
      return known instanceof WrongField ? failed(known.sentence) : answered(known);
    });
  }

  /**
   * Returns the token that the same request was answered with before: its answer may have been lost (MA-07). An order
   * that another request made, or that can no longer be paid and is not, has none.
   */
  private async knownToken({ merchantId, merchantOid, request }: RequestOfOrder): Promise<string | WrongField> {
    const [known] = await this.db
      .select()
      .from(orders)
      .where(and(eq(orders.merchantId, merchantId), eq(orders.merchantOid, merchantOid)));
    const refusal = (why: string) => new WrongField('merchant_oid', `merchant_oid must be unique: ${why}`);
    if (known === undefined || Object.keys(known.request).length === 0)
      return refusal('there is an order with this one');
    // An earlier release did not know every field: there each of the others was as if it had not been sent.
    const before = (name: string) => known.request[name] ?? this.fingerprintOf(name, '');
    const different = Object.keys(request).filter((name) => request[name] !== before(name));
    // guard: fields of a repeated get-token
    if (different.length > 0) return refusal(`there is an order with this one, whose ${different.join(', ')} differs`);
    const { kind } = orderState(known, await readLedger(this.db, known.id), this.clock.now());
    if (kind === 'expired') return refusal('the time of the order with this one is over');
    if (kind === 'limited') return refusal('the order with this one is closed, after too many declined payments');
    return known.token;
  }

  private fingerprintsOf(asked: TokenRequest): Record<string, string> {
    const fields = Object.entries(asked).map(
      ([name, value]) => [name, this.fingerprintOf(name, String(value))] as const,
    );
    return Object.fromEntries(fields);
  }

  private fingerprintOf(name: string, value: string): string {
    return this.fingerprints.of('token request', `${name} ${value}`);
  }
}

/** Returns what the merchant signs, in the order of the contract. */
function signedFields(asked: TokenRequest): SignedFields {
  const { merchant_id, user_ip, merchant_oid, email, payment_amount, test_mode } = asked;
  const common = [merchant_id, user_ip, merchant_oid, email, payment_amount];
  if (isEft(asked)) return [...common, 'eft', test_mode];
  const { user_basket, no_installment, max_installment, currency } = asked;
  return [...common, user_basket, no_installment, max_installment, currency, test_mode];
}

const secret = () => randomBytes(24).toString('base64url');

function orderOf(
  asked: TokenRequest,
  userBasket: string,
  merchant: MerchantAccount,
  addresses: MerchantAddresses,
  now: number,
): typeof orders.$inferInsert {
  const timeoutLimit = Number(asked.timeout_limit) || defaultMinutes;
  /** A flag that did not come is as the merchant's settings say. */
  const chosen = (flag: string, setting: boolean) => (flag === '' ? setting : flag === '1');
  const address = (text: string) =>
    withoutCardsBeside(asked.merchant_oid, addresses.readResult(text, merchant.id) ?? '');
  return {
    id: secret(),
    token: secret(),
    csrfToken: secret(),
    merchantId: merchant.id,
    merchantOid: asked.merchant_oid,
    amount: Number(asked.payment_amount),
    currency: readCurrency(asked.currency) ?? '',
    email: asked.email,
    userIp: asked.user_ip,
    // A shopper may have typed a card number into a form of the store.
    userName: withoutCardNumbers(asked.user_name),
    userAddress: withoutCardNumbers(asked.user_address),
    userPhone: withoutCardAsPhone(asked.user_phone),
    userBasket,
    noInstallment: merchant.noInstallment || asked.no_installment === '1' || asked.max_installment === '1',
    maxInstallment: Number(asked.max_installment),
    category: asked.category || (merchant.category ?? ''),
    okUrl: address(asked.merchant_ok_url),
    failUrl: address(asked.merchant_fail_url),
    returnState: asked.return_state === '1',
    testMode: merchant.testMode || asked.test_mode === '1',
    debugOn: asked.debug_on === '1',
    timeoutLimit,
    extendable: chosen(asked.extendable, Number(asked.timeout_limit) === 0),
    lang: readLanguage(asked.lang),
    // Only the panel gives the right to skip 3-D Secure; a request can do without it.
    non3d: merchant.non3d && chosen(asked.non_3d, true),
    force3d: chosen(asked.force_3d, merchant.force3d),
    storeCardOff: chosen(asked.store_card_off, merchant.storeCardOff),
    dark: chosen(asked.iframe_v2_dark, merchant.dark),
    // A panel can state the dark theme alone: without its tick it says nothing.
    themeStated: asked.iframe_v2_dark !== '' || merchant.dark,
    warnings: codesOf(asked.warnings),
    utoken: asked.utoken,
    singleOff: chosen(asked.single_off, merchant.singleOff),
    pftOptionMax: Number(asked.pft_option_max || merchant.pftOptionMax),
    transferOnly: isEft(asked),
    paymentOptions: isEft(asked) ? ['bankTransfer'] : codesOf(asked.payment_options),
    bankLoans: isEft(asked) ? [] : codesOf(asked.bank_loans),
    transferBank: asked.bank,
    sandboxCase: withoutCardNumbers(asked.sandbox_case),
    submerchantId: withoutCardNumbers(asked.submerchant_id),
    ptrUrl: address(asked.ptr_url),
    createdAt: new Date(now),
    expiresAt: new Date(now + timeoutLimit * 60_000),
  };
}

function codesOf(text: string): string[] {
  return [...new Set(text.split(',').map((code) => withoutCardNumbers(code)))].filter((code) => code !== '');
}
