import type { FastTime } from './fast-time.js';
import { type CommitCut, type Fault, type FaultKind, faultOf } from './faults.js';
import { type Answered, forward, isRefused, type Party, type Sent } from './line-to-provider.js';
import { amountOf, type Plan } from './plan.js';
import { installFetch, type Reply } from './simulated-fetch.js';

/** What the proxy needs of the provider's side. */
export interface ProviderSide {
  /** Origins of the party in the processes that run, the one to ask first; `draw`: 0 up to 1. */
  originsOf(party: Party, turn: number): readonly string[];
  /** Breaks the line to the database of the process that listens there, at a COMMIT of a payment of this amount. */
  cutCommit(origin: string, amount: number, cut: CommitCut): void;
  /** Ends the process that listens there, and starts another. */
  end(origin: string, how: 'kill' | 'terminate'): void;
  loseDatabase(forMs: number): void;
}

/** A request's header by which a shopper's browser names its payment; calls of the page name it by their path. */
export const paymentHeader = 'x-payment';

const badGateway = '<h1>Bad gateway</h1>';

const answerHeaders = ['content-type', 'date', 'location', 'retry-after'];

/** Between shoppers and provider: every request of a planned payment may meet a fault. */
export class FaultProxy {
  readonly counts = new Map<FaultKind, number>();
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

  /** Takes the requests of this process's shoppers, until the returned function is called. */
  install(): () => void {
    return installFetch((sent, reply) => void this.take(sent, reply));
  }

  /** From now on every request goes through; resolves when those that were late have arrived. */
  async heal(): Promise<void> {
    this.healed = true;
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  private async take(asked: Sent, reply: Reply): Promise<void> {
    const [, named, rest] = /^\/s\/(\d+)(\/.*)$/.exec(asked.path) ?? [];
    const { [paymentHeader]: byHeader, ...headers } = asked.headers;
    const index = Number(named ?? byHeader ?? -1);
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    const sent: Sent = { ...asked, path: rest ?? asked.path, headers: { ...headers, 'x-forwarded-for': address } };
    const fault = this.healed || index < 0 ? ({ kind: 'none' } as const) : this.faultFor(index, sent);
    this.counts.set(fault.kind, (this.counts.get(fault.kind) ?? 0) + 1);
    const done = this.meet(fault, index, sent, reply).catch(() => reply.breakOff());
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

  private async meet(fault: Fault, index: number, sent: Sent, reply: Reply): Promise<void> {
    switch (fault.kind) {
      case 'lostRequest':
        reply.breakOff();
        return;
      case 'lostAnswer':
        await this.ask(sent).catch(() => {});
        reply.breakOff();
        return;
      case 'late':
        if (!fault.hangs) reply.breakOff();
        await this.time.sleep(fault.delayMs);
        await this.ask(sent).catch(() => {});
        // The one who hangs gives up by itself.
        return;
      case 'silent':
        await this.ask(sent).catch(() => {});
        return;
      case 'slow':
        await this.time.sleep(fault.delayMs);
        return this.pass(sent, reply);
      case 'duplicate':
        return this.twice(sent, reply, fault.delayMs);
      case 'reorder':
        await Promise.race([this.nextAnswered(index), this.time.sleep(20_000)]);
        return this.pass(sent, reply);
      case 'status':
        if (fault.forwarded) await this.ask(sent).catch(() => {});
        reply.answer({
          status: fault.status,
          headers: { 'content-type': fault.body.startsWith('{') ? 'application/json' : 'text/html' },
          body: Buffer.from(fault.body),
        });
        return;
      case 'halfBody':
        return this.half(sent, reply);
      case 'commitCut':
        return this.pass(sent, reply, (origin) => {
          this.side().cutCommit(origin, amountOf(this.planOf(index)), fault);
        });
      case 'databaseAway':
        this.side().loseDatabase(fault.forMs);
        return this.pass(sent, reply);
      case 'kill':
      case 'terminate':
        return this.pass(sent, reply, (origin) => {
          const { kind } = fault;
          void this.time.sleep(fault.afterMs).then(() => this.side().end(origin, kind));
        });
      default:
        return this.pass(sent, reply);
    }
  }

  private async twice(sent: Sent, reply: Reply, delayMs: number): Promise<void> {
    const again = this.time.sleep(delayMs).then(() => this.ask(sent).catch(() => {}));
    await this.pass(sent, reply);
    await again;
  }

  private async half(sent: Sent, reply: Reply): Promise<void> {
    const { status, headers, body } = await this.ask(sent);
    reply.answerHalf({ status, headers: kept(headers), body });
  }

  private async pass(sent: Sent, reply: Reply, asked?: (origin: string) => void): Promise<void> {
    try {
      const { status, headers, body } = await this.ask(sent, asked);
      reply.answer({ status, headers: kept(headers), body });
    } catch {
      // The process behind it went away: what stands in front says so, or the line breaks.
      if (this.turn % 2 === 0) reply.breakOff();
      else reply.answer({ status: 502, headers: { 'content-type': 'text/html' }, body: Buffer.from(badGateway) });
    }
  }

  /** Asks one process; one that does not listen is left out, as a load balancer does. */
  private async ask(sent: Sent, asked: (origin: string) => void = () => {}): Promise<Answered> {
    this.turn += 1;
    for (;;) {
      for (const origin of this.side().originsOf(sent.party, this.turn)) {
        try {
          this.asking += 1;
          // Before it is sent, so that a cut is there when the request is.
          asked(origin);
          return await forward(origin, sent);
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
