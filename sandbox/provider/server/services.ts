import { ContainerModule } from 'inversify';
import { DataPlace } from '../../database/data-place.js';
import { Database } from '../../database/database.js';
import { DatabaseClock } from '../../database/database-clock.js';
import { bindClass } from '../../process/bind-class.js';
import { AdjustableClock, SignatureClock } from '../../process/clock.js';
import { Metrics } from '../../process/metrics.js';
import { Urls } from '../../process/urls.js';
import { ProviderOffice } from '../back-office/provider-office.js';
import { Fingerprints } from '../database/fingerprints.js';
import { Secrets } from '../database/secrets.js';
import { LegalRows } from '../installments/legal-rows.js';
import { ChallengeDocuments } from '../issuer/challenge-documents.js';
import { Issuer } from '../issuer/issuer.js';
import { Jobs } from '../jobs/jobs.js';
import { Reversals } from '../jobs/reversals.js';
import { Limits } from '../ledger/attempt-limits.js';
import { ExpiredOrders } from '../ledger/expired-orders.js';
import { LapsedAuthorisations } from '../ledger/lapsed-authorisations.js';
import { Ledger } from '../ledger/ledger.js';
import { Outcomes } from '../ledger/outcomes.js';
import { Refunds } from '../ledger/refunds.js';
import { Reviews } from '../ledger/reviews.js';
import { VoidPosts } from '../ledger/void-payment-posts.js';
import { MerchantAddresses } from '../merchants/merchant-addresses.js';
import { PolicyOf } from '../merchants/merchant-policies.js';
import { Merchants } from '../merchants/merchants.js';
import { HostNames, ResolveHost } from '../notifications/host-names.js';
import { MerchantPosts } from '../notifications/merchant-posts.js';
import { Outbox } from '../notifications/outbox.js';

import { PageViews } from '../page/page-views.js';
import { RetentionPeriods } from '../retention/periods.js';
import { Retention } from '../retention/retention.js';
import { SharedPhones, SmsCodes } from '../sms/sms-codes.js';
import { WalletPayments } from '../wallets/wallet-payments.js';
/** Holds what the routes and the recurring work of the provider have in common; each is built once. */
export const providerServices = new ContainerModule(({ bind }) => {
  bindClass(bind, Merchants, [Database, SignatureClock, Urls]);
  bindClass(bind, Outbox, [AdjustableClock, Urls]);
  bindClass(bind, Outcomes, [Limits, Outbox, Urls]);
  bindClass(bind, Ledger, [Database, AdjustableClock, Limits, Outcomes, Metrics]);
  bindClass(bind, VoidPosts, [Database, AdjustableClock]);
  bindClass(bind, Reviews, [Database, AdjustableClock, Outcomes]);
  bindClass(bind, ExpiredOrders, [Database, AdjustableClock, Outcomes]);
  bindClass(bind, LapsedAuthorisations, [Database, AdjustableClock]);
  bindClass(bind, Reversals, [Database, AdjustableClock, Issuer]);
  bindClass(bind, Refunds, [Database, AdjustableClock]);
  bindClass(bind, SmsCodes, [Database, AdjustableClock, Limits, Fingerprints, SharedPhones]);
  bindClass(bind, WalletPayments, [Database, AdjustableClock, Issuer, Ledger]);
  bindClass(bind, ProviderOffice, [Database, AdjustableClock, Outbox, Reviews]);
  bindClass(bind, ChallengeDocuments, [AdjustableClock, Urls, Secrets]);
  bindClass(bind, PageViews, [Database, AdjustableClock, Merchants, MerchantAddresses, PolicyOf, LegalRows]);
  bindClass(bind, DataPlace, [Database]);
  bind(DatabaseClock).toResolvedValue(
    (db: Database, clock: AdjustableClock) => new DatabaseClock(db, clock),
    [Database, AdjustableClock],
  );
  bindClass(bind, Retention, [Database, AdjustableClock, RetentionPeriods]);
  bind(ResolveHost).toConstantValue(new HostNames().resolve);
  bindClass(bind, MerchantPosts, [SignatureClock, Merchants, MerchantAddresses, ResolveHost]);
  bindClass(bind, Jobs, [
    Database,
    AdjustableClock,
    DatabaseClock,
    DataPlace,
    Reviews,
    ExpiredOrders,
    LapsedAuthorisations,
    Reversals,
    Retention,
    MerchantPosts,
  ]);
});
