import pg from 'pg';
import { findPrograms, startServer, template } from './postgres-programs.mjs';

/** A real PostgreSQL for tests: the one DATABASE_URL names, else one of their own where the programs are found. */
export interface PostgresServer {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** The address of a new database without a row: at the newest migration, or empty on the server DATABASE_URL names. */
  createMigrated(): Promise<string>;
  /** Drops the databases that were created here. */
  stop(): Promise<void>;
}

/** True where a server can be had. With VEZNE_EMBEDDED=1 none is used, though there is one. */
export function hasPostgres(): boolean {
  if (process.env.VEZNE_EMBEDDED === '1') return false;
  return (process.env.DATABASE_URL ?? '') !== '' || findPrograms() !== undefined;
}

/** Of a command that runs outside of Jest: it ends with the process. */
let own: ReturnType<typeof startServer> | undefined;

export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.DATABASE_URL ?? '';
  if (given !== '') return databasesOf(given, 'template1');
  own ??= process.env.VEZNE_TEST_POSTGRES === undefined ? startServer() : undefined;
  return databasesOf(process.env.VEZNE_TEST_POSTGRES ?? (await own)?.url ?? '', template);
}

function databasesOf(server: string, migrated: string): PostgresServer {
  const created: string[] = [];
  const create = async (from: string) => {
    const name = `vezne_test_${process.pid}_${Date.now()}_${created.length}`;
    await run(server, `create database ${name} template ${from}`);
    created.push(name);
    const address = new URL(server);
    address.pathname = `/${name}`;
    return address.href;
  };
  return {
    createDatabase: () => create('template1'),
    createMigrated: () => create(migrated),
    async stop() {
      for (const name of created) await run(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
