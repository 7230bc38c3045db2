import { setTimeout } from 'node:timers/promises';
import { Shopper } from '../sandbox/shopper.js';

/** Approved by the bank without a challenge. */
const card = '4355084300001002';

/** How many pay at a time, and how long one waits whose payment could not be begun, ms. */
const concurrency = 8;
const pauseMs = 100;

/** The answer to a payment post. */
export interface Answer {
  readonly oid: string;
  /** `success`, the code of an error, or `none` where the line broke. */
  readonly said: string;
  /** Its shopper came after the primary was lost. */
  readonly isAfterLoss: boolean;
  /** How long after that loss the answer came, ms. */
  readonly sinceLossMs: number;
}

/** Codes that leave open whether the order is paid. */
const open: ReadonlySet<string> = new Set(['none', 'pending', 'technical']);

export const saysUnpaid = ({ said }: Answer): boolean => said !== 'success' && !open.has(said);

/** Shoppers who pay at the provider's processes by turns, one order after the other. */
export class Shoppers {
  readonly answers: Answer[] = [];
  private lostAt = Number.POSITIVE_INFINITY;
  private begun = 0;

  constructor(private readonly origins: readonly string[]) {}

  /** Notes that the primary is lost now. */
  noteLoss(): void {
    this.lostAt = performance.now();
  }

  get successes(): number {
    return this.answers.filter(({ said }) => said === 'success').length;
  }

  /** Of the first payment that was begun after the loss and succeeded, ms; undefined before it. */
  get goesOnAfterMs(): number | undefined {
    const [first] = this.answers.filter(({ said, isAfterLoss }) => said === 'success' && isAfterLoss);
    return first?.sinceLossMs;
  }

  /** Pays until it is enough. */
  async payUntil(isEnough: () => boolean): Promise<void> {
    const payOn = async () => {
      while (!isEnough()) await this.payOnce();
    };
    await Promise.all(Array.from({ length: concurrency }, payOn));
  }

  private async payOnce(): Promise<void> {
    this.begun += 1;
    const origin = this.origins[this.begun % this.origins.length] ?? '';
    const isAfterLoss = performance.now() > this.lostAt;
    const shopper = await Shopper.arrive(origin, { merchant_id: '100003' }).catch(() => undefined);
    if (shopper === undefined) return setTimeout(pauseMs);
    const said = await shopper.pay(card, { do_3d: '0' }).then(
      ({ status, json }) => (status === 200 ? 'success' : String(json.error?.code)),
      () => 'none',
    );
    const sinceLossMs = performance.now() - this.lostAt;
    this.answers.push({ oid: shopper.opened.oid, said, isAfterLoss, sinceLossMs });
  }
}
