import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Container } from 'inversify';
import type { Configuration } from '../../sandbox/configuration.js';
import { sandboxContainer } from '../../sandbox/container.js';
import { storeTestCards } from '../../sandbox/demo/stored-cards.js';
import { AdjustableClock } from '../../sandbox/process/clock.js';
import { Fingerprints } from '../../sandbox/provider/database/fingerprints.js';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.js';
import { product } from '../../src/domain/payment/product-slug.js';
import { openEmpty } from './embedded-database.js';
import { hasPostgres, startPostgres } from './postgres-cluster.js';

/** A time all tests start at: 09:00 on 9 March 2026, UTC. */
const start = Date.UTC(2026, 2, 9, 9);

/** The key by which the sandboxes of the tests compare cards. */
export const fingerprintKey = Buffer.alloc(32, 'fingerprints');

const hasServer = hasPostgres();

/**
 * A sandbox in this process, on free ports, with a clock that stands still. `rebind` replaces what it is built of.
 * Its database is of its own, unless `changes` names one: on a PostgreSQL server where there is one, which takes less
 * of a processor, else embedded.
 */
export async function openSandbox(
  changes: Partial<Configuration> = {},
  rebind: (container: Container) => void = () => {},
): Promise<Sandbox> {
  if (changes.database !== undefined || !hasServer) return openOn(changes, rebind);
  const server = await startPostgres();
  try {
    const sandbox = await openOn({ database: { url: await server.createMigrated() }, ...changes }, rebind);
    const close = async () => {
      await sandbox.close();
      await server.stop();
    };
    return { ...sandbox, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function openOn(changes: Partial<Configuration>, rebind: (container: Container) => void): Promise<Sandbox> {
  const container = sandboxContainer({
    host: '127.0.0.1',
    ports: { provider: 0, store: 0, acs: 0, wallets: 0 },
    product,
    pageFolder: '/nonexistent',
    controls: false,
    demo: true,
    logLevel: 'error',
    fingerprintKey: { key: fingerprintKey.toString('base64') },
    ...changes,
    database: changes.database ?? { opened: await openEmpty() },
  });
  container.rebind(AdjustableClock).toConstantValue(new AdjustableClock(start));
  rebind(container);
  return startSandbox(container);
}

/** The sandbox of a describe: opened before its first test, closed after its last one. Of use inside tests and hooks only. */
export function sandboxOfTests(open: () => Promise<Sandbox> = openSandbox): Sandbox {
  let opened: Sandbox | undefined;
  const current = () => {
    if (opened === undefined) throw new Error('The sandbox is opened before the first test');
    return opened;
  };
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  return {
    get urls() {
      return current().urls;
    },
    get listening() {
      return current().listening;
    },
    get clock() {
      return current().clock;
    },
    get faults() {
      return current().faults;
    },
    get db() {
      return current().db;
    },
    get panel() {
      return current().panel;
    },
    get quiet() {
      return current().quiet;
    },
    get office() {
      return current().office;
    },
    runDue: () => current().runDue(),
    close: () => current().close(),
  };
}

/** A shopper of a merchant who has stored the cards of these numbers; returns the utoken. */
export async function walletWith(sandbox: Sandbox, merchantId: string, numbers: readonly string[]): Promise<string> {
  const cards = numbers.map((number) => ({ number, expired: false }));
  return storeTestCards(sandbox.db, sandbox.clock, new Fingerprints(fingerprintKey), merchantId, cards);
}

/** One describe on the embedded database, one on a PostgreSQL server where there is one: for locks, races and lost lines. */
export function onEveryStorage(name: string, tests: (open: typeof openSandbox) => void): void {
  onEmbedded(name, tests);
  if (hasServer) onPostgres(name, tests);
}

/** One describe on a PostgreSQL server where there is one, else on the embedded database: both answer a request alike. */
export function onOneStorage(name: string, tests: (open: typeof openSandbox) => void): void {
  const on = hasServer ? onPostgres : onEmbedded;
  on(name, tests);
}

function onEmbedded(name: string, tests: (open: typeof openSandbox) => void): void {
  describe(`${name} (embedded)`, () =>
    tests(async (changes, rebind) => openSandbox({ database: { opened: await openEmpty() }, ...changes }, rebind)));
}

function onPostgres(name: string, tests: (open: typeof openSandbox) => void): void {
  describe(`${name} (PostgreSQL)`, () => tests(openSandbox));
}

/** A merchant's notification address: keeps what comes and answers as `answerWith` says. */
export interface NotificationBox {
  readonly url: string;
  readonly received: URLSearchParams[];
  /** The same as they came: the body, and what signs it. */
  readonly posts: { readonly body: string; readonly signature: string }[];
  /** How many posts were being answered at the same time, at most. */
  mostAtOnce(): number;
  /** Status and body of the next answers, the last one for ever; a pending promise is a slow merchant. */
  answerWith(...answers: (Answer | Promise<Answer>)[]): void;
  close(): Promise<void>;
}

interface Answer {
  readonly status?: number;
  readonly body: string;
}

/** Under a path of its own: its port may have been another box's, to whom a post is still on its way. */
export async function openNotificationBox(): Promise<NotificationBox> {
  const path = `/${randomUUID()}`;
  const received: URLSearchParams[] = [];
  const posts: { body: string; signature: string }[] = [];
  let answers: (Answer | Promise<Answer>)[] = [{ body: 'OK' }];
  let atOnce = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith(path)) {
      response.writeHead(404).end();
      return;
    }
    atOnce += 1;
    most = Math.max(most, atOnce);
    response.on('close', () => {
      atOnce -= 1;
    });
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push(new URLSearchParams(body));
    posts.push({ body, signature: String(request.headers['x-vezne-signature'] ?? '') });
    const answer = await (answers.length > 1 ? answers.shift() : answers[0]);
    response.writeHead(answer?.status ?? 200, { 'content-type': 'text/plain' }).end(answer?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  return {
    url: `http://127.0.0.1:${address.port}${path}`,
    received,
    posts,
    mostAtOnce: () => most,
    answerWith: (...next) => {
      answers = next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
