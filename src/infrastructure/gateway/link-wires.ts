import * as v from 'valibot';
import { minLinkAmount } from '../../domain/links/collection.js';
import { defaultFlexMax } from '../../domain/links/flex.js';
import type {
  CollectionLink,
  FlexLink,
  LinkBase,
  LinkOrder,
  LinkType,
  Payer,
  PaymentLink,
  ProductLink,
} from '../../domain/links/link.js';
import { defaultMax, defaultMin, maxQuantityFor } from '../../domain/links/quantity.js';
import { readLanguage } from '../../domain/locale/language.js';
import { parseAmount, printAmount } from '../../domain/money/amount.js';
import type { Answer } from './answer.js';
import { saleText, textVersion } from './sale-text.wire.js';
import { address, amount, count, currency, flag, form, logoAddress, look, malformed, read, text } from './wire.js';

type OfType<Union extends { readonly kind: string }, Type extends LinkType> = {
  [Each in Type]: Extract<Union, { readonly kind: Each }>;
}[Type];

/** The order of a type. */
export type OrderOf<Type extends LinkType> = OfType<LinkOrder, Type>;

/** Describes what a type of link is on the wire. */
interface LinkWire<Type extends LinkType> {
  /** Reads the answer to `get/link` (AP-02). */
  read(answer: Answer, shortId: string): OfType<PaymentLink, Type>;
  /** Returns the fields of the order, which are those of the link's type only (AP-03, LK-06). */
  sent(order: OrderOf<Type>): Record<string, string>;
  /** The field of the form that a wire name's value was typed into. */
  readonly formFields: ReadonlyMap<string, string>;
}

const payerForm: readonly (readonly [string, string])[] = [
  ['user_address', 'detail'],
  ['email', 'email'],
  ['user_phone', 'phone'],
];

export const linkWires: { readonly [Type in LinkType]: LinkWire<Type> } = {
  collection: {
    read: readCollection,
    sent: (order) => ({ collection_amount: printAmount(order.amount) }),
    formFields: new Map([['collection_amount', 'amount']]),
  },
  product: {
    read: readProduct,
    sent: ({ invoice, quantity, amount: shown, zip = '', country = '', ...payer }) => ({
      urun_adet: String(quantity),
      shown_amount: printAmount(shown),
      ...payerFields(payer),
      zip_code: zip,
      user_country: country,
      fatura_secimi: invoice === undefined ? '0' : '1',
      vergi_unvan: invoice?.title ?? '',
      vergi_dairesi: invoice?.taxOffice ?? '',
      vergi_numarasi: invoice?.taxNumber ?? '',
    }),
    formFields: new Map([
      ...payerForm,
      ['user_name', 'name'],
      ['zip_code', 'zip'],
      ['user_country', 'country'],
      ['vergi_unvan', 'invoiceTitle'],
      ['vergi_dairesi', 'taxOffice'],
      ['vergi_numarasi', 'taxNumber'],
    ]),
  },
  flex: {
    read: readFlex,
    sent: ({ amount: chosen, ...payer }) => ({ ...payerFields(payer), collection_amount: printAmount(chosen) }),
    formFields: new Map([...payerForm, ['user_name', 'fullName'], ['collection_amount', 'amount']]),
  },
};

function payerFields({ name, address: line, email, phone }: Payer): Record<string, string> {
  return { user_name: name, user_address: line, email, user_phone: phone };
}

const common = {
  currency,
  lang: text(8),
  productName: text(),
  productDesc: text(5_000),
  merchantName: text(),
  merchantWebsite: address,
  merchantLogo: address,
  merchantLogoPath: address,
  look,
};

/** Any word but one for no means yes: which kind of zip code it is, only the provider needs (AD-04). */
const zipRequired = v.pipe(
  text(40),
  v.transform((type) => !['', '0', 'false'].includes(type.trim().toLowerCase())),
);

/** A price that can be paid; required. */
const price = v.pipe(amount, v.minValue(1));

/** An amount; missing, null or empty is the default. */
const amountOr = (byDefault: number) =>
  v.pipe(
    text(40),
    v.transform((value) => (value === '' ? byDefault : parseAmount(value))),
    v.number(),
  );

/** Pieces; missing, null or empty is the largest number. Nothing else is: no stock must not pass for no limit. */
const most = v.pipe(
  text(15),
  v.transform((value) => (value === '' ? defaultMax : Number(value))),
  v.integer(),
  v.minValue(1),
  v.transform((value) => Math.min(value, defaultMax)),
);

/** An answer whose `linkPage` has these fields beside the common ones. */
const link = <F extends v.ObjectEntries>(fields: F) =>
  v.object({ data: v.object({ linkPage: v.object({ ...common, ...fields }), linkForm: form() }) });

const collection = link({ productPrice: price, productUserName: text(200), productEmail: text(254) });

const writtenText = v.object({ version: textVersion, text: saleText });

const product = link({
  productPrice: price,
  productMin: count(1, defaultMax, defaultMin),
  productMax: most,
  productImage: address,
  fbxType: zipRequired,
  isInvoiceSelected: flag,
  seller: v.nullish(
    v.object({ title: text(200), address: text(400), phone: text(30), email: text(254), number: text(20) }),
  ),
  saleTexts: v.nullish(v.object({ preInformation: writtenText, contract: writtenText })),
});

const flex = link({
  productUserName: text(75),
  flexMinPrice: amountOr(minLinkAmount),
  flexMaxPrice: amountOr(defaultFlexMax),
});

type Base = v.InferOutput<ReturnType<typeof link<typeof common>>>['data'];

function readCollection(answer: Answer, shortId: string): CollectionLink {
  const { data } = read(collection, answer);
  const { productPrice, productUserName, productEmail } = data.linkPage;
  const base = baseOf(data, shortId);
  return { ...base, kind: 'collection', price: productPrice, payerName: productUserName, payerEmail: productEmail };
}

function readProduct(answer: Answer, shortId: string): ProductLink {
  const { data } = read(product, answer);
  const page = data.linkPage;
  const max = maxQuantityFor(page.productPrice, page.productMax);
  // No quantity could be chosen.
  if (max < page.productMin) throw malformed(answer, 'data.linkPage.productMax');
  return {
    ...baseOf(data, shortId),
    kind: 'product',
    price: page.productPrice,
    image: page.productImage,
    min: page.productMin,
    max,
    zipRequired: page.fbxType,
    invoiceSelected: page.isInvoiceSelected,
    seller: page.seller ?? undefined,
    saleTexts: page.saleTexts ?? undefined,
  };
}

function readFlex(answer: Answer, shortId: string): FlexLink {
  const { data } = read(flex, answer);
  const { flexMinPrice, flexMaxPrice: max, productUserName: payerName } = data.linkPage;
  const min = Math.max(flexMinPrice, minLinkAmount);
  if (max < min) throw malformed(answer, 'data.linkPage.flexMaxPrice');
  return { ...baseOf(data, shortId), kind: 'flex', min, max, payerName };
}

function baseOf({ linkPage: page, linkForm }: Base, shortId: string): LinkBase {
  return {
    shortId,
    merchant: {
      name: page.merchantName,
      logo: logoAddress(page.merchantLogo, page.merchantLogoPath),
      website: page.merchantWebsite,
    },
    look: page.look,
    currency: page.currency,
    // Of a name in which nothing can be seen, the page's own words take the place.
    title: page.productName.trim(),
    description: page.productDesc,
    language: readLanguage(page.lang),
    form: linkForm,
  };
}
