import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  setInterval as machineInterval,
  setTimeout as machineTimeout,
  clearInterval as stopMachineInterval,
} from 'node:timers';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../sandbox/postgres-cluster.js';
import type { FastTime } from './fast-time.js';
import { serveIssuer } from './issuer-line.js';
import type { Party } from './line-to-provider.js';
import { openOwnDatabase } from './own-database.js';
import type { ListeningMessage, ProcessMessage, ProcessSetting, TimeMessage } from './process-messages.js';
import type { ProviderSetting, SimulatedProvider } from './providers.js';

/** How often the processes are sent the time, in ms of the machine. */
const sendEveryMs = 15;

interface Running {
  readonly child: ChildProcess;
  readonly listening: Readonly<Record<Party, string>>;
}

/** Two processes of the sandbox on one PostgreSQL, whose lines to it break. */
export async function openProviderProcesses(
  time: FastTime,
  { book, publicUrls }: ProviderSetting,
): Promise<SimulatedProvider> {
  const postgres = await startPostgres();
  const url = await postgres.createMigrated();
  const issuer = await serveIssuer(book);
  const { db, close: closeDatabase } = openOwnDatabase(url);
  let isHealed = false;
  const processes = new Processes(time, () => ({
    database: { url },
    isHealed,
    issuer: issuer.url,
    publicUrls,
    speed: time.speed,
    now: time.now(),
  }));
  await Promise.all([processes.start(), processes.start()]);
  return {
    db,
    originsOf: (party, turn) => processes.originsOf(party, turn),
    cutCommit: (origin, amount, cut) => processes.send({ fault: 'commitCut', parameter: String(amount), cut }, origin),
    end: (origin, how) => processes.end(origin, how),
    loseDatabase: (forMs) => processes.send({ fault: 'away', forMs }),
    silence: (origin, amount, after, isWhole) =>
      processes.send({ fault: 'dead', parameter: String(amount), after, isWhole }, origin),
    freeze: (origin, forMs) => processes.freeze(origin, forMs),
    isHeld: (origin) => processes.isHeld(origin),
    heal: async () => {
      isHealed = true;
      await processes.whole();
      processes.send({ fault: 'healed' });
    },
    advance: async (ms) => processes.advance(ms),
    close: async () => {
      processes.close();
      issuer.close();
      await closeDatabase();
      await postgres.stop();
    },
  };
}

/** The processes that run; one that ends is followed by another. */
class Processes {
  private readonly running = new Set<Running>();
  private readonly starting = new Set<Promise<void>>();
  private readonly sending: NodeJS.Timeout;
  private held: Running | undefined;
  private ahead = 0;
  private closing = false;

  constructor(
    private readonly time: FastTime,
    private readonly setting: () => ProcessSetting,
  ) {
    this.sending = machineInterval(() => this.send({ now: time.now(), speed: time.currentSpeed() }), sendEveryMs);
  }

  async start(): Promise<void> {
    const file = fileURLToPath(new URL('provider-process.mjs', import.meta.url));
    const child = fork(file, [JSON.stringify(this.setting())], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])]);
    if (message === undefined) throw new Error('A process of the provider did not start');
    const { listening }: ListeningMessage = message;
    const running = { child, listening };
    if (this.ahead > 0) child.send(this.timeMessage(this.ahead));
    this.running.add(running);
    child.once('exit', () => {
      this.running.delete(running);
      this.startAnother();
    });
  }

  originsOf(party: Party, turn: number): readonly string[] {
    const awake = [...this.running].filter((running) => running !== this.held);
    const origins = awake.map(({ listening }) => listening[party]);
    return turn % 2 === 0 ? origins : origins.reverse();
  }

  /** Ends one at once, or asks it to end: it serves no new request then. */
  end(origin: string, how: 'kill' | 'terminate'): void {
    const found = this.at(origin);
    // The last one stays: the other is still starting.
    if (found === undefined || this.running.size < 2) return;
    this.running.delete(found);
    found.child.kill(how === 'kill' ? 'SIGKILL' : 'SIGTERM');
  }

  /** Holds one, as a suspended machine does; what stands in front asks the others meanwhile. One at a time. */
  freeze(origin: string, forMs: number): void {
    const found = this.at(origin);
    if (found === undefined || this.held !== undefined || this.running.size < 2) return;
    this.held = found;
    found.child.kill('SIGSTOP');
    machineTimeout(() => {
      found.child.kill('SIGCONT');
      this.held = undefined;
    }, forMs);
  }

  isHeld(origin: string): boolean {
    return this.held !== undefined && this.held === this.at(origin);
  }

  /** To the process that listens there, or to all. */
  send(message: ProcessMessage, origin?: string): void {
    const receivers = origin === undefined ? [...this.running] : [this.at(origin)];
    for (const receiver of receivers) if (receiver?.child.connected) receiver.child.send(message);
  }

  advance(ms: number): void {
    this.ahead += ms;
    this.send(this.timeMessage(ms));
  }

  async whole(): Promise<void> {
    while (this.starting.size > 0 || this.held !== undefined) {
      await Promise.all(this.starting);
      await this.time.sleep(1_000);
    }
  }

  close(): void {
    this.closing = true;
    stopMachineInterval(this.sending);
    for (const { child } of this.running) child.kill('SIGKILL');
  }

  private at(origin: string): Running | undefined {
    return [...this.running].find(({ listening }) => Object.values(listening).includes(origin));
  }

  private startAnother(): void {
    if (this.closing) return;
    const started = this.startUntilItListens();
    this.starting.add(started);
    void started.finally(() => this.starting.delete(started));
  }

  /** A process that starts while the database is away ends at once, as under any supervisor. */
  private async startUntilItListens(): Promise<void> {
    for (;;) {
      try {
        return await this.start();
      } catch {
        await this.time.sleep(2_000);
      }
    }
  }

  private timeMessage(advance: number): TimeMessage {
    return { now: this.time.now(), speed: this.time.currentSpeed(), advance };
  }
}
