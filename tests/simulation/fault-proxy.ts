import { setTimeout as machineTimeout } from 'node:timers/promises';
import type { FastTime } from './fast-time.js';
import { type CommitCut, type Fault, type FaultKind, faultOf } from './faults.js';
import { type Answered, forward, isRefused, type Party, type Sent } from './line-to-provider.js';
import type { Plan } from './plan.js';
import { amountOf } from './planned-links.js';
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
  /** Silences that line instead: nothing that is written to it arrives. `isWhole`: neither on any other line of the process. */
  silence(origin: string, amount: number, after: number, isWhole: boolean): void;
  /** Holds the process that listens there, for ms of the machine. */
  freeze(origin: string, forMs: number): void;
  /** True while the process that listens there is held. */
  isHeld(origin: string): boolean;
}

/** A request's header by which a shopper's browser names its payment; calls of the page name it by their path. */
export const paymentHeader = 'x-payment';

/**
 * A request is answered within this time, in ms: of the machine, as the limits of the provider are, and simulated, as the
 * issuer's time is. Well beyond both.
 */
const longestMs = 90_000;
const longestSimulatedMs = 170_000;

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
  private stand = () => {};
  /** Resolves when a request was never answered: nothing that is waited for behind it would come either. */
  readonly standstill = new Promise<undefined>((resolve) => {
    this.stand = () => resolve(undefined);
  });
  /** How many requests each process has not answered. */
  private readonly askedOf = new Map<string, number>();

  constructor(
    private readonly time: FastTime,
    private readonly side: () => ProviderSide,
    private readonly planOf: (index: number) => Plan,
  ) {}

  /** Takes the requests of this process's shoppers, until the returned function is called. */
  install(): () => void {
    return installFetch((sent, reply) => void this.take(sent, reply));
  }

  /** How many requests the provider is at work on. */
  get asking(): number {
    let sum = 0;
    for (const [origin, count] of this.askedOf) if (!this.side().isHeld(origin)) sum += count;
    return sum;
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
      case 'deadLine':
        return this.pass(sent, reply, (origin) => {
          this.side().silence(origin, amountOf(this.planOf(index)), fault.after, fault.isWhole);
        });
      case 'freeze':
        return this.pass(sent, reply, (origin) => {
          void this.time.sleep(fault.afterMs).then(() => this.side().freeze(origin, fault.forMs));
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
          this.count(origin, 1);
          // Before it is sent, so that a cut is there when the request is.
          asked(origin);
          return await this.watch(forward(origin, sent));
        } catch (error) {
          if (!isRefused(error)) throw error;
        } finally {
          this.count(origin, -1);
        }
      }
      await this.time.sleep(200);
    }
  }

  /** Notes a standstill where no answer comes, and the line does not break either. */
  private async watch(answer: Promise<Answered>): Promise<Answered> {
    const ended = new AbortController();
    void this.waitInVain(ended.signal).catch(() => {});
    return answer.finally(() => ended.abort());
  }

  private async waitInVain(signal: AbortSignal): Promise<void> {
    const begun = this.time.now();
    do await machineTimeout(longestMs, undefined, { signal });
    while (this.time.now() - begun < longestSimulatedMs);
    this.stand();
  }

  private count(origin: string, more: number): void {
    this.askedOf.set(origin, (this.askedOf.get(origin) ?? 0) + more);
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
