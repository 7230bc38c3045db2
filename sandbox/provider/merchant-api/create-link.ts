import type { FastifyInstance } from 'fastify';
import { toBuffer } from 'qrcode';
import { withoutCardNumbers, withoutCardsBeside } from '../../../src/domain/card/holds-card-number.js';
import { linkTypes } from '../../../src/domain/links/link.js';
import { defaultMin } from '../../../src/domain/links/quantity.js';
import { readLanguage } from '../../../src/domain/locale/language.js';
import { readCurrency } from '../../../src/domain/money/currency.js';
import type { Database } from '../../database/database.js';
import { retryRolledBack } from '../../database/transient-errors.js';
import type { Clock } from '../../process/clock.js';
import type { Urls } from '../../process/urls.js';
import { links } from '../database/schema.js';
import { categoryRule } from '../installments/goods-category.js';
import type { LegalRows } from '../installments/legal-rows.js';
import { linkAddress } from '../links/find-link.js';
import { endRule, type LinkRequest } from '../links/link-request.js';
import { linkTypeRules } from '../links/link-types.js';
import { hashFields, keepTexts, textsOfRequest, textWithCardNumber, textWithoutCards } from '../links/sale-texts.js';
import { SaleRequest, saleRules, sellerOfRequest, signedSaleNames } from '../links/seller.js';
import { newShortId } from '../links/short-id.js';
import { callbackAddressRule } from '../merchants/callback-address.js';
import type { MerchantAddresses } from '../merchants/merchant-addresses.js';
import { takes } from '../requests/accepted-fields.js';
import { type FormBody, formOf } from '../requests/form-body.js';
import { readIstanbulTime } from '../requests/istanbul-time.js';
import { type RuleBetween, readRequest, WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import { notSigned, wrongField } from './link-errors.js';
import { resultAddressRules, returnStateRules } from './page-addresses.js';
import { readOtherwise, type SignedFields, type SignedTexts, whereAnyCame } from './signed-texts.js';

/** The fields of the call: those of one type of link, and of the sale of a product. */
const fields = takes(
  [SignedCall, SaleRequest],
  linkTypes.map((type) => linkTypeRules[type].Request),
);

/** link/create: a merchant makes a payment link. */
export class CreateLink implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly urls: Urls,
    private readonly merchants: KnownMerchants,
    private readonly addresses: MerchantAddresses,
    private readonly signedTexts: SignedTexts,
    private readonly legalRows: LegalRows,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/link/create', fields, async (request) => {
      const form = formOf(request.body);
      const now = this.clock.now();
      const asked = readLinkRequest(form, now, this.addresses, this.legalRows);
      if (asked instanceof WrongField) return wrongField(await this.merchants.whyUnread(form, asked));
      const sale = readRequest(new SaleRequest(), form, saleRules(linkTypeRules[asked.kind].sellsPieces));
      if (sale instanceof WrongField) return wrongField(sale.sentence);
      const signed = signedFields(asked, sale);
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return notSigned(merchant);
      if (!(await this.signedTexts.isReading(form, merchant.id, signed))) return wrongField(readOtherwise);
      const texts = textsOfRequest(sale);
      const field = texts && textWithCardNumber(texts);
      if (field !== undefined) return wrongField(`${field} ${textWithoutCards}`);
      const link = { ...linkOf(asked, this.addresses, now), seller: sellerOfRequest(sale) };
      const named = await retryRolledBack(this.db, async (tx) => {
        const kept = texts && (await keepTexts(tx, merchant.id, texts));
        await tx.insert(links).values({ ...link, saleTexts: kept ?? null });
        return kept;
      });
      const address = linkAddress(this.urls.provider, link.shortId);
      const qr = asked.get_qr === '1' && { base64_qr: await qrPicture(address) };
      return { status: 'success', id: link.shortId, link: address, ...hashFields(named), ...qr };
    });
  }
}

/** `now`: ms since the epoch; `addresses`: what the page opens (MA-03) and where payments are posted. */
const rulesBetween = (
  now: number,
  addresses: MerchantAddresses,
  rows: LegalRows,
): readonly RuleBetween<LinkRequest>[] => [
  categoryRule(rows),
  ...resultAddressRules(addresses, ['merchant_ok_url', 'merchant_fail_url']),
  ...returnStateRules,
  {
    name: 'callback_link',
    sentence: 'callback_link and callback_id need each other',
    breaks: ({ callback_link, callback_id }) => (callback_link === '') !== (callback_id === ''),
  },
  {
    name: 'callback_link',
    sentence: `callback_link ${callbackAddressRule}`,
    breaks: ({ callback_link, merchant_id }) =>
      callback_link !== '' && !addresses.isNotified(callback_link, merchant_id),
  },
  endRule(now),
];

/** Returns what a merchant asks link/create for, or the first wrong field. `now`: ms since the epoch. */
export function readLinkRequest(
  form: FormBody,
  now: number,
  allowed: MerchantAddresses,
  rows: LegalRows,
): LinkRequest | WrongField {
  // A link of no type breaks the rule of link_type at the latest: which fields come after it does not matter.
  const type = linkTypes.find((known) => known === form.get('link_type')) ?? linkTypes[0];
  const asked = readRequest(new linkTypeRules[type].Request(), form, rulesBetween(now, allowed, rows));
  return asked instanceof WrongField ? asked : (asked.broken(allowed) ?? asked);
}

/** Returns what the merchant signs, in the order of the contract. */
function signedFields(asked: LinkRequest, sale: SaleRequest): SignedFields {
  const { name, price, currency, max_installment, link_type, lang } = asked;
  const ofEvery = [name, price, currency, max_installment, link_type, lang, asked.signed()];
  return [...ofEvery, ...whereAnyCame(signedSaleNames.map((each) => sale[each]))];
}

function linkOf(asked: LinkRequest, addresses: MerchantAddresses, now: number): typeof links.$inferInsert {
  return {
    shortId: newShortId(),
    merchantId: asked.merchant_id,
    kind: asked.kind,
    name: withoutCardNumbers(asked.name.trim()),
    description: withoutCardNumbers(asked.description.trim()),
    price: Number(asked.price || '0'),
    maxPrice: null,
    currency: readCurrency(asked.currency) ?? '',
    lang: readLanguage(asked.lang.slice(0, 2)),
    maxInstallment: Number(asked.max_installment),
    category: asked.category,
    pftOptionMax: Number(asked.pft || '0'),
    callbackLink: withoutCardsBeside(asked.callback_id, asked.callback_link),
    callbackId: asked.callback_id,
    createdAt: new Date(now),
    expiresAt: readIstanbulTime(asked.expiry_date) ?? null,
    maxUses: asked.max_uses === '' ? null : Number(asked.max_uses),
    ...methodsOf(asked),
    okUrl: withoutCardsBeside(asked.callback_id, addresses.readResult(asked.merchant_ok_url, asked.merchant_id) ?? ''),
    failUrl: withoutCardsBeside(
      asked.callback_id,
      addresses.readResult(asked.merchant_fail_url, asked.merchant_id) ?? '',
    ),
    returnState: asked.return_state === '1',
    successMessage: withoutCardNumbers(asked.success_message.trim()),
    ...noProduct,
    ...asked.columns(addresses),
  };
}

/** The methods a link takes beside the card: those it names, in either field, else all (LK-08). */
function methodsOf({ payment_options, bank_loans }: LinkRequest) {
  if (payment_options === '' && bank_loans === '') return { paymentOptions: null, bankLoans: null };
  const codes = (text: string) => text.split(',').filter((code) => code !== '' && code !== 'card');
  return { paymentOptions: codes(payment_options), bankLoans: codes(bank_loans) };
}

/** Holds what a link holds that sells no product. */
const noProduct = { image: '', minCount: defaultMin, stock: null, zipRequired: false, invoice: false } as const;

/** Black and white squares gain nothing from the filters of PNG, and trying them all is slow. */
const unfiltered = { deflateLevel: 9, filterType: 0 };

/** Base64 of a PNG, with the quiet zone that scanners need. */
async function qrPicture(address: string): Promise<string> {
  const look = { errorCorrectionLevel: 'M', margin: 4, width: 480 } as const;
  const picture = await toBuffer(address, { type: 'png', ...look, rendererOpts: unfiltered });
  return picture.toString('base64');
}
