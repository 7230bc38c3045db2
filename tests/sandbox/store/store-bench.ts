import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { linkCases } from '../../../sandbox/demo/link-cases.js';
import { seedMerchants } from '../../../sandbox/demo/merchants.js';
import { preparedPayments } from '../../../sandbox/demo/prepared-payments.js';
import { storeTestCards } from '../../../sandbox/demo/stored-cards.js';
import type { MerchantPanel } from '../../../sandbox/panel/merchant-account.js';
import { AdjustableClock } from '../../../sandbox/process/clock.js';
import { Fingerprints } from '../../../sandbox/provider/database/fingerprints.js';
import { MerchantAddresses } from '../../../sandbox/provider/merchants/merchant-addresses.js';
import { addMerchants, Merchants } from '../../../sandbox/provider/merchants/merchants.js';
import { sign } from '../../../sandbox/store/merchant-api/merchant-api.js';
import { storePaths } from '../../../sandbox/store/prepared/store-options.js';
import { createStore } from '../../../sandbox/store/store.js';
import { openEmpty } from '../embedded-database.js';

/** The store on an embedded database, beside a provider that only records its calls. */
export interface StoreBench {
  readonly store: FastifyInstance;
  readonly panel: MerchantPanel;
  /** Bodies of the calls the provider got, by path. */
  readonly asked: { readonly path: string; readonly body: Record<string, string> }[];
  /** What the provider answers to the next calls. */
  answer: unknown;
  close(): Promise<void>;
}

const storeUrl = 'http://localhost:4001';

export async function openBench(): Promise<StoreBench> {
  const database = await openEmpty();
  await addMerchants(database.db, seedMerchants);
  const provider = fastify();
  await provider.register(formbody);
  const asked: { path: string; body: Record<string, string> }[] = [];
  provider.post('/*', async (request) => {
    asked.push({ path: request.url, body: { ...(request.body as Record<string, string>) } });
    return bench.answer;
  });
  const providerUrl = await provider.listen({ host: '127.0.0.1', port: 0 });
  const clock = new AdjustableClock(Date.UTC(2026, 0, 15, 9, 30));
  const urls = {
    store: storeUrl,
    provider: providerUrl,
    acs: 'http://127.0.0.1:4002',
    wallets: 'http://127.0.0.1:4003',
  };
  const panel = new Merchants(database.db, clock, urls);
  const store = await createStore({
    db: database.db,
    clock,
    urls,
    product: 'vezne',
    panel,
    isNotified: (address, merchantId) => new MerchantAddresses(urls, []).isNotified(address, merchantId),
    categories: ['electronics', 'smallAppliances'],
    office: {
      messages: async () => [],
      linkMessages: async () => [],
      deliveries: async () => [],
      deliveriesOf: async () => [],
      statementOf: async (_id: string, day: string) => ({ day, rows: [] }),
      sendAgain: async () => false,
      readdressWaiting: async () => {},
      reviews: async () => [],
      transferReasons: [],
      decide: async () => false,
    },
    prepared: {
      payments: preparedPayments,
      links: linkCases,
      storeCards: (merchantId, cards) =>
        storeTestCards(database.db, clock, new Fingerprints(Buffer.alloc(32)), merchantId, cards),
      // The provider's side of links is tested with the provider.
      payLink: async () => {},
      expireLink: async () => {},
    },
    formKey: 'key of the forms',
    logLevel: 'silent',
  });
  const bench: StoreBench = {
    store,
    panel,
    asked,
    answer: { status: 'success', token: 'token-1' },
    async close() {
      await store.close();
      await provider.close();
      await database.close();
    },
  };
  return bench;
}

export function postForm(store: FastifyInstance, url: string, fields: Record<string, string>, cookie = '') {
  return store.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Settings of a merchant as a form of the panel has them. */
export const panelSettings = {
  name: 'Gece Plak',
  website: 'http://localhost:4001',
  logo: 'http://localhost:4001/logo.svg',
  notificationUrl: 'http://localhost:4001/bildirim',
  transferNoticeUrl: 'http://localhost:4001/havale-bildirimi',
};

/** Posts a form of the panel with what its page holds for it. */
export async function postPanelForm(store: FastifyInstance, url: string, fields: Record<string, string>) {
  const [, token = ''] = /name="form_token" value="([^"]+)"/.exec((await store.inject('/links/new')).body) ?? [];
  return postForm(store, url, { form_token: token, ...fields });
}

/** Starts the plain approved scenario and returns the order's number. */
export async function orderOf(bench: StoreBench): Promise<string> {
  const answer = await postForm(bench.store, '/scenarios/approved', {});
  const [, oid] = /^\/checkout\/(\w+)$/.exec(String(answer.headers.location)) ?? [];
  if (oid === undefined) throw new Error(`No order: ${answer.statusCode}`);
  return oid;
}

/** A notification as the provider signs it for the first demo merchant. */
export function notify(bench: StoreBench, oid: string, changes: Record<string, string> = {}) {
  const keys = { merchantKey: 'demo-key-100001', merchantSalt: 'demo-salt-100001' };
  const fields = { merchant_oid: oid, status: 'success', total_amount: '42000', merchant_id: '100001', ...changes };
  const hash = sign(keys, oid + keys.merchantSalt + fields.status + fields.total_amount);
  return postForm(bench.store, storePaths.notification, { hash, ...fields });
}
