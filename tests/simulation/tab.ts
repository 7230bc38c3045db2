import { firstValueFrom } from 'rxjs';
import { waitWhileUnderWay } from '../../src/application/payment/wait-while-under-way.js';
import { type Failure, isAnswer } from '../../src/domain/payment/failure.js';
import type { Outcome } from '../../src/domain/payment/outcome.js';
import type { PaymentPage } from '../../src/domain/payment/payment-page.js';
import {
  AskOutcome,
  OpenLinkPayment,
  OpenPayment,
  Payments,
  ReadPaymentStatus,
} from '../../src/infrastructure/node/container.js';
import type { Random } from '../sandbox/random.js';
import { atBank, atWallet } from './away.js';
import { type Came, cardForm, deleteCards, verify } from './card-payments.js';
import { otherPayments } from './method-payments.js';
import type { Plan } from './plan.js';
import { linkOf } from './planned-links.js';
import type { Seen } from './screens.js';
import { Visit, type World } from './visit.js';

/** What a shopper does next. */
type Next = 'done' | 'reload' | 'again';

/** How often one page is loaded anew before the shopper gives up. */
const loads = 6;

/** Holds the notes that all tabs of a shopper share. */
interface Noted {
  readonly seen: Seen[];
  /** Names of stored cards that a page said were deleted. */
  readonly deleted: string[];
}

/** One tab of a shopper on the page of one order. */
export class Tab {
  private visit: Visit;
  private readonly isLink: boolean;

  constructor(
    private readonly world: World,
    private readonly plan: Plan,
    private readonly token: string,
    private readonly tab: number,
    private readonly random: Random,
    private readonly noted: Noted,
  ) {
    this.isLink = linkOf(plan) !== undefined;
    this.visit = new Visit(world, plan, random);
  }

  /** Opens the page and pays, until an outcome is shown or patience ends. Every screen is noted. */
  async run(): Promise<void> {
    for (let load = 0; load < loads; load += 1) {
      this.visit = new Visit(this.world, this.plan, this.random);
      if ((await this.load()) === 'done') return;
    }
  }

  private show(kind: string, postId?: string, why?: string): void {
    this.noted.seen.push({ tab: this.tab, kind, postId, why, at: this.world.time.now() });
  }

  private async load(): Promise<Next> {
    const { vezne } = this.visit;
    const open = vezne.get(this.isLink ? OpenLinkPayment : OpenPayment);
    const opened = await this.visit.watch(open(this.token));
    if (opened.kind === 'left') return 'reload';
    if (opened.kind === 'payable') {
      this.show('form');
      return this.pay(opened.page);
    }
    if (opened.kind === 'underWay') return this.wait(undefined);
    if (opened.kind === 'failed' && !isAnswer(opened.failure)) return this.later();
    this.show(opened.kind, undefined, whyOf(opened));
    return 'done';
  }

  /** Nothing came: the shopper reloads after a while. */
  private async later(): Promise<Next> {
    await this.world.time.sleep(3_000);
    return 'reload';
  }

  private async pay(page: PaymentPage): Promise<Next> {
    const { method, cards, retries } = this.plan;
    const other = otherPayments[method];
    if (method === 'deletion') this.noted.deleted.push(...(await deleteCards(this.visit, page)));
    const byCard = cardForm(this.visit, page);
    for (let press = 0; press <= retries; press += 1) {
      this.visit.postId = undefined;
      const came = await (other === undefined ? byCard(cards[press % cards.length] ?? '') : other(this.visit, page));
      const next = await this.follow(came, page);
      if (next !== 'again') return next;
      await this.world.time.sleep(1_000);
    }
    return 'done';
  }

  /** Goes on as the page would after an outcome. */
  private async follow(came: Came, page: PaymentPage | undefined): Promise<Next> {
    switch (came.kind) {
      case 'left':
        this.show('left');
        return this.random.chance(0.75) ? 'reload' : 'done';
      case 'challenge':
        this.show('left');
        return this.sentTo(await atBank(this.visit));
      case 'leaving':
        this.show('left');
        return this.sentTo('url' in came ? await atWallet(this.visit, String(came.url)) : undefined);
      case 'verification':
        this.show('code');
        return page === undefined ? 'done' : this.follow(await verify(this.visit, page), page);
      case 'unknown':
        this.show('unknown');
        return this.check(page);
      case 'underWay':
        return this.wait(page);
      default:
        this.show(page !== undefined && this.isNotSent(came) ? 'notSent' : came.kind, this.visit.postId, whyOf(came));
        return came.kind === 'failed' || came.kind === 'cancelled' ? 'again' : 'done';
    }
  }

  /** The check before the post had no answer: the form says that this try was not sent, and nothing of the order (ER-06). */
  private isNotSent(came: Came): boolean {
    if (came.kind !== 'failed' || !('failure' in came)) return false;
    return this.visit.postId === undefined && !isAnswer(came.failure as Failure);
  }

  /** The waiting screen. */
  private async wait(page: PaymentPage | undefined): Promise<Next> {
    this.show('underWay');
    const ports = { payments: this.visit.vezne.get(Payments), clock: this.visit.clock };
    const asked = { token: this.token, page, attemptId: this.visit.postId };
    const outcome = await this.visit.watch(waitWhileUnderWay(ports)(asked));
    if (outcome.kind !== 'unknown') return this.follow(outcome, page);
    this.show('unknown');
    return 'done';
  }

  /** Check again, a few times. */
  private async check(page: PaymentPage | undefined): Promise<Next> {
    for (let press = 0; press < 3; press += 1) {
      await this.world.time.sleep(this.random.pick([2_000, 20_000, 60_000]));
      const asked = { token: this.token, page, attemptId: this.visit.postId };
      const outcome: Outcome = await firstValueFrom(this.visit.vezne.get(AskOutcome)(asked));
      if (outcome.kind !== 'unknown') return this.follow(outcome, page);
    }
    return 'done';
  }

  /** The address that the provider sent the shopper on to, after the bank or a wallet. */
  private async sentTo(location: string | undefined): Promise<Next> {
    if (location === undefined || location === '') return this.random.chance(0.8) ? this.later() : 'done';
    const { pathname } = new URL(location, this.world.provider);
    if (/\/basarili\/|\/link\/success\//.test(pathname)) return this.readResult();
    if (!/basarisiz$|\/failed$/.test(pathname)) return 'reload';
    this.show('failed');
    return this.random.chance(0.5) ? 'reload' : 'done';
  }

  /** The page of the result, loaded anew (RT-07). */
  private async readResult(): Promise<Next> {
    this.visit = new Visit(this.world, this.plan, this.random);
    const outcome = await this.visit.watch(this.visit.vezne.get(ReadPaymentStatus)(this.token));
    const next = await this.follow(outcome, undefined);
    return next === 'again' ? 'done' : next;
  }
}

/** The code, or the kind, of a failure. */
function whyOf(came: Came | { readonly failure: Failure }): string | undefined {
  if (!('failure' in came)) return undefined;
  const { failure } = came as { readonly failure: Failure };
  return failure.kind === 'refused' ? `${failure.httpStatus} ${failure.error.code}` : failure.kind;
}
