import * as v from 'valibot';
import { readLanguage } from '../../domain/locale/language.js';
import type { AcceptedSale, ReceiptDetails } from '../../domain/payment/receipt-details.js';
import type { Answer } from './answer.js';
import { readBasket } from './basket.reader.js';
import { saleText, textHash, textVersion } from './sale-text.wire.js';
import { amount, count, currency, momentMs, read, text } from './wire.js';

const moment = v.pipe(text(40), v.transform(momentMs), v.number());

const acceptedText = v.object({ version: textVersion, sha256: textHash });

const details = v.object({
  data: v.object({
    receipt: v.object({
      paymentAmount: amount,
      surcharge: v.nullish(amount, '0,00'),
      currency,
      paidAt: moment,
      methodName: text(60),
      scheme: text(40),
      last4: v.pipe(text(20), v.regex(/^(?:\d{4})?$/)),
      installmentCount: count(0, 12, 0),
      cardPoints: v.nullish(amount, '0,00'),
      userBasket: v.nullish(v.string(), ''),
      message: text(500),
      acceptedTexts: v.nullish(
        v.object({ preInformation: acceptedText, contract: acceptedText, at: moment, link: text(50), lang: text(8) }),
      ),
    }),
  }),
});

const shownText = v.object({ data: v.object({ text: saleText }) });

/** Returns the text of the answer to `get/sale-text` (LW-05). */
export function readSaleText(answer: Answer): string {
  return read(shownText, answer).data.text;
}

/** Returns what the answer to `get/status` says for a receipt (AP-06, RL-12). */
export function readReceiptDetails(answer: Answer): ReceiptDetails {
  const { receipt } = read(details, answer).data;
  return {
    amount: receipt.paymentAmount,
    surcharge: receipt.surcharge,
    currency: receipt.currency,
    paidAt: receipt.paidAt,
    methodName: receipt.methodName,
    scheme: receipt.scheme,
    last4: receipt.last4,
    installmentCount: receipt.installmentCount,
    points: receipt.cardPoints,
    basket: readBasket(receipt.userBasket),
    message: receipt.message,
    accepted: receipt.acceptedTexts ? acceptedSale(receipt.acceptedTexts) : undefined,
  };
}

function acceptedSale({ lang, ...accepted }: Omit<AcceptedSale, 'language'> & { readonly lang: string }): AcceptedSale {
  return { ...accepted, language: lang === '' ? undefined : readLanguage(lang) };
}
