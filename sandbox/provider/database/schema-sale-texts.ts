import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofMerchant } from './schema.js';

/**
 * Holds the texts that merchants' links ever had, each once. None is changed or deleted, so that what a buyer accepted
 * can be read for as long as the order exists (LW-06).
 */
export const saleTexts = pgTable(
  'sale_texts',
  {
    merchantId: ofMerchant(),
    /** Of its bytes in UTF-8, in hexadecimal digits. */
    sha256: text('sha256').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.sha256] })],
);
