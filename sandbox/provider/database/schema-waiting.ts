import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ReasonKey } from '../directory/decline-reasons.js';
import { attempts, minor, orders, timestampColumn } from './schema.js';

// An attempt waits for a code sent by SMS, for money sent to a bank, or for a decision.

/** The code that an attempt waits for: how often it was sent, and how often mistyped. */
export const smsChecks = pgTable('sms_checks', {
  attemptId: text('attempt_id')
    .primaryKey()
    .references(() => attempts.id),
  /** `05…`; empty until the shopper has named one. */
  phone: text('phone').notNull(),
  sends: integer('sends').notNull().default(0),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  /** Of the last message. */
  sentAt: timestampColumn('sent_at'),
});

/** The messages that would have gone to telephones; the demo store shows them. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    seq: minor('seq').primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    at: timestampColumn('at').notNull(),
    phone: text('phone').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('sms_messages_order').on(table.orderId), index('sms_messages_by_time').on(table.at)],
);

/** A shopper's notice of money sent to a bank. */
export const transferNotices = pgTable('transfer_notices', {
  attemptId: text('attempt_id')
    .primaryKey()
    .references(() => attempts.id),
  userName: text('user_name').notNull(),
  idLast6: text('id_last6').notNull(),
  /** Empty unless the money came from a card. */
  cardLast4: text('card_last4').notNull(),
  phone: text('phone').notNull(),
  /** ISO date. */
  paymentDate: text('payment_date').notNull(),
  byCreditCard: boolean('by_credit_card').notNull(),
  atAtm: boolean('at_atm').notNull(),
  transactionNo: text('transaction_no').notNull(),
  description: text('description').notNull(),
});

/** Holds what waits for a person's decision: transfers, and payments that security looks into. */
export const reviews = pgTable(
  'reviews',
  {
    attemptId: text('attempt_id')
      .primaryKey()
      .references(() => attempts.id),
    openedAt: timestampColumn('opened_at').notNull(),
    /** When it is decided by itself, and how (empty: approved); null: a person must. */
    dueAt: timestampColumn('due_at'),
    dueReason: text('due_reason').$type<ReasonKey | ''>().notNull().default(''),
    /** The decision itself is in the ledger. */
    decidedAt: timestampColumn('decided_at'),
  },
  (table) => [index('reviews_open').on(table.dueAt).where(sql`decided_at is null`)],
);
