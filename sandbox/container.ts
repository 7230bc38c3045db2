import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { legalLimits } from '../src/domain/installments/legal-limits.js';
import { policyOf } from '../src/domain/merchant/policies.js';
import { createAcs } from './bank/acs.js';
import { Configuration } from './configuration.js';
import { isRestored } from './database/data-place.js';
import { Database, OpenDatabase } from './database/database.js';
import { openDatabase } from './database/open-database.js';
import { addDemo, refuseDemoBesideOthers } from './demo/demo-data.js';
import { LinkHistory } from './demo/link-history.js';
import { demoPolicies, demoPolicyOf } from './demo/merchants.js';
import { demoPrepared } from './demo/prepared.js';
import { demoOrderCases } from './demo/sandbox-cases.js';
import { demoBehaviours } from './demo/scenarios.js';
import { demoPhones } from './demo/telephones.js';
import { bindClass } from './process/bind-class.js';
import { AdjustableClock, clockFrom, machineClock, SignatureClock } from './process/clock.js';
import { Closing } from './process/closing.js';
import { Listeners, listenAll } from './process/listening.js';
import { Metrics } from './process/metrics.js';
import { ProductSlug } from './process/product.js';
import { Quiet } from './process/quiet.js';
import { Readiness } from './process/readiness.js';
import { Urls } from './process/urls.js';
import { ProviderOffice } from './provider/back-office/provider-office.js';
import { readFingerprintKey } from './provider/database/fingerprint-key.js';
import { Fingerprints } from './provider/database/fingerprints.js';
import { agreeOnFingerprintKey, readSecrets, refuseOtherFingerprintKey, Secrets } from './provider/database/secrets.js';
import { Faults } from './provider/faults/faults.js';
import { categoriesOf, LegalRows } from './provider/installments/legal-rows.js';
import { CardBehaviours } from './provider/issuer/card-behaviour.js';
import { DemoIssuer, Issuer } from './provider/issuer/issuer.js';
import { defaultLimits, Limits } from './provider/ledger/attempt-limits.js';
import { Ledger } from './provider/ledger/ledger.js';
import { MerchantAddresses } from './provider/merchants/merchant-addresses.js';
import { PolicyOf } from './provider/merchants/merchant-policies.js';
import { Merchants } from './provider/merchants/merchants.js';
import { OrderCases } from './provider/orders/order-case.js';
import { PageRoutes } from './provider/page/page-routes.js';
import { PageViews } from './provider/page/page-views.js';
import { OpenLinks } from './provider/page-api/open-links.js';
import { LinkOrders } from './provider/page-api/open-order.js';
import { PayingCards } from './provider/page-api/paying-cards.js';
import { ReturnAddresses } from './provider/page-api/return-addresses.js';
import { defaultPeriods, RetentionPeriods } from './provider/retention/periods.js';
import { createProvider, ProviderRoutes } from './provider/server/provider.js';
import { providerRoutes } from './provider/server/routes.js';
import { providerServices } from './provider/server/services.js';
import { SharedPhones } from './provider/sms/sms-codes.js';
import { WalletPayments } from './provider/wallets/wallet-payments.js';
import { Prepared } from './store/prepared/store-options.js';
import { createStore } from './store/store.js';
import { createWallets } from './wallets/wallets.js';
/** Everything that exists once in a sandbox. What a test rebinds before `startSandbox`, all others get. */
export function sandboxContainer(configuration: Configuration): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(Configuration).toConstantValue(configuration);
  container.load(processModule, providerServices, providerRoutes, serversModule);
  return container;
}

/** Holds what belongs to this process, its database and its addresses. */
const processModule = new ContainerModule(({ bind }) => {
  bind(Closing).toResolvedValue(({ closeWithinMs }: Configuration) => new Closing(closeWithinMs ?? 0), [Configuration]);
  bind(AdjustableClock).toResolvedValue(({ seeded }: Configuration) => clockFrom(seeded?.startsAt), [Configuration]);
  // Both sides of a signature read it, and the merchant's side reads the machine's, which goes on while the machine sleeps.
  bind(SignatureClock).toResolvedValue(
    ({ seeded }: Configuration, clock: AdjustableClock) => (seeded === undefined ? clock : machineClock),
    [Configuration, AdjustableClock],
  );
  bind(Readiness).toResolvedValue(({ seeded }: Configuration) => new Readiness(seeded === undefined), [Configuration]);
  bind(Faults).toResolvedValue(() => new Faults(), []);
  bind(Limits).toConstantValue(defaultLimits);
  bind(RetentionPeriods).toResolvedValue(
    ({ retention }: Configuration) => retention ?? defaultPeriods,
    [Configuration],
  );
  bind(LegalRows).toResolvedValue(({ legalRows }: Configuration) => legalRows ?? legalLimits, [Configuration]);
  bind(ProductSlug).toResolvedValue(({ product }: Configuration) => product, [Configuration]);
  bindClass(bind, Metrics, []);
  bind(OpenDatabase).toResolvedValue(
    async ({ database, demo, fingerprintKey, ...settings }: Configuration, closing: Closing) => {
      const open = await openDatabase(database, async (tx) => {
        await refuseOtherFingerprintKey(tx, new Fingerprints(readFingerprintKey(fingerprintKey)));
        if (demo) await refuseDemoBesideOthers(tx);
      });
      closing.add((_deadline, end) => open.close(end));
      // guard: demo data that nobody asked for -> await addDemo(open.db, settings);
      if (demo) await addDemo(open.db, settings);
      return open;
    },
    [Configuration, Closing],
  );
  bind(Database).toResolvedValue(({ db }: OpenDatabase) => db, [OpenDatabase]);
  bind(Quiet).toResolvedValue(
    async ({ quiet }: Configuration, db: Database): Promise<Quiet> =>
      quiet === true ? 'asked' : (await isRestored(db)) ? 'restored' : 'no',
    [Configuration, Database],
  );
  bind(Secrets).toResolvedValue((db: Database) => readSecrets(db), [Database]);
  bind(Fingerprints).toResolvedValue(
    async ({ fingerprintKey }: Configuration, db: Database) => {
      const fingerprints = new Fingerprints(readFingerprintKey(fingerprintKey));
      await agreeOnFingerprintKey(db, fingerprints);
      return fingerprints;
    },
    [Configuration, Database],
  );
  bind(Listeners).toResolvedValue(
    ({ host, ports }: Configuration, closing: Closing) => listenAll(host, ports, closing),
    [Configuration, Closing],
  );
  bind(Urls).toResolvedValue(
    ({ host, publicUrls }: Configuration, listeners: Listeners) => ({
      ...listeningUrls(host, listeners),
      ...publicUrls,
    }),
    [Configuration, Listeners],
  );
});

/** The servers, not listening yet, and the recurring work. */
const serversModule = new ContainerModule(({ bind }) => {
  bind(CardBehaviours).toConstantValue(demoBehaviours);
  bind(Issuer).toResolvedValue((clock: AdjustableClock) => new DemoIssuer(clock), [AdjustableClock]);
  bind(OrderCases).toConstantValue(demoOrderCases);
  bind(SharedPhones).toConstantValue(demoPhones);
  bind(PolicyOf).toResolvedValue(
    ({ demo }: Configuration) => (demo ? demoPolicyOf : (id: string) => policyOf(id)),
    [Configuration],
  );
  bind(MerchantAddresses).toResolvedValue(
    (urls: Urls, { loopbackSites = [] }: Configuration) => new MerchantAddresses(urls, loopbackSites),
    [Urls, Configuration],
  );
  bind(PageRoutes).toResolvedValue(
    (
      urls: Urls,
      product: string,
      views: PageViews,
      addresses: MerchantAddresses,
      { demo, pageFolder }: Configuration,
    ) => new PageRoutes(urls, product, demo ? demoPolicies : [], views, addresses, pageFolder),
    [Urls, ProductSlug, PageViews, MerchantAddresses, Configuration],
  );
  bind(ProviderApp).toResolvedValue(createProvider, [
    Configuration,
    Urls,
    AdjustableClock,
    Faults,
    Metrics,
    ProviderRoutes,
    ReturnAddresses,
  ]);
  bind(AcsApp).toResolvedValue(
    (db: Database, clock: AdjustableClock, urls: Urls, secrets: Secrets, { logLevel, logStream }: Configuration) =>
      createAcs({
        db,
        clock,
        publicUrl: urls.acs,
        providerUrl: urls.provider,
        secret: secrets.acs,
        noticeUrl: 'https://liman.example/kvkk',
        logLevel,
        logStream,
      }),
    [Database, AdjustableClock, Urls, Secrets, Configuration],
  );
  bind(WalletsApp).toResolvedValue(
    (urls: Urls, payments: WalletPayments, { logLevel, logStream }: Configuration) =>
      createWallets({ publicUrl: urls.wallets, providerUrl: urls.provider, payments, logLevel, logStream }),
    [Urls, WalletPayments, Configuration],
  );
  bindClass(bind, LinkHistory, [Database, AdjustableClock, Fingerprints, OpenLinks, LinkOrders, PayingCards, Ledger]);
  bind(Prepared).toResolvedValue(demoPrepared, [Database, AdjustableClock, Fingerprints, LinkHistory]);
  bind(StoreApp).toResolvedValue(
    (
      db: Database,
      clock: AdjustableClock,
      urls: Urls,
      product: string,
      panel: Merchants,
      office: ProviderOffice,
      prepared: Prepared,
      addresses: MerchantAddresses,
      legalRows: LegalRows,
      { forms: formKey }: Secrets,
      { logLevel, logStream }: Configuration,
    ) => {
      const isNotified = (address: string, merchantId: string) => addresses.isNotified(address, merchantId);
      return createStore({
        db,
        clock,
        urls,
        product,
        panel,
        isNotified,
        categories: categoriesOf(legalRows),
        office,
        prepared,
        formKey,
        logLevel,
        logStream,
      });
    },
    [
      Database,
      AdjustableClock,
      Urls,
      ProductSlug,
      Merchants,
      ProviderOffice,
      Prepared,
      MerchantAddresses,
      LegalRows,
      Secrets,
      Configuration,
    ],
  );
});

export const ProviderApp: ServiceIdentifier<FastifyInstance> = Symbol('ProviderApp');
export const AcsApp: ServiceIdentifier<FastifyInstance> = Symbol('AcsApp');
export const WalletsApp: ServiceIdentifier<FastifyInstance> = Symbol('WalletsApp');
export const StoreApp: ServiceIdentifier<FastifyInstance> = Symbol('StoreApp');

/**
 * Store and bank are reached by another name than the provider: `localhost` and `127.0.0.1` are two sites to a browser.
 * For an address in digits a browser makes no passkey. A bank that listens elsewhere is not reached as `localhost`.
 */
export function listeningUrls(host: string, listeners: Listeners): Urls {
  const name = isIPv6(host) ? `[${host}]` : host;
  const isLoopback = ['127.0.0.1', '::1'].includes(host);
  return {
    provider: `http://${name}:${listeners.provider.port}`,
    store: listeners.store === undefined ? 'http://store.invalid' : `http://localhost:${listeners.store.port}`,
    acs: `http://${isLoopback ? 'localhost' : name}:${listeners.acs.port}`,
    wallets: `http://${name}:${listeners.wallets.port}`,
  };
}
