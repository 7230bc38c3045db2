import type { MethodOption, OfferedMethods } from './method-option.js';

/**
 * How a wallet goes on after its payment was posted: `redirect` leaves for the wallet's own page, `qr` shows a code to
 * scan and asks what became of it, `vendor` opens the vendor's own dialog, `direct` is done at once.
 */
export type WalletFlow = 'redirect' | 'qr' | 'vendor' | 'direct';

/** A wallet: everything that differs from wallet to wallet. */
export interface Wallet {
  /** As `paymentOptions` names it; the case counts. */
  readonly code: string;
  /** As `payment_type` names it (AP-11). */
  readonly paymentType: string;
  /** A warning is read and accepted first (OP-01). */
  readonly warns: boolean;
  readonly flow: WalletFlow;
  /** Posted by a call that bears its code (AP-12), where the others go by the call of every payment (AP-11). */
  readonly ownCall?: boolean;
}

/**
 * Every wallet, by code. One that posts and redirects, or is done at once, is a row here; one with steps of its own
 * has a use case too.
 */
export const wallets = {
  juzdan: { code: 'juzdan', paymentType: 'juzdan', warns: true, flow: 'redirect', ownCall: true },
  tosla: { code: 'tosla', paymentType: 'tosla', warns: false, flow: 'qr' },
  mmPay: { code: 'mmPay', paymentType: 'mm_pay', warns: true, flow: 'direct' },
  alisGidis: { code: 'alisGidis', paymentType: 'alisgidis', warns: true, flow: 'redirect' },
  bex: { code: 'bex', paymentType: 'bex', warns: false, flow: 'vendor' },
} as const satisfies WalletTable;

/** Wallets by their code. */
export type WalletTable = Readonly<Record<string, Wallet>>;

/** The code of every wallet of the table: what is keyed by it is complete or does not compile. */
export type WalletCode = keyof typeof wallets;

/** The wallets with steps of their own after the post. */
export type SteppedWalletCode = {
  [Code in WalletCode]: (typeof wallets)[Code]['flow'] extends 'redirect' | 'direct' ? never : Code;
}[WalletCode];

/** A wallet as a page offers it: the row, and the provider's name and picture for it. */
export interface OfferedWallet<W extends Wallet = (typeof wallets)[WalletCode]> {
  readonly wallet: W;
  readonly option: MethodOption;
}

/** The wallet of a code; undefined for a code that has no row (OP-13). */
export function walletOf(code: string): (typeof wallets)[WalletCode] | undefined {
  return walletIn<(typeof wallets)[WalletCode]>(wallets, code);
}

/** The wallets a page offers, in the provider's order: an unknown code, and a second one of a kind, are left out (OP-13). */
export function offeredWallets(page: Pick<OfferedMethods, 'options'>): readonly OfferedWallet[] {
  return offeredIn<(typeof wallets)[WalletCode]>(wallets, page);
}

/** The row of a code in any table of wallets. */
export function walletIn<W extends Wallet>(table: Readonly<Record<string, W>>, code: string): W | undefined {
  return Object.values(table).find((wallet) => wallet.code === code);
}

/** Returns what a page offers of any table of wallets. */
export function offeredIn<W extends Wallet>(
  table: Readonly<Record<string, W>>,
  { options }: Pick<OfferedMethods, 'options'>,
): readonly OfferedWallet<W>[] {
  return firstOfEach(options).flatMap((option) => {
    const wallet = walletIn(table, option.code);
    return wallet === undefined ? [] : [{ wallet, option }];
  });
}

/** The first option of each code. */
export function firstOfEach(options: readonly MethodOption[]): readonly MethodOption[] {
  return options.filter(({ code }, index) => options.findIndex((other) => other.code === code) === index);
}
