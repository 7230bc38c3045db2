import { Socket } from 'node:net';

/** How much of a transaction is kept to see whose it is, in bytes. */
const keptBytes = 64 * 1024;

/** A COMMIT by itself, as the driver sends it: type, length, text. */
const commit = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1');
const begin = Buffer.from('Q\0\0\0\x0abegin\0', 'latin1');

/** The connections of one provider process to PostgreSQL. They can break at a COMMIT, or altogether. */
export class DatabaseLine {
  private readonly sockets = new Set<LineSocket>();
  /** By a parameter that the transaction of a payment carries: whether the COMMIT still reaches the database. */
  private readonly cuts = new Map<string, boolean>();
  private away = 0;

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

  /** Breaks at the COMMIT of the next transaction with this parameter. */
  cutCommit(parameter: string, reaches: boolean): void {
    this.cuts.set(parameter, reaches);
  }

  /** Breaks every connection, and lets none be opened until the promise is fulfilled. */
  async lose(over: Promise<void>): Promise<void> {
    this.away += 1;
    for (const socket of this.sockets) socket.destroy();
    await over;
    this.away = Math.max(0, this.away - 1);
  }

  heal(): void {
    this.cuts.clear();
    this.away = 0;
  }

  /** Whether this transaction's COMMIT is cut, and reaches the database; undefined: it is not cut. */
  takeCut(written: readonly Buffer[]): boolean | undefined {
    if (this.cuts.size === 0) return undefined;
    const bytes = Buffer.concat(written);
    for (const [parameter, reaches] of this.cuts) {
      if (!bytes.includes(lengthPrefixed(parameter))) continue;
      this.cuts.delete(parameter);
      return reaches;
    }
    return undefined;
  }
}

/** A connection that reads what the driver writes. */
class LineSocket extends Socket {
  private written: Buffer[] = [];
  private length = 0;

  constructor(private readonly line: DatabaseLine) {
    super();
  }

  override connect(...args: unknown[]): this {
    if (!this.line.isAway) return Reflect.apply(super.connect, this, args);
    process.nextTick(() => this.destroy(new Error('connect ECONNREFUSED')));
    return this;
  }

  override write(bytes: Buffer, ...rest: unknown[]): boolean {
    if (bytes.includes(begin)) this.forget();
    const reaches = bytes.includes(commit) ? this.line.takeCut(this.written) : undefined;
    this.keep(bytes);
    if (reaches === undefined) return Reflect.apply(super.write, this, [bytes, ...rest]);
    if (reaches) {
      // What the database answers to it is lost.
      super.write(bytes, () => this.destroy());
    } else {
      this.destroy();
    }
    return false;
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
