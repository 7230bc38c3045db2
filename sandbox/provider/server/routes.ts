import { type Bind, ContainerModule, type ServiceIdentifier } from 'inversify';
import { DataPlace } from '../../database/data-place.js';
import { Database, OpenDatabase } from '../../database/database.js';
import { DatabaseClock } from '../../database/database-clock.js';
import { ownSchemaVersion } from '../../database/open-database.js';
import { bindClass } from '../../process/bind-class.js';
import { AdjustableClock, SignatureClock } from '../../process/clock.js';
import { ProductSlug } from '../../process/product.js';
import { Readiness } from '../../process/readiness.js';
import { Urls } from '../../process/urls.js';
import { ApiDocument } from '../api-document/api-document.js';
import { Fingerprints } from '../database/fingerprints.js';
import { Secrets } from '../database/secrets.js';
import { LegalRows } from '../installments/legal-rows.js';
import { CardBehaviours } from '../issuer/card-behaviour.js';
import { ChallengeDocuments } from '../issuer/challenge-documents.js';
import { Issuer } from '../issuer/issuer.js';
import { Limits } from '../ledger/attempt-limits.js';
import { Ledger } from '../ledger/ledger.js';
import { VoidPosts } from '../ledger/void-payment-posts.js';
import { PolicyOf } from '../merchants/merchant-policies.js';
import { Merchants } from '../merchants/merchants.js';
import { Outbox } from '../notifications/outbox.js';
import { OrderCases } from '../orders/order-case.js';
import { PageRoutes } from '../page/page-routes.js';
import { AskTosla } from '../page-api/ask-tosla.js';
import { AskBex, ReturnFromWallet } from '../page-api/ask-wallet.js';
import { AuthoriseAttempt } from '../page-api/authorise-attempt.js';
import { CardDetails } from '../page-api/card-details.js';
import { CardInstallments } from '../page-api/card-installments.js';
import { CardPoints } from '../page-api/card-points.js';
import { CheckPayment } from '../page-api/check-payment.js';
import { DeleteStoredCard } from '../page-api/delete-card.js';
import { ExtendTime } from '../page-api/extend-time.js';
import { LinkForms } from '../page-api/link-page.js';
import { NewAttempts } from '../page-api/new-attempts.js';
import { OpenLinks } from '../page-api/open-links.js';
import { LinkOrders } from '../page-api/open-order.js';
import { PageLimits } from '../page-api/page-limits.js';
import { PayByCard } from '../page-api/pay-by-card.js';
import { StartJuzdan, WalletPosts } from '../page-api/pay-by-wallet.js';
import { PayLink } from '../page-api/pay-link.js';
import { PayingCards } from '../page-api/paying-cards.js';
import { Payments } from '../page-api/payments.js';
import { ReadLink } from '../page-api/read-link.js';
import { ReadPayment } from '../page-api/read-payment.js';
import { ReturnAddresses } from '../page-api/return-addresses.js';
import { ReturnFromBank } from '../page-api/return-from-bank.js';
import { SmsCodeCalls } from '../page-api/sms-code-calls.js';
import { TakeReports } from '../page-api/take-reports.js';
import { Transfer } from '../page-api/transfer.js';
import { Verification } from '../page-api/verification.js';
import type { Routes } from '../requests/routes.js';
import { SmsCodes } from '../sms/sms-codes.js';
import { WalletPayments } from '../wallets/wallet-payments.js';
import { Health, SchemaVersion } from './health.js';
import { bindMerchantCalls, merchantCalls } from './merchant-routes.js';
import { ProviderRoutes } from './provider.js';
/** The calls of the page, the merchants' calls, and where banks and wallets send shoppers back to. */
export const providerRoutes = new ContainerModule(({ bind }) => {
  bindPageCalls(bind);
  bindMerchantCalls(bind);
  bindClass(bind, Health, [OpenDatabase, Readiness, SchemaVersion, DatabaseClock, DataPlace]);
  bind(SchemaVersion).toResolvedValue(ownSchemaVersion, []);
  bindClass(bind, ApiDocument, [Urls, ProductSlug]);
  bindClass(bind, TakeReports, [Database, AdjustableClock]);
  bindClass(bind, ReturnFromBank, [Database, AdjustableClock, Secrets, CardBehaviours, Issuer, Ledger]);
  bindClass(bind, ReturnFromWallet, [Database, AdjustableClock]);
  const returns = [ReturnFromBank, ReturnFromWallet];
  bind(PageCalls).toResolvedValue((...routes: Routes[]) => routes, pageCalls);
  bind(MerchantCalls).toResolvedValue((...routes: Routes[]) => routes, merchantCalls);
  bind(Returns).toResolvedValue((...routes: Routes[]) => routes, returns);
  bind(ProviderRoutes).toResolvedValue(
    (
      health: Routes,
      apiDocument: Routes,
      page: Routes,
      pageCalls: Routes[],
      reports: Routes,
      returns: Routes[],
      merchantCalls: Routes[],
    ) => ({
      health,
      apiDocument,
      page,
      pageCalls,
      reports,
      returns,
      merchantCalls,
    }),
    [Health, ApiDocument, PageRoutes, PageCalls, TakeReports, Returns, MerchantCalls],
  );
});

const PageCalls: ServiceIdentifier<Routes[]> = Symbol('PageCalls');
const MerchantCalls: ServiceIdentifier<Routes[]> = Symbol('MerchantCalls');
const Returns: ServiceIdentifier<Routes[]> = Symbol('Returns');

const pageCalls = [
  ReadPayment,
  CheckPayment,
  ExtendTime,
  CardDetails,
  CardInstallments,
  CardPoints,
  DeleteStoredCard,
  PayByCard,
  StartJuzdan,
  AskTosla,
  AskBex,
  Verification,
  Transfer,
  ReadLink,
  PayLink,
];

function bindPageCalls(bind: Bind): void {
  bindClass(bind, ReturnAddresses, [Database, AdjustableClock, SignatureClock, Merchants, Urls]);
  bindClass(bind, Payments, [Database, AdjustableClock, Merchants, ReturnAddresses]);
  bindClass(bind, PayingCards, [Database, AdjustableClock, Fingerprints, CardBehaviours]);
  bindClass(bind, PageLimits, [Database, AdjustableClock, Limits, Fingerprints]);
  bindClass(bind, NewAttempts, [PageLimits]);
  bindClass(bind, SmsCodeCalls, [AdjustableClock, Ledger, SmsCodes, Payments]);
  bindClass(bind, AuthoriseAttempt, [Issuer, Ledger]);
  bindClass(bind, WalletPosts, [Urls, OrderCases, NewAttempts, Ledger, AuthoriseAttempt, Payments]);
  bindClass(bind, OpenLinks, [Database, AdjustableClock, Urls, Merchants]);
  bindClass(bind, LinkForms, [Urls, ProductSlug, Fingerprints]);
  bindClass(bind, LinkOrders, [Database, AdjustableClock, Urls]);

  bindClass(bind, ReadPayment, [
    Database,
    AdjustableClock,
    Urls,
    ProductSlug,
    Payments,
    OpenLinks,
    VoidPosts,
    LegalRows,
    ReturnAddresses,
  ]);
  bindClass(bind, CheckPayment, [Payments, PolicyOf, VoidPosts]);
  bindClass(bind, ExtendTime, [Database, AdjustableClock, Payments]);
  bindClass(bind, CardDetails, [AdjustableClock, Payments, PageLimits]);
  bindClass(bind, CardInstallments, [AdjustableClock, Payments, PolicyOf, PageLimits, LegalRows]);
  bindClass(bind, CardPoints, [AdjustableClock, Payments, PayingCards, PageLimits]);
  bindClass(bind, DeleteStoredCard, [Database, Payments]);
  bindClass(bind, PayByCard, [
    Database,
    AdjustableClock,
    ProductSlug,
    Payments,
    PayingCards,
    NewAttempts,
    Ledger,
    ChallengeDocuments,
    WalletPosts,
    PolicyOf,
    AuthoriseAttempt,
    SmsCodes,
    LegalRows,
  ]);
  bindClass(bind, StartJuzdan, [ProductSlug, Payments, WalletPosts]);
  bindClass(bind, AskTosla, [Database, Payments, WalletPayments]);
  bindClass(bind, AskBex, [Database, Payments, WalletPayments]);
  bindClass(bind, Verification, [
    Database,
    AdjustableClock,
    Payments,
    CardBehaviours,
    Ledger,
    SmsCodeCalls,
    AuthoriseAttempt,
  ]);
  bindClass(bind, Transfer, [
    Database,
    AdjustableClock,
    Urls,
    OrderCases,
    Payments,
    NewAttempts,
    Ledger,
    Outbox,
    SmsCodes,
    SmsCodeCalls,
    VoidPosts,
  ]);
  bindClass(bind, ReadLink, [Database, Payments, OpenLinks, LinkForms]);
  bindClass(bind, PayLink, [OpenLinks, LinkForms, LinkOrders, PageLimits]);
}
