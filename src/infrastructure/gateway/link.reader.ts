import * as v from 'valibot';
import { linkTypes, type PaymentLink } from '../../domain/links/link.js';
import { defaultMax } from '../../domain/links/quantity.js';
import { defaultAmount, parseAmount } from '../../domain/money/amount.js';
import type { LinkContext } from '../../domain/payment/payment-page.js';
import { readShortId } from '../../domain/payment/route-parameters.js';
import type { Answer } from './answer.js';
import { linkWires } from './link-wires.js';
import { address, count, key, logoAddress, read, text } from './wire.js';

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

/** The answer to `get/link` (AP-02). A link of an unknown type is malformed: the generic error (RT-03). */
export function readLink(answer: Answer, shortId: string): PaymentLink {
  return linkWires[read(kind, answer).data.linkPage.linkType].read(answer, shortId);
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
