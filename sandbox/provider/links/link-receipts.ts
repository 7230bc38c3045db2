import { eq } from 'drizzle-orm';
import { type Language, readLanguage } from '../../../src/domain/locale/language.js';
import { formatMoney } from '../../../src/domain/money/amount.js';
import { readCurrency } from '../../../src/domain/money/currency.js';
import { mobileProblem } from '../../../src/domain/validation/phone.js';
import type { Transaction } from '../../database/database.js';
import { timeZone } from '../../process/time-zone.js';
import { linkMessages, links, merchants } from '../database/schema.js';
import type { Order } from '../orders/order-state.js';

/** Describes what was paid. */
interface LinkPayment {
  readonly at: Date;
  /** Minor units: what was taken. */
  readonly amount: number;
  /** Minor units of the amount that installments cost. */
  readonly surcharge: number;
  /** 0 is the single payment. */
  readonly installmentCount: number;
  /** Of the card; empty where none was used. */
  readonly last4: string;
}

/**
 * Keeps a receipt for the payer of a link, by e-mail or else by text message, in the transaction that charges the order
 * (LK-10). None where neither address is known, and none of an order that a merchant's server opened. Where texts were
 * accepted with the order, it leads to the page that opens them (LW-05), at `provider`.
 */
export async function addLinkReceipt(
  tx: Transaction,
  order: Order,
  payment: LinkPayment,
  provider: string,
): Promise<void> {
  const to = recipientOf(order);
  if (order.linkId === null || to === undefined) return;
  const [row] = await tx
    .select({ linkName: links.name, merchant: merchants.name })
    .from(links)
    .innerJoin(merchants, eq(merchants.id, links.merchantId))
    .where(eq(links.shortId, order.linkId));
  if (row === undefined) return;
  const language = readLanguage(order.lang);
  const print = (minor: number) => formatMoney(minor, readCurrency(order.currency) ?? 'TL');
  const money = print(payment.amount);
  const extra = payment.surcharge === 0 ? '' : print(payment.surcharge);
  const accepted = order.acceptedTexts === null ? '' : `${provider}/link/success/${order.token}`;
  const facts = { ...row, ...payment, money, extra, accepted, oid: order.merchantOid };
  const { subject, short, lines } = texts[language](facts);
  const body = to.channel === 'sms' ? short : lines.filter((line) => line !== '').join('\n');
  await tx.insert(linkMessages).values({
    linkId: order.linkId,
    at: payment.at,
    ...to,
    subject: to.channel === 'sms' ? '' : subject,
    body,
  });
}

/** A telephone that is masked, or a foreign one, gets no text message. */
function recipientOf({ email, userPhone }: Order) {
  if (email !== '') return { channel: 'email', recipient: email } as const;
  return mobileProblem(userPhone) === undefined ? ({ channel: 'sms', recipient: userPhone } as const) : undefined;
}

interface Facts extends LinkPayment {
  readonly merchant: string;
  readonly linkName: string;
  readonly money: string;
  /** The surcharge; empty where there is none. */
  readonly extra: string;
  readonly oid: string;
  /** Where the texts that were accepted can be read; empty where none were. */
  readonly accepted: string;
}

interface Receipt {
  readonly subject: string;
  /** Of a text message. */
  readonly short: string;
  /** Of an e-mail; an empty one is left out. */
  readonly lines: readonly string[];
}

const texts: Readonly<Record<Language, (facts: Facts) => Receipt>> = {
  tr: ({ merchant, linkName, money, extra, oid, at, installmentCount, last4, accepted }) => ({
    subject: `${merchant}: ödemeniz alındı`,
    short: `${merchant}: ${money} ödemeniz alındı. Sipariş no ${oid}${accepted && `. Onayladığınız sözleşme: ${accepted}`}`,
    lines: [
      `${money} tutarındaki ödemeniz alındı.`,
      `Üye işyeri: ${merchant}`,
      `Ödeme: ${linkName}`,
      `Tarih: ${timeIn('tr-TR', at)}`,
      last4 && `Kart: ************${last4}`,
      installmentCount > 0 ? `Taksit: ${installmentCount}` : '',
      extra && `Tutardaki vade farkı: ${extra}`,
      `Sipariş no: ${oid}`,
      accepted && `Onayladığınız ön bilgilendirme formu ve mesafeli satış sözleşmesi: ${accepted}`,
    ],
  }),
  en: ({ merchant, linkName, money, extra, oid, at, installmentCount, last4, accepted }) => ({
    subject: `${merchant}: your payment was received`,
    short: `${merchant}: your payment of ${money} was received. Order ${oid}${accepted && `. The contract you accepted: ${accepted}`}`,
    lines: [
      `Your payment of ${money} was received.`,
      `Merchant: ${merchant}`,
      `Payment: ${linkName}`,
      `Date: ${timeIn('en-GB', at)}`,
      last4 && `Card: ************${last4}`,
      installmentCount > 0 ? `Installments: ${installmentCount}` : '',
      extra && `Installment surcharge, included: ${extra}`,
      `Order: ${oid}`,
      accepted && `The pre-information form and the distance sales contract you accepted: ${accepted}`,
    ],
  }),
};

function timeIn(locale: string, at: Date): string {
  return at.toLocaleString(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' });
}
