import { holdsCardNumber, withoutCardAsPhone } from '../../../src/domain/card/holds-card-number.js';
import { type emailProblem, normaliseEmail, phoneProblem } from '../../../src/domain/links/address.js';
import type { AcceptedText, OfEachText } from '../../../src/domain/sale/sale-texts.js';
import { normalisePhone } from '../../../src/domain/validation/phone.js';
import type { FormBody } from '../requests/form-body.js';

/** How long an order of a link can be paid, in minutes. */
export const linkOrderMinutes = 30;

/** Describes who pays by a link. Texts as they came. */
export interface LinkPayer {
  readonly userName: string;
  readonly userAddress: string;
  readonly email: string;
  readonly userPhone: string;
}

/** Describes what a shopper decided on a link's page. Minor units. */
export interface LinkOrder extends LinkPayer {
  readonly amount: number;
  readonly quantity: number;
  /** Price of the goods where the payer may pay a part of it (IN-12); null: what is paid is the price. */
  readonly goodsPrice: number | null;
  /** Delivery and invoice of a product, by wire name; empty for links that ask for none. */
  readonly invoice: Record<string, string>;
  /** Which texts of the link the shopper accepts (LW-04); null where it has none. */
  readonly acceptedTexts: OfEachText<AcceptedText> | null;
}

/** The fields of every type of link; which of them a type takes, and by which rules, its own file says. */
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
  pre_information_version = '';
  pre_information_sha256 = '';
  contract_version = '';
  contract_sha256 = '';
}

export type LinkField = keyof LinkOrderForm;

export const amountField = 'collection_amount';
export const payerFields = ['user_name', 'user_address', 'email', 'user_phone'] as const;

export function payerOf(form: FormBody): LinkPayer {
  return {
    userName: form.get('user_name'),
    userAddress: form.get('user_address'),
    email: normaliseEmail(form.get('email')),
    userPhone: withoutCardAsPhone(normalisePhone(form.get('user_phone'))),
  };
}

/** Names and addresses come as one line each: two names of at most 75 characters, the street with zip code and town. */
export function wrongPayerField(form: FormBody, emailRule: typeof emailProblem): string | undefined {
  const name = form.get('user_name');
  const address = form.get('user_address');
  const phone = form.get('user_phone');
  if (name.trim() === '' || name.length > 151 || holdsCardNumber(name)) return 'user_name';
  if (address.trim().length < 15 || address.length > 400 || holdsCardNumber(address)) return 'user_address';
  if (emailRule(form.get('email')) !== undefined) return 'email';
  return phoneProblem(phone) === undefined && /^\+?\d+$/.test(phone) ? undefined : 'user_phone';
}
