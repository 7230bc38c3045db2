import type { Language } from '../../../src/domain/locale/language.js';
import { toslaLifeMs } from '../../../src/domain/methods/tosla.js';

/** A payment method, as the ledger and the merchant API name it. */
interface Row {
  /** The ledger's key, and `payment_type` of a notification. */
  readonly id: string;
  /** Code of `paymentOptions`; empty for a method that is not offered by it. */
  readonly option: string;
  readonly name: string;
  /** `odeme_tipi` of the status inquiry. */
  readonly inquiryWord: string;
  /** How long the shopper may take at the wallet, in ms; absent: as long as any challenge lives. */
  readonly lifeMs?: number;
}

/** Every payment method; a wallet is one row. */
const methods = [
  { id: 'card', option: '', name: 'Kart', inquiryWord: 'KART' },
  { id: 'juzdan', option: 'juzdan', name: 'Juzdan', inquiryWord: 'JUZDAN' },
  { id: 'tosla', option: 'tosla', name: 'Tosla', inquiryWord: 'TOSLA', lifeMs: toslaLifeMs },
  { id: 'mm_pay', option: 'mmPay', name: 'mmPay', inquiryWord: 'MMPAY' },
  { id: 'alisgidis', option: 'alisGidis', name: 'Alışgidiş', inquiryWord: 'ALISGIDIS' },
  { id: 'bex', option: 'bex', name: 'BKM Express', inquiryWord: 'BEX' },
  { id: 'bank_loans', option: '', name: 'Alışveriş kredisi', inquiryWord: 'KREDI' },
  { id: 'eft', option: 'bankTransfer', name: 'Havale / EFT', inquiryWord: 'EFT' },
] as const satisfies readonly Row[];

export type MethodId = (typeof methods)[number]['id'];

interface Method extends Row {
  readonly id: MethodId;
}

const byId: ReadonlyMap<string, Method> = new Map(methods.map((method) => [method.id, method]));
const byOption: ReadonlyMap<string, Method> = new Map(methods.map((method) => [method.option, method]));

export function methodOf(id: string): Method | undefined {
  return byId.get(id);
}

/** The wallet, or the bank loan, that `payment_type` of a payment names; cards and transfers are no wallets. */
export function walletNamed(paymentType: string): Method | undefined {
  return ['card', 'eft', 'juzdan'].includes(paymentType) ? undefined : byId.get(paymentType);
}

/** The method an option code of an order names, if any has it. */
export function methodOfOption(code: string): Method | undefined {
  return code === '' ? undefined : byOption.get(code);
}

/** Where the page has its pictures; `root` is the provider's origin. */
export const iconOf = (root: string, code: string) => `${root}/oos-assets/icons/${code}.svg`;

/** `paymentOptions` of an order's codes: a code without a row is sent as it came, since pages may support more. */
export function optionsOf(root: string, codes: readonly string[]) {
  return codes.map((code) => ({ code, name: methodOfOption(code)?.name ?? code, icon: iconOf(root, code) }));
}

/** A bank that lends for a purchase. */
interface BankLoan {
  readonly code: string;
  readonly name: Readonly<Record<Language, string>>;
}

const bankLoans: readonly BankLoan[] = [
  { code: 'akbank', name: { tr: 'Akbank Alışveriş Kredisi', en: 'Akbank shopping loan' } },
  { code: 'isbank', name: { tr: 'İş Bankası Anında Kredi', en: 'İş Bankası instant loan' } },
  { code: 'yapikredi', name: { tr: 'Yapı Kredi Alışveriş Kredisi', en: 'Yapı Kredi shopping loan' } },
];

export function bankLoan(code: string): BankLoan | undefined {
  return bankLoans.find((loan) => loan.code === code);
}

/** `paymentBankLoans` of an order's codes; a bank that does not lend is left out. */
export function loansOf(root: string, codes: readonly string[], language: Language) {
  return codes.flatMap((code) => {
    const loan = bankLoan(code);
    return loan === undefined ? [] : [{ code, name: loan.name[language], icon: iconOf(root, code) }];
  });
}
