import type { FastifyInstance } from 'fastify';
import type { Container, ServiceIdentifier } from 'inversify';
import { AcsApp, ProviderApp, StoreApp, WalletsApp } from '../../../sandbox/container.js';
import { Secrets } from '../../../sandbox/provider/database/secrets.js';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import { breakDatabase } from '../broken-database.js';
import { createToken } from '../merchant.js';
import { arriveByLink, createLink, orders } from '../provider/links/link-shop.js';
import type { RawAnswer } from '../raw-request.js';
import { openSandbox } from '../running-sandbox.js';
import { builtPlaces, digestsOf } from './page-folder.js';
import { type Route, routesOf } from './route-table.js';

export const parties = ['provider', 'store', 'acs', 'wallets'] as const;
export type Party = (typeof parties)[number];

/** Changes an answer after the server, as a program in front of the server could. */
export type Tampering = (answer: RawAnswer) => RawAnswer;

const apps: Readonly<Record<Party, ServiceIdentifier<FastifyInstance>>> = {
  provider: ProviderApp,
  store: StoreApp,
  acs: AcsApp,
  wallets: WalletsApp,
};

const publicUrls = {
  provider: 'https://pay.example',
  store: 'https://shop.example',
  acs: 'https://bank.example',
  wallets: 'https://wallet.example',
};

/** What the addresses of a sandbox are asked and compared with. */
export interface Doors {
  readonly sandbox: Sandbox;
  readonly routes: Readonly<Record<Party, readonly Route[]>>;
  /** What a parameter of an address is filled with, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** What stands for the names in braces of `headers.json`. */
  readonly places: Readonly<Record<string, string>>;
  /** What no answer may hold. */
  readonly secrets: readonly string[];
  /** Files of the page by their address, with the digest of what the build left. */
  readonly files: ReadonlyMap<string, string>;
  /** Lets every statement of the database fail from now on, or work again. */
  setDown(down: boolean): void;
  tamperWith(tampering: Tampering | undefined): void;
}

/** A sandbox with payments, behind public https addresses, that serves the page in `folder`. */
export async function openDoors(folder: string): Promise<Doors> {
  let container: Container | undefined;
  let down = false;
  let tampering: Tampering | undefined;
  let token = '';
  const sandbox = await openSandbox({ pageFolder: folder, publicUrls, logLevel: 'silent' }, (built) => {
    container = built;
    breakDatabase(
      built,
      () => down,
      () => token,
    );
    for (const app of Object.values(apps)) tamperAnswers(built, app, () => tampering);
  });
  if (container === undefined) throw new Error('The sandbox was built of no container');
  const { provider } = sandbox.listening;
  ({ token } = await createToken(provider));
  const link = await createLink(provider, 'product', { merchant_id: '100001', max_count: '1' });
  const { opened } = await arriveByLink(provider, link, orders.product);
  const routes = Object.fromEntries(
    await Promise.all(
      parties.map(async (party) => {
        const app: FastifyInstance | undefined = await container?.getAsync(apps[party]);
        if (app === undefined) throw new Error(`There is no server of the ${party}`);
        return [party, routesOf(app)];
      }),
    ),
  );
  return {
    sandbox,
    routes,
    values: { payment: token, 'link payment': opened.token, link, unknown: 'zq7none' },
    places: { ...publicUrls, ...builtPlaces(folder) },
    secrets: [container.get(Secrets).acs, 'demo-key-', 'demo-salt-'],
    files: digestsOf(folder),
    setDown(isDown) {
      down = isDown;
    },
    tamperWith(next) {
      tampering = next;
    },
  };
}

function tamperAnswers(
  container: Container,
  app: ServiceIdentifier<FastifyInstance>,
  current: () => Tampering | undefined,
): void {
  container.onActivation(app, (_context, server) => {
    server.addHook('onSend', async (_request, reply, payload) => {
      const tampering = current();
      const text = Buffer.isBuffer(payload) ? payload.toString() : payload;
      if (tampering === undefined || typeof text !== 'string') return payload;
      const before = Object.fromEntries(
        Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
      );
      const answer = tampering({ status: reply.statusCode, headers: before, text });
      for (const name of Object.keys(before)) reply.removeHeader(name);
      reply.headers(answer.headers).removeHeader('content-length');
      return answer.text;
    });
    return server;
  });
}
