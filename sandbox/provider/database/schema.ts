import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { linkTypes } from '../../../src/domain/links/link.js';
import type { AcceptedText, OfEachText, Seller } from '../../../src/domain/sale/sale-texts.js';
import type { Appearance } from '../../../src/domain/theme/appearance.js';
import type { ReasonKey } from '../directory/decline-reasons.js';

export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const minor = (name: string) => bigint(name, { mode: 'number' });
export const ofMerchant = () =>
  text('merchant_id')
    .notNull()
    .references(() => merchants.id);
const ofOrder = () =>
  text('order_id')
    .notNull()
    .references(() => orders.id);

/**
 * Holds what a merchant sets in its panel. `{store}` in an address stands for the demo store of the running process.
 */
export const merchants = pgTable('merchants', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  merchantKey: text('merchant_key').notNull(),
  merchantSalt: text('merchant_salt').notNull(),
  /** Address of the merchant's site; empty when unknown. */
  website: text('website').notNull(),
  logo: text('logo').notNull(),
  /** Empty when the merchant has set none. */
  notificationUrl: text('notification_url').notNull(),
  /** Where the notice of a transfer goes (MA-11); empty: nowhere. */
  transferNoticeUrl: text('transfer_notice_url').notNull().default(''),
  testMode: boolean('test_mode').notNull(),
  /** The merchant may take payments without 3-D Secure. */
  non3d: boolean('non3d').notNull(),
  force3d: boolean('force3d').notNull(),
  storeCardOff: boolean('store_card_off').notNull(),
  dark: boolean('dark').notNull(),
  /** Stored cards ask for their security code. */
  requireCvv: boolean('require_cvv').notNull().default(false),
  noInstallment: boolean('no_installment').notNull().default(false),
  /** Where a card offers installments, the single payment is not among them. */
  singleOff: boolean('single_off').notNull().default(false),
  /** Highest count at the cash price; 0: none. */
  pftOptionMax: integer('pft_option_max').notNull().default(0),
  /** Category of its goods, where its orders name none (IN-12); empty: goods in general. */
  category: text('category').notNull().default(''),
  /** Its calls must be signed over the whole body (MA-02). */
  bodySignature: boolean('body_signature').notNull().default(false),
  /** The pair before the present one, and until when it is taken (SV-03); empty and null where there is none. */
  earlierKey: text('earlier_key').notNull().default(''),
  earlierSalt: text('earlier_salt').notNull().default(''),
  earlierUntil: timestampColumn('earlier_until'),
  /** When the last renewal of the pair was signed: a call that was signed no later is one that was recorded. Null before the first one. */
  renewalSignedAt: timestampColumn('renewal_signed_at'),
  /** Accent and corners of its pages (TH-07); empty where they are the page's own. */
  appearance: jsonb('appearance').$type<Appearance>().notNull().default({}),
  /** Its logo shows on payments, too (PP-04). */
  logoOnPayments: boolean('logo_on_payments').notNull().default(false),
});

/**
 * A payment link. What a merchant can change of it: price, stock, uses, description and expiry (LK-09). What is left of it
 * follows from the ledger.
 */
export const links = pgTable(
  'links',
  {
    /** The merchant API's `id` and the last part of the address: 96 random bits. */
    shortId: text('short_id').primaryKey(),
    merchantId: ofMerchant(),
    kind: text('kind', { enum: linkTypes }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Address of the product's picture; empty when there is none. */
    image: text('image').notNull(),
    /** Minor units: what a collection collects, one piece of a product, the least amount of a flex link. */
    price: minor('price').notNull(),
    /** Minor units: the highest amount of a flex link. */
    maxPrice: minor('max_price'),
    currency: text('currency').notNull(),
    lang: text('lang').notNull(),
    /** 1: the single payment only. */
    maxInstallment: integer('max_installment').notNull(),
    /** Category of its goods, by which the law limits installments (IN-12); empty: that of its merchant. */
    category: text('category').notNull().default(''),
    /** Highest count at the cash price; 0: none. */
    pftOptionMax: integer('pft_option_max').notNull(),
    payerName: text('payer_name').notNull(),
    payerEmail: text('payer_email').notNull(),
    /** Pieces one payment buys at least. */
    minCount: integer('min_count').notNull(),
    /** Pieces that can be sold in all; null: no limit. */
    stock: integer('stock'),
    zipRequired: boolean('zip_required').notNull(),
    /** The invoice details are asked for from the start. */
    invoice: boolean('invoice').notNull(),
    /** Where its payments are notified, with the merchant's name for it; both empty, or neither. */
    callbackLink: text('callback_link').notNull(),
    callbackId: text('callback_id').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    expiresAt: timestampColumn('expires_at'),
    deletedAt: timestampColumn('deleted_at'),
    pausedAt: timestampColumn('paused_at'),
    /** Payments it takes in all; null: no limit. */
    maxUses: integer('max_uses'),
    /** Codes of the payment methods it takes beside the card; null: all of the provider's (LK-08). */
    paymentOptions: jsonb('payment_options').$type<string[]>(),
    bankLoans: jsonb('bank_loans').$type<string[]>(),
    /** Where its shoppers go after a payment, and what they read then (LK-11); empty where it names none. */
    okUrl: text('ok_url').notNull().default(''),
    failUrl: text('fail_url').notNull().default(''),
    /** They carry the state of the order that a shopper comes back from (MA-13). */
    returnState: boolean('return_state').notNull().default(false),
    successMessage: text('success_message').notNull().default(''),
    /** Who sells a product by it (LW-01); null where the merchant did not say. */
    seller: jsonb('seller').$type<Seller>(),
    /** Which texts its buyers accept (LW-02): `sale_texts` has them; null where there are none. */
    saleTexts: jsonb('sale_texts').$type<OfEachText<AcceptedText>>(),
  },
  (table) => [index('links_merchant').on(table.merchantId, table.createdAt)],
);

/** The text messages and e-mails that a real provider would have sent. */
export const linkMessages = pgTable(
  'link_messages',
  {
    seq: minor('seq').primaryKey().generatedAlwaysAsIdentity(),
    linkId: text('link_id')
      .notNull()
      .references(() => links.shortId),
    at: timestampColumn('at').notNull(),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    /** A phone number or an e-mail address. */
    recipient: text('recipient').notNull(),
    /** Empty for a text message. */
    subject: text('subject').notNull(),
    body: text('body').notNull(),
  },
  (table) => [index('link_messages_link').on(table.linkId, table.seq), index('link_messages_by_time').on(table.at)],
);

/** One order and the token its page is opened with. Written once, but for its language, its times, its end, and its personal fields, which are emptied after their period (SV-07). */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    csrfToken: text('csrf_token').notNull(),
    merchantId: ofMerchant(),
    merchantOid: text('merchant_oid').notNull(),
    /** Minor units. */
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    email: text('email').notNull(),
    userIp: text('user_ip').notNull(),
    userName: text('user_name').notNull(),
    userAddress: text('user_address').notNull(),
    userPhone: text('user_phone').notNull(),
    /** Base64 of JSON, as the merchant sent it. */
    userBasket: text('user_basket').notNull(),
    noInstallment: boolean('no_installment').notNull(),
    maxInstallment: integer('max_installment').notNull(),
    /** Category of its goods, by which the law limits installments (IN-12); empty: goods in general. */
    category: text('category').notNull().default(''),
    /** Price of the goods that the order pays a part of, in minor units, by which the law limits installments (IN-12); null: its basket says it. */
    goodsPrice: minor('goods_price'),
    okUrl: text('ok_url').notNull(),
    failUrl: text('fail_url').notNull(),
    /** Both carry the order's state when a shopper is led to them (MA-13). */
    returnState: boolean('return_state').notNull().default(false),
    testMode: boolean('test_mode').notNull(),
    debugOn: boolean('debug_on').notNull(),
    /** Minutes. */
    timeoutLimit: integer('timeout_limit').notNull(),
    lang: text('lang').notNull(),
    non3d: boolean('non3d').notNull(),
    force3d: boolean('force3d').notNull(),
    storeCardOff: boolean('store_card_off').notNull(),
    dark: boolean('dark').notNull(),
    /** The merchant stated the theme of its frame (TH-08). */
    themeStated: boolean('theme_stated').notNull().default(false),
    /** The look that its get-token named (TH-07); null where it named none. */
    appearance: jsonb('appearance').$type<Appearance>(),
    warnings: jsonb('warnings').$type<string[]>().notNull(),
    /** The shopper's wallet; empty when the merchant named none. */
    utoken: text('utoken').notNull().default(''),
    singleOff: boolean('single_off').notNull().default(false),
    /** Highest count at the cash price; 0: none. */
    pftOptionMax: integer('pft_option_max').notNull().default(0),
    /** Bank transfer is the only payment method: a token of payment_type eft. */
    transferOnly: boolean('transfer_only').notNull().default(false),
    /** Codes of the payment methods that the merchant offers beside the card, as it sent them. */
    paymentOptions: jsonb('payment_options').$type<string[]>().notNull().default([]),
    bankLoans: jsonb('bank_loans').$type<string[]>().notNull().default([]),
    /** Code of the one bank the shopper may send the money to; empty: any. */
    transferBank: text('transfer_bank').notNull().default(''),
    /** Id of the case (order-case.ts) by which this order's banks and wallets behave; empty: as usual. */
    sandboxCase: text('sandbox_case').notNull().default(''),
    /** The merchant's own name for whoever sells through it; empty when it sent none. */
    submerchantId: text('submerchant_id').notNull().default(''),
    /** A fingerprint of each field of its get-token, by wire name, for a repeat (MA-07); empty of a link's order. */
    request: jsonb('request').$type<Record<string, string>>().notNull().default({}),
    /** Where juzdan sends its shopper, as the merchant named it (AP-12); empty when it sent none. */
    ptrUrl: text('ptr_url').notNull().default(''),
    /** The link it pays; null for an order that a merchant's server opened. */
    linkId: text('link_id').references(() => links.shortId),
    /** Pieces of a product link. */
    quantity: integer('quantity').notNull().default(1),
    /** Where a product link delivers beside the address, and what its shopper wants on the invoice, by wire name; empty without. */
    invoice: jsonb('invoice').$type<Record<string, string>>().notNull().default({}),
    /** Which texts of the link the shopper accepted when the order was made, at `created_at` (LW-05); null where it had none. */
    acceptedTexts: jsonb('accepted_texts').$type<OfEachText<AcceptedText>>(),
    createdAt: timestampColumn('created_at').notNull(),
    /** Until when it can be paid. The shopper may put it off (EX-04). */
    expiresAt: timestampColumn('expires_at').notNull(),
    /** The shopper may put the end off, and has done so that many times (EX-04). */
    extendable: boolean('extendable').notNull().default(false),
    extensions: integer('extensions').notNull().default(0),
    /** Until when notice of a transfer is taken; null before an account was shown (BT-08). */
    noticeUntil: timestampColumn('notice_until'),
    /** How often a page was answered that the order is not paid, or an attempt declined: no post that was checked before pays (PY-06). */
    unpaidAnswers: integer('unpaid_answers').notNull().default(0),
    /** When the ledger got its last entry, charged or closed. It lets the sweep of expired orders use an index. */
    endedAt: timestampColumn('ended_at'),
    /** When its personal fields were emptied (SV-07). */
    erasedAt: timestampColumn('erased_at'),
  },
  (table) => [
    index('orders_to_erase').on(table.endedAt).where(sql`erased_at is null and ended_at is not null`),
    uniqueIndex('orders_merchant_oid').on(table.merchantId, table.merchantOid),
    index('orders_open').on(table.expiresAt).where(sql`ended_at is null`),
    index('orders_link').on(table.linkId).where(sql`link_id is not null`),
  ],
);

/**
 * An attempt to pay an order, by one card or by another method. Append-only: a trigger refuses changes but the erasure of
 * what is personal (SV-07). Never holds a card
 * number or a security code; the columns of a card are empty where there is none.
 */
export const attempts = pgTable(
  'attempts',
  {
    /** 128 random bits; it is also the id of the attempt's 3-D challenge. */
    id: text('id').primaryKey(),
    orderId: ofOrder(),
    /** The page's own id of the post that began it; null where the page sends none. */
    postId: text('post_id'),
    at: timestampColumn('at').notNull(),
    /** Key of methods.ts. */
    method: text('method').notNull().default('card'),
    /** Which one of the method: the code of a bank loan, or of the bank a transfer went to; else empty. */
    variant: text('variant').notNull().default(''),
    /** Holds what the shopper shows or types to the wallet, where it asks for one. */
    reference: text('reference').unique(),
    /** First 8 digits. */
    bin: text('bin').notNull(),
    last4: text('last4').notNull(),
    scheme: text('scheme').notNull(),
    /** Keyed hash of the card number, for the limits. */
    fingerprint: text('fingerprint').notNull(),
    /** Keyed hash of the shopper's network address, for the limits. */
    addressFingerprint: text('address_fingerprint').notNull(),
    /** The same of the shopper's whole line; empty in attempts of before. */
    lineFingerprint: text('line_fingerprint').notNull().default(''),
    /** Id of the card's behaviour (card-behaviour.ts). */
    scenario: text('scenario').notNull(),
    with3d: boolean('with3d').notNull(),
    /** Minor units: what is charged, with what installments cost. */
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    /** 0 is the single payment. */
    installmentCount: integer('installment_count').notNull(),
    /** Minor units paid by card points; part of the amount. */
    points: minor('points').notNull().default(0),
    /** Two digits each; only when the card is to be stored once it is charged. */
    storeMonth: text('store_month'),
    storeYear: text('store_year'),
  },
  (table) => [
    index('attempts_order').on(table.orderId),
    uniqueIndex('attempts_post').on(table.orderId, table.postId),
    index('attempts_fingerprint').on(table.fingerprint, table.at),
  ],
);

const openKinds = ['challenged', 'authorising', 'reviewing'] as const;
const endKinds = ['charged', 'declined', 'superseded', 'released', 'closed'] as const;
/**
 * Holds what the issuer did for an attempt that did not charge its order: these two change nothing of the order's
 * state.
 */
export const issuerKinds = ['approved', 'reversed'] as const;
const entryKinds = [...openKinds, ...endKinds, ...issuerKinds] as const;

/**
 * Holds what happened to an order, in order. Append-only: a trigger refuses changes. The state of the order follows
 * from the last entry.
 */
export const entries = pgTable(
  'entries',
  {
    seq: minor('seq').primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    /** Empty for an entry about the order itself. */
    attemptId: text('attempt_id').references(() => attempts.id),
    kind: text('kind', { enum: entryKinds }).notNull(),
    at: timestampColumn('at').notNull(),
    /** Key of reasons.ts, for a declined or closed one. */
    reason: text('reason').$type<ReasonKey>(),
    /** Minor units: taken, for a charged one; held and given free by the issuer, for an approved and a reversed one. */
    amount: minor('amount'),
  },
  (table) => [
    index('entries_order').on(table.orderId, table.seq),
    index('entries_attempt').on(table.attemptId),
    // A statement asks for the charges within a time (MA-09).
    index('entries_charged_at').on(table.at).where(sql`kind = 'charged'`),
    uniqueIndex('entries_one_charge_per_order').on(table.orderId).where(sql`kind = 'charged'`),
    uniqueIndex('entries_one_end_per_order').on(table.orderId).where(sql`kind in ('charged', 'closed')`),
  ],
);

/** Money given back of a paid order. Append-only; a trigger refuses a refund beyond what was charged. */
export const refunds = pgTable(
  'refunds',
  {
    seq: minor('seq').primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    at: timestampColumn('at').notNull(),
    /** Minor units. */
    amount: minor('amount').notNull(),
    /** The merchant's own; null when it gave none. */
    referenceNo: text('reference_no'),
  },
  (table) => [
    index('refunds_order').on(table.orderId, table.seq),
    // A statement asks for the refunds within a time (MA-09).
    index('refunds_at').on(table.at),
    uniqueIndex('refunds_reference').on(table.orderId, table.referenceNo),
  ],
);

/** The outbox: notifications to merchants, claimed by one process at a time. */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    orderId: ofOrder(),
    /** Who it goes to: the merchant, and the host of the address (addressee.ts). */
    merchantId: text('merchant_id').notNull().default(''),
    host: text('host').notNull().default(''),
    url: text('url').notNull(),
    /** The form fields, by wire name. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    nextAt: timestampColumn('next_at').notNull(),
    tries: integer('tries').notNull().default(0),
    claimedBy: text('claimed_by'),
    claimedUntil: timestampColumn('claimed_until'),
    deliveredAt: timestampColumn('delivered_at'),
    /** Why the last try did not count: an HTTP status or `no answer`, never the body. */
    lastResult: text('last_result'),
  },
  (table) => [
    // Notices that wait are found by merchant and host, and of each in the order of delivery: one that was not tried yet goes first.
    index('notifications_waiting')
      .on(table.merchantId, table.host, sql`(tries > 0)`, table.nextAt)
      .where(sql`delivered_at is null`),
    index('notifications_order').on(table.orderId),
    // The back office lists these, newest first.
    index('notifications_tried').on(table.createdAt, table.id).where(sql`tries > 0`),
    // The panel lists those of a merchant, newest first.
    index('notifications_merchant').on(sql`(fields->>'merchant_id')`, table.createdAt, table.id),
  ],
);
