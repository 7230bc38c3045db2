import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { FastTime } from './fast-time.js';

/** How much of a transaction is kept to see whose it is, in bytes. */
const keptBytes = 64 * 1024;

/** A COMMIT by itself, as the driver sends it: type, length, text. */
const commit = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1');
const begin = Buffer.from('Q\0\0\0\x0abegin\0', 'latin1');

/** The line between the provider's processes and PostgreSQL. It can break at a COMMIT, or altogether. */
export class DatabaseLine {
  private readonly sockets = new Set<Socket>();
  /** By a parameter that the transaction of a payment carries: whether the COMMIT still reaches the database. */
  private readonly cuts = new Map<string, boolean>();
  private gone = 0;

  private constructor(
    private readonly server: Server,
    private readonly time: FastTime,
    readonly port: number,
  ) {}

  static async open(database: URL, time: FastTime): Promise<DatabaseLine> {
    const server = createServer({ allowHalfOpen: false });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No address');
    const line = new DatabaseLine(server, time, address.port);
    server.on('connection', (client) => line.take(client, Number(database.port), database.hostname));
    return line;
  }

  /** Breaks at the COMMIT of the next transaction with this parameter. */
  cutCommit(parameter: string, reaches: boolean): void {
    this.cuts.set(parameter, reaches);
  }

  /** Breaks every connection, and refuses new ones for a while. */
  async lose(forMs: number): Promise<void> {
    this.gone += 1;
    for (const socket of this.sockets) socket.destroy();
    await this.time.sleep(forMs);
    this.gone = Math.max(0, this.gone - 1);
  }

  heal(): void {
    this.cuts.clear();
    this.gone = 0;
  }

  async close(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private take(client: Socket, port: number, host: string): void {
    if (this.gone > 0) {
      client.destroy();
      return;
    }
    const server = connect(port, host);
    const end = () => {
      client.destroy();
      server.destroy();
      this.sockets.delete(client);
    };
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', end);
    }
    this.sockets.add(client);
    server.on('data', (bytes: Buffer) => client.write(bytes));
    let said = Buffer.alloc(0);
    client.on('data', (bytes: Buffer) => {
      if (bytes.includes(begin)) said = Buffer.alloc(0);
      const reaches = bytes.includes(commit) ? this.takeCut(said) : undefined;
      said = said.length > keptBytes ? said : Buffer.concat([said, bytes]);
      if (reaches !== false) server.write(bytes);
      // What the database answers to it is lost.
      if (reaches === true) client.destroy();
      if (reaches === false) end();
    });
  }

  /** Whether this transaction's COMMIT is cut, and reaches the database; undefined: it is not cut. */
  private takeCut(said: Buffer): boolean | undefined {
    if (this.cuts.size === 0) return undefined;
    for (const [parameter, reaches] of this.cuts) {
      if (!said.includes(lengthPrefixed(parameter))) continue;
      this.cuts.delete(parameter);
      return reaches;
    }
    return undefined;
  }
}

/** A text parameter as the wire has it. */
function lengthPrefixed(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(text.length);
  return Buffer.concat([length, Buffer.from(text, 'latin1')]);
}
