import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Finding } from './finding.js';

interface OrderOutcome {
  readonly oid: string;
  readonly paid: boolean;
  /** Links notify of payments only. */
  readonly isLink?: boolean;
}

/** The merchants' notification address: what they were notified of must be what the ledger says. */
export class MerchantBox {
  private readonly notified = new Map<string, Set<string>>();
  private readonly waiting = new Map<string, () => void>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(): Promise<MerchantBox> {
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      box.take(new URLSearchParams(body));
      response.end('OK');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No address');
    const box = new MerchantBox(server, `http://127.0.0.1:${address.port}/`);
    return box;
  }

  /** Orders whose merchant was notified of something else than the ledger holds, or of nothing. */
  findingsOf(outcomes: readonly OrderOutcome[]): readonly Finding[] {
    return outcomes.flatMap(({ oid, paid, isLink = false }): Finding[] => {
      const words = this.notified.get(oid) ?? new Set();
      const isFailureTold = !paid && !isLink;
      if (words.has('success') === paid && words.has('failed') === isFailureTold) return [];
      const index = Number(/^SIM(\d+)N/.exec(oid)?.[1]);
      const details = `order ${oid}, ${paid ? 'paid' : 'unpaid'}: ${[...words].join(', ') || 'nothing'}`;
      return [{ contradiction: 'false notification', index, details }];
    });
  }

  /** Resolves once something was said of the order. */
  untilNotified(oid: string): Promise<void> {
    if (this.notified.has(oid)) return Promise.resolve();
    return new Promise((resolve) => this.waiting.set(oid, resolve));
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
  }

  private take(fields: URLSearchParams): void {
    const oid = fields.get('merchant_oid') ?? '';
    const words = this.notified.get(oid) ?? new Set();
    this.notified.set(oid, words.add(fields.get('status') ?? ''));
    this.waiting.get(oid)?.();
    this.waiting.delete(oid);
  }
}
