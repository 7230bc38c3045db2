import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --config sandbox/database/drizzle.config.ts --name <what-changes>` writes the next migration.
 * drizzle-kit loads them one by one; a file that imports another is listed beside it.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './sandbox/database/schema.ts',
    './sandbox/database/schema-waiting.ts',
    './sandbox/database/schema-cards.ts',
    './sandbox/database/schema-apart.ts',
    './sandbox/store/schema.ts',
    './sandbox/acs/schema.ts',
  ],
  out: './sandbox/database/migrations',
});
