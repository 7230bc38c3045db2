import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { toBuffer } from 'qrcode';
import { minLinkAmount } from '../../src/domain/links/collection.js';
import { defaultMin } from '../../src/domain/links/quantity.js';
import { readCurrency } from '../../src/domain/money/currency.js';
import { readLanguage } from '../../src/domain/page/language.js';
import { links } from '../database/schema.js';
import { type FormBody, formOf } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { linkAddress } from '../links/links.js';
import { knownMerchant } from './known-merchant.js';
import { linkErrors, wrongField } from './link-errors.js';
import { brokenLinkRule, readKind, readMoment, signedField } from './link-rules.js';

/** link/create: a merchant makes a payment link. */
export function createLink(app: FastifyInstance, gateway: Gateway): void {
  app.post('/odeme/api/link/create', async (request) => {
    const form = formOf(request.body);
    const now = gateway.clock.now();
    const broken = brokenLinkRule(form, now);
    if (broken !== undefined) return wrongField(broken);
    const merchant = await knownMerchant(gateway, form, signedText(form));
    if (merchant === undefined) return linkErrors.signature;
    const link = linkOf(form, merchant.id, now);
    await gateway.db.insert(links).values(link);
    const address = linkAddress(gateway.urls.provider, link.shortId);
    const qr = form.get('get_qr') === '1' && { base64_qr: await qrPicture(address) };
    return { status: 'success', id: link.shortId, link: address, ...qr };
  });
}

/** What the merchant signs, in the order of the contract; a field that did not come counts as empty. */
function signedText(form: FormBody): string {
  const own = signedField[readKind(form.get('link_type')) ?? 'flex'];
  return ['name', 'price', 'currency', 'max_installment', 'link_type', 'lang', ...(own === undefined ? [] : [own])]
    .map((name) => form.get(name))
    .join('');
}

function linkOf(form: FormBody, merchantId: string, now: number): typeof links.$inferInsert {
  const kind = readKind(form.get('link_type')) ?? 'flex';
  const price = Number(form.get('price') || '0');
  const own = (of: typeof kind, name: string) => (kind === of ? form.get(name).trim() : '');
  return {
    shortId: randomBytes(12).toString('base64url'),
    merchantId,
    kind,
    name: form.get('name').trim(),
    description: form.get('description').trim(),
    image: own('product', 'image'),
    price: kind === 'flex' ? Math.max(price, minLinkAmount) : price,
    maxPrice: kind === 'flex' ? Number(form.get('flex_max_price')) : null,
    currency: readCurrency(form.get('currency')) ?? '',
    lang: readLanguage(form.get('lang')),
    maxInstallment: Number(form.get('max_installment')),
    pftOptionMax: Number(form.get('pft') || '0'),
    // A collection names its payer on the page; the integrations of the public contract send no name with it.
    payerName: kind === 'product' ? '' : form.get('user_name').trim() || own('collection', 'email'),
    payerEmail: own('collection', 'email'),
    minCount: Number(own('product', 'min_count') || defaultMin),
    stock: own('product', 'max_count') === '' ? null : Number(own('product', 'max_count')),
    zipRequired: own('product', 'zip_required') === '1',
    invoice: own('product', 'invoice') === '1',
    callbackLink: form.get('callback_link'),
    callbackId: form.get('callback_id'),
    createdAt: new Date(now),
    expiresAt: readMoment(form.get('expiry_date')) ?? null,
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
