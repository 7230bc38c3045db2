import * as v from 'valibot';
import { minLinkAmount } from '../../domain/links/collection.js';
import { defaultFlexMax } from '../../domain/links/flex.js';
import type { LinkBase, PaymentLink, ProductLink } from '../../domain/links/link.js';
import { defaultMax, defaultMin, mostOf } from '../../domain/links/quantity.js';
import { defaultAmount, parseAmount } from '../../domain/money/amount.js';
import { readLanguage } from '../../domain/page/language.js';
import type { LinkContext } from '../../domain/page/payment-page.js';
import { readShortId } from '../../domain/page/route-parameters.js';
import type { Answer } from './answer.js';
import { address, amount, count, currency, flag, form, key, logoAddress, read, text } from './wire.js';

const common = {
  ...{ currency, lang: text(8), productName: text(), productDesc: text(5_000) },
  ...{ merchantName: text(), merchantWebsite: address, merchantLogo: address, merchantLogoPath: address },
};

/** Anything that is not a no is a yes: the kind of zip code is the provider's business (AD-04). */
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

const collection = v.object({
  ...{ ...common, linkType: v.literal('collection') },
  ...{ productPrice: price, productUserName: text(200), productEmail: text(254) },
});

const product = v.pipe(
  v.object({
    ...{ ...common, linkType: v.literal('product'), productPrice: price, productImage: address },
    ...{ productMin: count(1, defaultMax, defaultMin), productMax: most },
    ...{ fbxType: zipRequired, isInvoiceSelected: flag },
  }),
  // No quantity could be chosen.
  v.forward(
    v.check(({ productPrice, productMin, productMax }) => productMin <= mostOf(productPrice, productMax)),
    ['productMax'],
  ),
);

const flex = v.pipe(
  v.object({
    ...{ ...common, linkType: v.literal('flex'), productUserName: text(75) },
    flexMinPrice: v.pipe(
      amountOr(minLinkAmount),
      v.transform((least) => Math.max(least, minLinkAmount)),
    ),
    flexMaxPrice: amountOr(defaultFlexMax),
  }),
  v.forward(
    v.check(({ flexMinPrice, flexMaxPrice }) => flexMinPrice <= flexMaxPrice),
    ['flexMaxPrice'],
  ),
);

/** The kind stands in `linkType`, or in `type` where that is missing. */
const typed = v.pipe(
  v.looseObject({ linkType: v.nullish(text(40)), type: v.nullish(text(40)) }),
  v.transform(({ linkType, type, ...page }) => ({ ...page, linkType: linkType || type })),
);

const body = v.object({
  data: v.object({
    linkPage: v.pipe(typed, v.variant('linkType', [collection, product, flex])),
    linkForm: form(),
  }),
});

type Wire = v.InferOutput<typeof body>['data'];

/** The answer to `get/link` (AP-02). A link of an unknown type is malformed: the generic error (RT-03). */
export function readLink(answer: Answer, shortId: string): PaymentLink {
  const wire = read(body, answer).data;
  const { linkPage: page } = wire;
  const base = baseOf(wire, shortId);
  if (page.linkType === 'collection') {
    const { productPrice: price, productUserName: payerName, productEmail: payerEmail } = page;
    return { ...base, kind: 'collection', price, payerName, payerEmail };
  }
  if (page.linkType === 'flex') {
    return { ...base, kind: 'flex', min: page.flexMinPrice, max: page.flexMaxPrice, payerName: page.productUserName };
  }
  return { ...base, ...productOf(page) };
}

function baseOf({ linkPage: page, linkForm }: Wire, shortId: string): LinkBase {
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

function productOf(page: v.InferOutput<typeof product>): Omit<ProductLink, keyof LinkBase> {
  return {
    kind: 'product',
    price: page.productPrice,
    image: page.productImage,
    min: page.productMin,
    max: mostOf(page.productPrice, page.productMax),
    zipRequired: page.fbxType,
    invoiceSelected: page.isInvoiceSelected,
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
      ...{ linkType: text(40), productName: text(), productImage: address, productPrice: text(40) },
      ...{ productCount: count(1, defaultMax, 1), merchantLogo: address, merchantLogoPath: address },
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
