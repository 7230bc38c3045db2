import type { Language } from '../../../src/domain/locale/language.js';
import { transferCode, transferPays } from '../../../src/domain/methods/offered-methods.js';
import { toslaLifeMs } from '../../../src/domain/methods/tosla.js';

/**
 * How a payment by a method starts: at a wallet's page (`redirect`) or a lending bank's (`loan`), with a code to scan
 * (`qr`), by the vendor's script (`vendor`), at once (`direct`). Cards and transfers are paid by calls of their own.
 */
type MethodFlow = 'redirect' | 'loan' | 'qr' | 'vendor' | 'direct' | 'card' | 'transfer';

/** A payment method, as the ledger and the merchant API name it. */
interface Row {
  /** The ledger's key, and `payment_type` of a notification. */
  readonly id: string;
  /** Code of `paymentOptions`; empty for a method that is not offered by it. */
  readonly option: string;
  readonly name: string;
  /** `odeme_tipi` of the status inquiry. */
  readonly inquiryWord: string;
  /** Absent: `redirect`. */
  readonly flow?: MethodFlow;
  /** It is posted by a call that bears its code (AP-12). */
  readonly ownCall?: boolean;
  /** How long the shopper may take at the wallet, in ms; absent: as long as any challenge lives. */
  readonly lifeMs?: number;
}

/** Every payment method; a wallet that redirects is one row, and needs nothing else in the sandbox. */
const methods = [
  { id: 'card', option: '', name: 'Kart', inquiryWord: 'KART', flow: 'card' },
  { id: 'juzdan', option: 'juzdan', name: 'Juzdan', inquiryWord: 'JUZDAN', ownCall: true },
  { id: 'tosla', option: 'tosla', name: 'Tosla', inquiryWord: 'TOSLA', flow: 'qr', lifeMs: toslaLifeMs },
  { id: 'mm_pay', option: 'mmPay', name: 'mmPay', inquiryWord: 'MMPAY', flow: 'direct' },
  { id: 'alisgidis', option: 'alisGidis', name: 'Alışgidiş', inquiryWord: 'ALISGIDIS' },
  { id: 'bex', option: 'bex', name: 'BKM Express', inquiryWord: 'BEX', flow: 'vendor' },
  { id: 'bank_loans', option: '', name: 'Alışveriş kredisi', inquiryWord: 'KREDI', flow: 'loan' },
  { id: 'eft', option: 'bankTransfer', name: 'Havale / EFT', inquiryWord: 'EFT', flow: 'transfer' },
] as const satisfies readonly Row[];

export type MethodId = (typeof methods)[number]['id'];

export interface Method extends Row {
  readonly id: MethodId;
}

/** A method that is posted like a card payment (AP-11), with its flow. */
export interface Wallet extends Method {
  readonly flow: Exclude<MethodFlow, 'card' | 'transfer'>;
}

const rows: readonly Method[] = methods;
const byId: ReadonlyMap<string, Method> = new Map(rows.map((method) => [method.id, method]));
const byOption: ReadonlyMap<string, Method> = new Map(rows.map((method) => [method.option, method]));

export function methodOf(id: string): Method | undefined {
  return byId.get(id);
}

/** The wallet, or the bank loan, that `payment_type` of a payment names; cards and transfers are no wallets. */
export function walletNamed(paymentType: string): Wallet | undefined {
  const method = byId.get(paymentType);
  if (method === undefined || method.ownCall) return undefined;
  const { flow = 'redirect' } = method;
  return flow === 'card' || flow === 'transfer' ? undefined : { ...method, flow };
}

/** Returns whether the shopper of a payment by this method may be at a page of its wallet, or of its lending bank. */
export function hasPage(id: string): boolean {
  const method = byId.get(id);
  return method !== undefined && ['redirect', 'loan', 'direct'].includes(method.flow ?? 'redirect');
}

/** The method an option code of an order names, if any has it. */
export function methodOfOption(code: string): Method | undefined {
  return code === '' ? undefined : byOption.get(code);
}

/** Where the page has its pictures; `root` is the provider's origin. */
export const iconOf = (root: string, code: string) => `${root}/oos-assets/icons/${code}.svg`;

/** The codes that an order can be paid with (BT-01). */
export function codesIn(currency: string, codes: readonly string[]): readonly string[] {
  return transferPays(currency) ? codes : codes.filter((code) => code !== transferCode);
}

/** Code of every method that is offered beside the card. */
export const optionCodes: readonly string[] = rows.map(({ option }) => option).filter((code) => code !== '');

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

/** Code of every bank that lends. */
export const loanCodes: readonly string[] = bankLoans.map(({ code }) => code);

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
