import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orders, timestampColumn } from './schema.js';

/**
 * Payment posts that the page gave up: it was answered that the order is not paid, so a post that still arrives is refused
 * (PY-06). Append-only: a trigger refuses changes.
 */
export const voidPosts = pgTable(
  'void_posts',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The page's own id of the post: `attempt_id` on the wire. */
    postId: text('post_id').notNull(),
    at: timestampColumn('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.postId] })],
);
