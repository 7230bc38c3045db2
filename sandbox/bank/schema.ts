import { bigint, bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The challenges the bank's page was asked to show, each with its outcome. Holds the last four digits only. */
export const acsChallenges = pgTable(
  'acs_challenges',
  {
    /** The provider's 128 random bits. */
    id: text('id').primaryKey(),
    merchantName: text('merchant_name').notNull(),
    /** Minor units, as text. */
    amount: text('amount').notNull(),
    currency: text('currency').notNull(),
    last4: text('last4').notNull(),
    scheme: text('scheme').notNull(),
    lang: text('lang').notNull(),
    behaviour: text('behaviour').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    returnUrl: text('return_url').notNull(),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    /** Written once; the same result is sent again when the shopper returns. */
    result: text('result', { enum: ['success', 'failed', 'abandoned', 'attempted'] }),
  },
  (table) => [index('acs_challenges_by_end').on(table.expiresAt)],
);

/** The newest passkeys that shoppers made at the bank. All of them belong to the one customer who holds every demo card. */
export const acsPasskeys = pgTable('acs_passkeys', {
  /** Base64url. */
  credentialId: text('credential_id').primaryKey(),
  /** SubjectPublicKeyInfo in DER, base64url. */
  publicKey: text('public_key').notNull(),
  /** How often the device said it had signed; a copy of the device would say less. */
  signCount: bigint('sign_count', { mode: 'number' }).notNull(),
  /** The later it was made, the higher. */
  position: bigserial('position', { mode: 'number' }).notNull(),
  /** The question that it was made for, base64url: each makes one passkey. */
  question: text('question').unique(),
});
