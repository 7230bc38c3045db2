import type { Bind } from 'inversify';
import { Database } from '../../database/database.js';
import { bindClass } from '../../process/bind-class.js';
import { AdjustableClock, SignatureClock } from '../../process/clock.js';
import { ProductSlug } from '../../process/product.js';
import { Urls } from '../../process/urls.js';
import { Fingerprints } from '../database/fingerprints.js';
import { LegalRows } from '../installments/legal-rows.js';
import { Refunds } from '../ledger/refunds.js';
import { ChangeLinks } from '../merchant-api/change-links.js';
import { CreateLink } from '../merchant-api/create-link.js';
import { CreateToken } from '../merchant-api/create-token.js';
import { InquireStatus } from '../merchant-api/inquire-status.js';
import { KnownMerchants } from '../merchant-api/known-merchant.js';
import { ListLinks } from '../merchant-api/list-links.js';
import { ListRates } from '../merchant-api/list-rates.js';
import { LookUpBin } from '../merchant-api/look-up-bin.js';
import { ManageCards } from '../merchant-api/manage-cards.js';
import { ManageLinks } from '../merchant-api/manage-links.js';
import { ManageNotifications } from '../merchant-api/manage-notifications.js';
import { ReadSaleText } from '../merchant-api/read-sale-text.js';
import { RefundOrder } from '../merchant-api/refund-order.js';
import { RenewKey } from '../merchant-api/renew-key.js';
import { ShowStatement } from '../merchant-api/show-statement.js';
import { SignedTexts } from '../merchant-api/signed-texts.js';
import { MerchantAddresses } from '../merchants/merchant-addresses.js';
import { Merchants } from '../merchants/merchants.js';
import { Outbox } from '../notifications/outbox.js';

/** The calls of merchants, in the order in which they are served. */
export const merchantCalls = [
  CreateToken,
  LookUpBin,
  InquireStatus,
  ListRates,
  ManageCards,
  RefundOrder,
  CreateLink,
  ManageLinks,
  ChangeLinks,
  ListLinks,
  ReadSaleText,
  ManageNotifications,
  ShowStatement,
  RenewKey,
];

export function bindMerchantCalls(bind: Bind): void {
  bindClass(bind, KnownMerchants, [ProductSlug, SignatureClock, Merchants]);
  bindClass(bind, SignedTexts, [Database, Fingerprints, AdjustableClock]);
  bindClass(bind, CreateToken, [
    Database,
    AdjustableClock,
    KnownMerchants,
    MerchantAddresses,
    SignedTexts,
    Fingerprints,
    LegalRows,
  ]);
  bindClass(bind, LookUpBin, [KnownMerchants, SignedTexts]);
  bindClass(bind, InquireStatus, [Database, AdjustableClock, KnownMerchants, SignedTexts]);
  bindClass(bind, ListRates, [KnownMerchants, SignedTexts]);
  bindClass(bind, ManageCards, [Database, KnownMerchants, SignedTexts]);
  bindClass(bind, RefundOrder, [Database, KnownMerchants, Refunds, SignedTexts]);
  bindClass(bind, CreateLink, [
    Database,
    AdjustableClock,
    Urls,
    KnownMerchants,
    MerchantAddresses,
    SignedTexts,
    LegalRows,
  ]);
  bindClass(bind, ManageLinks, [Database, AdjustableClock, Urls, KnownMerchants, SignedTexts]);
  bindClass(bind, ChangeLinks, [Database, AdjustableClock, KnownMerchants, SignedTexts, LegalRows]);
  bindClass(bind, ReadSaleText, [Database, KnownMerchants, SignedTexts]);
  bindClass(bind, ListLinks, [Database, AdjustableClock, Urls, KnownMerchants, SignedTexts]);
  bindClass(bind, ManageNotifications, [Database, Outbox, KnownMerchants, SignedTexts]);
  bindClass(bind, ShowStatement, [Database, KnownMerchants, SignedTexts]);
  bindClass(bind, RenewKey, [Database, SignatureClock, KnownMerchants]);
}
