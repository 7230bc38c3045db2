import { holdsCardNumber, withoutCardAsPhone } from '../../../src/domain/card/holds-card-number.js';
import {
  emailFormatProblem,
  emailProblem,
  fullNameProblem,
  invoiceTitleProblem,
  normaliseEmail,
  payerEmailProblem,
  taxOfficeProblem,
  zipProblem,
} from '../../../src/domain/links/address.js';
import { collectionAmountProblem } from '../../../src/domain/links/collection.js';
import { countryProblem } from '../../../src/domain/links/countries.js';
import { flexAmountProblem } from '../../../src/domain/links/flex.js';
import { defaultMax, totalOf } from '../../../src/domain/links/quantity.js';
import { largestAmount, parseAmount } from '../../../src/domain/money/amount.js';
import { readCurrency } from '../../../src/domain/money/currency.js';
import { phoneProblem } from '../../../src/domain/validation/phone.js';
import type { ProblemKey } from '../../../src/domain/validation/problem.js';
import { taxNumberProblem } from '../../../src/domain/validation/tax-number.js';
import type { Link } from '../links/find-link.js';
import type { KnownLinkRefusal, LinkUse } from '../links/link-refusal.js';
import type { FormBody } from '../requests/form-body.js';

/** Describes what a shopper decided on a link's page. Minor units; texts as they came. */
export interface LinkOrder {
  readonly amount: number;
  readonly quantity: number;
  readonly userName: string;
  readonly userAddress: string;
  readonly email: string;
  readonly userPhone: string;
  /** Delivery and invoice of a product, by wire name; empty for links that ask for none. */
  readonly invoice: Record<string, string>;
}

/** `field`: the first wrong one, by wire name. */
export type LinkOrderRead =
  | { readonly order: LinkOrder }
  | { readonly field: string }
  | { readonly refusal: KnownLinkRefusal };

/** The fields of every kind of link; which of them its kind asks for, and by which rules, `readLinkOrder` says. */
export class LinkOrderForm {
  collection_amount = '';
  urun_adet = '';
  shown_amount = '';
  user_name = '';
  user_address = '';
  email = '';
  user_phone = '';
  zip_code = '';
  user_country = '';
  fatura_secimi = '';
  vergi_unvan = '';
  vergi_dairesi = '';
  vergi_numarasi = '';
}

const amountField = 'collection_amount';
const shownField = 'shown_amount';
const payerFields = ['user_name', 'user_address', 'email', 'user_phone'] as const;
const deliveryFields = ['zip_code', 'user_country'] as const;
const invoiceFields = ['vergi_unvan', 'vergi_dairesi', 'vergi_numarasi'] as const;

/** The fields of a form that belong to one kind of link or another (LK-06). */
const fieldsOf: Readonly<Record<Link['kind'], readonly string[]>> = {
  collection: [amountField],
  product: ['urun_adet', shownField, ...payerFields, ...deliveryFields, 'fatura_secimi', ...invoiceFields],
  flex: [amountField, ...payerFields],
};

/** Reads AP-03 by the link's kind: the rules of the page's forms, and those that need the link's current state. */
export function readLinkOrder(form: FormBody, link: Link, use: LinkUse): LinkOrderRead {
  const foreign = Object.keys(new LinkOrderForm()).find(
    (name) => !fieldsOf[link.kind].includes(name) && form.get(name) !== '',
  );
  if (foreign !== undefined) return { field: foreign };
  if (link.kind === 'collection') return readCollection(form, link, use);
  return link.kind === 'product' ? readProduct(form, link) : readFlex(form, link);
}

/** Holds what the amount's rule finds, where it is a state of the link rather than a wrong field. */
const refusalsByProblem: Partial<Record<ProblemKey, KnownLinkRefusal>> = {
  'validation.amountMax': 'amountLeft',
  'validation.amountLeftMin': 'amountLeft',
  'validation.collectionLimit': 'overLimit',
};

function readCollection(form: FormBody, link: Link, use: LinkUse): LinkOrderRead {
  const text = form.get(amountField);
  const amount = parseAmount(text);
  if (amount === undefined) return { field: amountField };
  const terms = { price: link.price - use.paid, currency: readCurrency(link.currency) ?? 'TL' };
  const problem = collectionAmountProblem(text, terms);
  const refusal = problem && refusalsByProblem[problem.key];
  if (refusal !== undefined) return { refusal };
  if (problem !== undefined) return { field: amountField };
  // The merchant's own: the shopper cannot correct it on the page (LK-02).
  if (link.payerName === '' || emailFormatProblem(link.payerEmail) !== undefined) return { field: 'email' };
  return { order: collectionOrder(link, amount) };
}

/** A collection names its payer, so the shopper is asked for nothing more. */
export function collectionOrder(link: Link, amount: number): LinkOrder {
  const payer = { userName: link.payerName, userAddress: '', email: link.payerEmail, userPhone: '' };
  return { amount, quantity: 1, invoice: {}, ...payer };
}

function readProduct(form: FormBody, link: Link): LinkOrderRead {
  const quantity = /^[1-9]\d{0,4}$/.test(form.get('urun_adet')) ? Number(form.get('urun_adet')) : 0;
  const amount = totalOf(link, quantity);
  const shown = form.get(shownField);
  if (shown !== '' && parseAmount(shown) === undefined) return { field: shownField };
  // Before the fields: what the shopper agreed to is not what the link costs now. Older pages do not send it.
  if (quantity > 0 && shown !== '' && parseAmount(shown) !== amount) return { refusal: 'priceChanged' };
  const fits = quantity >= link.minCount && quantity <= defaultMax && amount <= largestAmount;
  if (!fits) return { field: 'urun_adet' };
  const field = wrongPayerField(form, emailProblem) ?? wrongDeliveryField(form) ?? wrongInvoiceField(form);
  if (field !== undefined) return { field };
  const filled = deliveryFields.filter((name) => form.get(name) !== '');
  const wanted = form.get('fatura_secimi') === '1' ? ['fatura_secimi', ...invoiceFields] : [];
  const invoice = Object.fromEntries([...filled, ...wanted].map((name) => [name, form.get(name)]));
  return { order: { amount, quantity, invoice, ...payerOf(form) } };
}

function readFlex(form: FormBody, link: Link): LinkOrderRead {
  const text = form.get(amountField);
  const amount = parseAmount(text);
  const terms = { min: link.price, max: link.maxPrice ?? largestAmount, currency: readCurrency(link.currency) ?? 'TL' };
  if (amount === undefined || flexAmountProblem(text, terms) !== undefined) return { field: amountField };
  const field =
    fullNameProblem(form.get('user_name')) === undefined ? wrongPayerField(form, payerEmailProblem) : 'user_name';
  return field === undefined ? { order: { amount, quantity: 1, invoice: {}, ...payerOf(form) } } : { field };
}

function payerOf(form: FormBody) {
  return {
    userName: form.get('user_name'),
    userAddress: form.get('user_address'),
    email: normaliseEmail(form.get('email')),
    userPhone: withoutCardAsPhone(form.get('user_phone')),
  };
}

/** Names and addresses come as one line each: two names of at most 75 characters, the street with zip code and town. */
function wrongPayerField(form: FormBody, emailRule: typeof emailProblem): string | undefined {
  const name = form.get('user_name');
  const address = form.get('user_address');
  const phone = form.get('user_phone');
  if (name.trim() === '' || name.length > 151 || holdsCardNumber(name)) return 'user_name';
  if (address.trim().length < 15 || address.length > 400 || holdsCardNumber(address)) return 'user_address';
  if (emailRule(form.get('email')) !== undefined) return 'email';
  return phoneProblem(phone) === undefined && /^\+?\d+$/.test(phone) ? undefined : 'user_phone';
}

/** Older pages have the zip code in the address, and name no country. */
function wrongDeliveryField(form: FormBody): string | undefined {
  const country = form.get('user_country');
  if (zipProblem(form.get('zip_code'), false) !== undefined) return 'zip_code';
  return country === '' || countryProblem(country) === undefined ? undefined : 'user_country';
}

function wrongInvoiceField(form: FormBody): string | undefined {
  const wanted = form.get('fatura_secimi');
  if (wanted !== '1') {
    if (wanted !== '0' && wanted !== '') return 'fatura_secimi';
    return invoiceFields.find((name) => form.get(name) !== '');
  }
  if (invoiceTitleProblem(form.get('vergi_unvan')) !== undefined) return 'vergi_unvan';
  if (taxOfficeProblem(form.get('vergi_dairesi')) !== undefined) return 'vergi_dairesi';
  const address = { abroad: form.get('user_country') !== '' };
  return taxNumberProblem(form.get('vergi_numarasi'), address) === undefined ? undefined : 'vergi_numarasi';
}
