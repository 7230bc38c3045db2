import type { Container } from 'inversify';
import { NEVER, type Observable } from 'rxjs';
import { demoPolicies } from '../../sandbox/demo/merchants.js';
import type { Clock as PageClock } from '../../src/application/ports.js';
import { headlessPageHost } from '../../src/infrastructure/host/headless-page-host.js';
import { Clock, Host, nodeContainer, Payments } from '../../src/infrastructure/node/container.js';
import type { Random } from '../sandbox/random.js';
import { Browser } from './browser.js';
import type { FastTime } from './fast-time.js';
import type { Plan } from './plan.js';

/** Where shoppers find everything, all of it behind the proxy of faults. */
export interface World {
  readonly time: FastTime;
  readonly provider: string;
  readonly acs: string;
  readonly wallets: string;
}

/** The shopper reloaded, went back or closed the page while something ran. */
export interface Left {
  readonly kind: 'left';
}

/** A page that was loaded once: the page's own use cases, and what its shopper does. */
export class Visit {
  readonly vezne: Container;
  readonly browser: Browser;
  readonly clock: PageClock;
  /** The document of the bank that would have replaced the page. */
  challenge = '';
  /** Of the last payment post that this page made; undefined before one. */
  postId: string | undefined;

  constructor(
    readonly world: World,
    readonly plan: Plan,
    readonly random: Random,
  ) {
    const { time } = world;
    this.clock = { wall: () => time.now(), monotonic: () => time.now(), wakes: NEVER, restored: NEVER };
    this.browser = new Browser(time, plan.index);
    this.vezne = nodeContainer({
      baseUrl: `${world.provider}/s/${plan.index}`,
      language: 'en',
      merchantPolicies: demoPolicies,
    });
    const loopbackOrigins = [world.provider, world.acs, world.wallets];
    const challenge = (html: string) => {
      this.challenge = html;
    };
    this.vezne.rebind(Host).toConstantValue(headlessPageHost({ loopbackOrigins, challenge }));
    this.vezne.rebind(Clock).toConstantValue(this.clock);
    this.watchPosts();
  }

  /** The last state of a use case, or `left` where the shopper did not wait for it. `each` gets every state. */
  watch<T extends { readonly kind: string }>(
    states: Observable<T>,
    each: (state: T) => void = () => {},
  ): Promise<T | Left> {
    const leavesAfterMs = this.random.chance(this.plan.impatience)
      ? this.random.pick([30, 400, 2_500, 12_000])
      : undefined;
    return new Promise((resolve) => {
      let last: T | Left = { kind: 'left' };
      const running = states.subscribe({
        next: (state) => {
          last = state;
          each(state);
        },
        complete: () => resolve(last),
        error: () => resolve({ kind: 'left' }),
      });
      if (leavesAfterMs === undefined) return;
      void this.world.time.sleep(leavesAfterMs).then(() => {
        running.unsubscribe();
        resolve({ kind: 'left' });
      });
    });
  }

  private watchPosts(): void {
    const payments = this.vezne.get(Payments);
    const make = payments.newAttemptId.bind(payments);
    payments.newAttemptId = (prefix) => {
      this.postId = make(prefix);
      return this.postId;
    };
  }
}
