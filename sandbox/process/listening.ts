import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { ServiceIdentifier } from 'inversify';
import type { Closing } from './closing.js';
import { refuseConnection } from './refused-connection.js';
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

/** Binds the wanted port, or the next free one. 0 is any. Throws when none of the next 100 is free. */
async function listen(host: string, wanted: number): Promise<Listening> {
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503).end();
  };
  let headers: Readonly<Record<string, string>> = {};
  const underWay = new RequestsUnderWay();
  const answer: RequestListener = (request, response) => {
    underWay.add(response);
    listener(request, response);
  };
  // What Node would answer by itself, without our headers, is answered by the listener as well.
  const server = createServer({ keepAliveTimeout, requireHostHeader: false }, answer);
  server.on('checkExpectation', answer);
  server.on('clientError', (error, line) => {
    if (underWay.hasBegunOn(line)) line.destroy();
    else refuseConnection(error, line, headers);
  });
  for (let port = wanted; ; port++) {
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
      if (!isTaken(error) || port >= wanted + 100) throw error;
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

function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';
}

/** The wanted ports, by party. */
export interface Ports {
  readonly provider: number;
  /** Undefined: there is no store. */
  readonly store: number | undefined;
  readonly acs: number;
  readonly wallets: number;
}

/** A bound server for each party. */
export type Listeners = { readonly [party in keyof Ports]: Listening | Extract<Ports[party], undefined> };

export const Listeners: ServiceIdentifier<Listeners> = Symbol('Listeners');

/** Binds one after the other: when a port is taken, the next party must see which one was chosen instead. */
export async function listenAll(host: string, ports: Ports, closing: Closing): Promise<Listeners> {
  const open = async (port: number) => {
    const listening = await listen(host, port);
    closing.add((deadline) => listening.close(deadline));
    return listening;
  };
  const provider = await open(ports.provider);
  const store = ports.store === undefined ? undefined : await open(ports.store);
  const acs = await open(ports.acs);
  return { provider, store, acs, wallets: await open(ports.wallets) };
}
