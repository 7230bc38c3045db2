import { Socket } from 'node:net';
import type { CommitCut } from './faults.js';

/** How a line ends at a COMMIT: it breaks, or it falls silent: nothing arrives, and no error says so. */
type End = CommitCut | { readonly after: number; readonly isWhole: boolean };

/** How much of a transaction is kept to see whose it is, in bytes. */
const keptBytes = 64 * 1024;

/** A COMMIT by itself, as the driver sends it: type, length, text. */
const commit = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1');
const begin = Buffer.from('Q\0\0\0\x0abegin\0', 'latin1');

/** The connections of one provider process to PostgreSQL. They can break at a COMMIT, or altogether. */
export class DatabaseLine {
  private readonly sockets = new Set<LineSocket>();
  /** By a parameter that the transactions of a payment carry. */
  private readonly cuts = new Map<string, End>();
  private away = 0;

  constructor(private readonly sleep: (ms: number) => Promise<void>) {}

  /** A connection for the driver to open. */
  readonly socket = (): Socket => {
    const socket = new LineSocket(this);
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    return socket;
  };

  get isAway(): boolean {
    return this.away > 0;
  }

  /** Breaks at the COMMIT of a transaction with this parameter. */
  cutCommit(parameter: string, cut: CommitCut): void {
    this.cuts.set(parameter, cut);
  }

  /** Silences the connection at the COMMIT of a transaction with this parameter, or with `isWhole` every one that is open. */
  silence(parameter: string, after: number, isWhole: boolean): void {
    this.cuts.set(parameter, { after, isWhole });
  }

  /** Nothing passes on the connections that are open; one that is opened later is another. */
  die(): void {
    for (const socket of this.sockets) socket.die();
  }

  /** Breaks every connection, and lets none be opened for a while, in simulated ms. */
  async lose(forMs: number): Promise<void> {
    this.away += 1;
    for (const socket of this.sockets) socket.destroy();
    await this.sleep(forMs);
    this.away = Math.max(0, this.away - 1);
  }

  heal(): void {
    this.cuts.clear();
    this.away = 0;
  }

  /** How the COMMIT of this transaction is cut; undefined: it is not. */
  takeCut(written: readonly Buffer[]): End | undefined {
    if (this.cuts.size === 0) return undefined;
    const bytes = Buffer.concat(written);
    for (const [parameter, cut] of this.cuts) {
      if (!bytes.includes(lengthPrefixed(parameter))) continue;
      if (cut.after === 0) {
        this.cuts.delete(parameter);
        return cut;
      }
      this.cuts.set(parameter, { ...cut, after: cut.after - 1 });
    }
    return undefined;
  }
}

/** A connection that reads what the driver writes. */
class LineSocket extends Socket {
  private written: Buffer[] = [];
  private length = 0;
  private isDead = false;

  constructor(private readonly line: DatabaseLine) {
    super();
  }

  override connect(...args: unknown[]): this {
    if (this.line.isAway) {
      const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      process.nextTick(() => this.destroy(refused));
      return this;
    }
    Reflect.apply(super.connect, this, args);
    // A socket takes back its own `write` when it connects.
    this.write = this.writeUntilCut;
    return this;
  }

  /** Silences the line: nothing that is written arrives, and nothing that the database sends is read. */
  die(): void {
    this.isDead = true;
    this.pause();
  }

  private readonly writeUntilCut = (bytes: string | Uint8Array, ...rest: unknown[]): boolean => {
    if (this.isDead) return true;
    const given = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes);
    if (given.includes(begin)) this.forget();
    const cut = given.includes(commit) ? this.line.takeCut(this.written) : undefined;
    this.keep(given);
    if (cut === undefined) return Reflect.apply(super.write, this, [bytes, ...rest]);
    if ('isWhole' in cut) {
      if (cut.isWhole) this.line.die();
      else this.die();
      return true;
    }
    // What the database answers to one that reaches it is lost.
    if (cut.reaches) super.write(bytes, () => this.break(cut));
    else this.break(cut);
    return false;
  };

  private break({ awayMs }: CommitCut): void {
    this.destroy();
    if (awayMs > 0) void this.line.lose(awayMs);
  }

  private keep(bytes: Buffer): void {
    if (this.length > keptBytes) return;
    this.written.push(bytes);
    this.length += bytes.length;
  }

  private forget(): void {
    this.written = [];
    this.length = 0;
  }
}

/** A text parameter as the wire has it. */
function lengthPrefixed(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(text.length);
  return Buffer.concat([length, Buffer.from(text, 'latin1')]);
}
