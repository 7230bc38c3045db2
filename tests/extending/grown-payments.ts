/**
 * Pays with the rows that `added-rows.test.ts` adds, by the page's own use cases through a sandbox with the same rows,
 * and prints what came of it as one line of JSON. The test bundles this file with the added rows and runs it.
 */

import { firstValueFrom, lastValueFrom } from 'rxjs';
import { sandboxContainer } from '../../sandbox/container.js';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.js';
import { payWithRedirectWallet } from '../../src/application/methods/pay-with-redirect-wallet.js';
import { recogniseScheme } from '../../src/domain/card/scheme.js';
import { offeredWallets, walletIn, wallets } from '../../src/domain/methods/wallets.js';
import { formatMoney } from '../../src/domain/money/amount.js';
import { product } from '../../src/domain/payment/product-slug.js';
import { headlessPageHost } from '../../src/infrastructure/host/headless-page-host.js';
import {
  AskOutcome,
  Host,
  nodeContainer,
  OpenPayment,
  PayByCard,
  Payments,
  Wallets,
} from '../../src/infrastructure/node/container.js';
import { type Fields, get, post } from '../sandbox/calls.js';
import { createToken } from '../sandbox/merchant.js';

/** A card whose bank asks nothing and approves. */
const frictionless = '4355084300001002';

async function arrive({ urls }: Sandbox, order: Fields) {
  const { token } = await createToken(urls.provider, order);
  const vezne = nodeContainer({ baseUrl: urls.provider, language: 'en' });
  vezne.rebind(Host).toConstantValue(headlessPageHost({ loopbackOrigins: Object.values(urls) }));
  const opened = await firstValueFrom(vezne.get(OpenPayment)(token));
  if (opened.kind !== 'payable') throw new Error(opened.kind);
  const { page } = opened;
  const pay = async (number: string, with3d = true) => {
    const card = { number, owner: 'AYŞE YILMAZ', month: '12', year: '30', cvv: '000' };
    const chosen = { language: 'en', brand: '', with3d, storeCard: false, installmentCount: 0 } as const;
    const source = { kind: 'new', card } as const;
    return (await lastValueFrom(vezne.get(PayByCard)({ page, source, points: undefined, ...chosen }))).kind;
  };
  return { vezne, page, token, pay };
}

async function payInCurrency(sandbox: Sandbox, currency: string) {
  const { page, pay } = await arrive(sandbox, { currency });
  const { amount, currency: read } = page.order;
  return { currency: read, shown: formatMoney(amount, read), outcome: await pay(frictionless) };
}

/** The merchant allows payments without 3-D Secure, and the bank of an unknown card asks for nothing then. */
async function payWithScheme(sandbox: Sandbox, number: string) {
  const { pay } = await arrive(sandbox, { merchant_id: '100003' });
  return { scheme: recogniseScheme(number)?.id, outcome: await pay(number, false) };
}

async function payAtMerchant(sandbox: Sandbox, merchantId: string) {
  const wrong = await arrive(sandbox, { merchant_id: merchantId, payment_amount: '999' });
  const right = await arrive(sandbox, { merchant_id: merchantId });
  return {
    policy: right.page.merchant.policy,
    wrongBasket: await wrong.pay(frictionless),
    rightBasket: await right.pay(frictionless),
  };
}

async function payWithWallet(sandbox: Sandbox, code: string) {
  const { vezne, page, token } = await arrive(sandbox, { payment_options: code });
  const wallet = walletIn(wallets, code);
  if (wallet === undefined) throw new Error(`No wallet ${code}`);
  const ports = { payments: vezne.get(Payments), host: vezne.get(Host), wallets: vezne.get(Wallets) };
  const left = await lastValueFrom(payWithRedirectWallet(wallet)(ports)({ page, language: 'en' }));
  if (left.kind !== 'leaving') throw new Error(left.kind);
  const asked = await get(left.url);
  await post(left.url, { act: 'approve' });
  const outcome = await lastValueFrom(vezne.get(AskOutcome)({ token, page }));
  const offered = offeredWallets(page).map(({ option }) => option.name);
  return { offered, walletPage: asked.status, outcome: outcome.kind };
}

const [dataFolder = '', currency = '', number = '', merchantId = '', wallet = ''] = process.argv.slice(2);
const sandbox = await startSandbox(
  sandboxContainer({
    host: '127.0.0.1',
    ports: { provider: 0, store: 0, acs: 0, wallets: 0 },
    product,
    pageFolder: '/nonexistent',
    controls: false,
    demo: true,
    logLevel: 'silent',
    database: { dataFolder },
    fingerprintKey: { key: Buffer.alloc(32, 'fingerprints').toString('base64') },
  }),
);
const came = {
  currency: await payInCurrency(sandbox, currency),
  scheme: await payWithScheme(sandbox, number),
  merchant: await payAtMerchant(sandbox, merchantId),
  wallet: await payWithWallet(sandbox, wallet),
};
await sandbox.close();
process.stdout.write(JSON.stringify(came));
