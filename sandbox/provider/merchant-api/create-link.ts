import type { FastifyInstance } from 'fastify';
import { toBuffer } from 'qrcode';
import { withoutCardNumbers, withoutCardsBeside } from '../../../src/domain/card/holds-card-number.js';
import { minLinkAmount } from '../../../src/domain/links/collection.js';
import { defaultMin } from '../../../src/domain/links/quantity.js';
import { readLanguage } from '../../../src/domain/locale/language.js';
import { readCurrency } from '../../../src/domain/money/currency.js';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import type { Urls } from '../../process/urls.js';
import { links } from '../database/schema.js';
import { linkAddress } from '../links/find-link.js';
import { newShortId } from '../links/short-id.js';
import type { MerchantAddresses } from '../merchants/merchant-addresses.js';
import { takes } from '../requests/accepted-fields.js';
import { formOf } from '../requests/form-body.js';
import { WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { readIstanbulTime } from './istanbul-time.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import { notSigned, wrongField } from './link-errors.js';
import {
  type AnyLinkRequest,
  CollectionRequest,
  FlexRequest,
  ProductRequest,
  readLinkRequest,
} from './link-request.js';
import { readOtherwise, type SignedFields, type SignedTexts } from './signed-texts.js';

/** The fields of the call: those of one kind of link. */
const fields = takes([SignedCall], [CollectionRequest, ProductRequest, FlexRequest]);

/** link/create: a merchant makes a payment link. */
export class CreateLink implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly urls: Urls,
    private readonly merchants: KnownMerchants,
    private readonly addresses: MerchantAddresses,
    private readonly signedTexts: SignedTexts,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/link/create', fields, async (request) => {
      const form = formOf(request.body);
      const now = this.clock.now();
      const asked = readLinkRequest(form, now, this.addresses);
      if (asked instanceof WrongField) return wrongField(asked.sentence);
      const signed = signedFields(asked);
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return notSigned(merchant);
      if (!(await this.signedTexts.isReading(form, merchant.id, signed))) return wrongField(readOtherwise);
      const link = linkOf(asked, this.addresses, now);
      await this.db.insert(links).values(link);
      const address = linkAddress(this.urls.provider, link.shortId);
      const qr = asked.get_qr === '1' && { base64_qr: await qrPicture(address) };
      return { status: 'success', id: link.shortId, link: address, ...qr };
    });
  }
}

/** Returns what the merchant signs, in the order of the contract. */
function signedFields(asked: AnyLinkRequest): SignedFields {
  const { name, price, currency, max_installment, link_type, lang } = asked;
  return [name, price, currency, max_installment, link_type, lang, asked.signed()];
}

function linkOf(asked: AnyLinkRequest, addresses: MerchantAddresses, now: number): typeof links.$inferInsert {
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
    successMessage: withoutCardNumbers(asked.success_message.trim()),
    ...noProduct,
    ...ownColumns(asked, addresses),
  };
}

/** The methods a link takes beside the card: those it names, in either field, else all (LK-08). */
function methodsOf({ payment_options, bank_loans }: AnyLinkRequest) {
  if (payment_options === '' && bank_loans === '') return { paymentOptions: null, bankLoans: null };
  const codes = (text: string) => text.split(',').filter((code) => code !== '' && code !== 'card');
  return { paymentOptions: codes(payment_options), bankLoans: codes(bank_loans) };
}

/** Holds what a link holds that sells no product. */
const noProduct = { image: '', minCount: defaultMin, stock: null, zipRequired: false, invoice: false } as const;

/** Returns what a kind of link holds beside what every link has. */
function ownColumns(asked: AnyLinkRequest, addresses: MerchantAddresses) {
  if (asked.kind === 'collection') {
    const payerEmail = asked.email.trim();
    // A collection names its payer on the page; the integrations of the public contract send no name with it.
    return { payerName: withoutCardNumbers(asked.user_name.trim()) || payerEmail, payerEmail };
  }
  if (asked.kind === 'flex') {
    return {
      payerName: withoutCardNumbers(asked.user_name.trim()),
      payerEmail: '',
      price: Math.max(Number(asked.price || '0'), minLinkAmount),
      maxPrice: Number(asked.flex_max_price),
    };
  }
  return {
    payerName: '',
    payerEmail: '',
    image: withoutCardNumbers(addresses.read(asked.image, asked.merchant_id) ?? ''),
    minCount: Number(asked.min_count || defaultMin),
    stock: asked.max_count === '' ? null : Number(asked.max_count),
    zipRequired: asked.zip_required === '1',
    invoice: asked.invoice === '1',
  };
}

/** Black and white squares gain nothing from the filters of PNG, and trying them all is slow. */
const unfiltered = { deflateLevel: 9, filterType: 0 };

/** Base64 of a PNG, with the quiet zone that scanners need. */
async function qrPicture(address: string): Promise<string> {
  const look = { errorCorrectionLevel: 'M', margin: 4, width: 480 } as const;
  const picture = await toBuffer(address, { type: 'png', ...look, rendererOpts: unfiltered });
  return picture.toString('base64');
}
