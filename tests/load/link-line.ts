import { performance } from 'node:perf_hooks';
import { arriveByLink, createLink, orders } from '../sandbox/provider/links/link-shop.js';

/** Approved by the bank without a challenge, and with one. */
const card = '4355084300001002';
const cardAtBank = '4355084355084358';

/** Challenges that are open while payments are measured. */
const leftOpen = 100;

/** One link, paid by one shopper after the other. */
export class LinkLine {
  private readonly times: number[] = [];
  private shoppers = 0;

  private constructor(
    private readonly origin: string,
    private readonly id: string,
  ) {}

  /** A link whose history `store` makes out of its one payment. */
  static async open(origin: string, store: () => Promise<void>): Promise<LinkLine> {
    const line = new LinkLine(origin, await createLink(origin, 'product'));
    await line.pay();
    await store();
    for (let nth = 0; nth < leftOpen; nth += 1) {
      const shopper = await arriveByLink(origin, line.id, orders.product);
      await shopper.pay(cardAtBank, {}, line.nextAddress());
    }
    for (let nth = 0; nth < 20; nth += 1) await line.pay();
    line.times.length = 0;
    return line;
  }

  /** The link's page, the order, the payment. */
  async pay(): Promise<void> {
    const begun = performance.now();
    const shopper = await arriveByLink(this.origin, this.id, orders.product);
    const { status, text } = await shopper.pay(card, { do_3d: '0' }, this.nextAddress());
    if (status !== 200) throw new Error(`A payment of a link failed: ${text}`);
    this.times.push(performance.now() - begun);
  }

  /** ms. */
  median(): number {
    const sorted = this.times.toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  }

  /** Each shopper comes from an address of its own: the limits count by it. */
  private nextAddress(): Record<string, string> {
    this.shoppers += 1;
    return { 'x-forwarded-for': `10.1.${this.shoppers >> 8}.${this.shoppers & 255}` };
  }
}
