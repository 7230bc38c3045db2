import { eq } from 'drizzle-orm';
import { scenarios } from '../../../sandbox/demo/scenarios.js';
import { attempts, orders } from '../../../sandbox/provider/database/schema.js';
import { defaultLimits, Limits } from '../../../sandbox/provider/ledger/attempt-limits.js';
import { smsCode } from '../../../sandbox/provider/sms/sms-codes.js';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import { walletAddress } from '../../../sandbox/wallets/wallets-contract.js';
import { product } from '../../../src/domain/payment/product-slug.js';
import { type Answer, type Fields, post } from '../../sandbox/calls.js';
import { openSandbox } from '../../sandbox/running-sandbox.js';
import { notice, Shopper } from '../../sandbox/shopper.js';
import { type Caller, callOf, contractOf, Exercised } from '../contract.js';
import { deviationsOf } from '../openapi/conformance.js';

const merchantCalls = contractOf('merchant');

/** Which documented answers the sandbox has given, by who asked. */
export const exercised: Readonly<Record<Caller, Exercised>> = {
  page: new Exercised(contractOf('page')),
  merchant: new Exercised(merchantCalls),
};

/** Where a call of the sandbox is not as docs/openapi.json says. */
export const deviations = new Set<string>();

const { fetch: plainFetch } = globalThis;

/** The sandbox of all suites of the contract; open between {@link openExercised} and {@link closeExercised}. */
export let sandbox: Sandbox;

/** Opens the sandbox and notes each answer of the provider from now on. */
export async function openExercised(): Promise<void> {
  sandbox = await openSandbox({}, (container) => {
    container.rebind(Limits).toConstantValue({ ...defaultLimits, lookUpsPerOrder: 8, ordersPerForm: 2 });
  });
  globalThis.fetch = async (input, init) => {
    const response = await plainFetch(input, init);
    const { origin, pathname } = new URL(String(input));
    const { method = 'GET', body: sent } = init ?? {};
    const caller = callOf(merchantCalls, method, pathname) === undefined ? 'page' : 'merchant';
    if (origin === sandbox.urls.provider) {
      const { status } = response;
      const body = await bodyOf(response.clone());
      exercised[caller].note(method, pathname, status, body);
      const fields = sent instanceof URLSearchParams ? sent : undefined;
      for (const deviation of deviationsOf({ method, path: pathname, fields, status, body })) deviations.add(deviation);
    }
    return response;
  };
}

export async function closeExercised(): Promise<void> {
  globalThis.fetch = plainFetch;
  await sandbox.close();
}

async function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

/** The number of the card of a scenario. */
export const cardOf = (id: string) => scenarios.find((scenario) => scenario.id === id)?.number ?? '';

export const frictionless = cardOf('3d-frictionless');

/** What a token offers beside the card. */
export const everyMethod = { payment_options: 'tosla,juzdan,alisGidis,mmPay,bex,bankTransfer', bank_loans: 'akbank' };

/** A shopper on the page of a payment that every method can pay. */
export function arrive(changes: Fields = {}): Promise<Shopper> {
  return Shopper.arrive(sandbox.urls.provider, { ...everyMethod, ...changes });
}

/** The code of an answer's error. */
export const codeOf = (answer: Answer): string | undefined => answer.json?.error?.code;

/** The latest attempt of an order: its id, and the reference that its wallet goes by. */
async function attemptOf({ opened }: Shopper): Promise<{ readonly id: string; readonly reference: string | null }> {
  const rows = await sandbox.db
    .select({ id: attempts.id, reference: attempts.reference })
    .from(attempts)
    .innerJoin(orders, eq(orders.id, attempts.orderId))
    .where(eq(orders.token, opened.token))
    .orderBy(attempts.at);
  return rows.at(-1) ?? { id: '', reference: null };
}

/** The shopper does this at the wallet. */
export async function actAtWallet(shopper: Shopper, method: string, act: string): Promise<void> {
  const { id, reference } = await attemptOf(shopper);
  // Only bex asks for it: its page stands in a frame of no origin.
  await post(walletAddress(sandbox.urls.wallets, method, id), { act, token: reference ?? '' });
}

/** Every call that carries the access, with fields that are right as far as they can be. */
export const accessCalls: readonly (readonly [path: string, fields: Fields])[] = [
  ['/odeme/api/oos/check/payment-status', { email: 'ayse@example.com' }],
  ['/odeme/api/oos/check/ticimax-basket', {}],
  ['/odeme/api/oos/card/details', { binNumber: '43550843' }],
  ['/odeme/api/oos/card/installment', { binNumber: '43550843', amount: '1.234,50', shortId: '' }],
  ['/odeme/api/oos/card/points', { amount: '1.234,50', brand: '' }],
  ['/odeme/api/oos/card/delete', { ctoken: 'c', utoken: 'u', dtoken: 'd', groupId: 'g' }],
  ['/odeme/api/oos/payment/juzdan', { ptrUrl: '', userIp: '', requestExpDate: '' }],
  ['/odeme/api/oos/check/tosla-status', { referenceCode: 'R1' }],
  ['/odeme/api/oos/check/bex-approved', { resultId: 'r1' }],
  ['/odeme/api/oos/verification/send', { phone: '' }],
  ['/odeme/api/oos/verification/confirm', { smsCode }],
  ['/odeme/api/oos/verification/status', {}],
  ['/odeme/api/oos/transfer/banks', {}],
  ['/odeme/api/oos/transfer/shown', { bank: 'isbank' }],
  ['/odeme/api/oos/expiry/extend', {}],
  ['/odeme/api/oos/transfer/notify', notice],
  ['/odeme/api/oos/transfer/confirm', { smsCode }],
  ['/odeme/api/oos/transfer/resend', {}],
  ['/odeme/api/oos/transfer/status', {}],
];

/** Makes every call there is, for a payment in whatever state. */
export async function makeEveryCall(shopper: Shopper): Promise<void> {
  await shopper.load();
  await shopper.status();
  await shopper.pay(frictionless);
  for (const [path, fields] of accessCalls)
    await shopper.call(path, { ...fields, [`${product}Token`]: shopper.opened.token });
}
