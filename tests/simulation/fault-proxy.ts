import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastTime } from './fast-time.js';
import { type Fault, type FaultKind, faultOf } from './faults.js';
import { type Answered, forward, isRefused, type Party, type Sent } from './line-to-provider.js';
import { amountOf, type Plan } from './plan.js';

/** What the proxy needs of the provider's side. */
export interface ProviderSide {
  /** Origins of the party in the processes that run, the one to ask first; `draw`: 0 up to 1. */
  originsOf(party: Party, turn: number): readonly string[];
  /** Breaks the database's line at the next COMMIT that writes a payment of this amount. */
  cutCommit(amount: number, reaches: boolean): void;
  /** Ends the process that listens there, and starts another. */
  end(origin: string, how: 'kill' | 'terminate'): void;
  loseDatabase(forMs: number): void;
}

/** A request's header by which a shopper's browser names its payment; calls of the page name it by their path. */
export const paymentHeader = 'x-payment';

const answerHeaders = ['content-type', 'date', 'location', 'retry-after'];

/** Between shoppers and provider: every request of a planned payment may meet a fault. */
export class FaultProxy {
  readonly counts = new Map<FaultKind, number>();
  private readonly servers: Server[] = [];
  private readonly seen = new Map<string, number>();
  private readonly answered = new Map<number, Set<() => void>>();
  private readonly underWay = new Set<Promise<void>>();
  private healed = false;
  private turn = 0;
  /** How many requests the provider has not answered. */
  asking = 0;

  constructor(
    private readonly time: FastTime,
    private readonly side: () => ProviderSide,
    private readonly planOf: (index: number) => Plan,
  ) {}

  /** Listens for one party and returns the origin that shoppers use. */
  async listen(party: Party): Promise<string> {
    const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      this.take(party, request, response).catch(() => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.servers.push(server);
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No address');
    return `http://127.0.0.1:${address.port}`;
  }

  /** From now on every request goes through; resolves when those that were late have arrived. */
  async heal(): Promise<void> {
    this.healed = true;
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  async close(): Promise<void> {
    for (const server of this.servers) {
      server.close();
      server.closeAllConnections();
    }
  }

  private async take(party: Party, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [, named, rest] = /^\/s\/(\d+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const index = Number(named ?? request.headers[paymentHeader] ?? -1);
    const { [paymentHeader]: _, connection: __, 'transfer-encoding': ___, ...headers } = request.headers;
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    const sent: Sent = {
      party,
      method: request.method ?? 'GET',
      path: rest ?? request.url ?? '/',
      headers: { ...headers, 'x-forwarded-for': address },
      body: Buffer.concat(chunks),
    };
    const fault = this.healed || index < 0 ? ({ kind: 'none' } as const) : this.faultFor(index, sent);
    this.counts.set(fault.kind, (this.counts.get(fault.kind) ?? 0) + 1);
    const done = this.meet(fault, index, sent, response).catch(() => {
      response.destroy();
    });
    this.underWay.add(done);
    await done.finally(() => this.underWay.delete(done));
    for (const go of this.answered.get(index) ?? []) go();
  }

  private faultFor(index: number, { party, method, path }: Sent): Fault {
    const call = `${party} ${method} ${path.replace(/\?.*/, '').replace(/\/[\w-]{16,}/g, '/…')}`;
    const key = `${index} ${call}`;
    const nth = this.seen.get(key) ?? 0;
    this.seen.set(key, nth + 1);
    return faultOf(this.planOf(index), call, nth);
  }

  private async meet(fault: Fault, index: number, sent: Sent, response: ServerResponse): Promise<void> {
    switch (fault.kind) {
      case 'lostRequest':
        response.destroy();
        return;
      case 'lostAnswer':
        await this.ask(sent).catch(() => {});
        response.destroy();
        return;
      case 'late':
        if (!fault.hangs) response.destroy();
        await this.time.sleep(fault.delayMs);
        await this.ask(sent).catch(() => {});
        // The one who hangs gives up by itself.
        return;
      case 'silent':
        await this.ask(sent).catch(() => {});
        return;
      case 'slow':
        await this.time.sleep(fault.delayMs);
        return this.pass(sent, response);
      case 'duplicate':
        return this.twice(sent, response, fault.delayMs);
      case 'reorder':
        await Promise.race([this.nextAnswered(index), this.time.sleep(20_000)]);
        return this.pass(sent, response);
      case 'status':
        if (fault.forwarded) await this.ask(sent).catch(() => {});
        response.writeHead(fault.status, {
          'content-type': fault.body.startsWith('{') ? 'application/json' : 'text/html',
        });
        response.end(fault.body);
        return;
      case 'halfBody':
        return this.half(sent, response);
      case 'commitCut':
        this.side().cutCommit(amountOf(this.planOf(index)), fault.reaches);
        return this.pass(sent, response);
      case 'databaseGone':
        this.side().loseDatabase(fault.forMs);
        return this.pass(sent, response);
      case 'kill':
      case 'terminate':
        return this.pass(sent, response, (origin) => {
          const { kind } = fault;
          void this.time.sleep(fault.afterMs).then(() => this.side().end(origin, kind));
        });
      default:
        return this.pass(sent, response);
    }
  }

  private async twice(sent: Sent, response: ServerResponse, delayMs: number): Promise<void> {
    const again = this.time.sleep(delayMs).then(() => this.ask(sent).catch(() => {}));
    await this.pass(sent, response);
    await again;
  }

  private async half(sent: Sent, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await this.ask(sent);
    response.writeHead(status, { ...kept(headers), 'content-length': body.length });
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
  }

  private async pass(sent: Sent, response: ServerResponse, asked?: (origin: string) => void): Promise<void> {
    try {
      const { status, headers, body } = await this.ask(sent, asked);
      response.writeHead(status, { ...kept(headers), 'content-length': body.length });
      response.end(body);
    } catch {
      // The process behind it went away: what stands in front says so, or the line breaks.
      if (this.turn % 2 === 0) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    }
  }

  /** Asks one process; one that does not listen is left out, as a load balancer does. */
  private async ask(sent: Sent, asked: (origin: string) => void = () => {}): Promise<Answered> {
    this.turn += 1;
    for (;;) {
      for (const origin of this.side().originsOf(sent.party, this.turn)) {
        try {
          this.asking += 1;
          const answer = forward(origin, sent);
          asked(origin);
          return await answer;
        } catch (error) {
          if (!isRefused(error)) throw error;
        } finally {
          this.asking -= 1;
        }
      }
      await this.time.sleep(200);
    }
  }

  private nextAnswered(index: number): Promise<void> {
    const waiting = this.answered.get(index) ?? new Set();
    this.answered.set(index, waiting);
    return new Promise((resolve) => {
      const go = () => {
        waiting.delete(go);
        resolve();
      };
      waiting.add(go);
    });
  }
}

function kept(headers: Answered['headers']): Record<string, string> {
  return Object.fromEntries(
    answerHeaders.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
