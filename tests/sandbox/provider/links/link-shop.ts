import { createHash } from 'node:crypto';
import { product } from '../../../../src/domain/payment/product-slug.js';
import { type Answer, type Fields, get, post } from '../../calls.js';
import { merchantCall, sign } from '../../merchant.js';
import { Shopper } from '../../shopper.js';

/** The calls of merchants and shoppers of payment links. */

export type Kind = 'collection' | 'product' | 'flex';

const kinds: Readonly<Record<Kind, Fields>> = {
  collection: { price: '100000', email: 'ayse@example.com', user_name: 'Ayşe Yılmaz' },
  product: { price: '42000', min_count: '1' },
  flex: { flex_max_price: '500000', user_name: 'Ayşe Yılmaz' },
};

const textNames = ['pre_information', 'pre_information_version', 'contract', 'contract_version'];
const sellerNames = ['seller_title', 'seller_address', 'seller_phone', 'seller_email', 'seller_number'];

/** Who sells, and the texts, in the order in which link/create signs them. */
const signedSale = [...sellerNames, ...textNames];

/** A whole, correct, signed link/create request; `changes` are made before it is signed. */
export function linkRequest(kind: Kind, changes: Fields = {}): Fields {
  const fields: Fields = {
    merchant_id: '100003',
    name: 'İnce belli, altılı',
    currency: 'TL',
    max_installment: '12',
    link_type: kind,
    lang: 'tr',
    ...kinds[kind],
    ...changes,
  };
  const own = { product: ['min_count', ...signedSale], collection: ['email'], flex: [] }[kind];
  const signed = ['name', 'price', 'currency', 'max_installment', 'link_type', 'lang', ...own];
  const text = signed.map((name) => fields[name] ?? '').join('');
  return { ...fields, [`${product}_token`]: sign(fields.merchant_id ?? '', text) };
}

export async function createLink(provider: string, kind: Kind, changes: Fields = {}): Promise<string> {
  const { json } = await post(`${provider}/odeme/api/link/create`, linkRequest(kind, changes));
  if (json.status !== 'success') throw new Error(`link/create: ${JSON.stringify(json)}`);
  return String(json.id);
}

export function deleteLink(provider: string, id: string, merchantId = '100003'): Promise<Answer> {
  return merchantCall(provider, '/odeme/api/link/delete', merchantId, { id }, id + merchantId);
}

export function openLink(provider: string, id: string, headers: Fields = {}): Promise<Answer> {
  return get(`${provider}/odeme/api/oos/payment/get/link/${id}`, headers);
}

const payer: Fields = {
  user_name: 'Ayşe Yılmaz',
  user_address: 'Moda Caddesi No: 5 Daire 3, Kadıköy/İstanbul',
  email: 'ayse@example.com',
  user_phone: '05551112233',
};

/** What a shopper fills in, by the kind of link. */
export const orders: Readonly<Record<Kind, Fields>> = {
  collection: { collection_amount: '1.000,00' },
  product: {
    urun_adet: '1',
    ...payer,
    fatura_secimi: '0',
    vergi_unvan: '',
    vergi_dairesi: '',
    vergi_numarasi: '',
  },
  flex: { ...payer, collection_amount: '250,00' },
};

/** The texts of a product's link; each is refused where another one is missing. */
export const saleTextFields: Fields = {
  pre_information: 'ÖN BİLGİLENDİRME\r\n\r\n1. Satıcı: “Çınar”\tLtd.\n\u200f\ufefftaksit % + & = 😀 \n',
  pre_information_version: '2026-01',
  contract: 'MESAFELİ SATIŞ SÖZLEŞMESİ\n\nMadde 1. <b>Taraflar</b>\n',
  contract_version: '2026-02',
};

export const sellerFields: Fields = {
  seller_title: 'Çınar Kitabevi Ltd. Şti.',
  seller_address: 'İcadiye Caddesi No: 12, Üsküdar/İstanbul',
  seller_phone: '+90 216 555 01 23',
  seller_email: 'siparis@cinar.example',
  seller_number: '0123456789000015',
};

/** Changes the texts of a link to others. */
export async function changeTexts(provider: string, id: string, texts: Fields, merchantId = '100003'): Promise<Fields> {
  const signed = `change${id}${merchantId}${textNames.map((name) => texts[name] ?? '').join('')}`;
  return (await merchantCall(provider, '/odeme/api/link/change', merchantId, { id, ...texts }, signed)).json;
}

/** Returns the SHA-256 of a text. */
export const sha256 = (text = '') => createHash('sha256').update(text).digest('hex');

/** The fields of an order that accepts these texts. */
export const accepting = (texts: Fields): Fields => ({
  pre_information_version: texts.pre_information_version ?? '',
  pre_information_sha256: sha256(texts.pre_information),
  contract_version: texts.contract_version ?? '',
  contract_sha256: sha256(texts.contract),
});

/** Sends what a shopper filled in, with the form the link gave. */
export function sendOrder(provider: string, form: Fields, order: Fields, headers: Fields = {}): Promise<Answer> {
  return post(`${provider}/odeme/api/oos/payment/link`, { ...form, ...order }, headers);
}

/** A shopper who opened the link and filled it in: on the payment page now. */
export async function arriveByLink(provider: string, id: string, order: Fields): Promise<Shopper> {
  const opened = await openLink(provider, id);
  if (opened.status !== 200) throw new Error(`get/link: ${opened.text}`);
  const created = await sendOrder(provider, opened.json.data.linkForm, order);
  if (created.status !== 200) throw new Error(`payment/link: ${created.text}`);
  const token = String(created.json.data.paymentPage.token);
  const { merchant_id: merchantId, merchant_oid: oid } = opened.json.data.linkForm;
  const shopper = new Shopper(provider, { token, oid, merchantId });
  await shopper.load();
  return shopper;
}

export const approved = '4355084355084358';
export const declined = '4355084300000301';

/** What an answer to a payment came to: `charged`, or the code of its error. */
export function cameOf({ status, json }: Answer): string {
  return status === 200 ? (json.message === '3D' ? '3D' : 'charged') : json.error.code;
}
