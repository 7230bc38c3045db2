import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --config sandbox/database/drizzle.config.ts --name <what-changes>` writes the next migration.
 * drizzle-kit loads them one by one; a file that imports another is listed beside it.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './sandbox/database/facts.ts',
    './sandbox/provider/database/schema.ts',
    './sandbox/provider/database/schema-waiting.ts',
    './sandbox/provider/database/schema-payment-posts.ts',
    './sandbox/provider/database/schema-reversals.ts',
    './sandbox/provider/database/schema-cards.ts',
    './sandbox/provider/database/schema-limits.ts',
    './sandbox/provider/database/schema-link-use.ts',
    './sandbox/provider/database/schema-sale-texts.ts',
    './sandbox/provider/database/schema-signatures.ts',
    './sandbox/provider/database/schema-secrets.ts',
    './sandbox/store/orders/schema.ts',
    './sandbox/bank/schema.ts',
  ],
  out: './sandbox/database/migrations',
});
