import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --config sandbox/database/drizzle.config.ts --name <what-changes>` writes the next migration.
 * Each schema file is a leaf (no relative imports): drizzle-kit loads them one by one.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './sandbox/database/schema.ts',
    './sandbox/database/schema-apart.ts',
    './sandbox/store/schema.ts',
    './sandbox/acs/schema.ts',
  ],
  out: './sandbox/database/migrations',
});
