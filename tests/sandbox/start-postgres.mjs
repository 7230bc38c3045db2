/** Before the first test of a sandbox: Jest hands the variable to its workers. */
import { findPrograms, startServer } from './postgres-programs.mjs';

export default async function startPostgres() {
  const { VEZNE_EMBEDDED: embedded, DATABASE_URL: given = '' } = process.env;
  if (embedded === '1' || given !== '') return;
  if (findPrograms() === undefined) {
    console.log('PostgreSQL is not installed here: its part does not run.');
    return;
  }
  globalThis.testPostgres = await startServer();
  process.env.VEZNE_TEST_POSTGRES = globalThis.testPostgres.url;
}
