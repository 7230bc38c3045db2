import * as v from 'valibot';
import { minLinkAmount } from '../../domain/links/collection.js';
import { defaultFlexMax } from '../../domain/links/flex.js';
import {
  type CollectionLink,
  type FlexLink,
  type LinkBase,
  type LinkType,
  linkTypes,
  type PaymentLink,
  type ProductLink,
} from '../../domain/links/link.js';
import { defaultMax, defaultMin, maxQuantityFor } from '../../domain/links/quantity.js';
import { readLanguage } from '../../domain/locale/language.js';
import { defaultAmount, parseAmount } from '../../domain/money/amount.js';
import type { LinkContext } from '../../domain/payment/payment-page.js';
import { readShortId } from '../../domain/payment/route-parameters.js';
import type { Answer } from './answer.js';
import { address, amount, count, currency, flag, form, key, logoAddress, malformed, read, text } from './wire.js';

const common = {
  currency,
  lang: text(8),
  productName: text(),
  productDesc: text(5_000),
  merchantName: text(),
  merchantWebsite: address,
  merchantLogo: address,
  merchantLogoPath: address,
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

const linkType = text(40);

/** The kind stands in `linkType`, or in `type` where that is missing; any other word is no link (RT-03). */
const kind = v.object({
  data: v.object({
    linkPage: v.pipe(
      v.object({ linkType, type: linkType }),
      v.transform((page) => ({ linkType: page.linkType || page.type })),
      v.object({ linkType: v.picklist(linkTypes) }),
    ),
  }),
});

/** An answer whose `linkPage` has these fields beside the common ones. */
const link = <F extends v.ObjectEntries>(fields: F) =>
  v.object({ data: v.object({ linkPage: v.object({ ...common, ...fields }), linkForm: form() }) });

const collection = link({ productPrice: price, productUserName: text(200), productEmail: text(254) });

const product = link({
  productPrice: price,
  productMin: count(1, defaultMax, defaultMin),
  productMax: most,
  productImage: address,
  fbxType: zipRequired,
  isInvoiceSelected: flag,
});

const flex = link({
  productUserName: text(75),
  flexMinPrice: amountOr(minLinkAmount),
  flexMaxPrice: amountOr(defaultFlexMax),
});

type Base = v.InferOutput<ReturnType<typeof link<typeof common>>>['data'];

/** The answer to `get/link` (AP-02). A link of an unknown type is malformed: the generic error (RT-03). */
export function readLink(answer: Answer, shortId: string): PaymentLink {
  return readers[read(kind, answer).data.linkPage.linkType](answer, shortId);
}

const readers: Readonly<Record<LinkType, (answer: Answer, shortId: string) => PaymentLink>> = {
  collection: readCollection,
  product: readProduct,
  flex: readFlex,
};

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
    currency: page.currency,
    title: page.productName,
    description: page.productDesc,
    language: readLanguage(page.lang),
    form: linkForm,
  };
}

const context = v.object({
  data: v.object({
    linkPage: v.object({
      shortId: v.pipe(
        text(60),
        v.transform((id) => readShortId(id)),
        v.string(),
      ),
      linkType: text(40),
      productName: text(),
      productImage: address,
      productPrice: text(40),
      productCount: count(1, defaultMax, 1),
      merchantLogo: address,
      merchantLogoPath: address,
    }),
  }),
});

/** The answer to `get/link/payment`: what the link adds to its payment's page (AP-04, PP-04, PP-05). */
export function readLinkContext(answer: Answer): LinkContext {
  const page = read(context, answer).data.linkPage;
  return {
    shortId: page.shortId,
    linkType: page.linkType,
    productName: page.productName,
    productImage: page.productImage,
    productPrice: parseAmount(page.productPrice) ?? defaultAmount,
    productCount: page.productCount,
    merchantLogo: logoAddress(page.merchantLogo, page.merchantLogoPath),
  };
}

const created = v.object({ data: v.object({ paymentPage: v.object({ token: key() }) }) });

/** The answer to `payment/link`: the token of the payment that was created (AP-03). */
export function readCreatedPayment(answer: Answer): { readonly token: string } {
  return read(created, answer).data.paymentPage;
}
