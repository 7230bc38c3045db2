import type { FaultRule } from '../../../sandbox/provider/faults/faults.js';
import { inquire } from './merchant.js';

/** The provider's faults and clock, and what its ledger says, over HTTP. */
export class SandboxControls {
  constructor(private readonly provider: string) {}

  /** Something goes wrong with a call from now on. */
  async fault(rule: FaultRule): Promise<void> {
    await this.send('POST', '/_sandbox/faults', rule);
  }

  /** Moves the provider's clock forward, for good: what is created later is counted from there. */
  async advance(ms: number): Promise<void> {
    await this.send('POST', '/_sandbox/clock', { advanceMs: ms });
  }

  /** How often an order was charged, by its merchant's inquiry: 0 or 1. */
  async charges(orderId: string): Promise<number> {
    const { status } = await inquire(this.provider, orderId);
    return status === 'success' ? 1 : 0;
  }

  async clear(): Promise<void> {
    const forget = () => this.send('DELETE', '/_sandbox/faults');
    // After a long journey the server may be closing the connection that was kept; doing it twice does no harm.
    await forget().catch(forget);
  }

  private async send(method: string, path: string, body?: object): Promise<void> {
    const response = await fetch(this.provider + path, {
      method,
      body: body && JSON.stringify(body),
      headers: body && { 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  }
}
