import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { ServiceIdentifier } from 'inversify';
import { WrongOption } from '../options/wrong-option.js';
import type { Closing } from './closing.js';
import { codeOf } from './error-code.js';
import { isRefused, refuseConnection } from './refused-connection.js';
import { RequestsUnderWay } from './requests-under-way.js';

/** A bound server whose answers come later: the apps are made after all addresses are known, since they name them. */
export interface Listening {
  readonly port: number;
  /** From now on requests go to this; `headers` are those of the answers to what cannot be read as a request. */
  answerWith(listener: RequestListener, headers: Readonly<Record<string, string>>): void;
  /** Takes no further request and resolves when those under way are answered; at the deadline they are cut off (TR-07). */
  close(deadline: AbortSignal): Promise<void>;
}

/**
 * How long an idle connection is kept, in ms: longer than browsers, clients and proxies keep theirs, so that they close it
 * and never send a payment on one that is just being closed here.
 */
const keepAliveTimeout = 72_000;

/** A port: this one, 0 being any; or this one or the next free one, where nobody has asked for it. */
export type WantedPort = number | { readonly preferred: number };

/** Binds the wanted port. Throws WrongOption where it is taken, none of the next 100 is free, or there is no such host. */
async function listen(host: string, wanted: WantedPort, party: keyof Ports): Promise<Listening> {
  const first = typeof wanted === 'number' ? wanted : wanted.preferred;
  const last = typeof wanted === 'number' ? first : first + 100;
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503).end();
  };
  let headers: Readonly<Record<string, string>> = {};
  const underWay = new RequestsUnderWay();
  const answer: RequestListener = (request, response) => {
    // guard: request on a refused line
    if (isRefused(request.socket)) return;
    underWay.add(response);
    listener(request, response);
  };
  // The listener also answers requests that Node would answer by itself, without our headers.
  const server = createServer({ keepAliveTimeout, requireHostHeader: false }, answer);
  server.on('checkExpectation', answer);
  server.on('clientError', (error, line) => {
    if (underWay.hasBegunOn(line)) line.destroy();
    else refuseConnection(error, line, headers);
  });
  for (let port = first; ; port++) {
    try {
      const bound = await bind(server, host, port);
      return {
        port: bound,
        answerWith: (next, itsHeaders) => {
          listener = next;
          headers = itsHeaders;
        },
        close: (deadline) => closeServer(server, underWay, deadline),
      };
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || port >= last) throw unusable(error, host, port, party);
    }
  }
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

async function closeServer(server: Server, underWay: RequestsUnderWay, deadline: AbortSignal): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  await Promise.race([underWay.finished(), aborted(deadline)]);
  server.closeAllConnections();
  await closed;
}

function aborted(deadline: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (deadline.aborted) resolve();
    deadline.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** How a port is given: on the command line of vezne-sandbox, or in the environment, which `npm start` reads alone. */
const portNames = {
  provider: '--port (VEZNE_PORT)',
  store: '--store-port (VEZNE_STORE_PORT)',
  acs: '--acs-port (VEZNE_ACS_PORT)',
  wallets: '--wallet-port (VEZNE_WALLET_PORT)',
} as const;

/** Returns what a failed binding says to a person; any other error as it is. */
function unusable(error: unknown, host: string, port: number, party: keyof Ports): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return new WrongOption(`Port ${port} is taken: give another one by ${portNames[party]}.`);
  if (code === 'EACCES')
    return new WrongOption(`Port ${port} is not allowed: give another one by ${portNames[party]}.`);
  if (!noAddress.has(code)) return error;
  return new WrongOption(`This machine has no address ${host} to bind to: give another one by --host (VEZNE_HOST).`);
}

const noAddress: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT']);

/** The wanted ports, by party. */
export interface Ports {
  readonly provider: WantedPort;
  /** Undefined: there is no store. */
  readonly store: WantedPort | undefined;
  readonly acs: WantedPort;
  readonly wallets: WantedPort;
}

/** A bound server for each party. */
export type Listeners = { readonly [party in keyof Ports]: Listening | Extract<Ports[party], undefined> };

export const Listeners: ServiceIdentifier<Listeners> = Symbol('Listeners');

/** Binds one after the other: when a port is taken, the next party must see which one was chosen instead. */
export async function listenAll(host: string, ports: Ports, closing: Closing): Promise<Listeners> {
  const open = async (party: keyof Ports, port: WantedPort) => {
    const listening = await listen(host, port, party);
    closing.add((deadline) => listening.close(deadline));
    return listening;
  };
  const provider = await open('provider', ports.provider);
  const store = ports.store === undefined ? undefined : await open('store', ports.store);
  const acs = await open('acs', ports.acs);
  return { provider, store, acs, wallets: await open('wallets', ports.wallets) };
}
