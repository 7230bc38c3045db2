import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OtherWays } from '../../application/other-ways.js';
import type { PaymentPage } from '../../domain/page/payment-page.js';
import type { PaymentInHand } from './methods/payment-in-hand.js';
import type { PaymentWorld } from './payment-world.js';

type Parts = typeof import('./other-ways.js');

interface Arrived {
  readonly parts: Parts;
  readonly ports: OtherWays;
}

/** The ways to pay beside the card, which the page fetches when one is asked for. */
export class LateWays {
  /** They did not arrive; asking again tries again. */
  missing = false;
  /** What is to be shown of them, once they are there. */
  shown: { readonly parts: Parts; readonly vm: ReturnType<Parts['createOtherWays']> } | undefined = undefined;
  private arrived: Arrived | undefined = undefined;
  private page: PaymentPage | undefined = undefined;
  private coming = false;

  constructor(
    private readonly world: PaymentWorld,
    private readonly payment: PaymentInHand,
  ) {
    makeAutoObservable<LateWays, 'world' | 'payment' | 'arrived' | 'page' | 'coming'>(this, {
      world: false,
      payment: false,
      shown: observableRef,
      arrived: false,
      page: false,
      coming: false,
    });
  }

  /** Something of a payment is going on there that the end of the page's time does not cut off (EX-01). */
  get underWay(): boolean {
    return this.shown?.vm.underWay === true;
  }

  /** A vendor's script is in front of the page, or on its way. */
  get atVendor(): boolean {
    return this.shown?.vm.others.atVendor === true;
  }

  /** Another page has other models; undefined while none is there. */
  show(page: PaymentPage | undefined): void {
    this.page = page;
    this.build();
  }

  fetch(): void {
    if (this.coming || this.arrived !== undefined) return;
    this.coming = true;
    this.missing = false;
    const all = Promise.all([import('./other-ways.js'), this.world.otherWays()]);
    all
      .then(([parts, ports]) => this.arrive({ parts, ports }))
      .catch(() => runInAction(() => (this.missing = true)))
      .finally(() => this.settled());
  }

  private settled(): void {
    this.coming = false;
  }

  private arrive(arrived: Arrived): void {
    this.arrived = arrived;
    this.build();
  }

  private build(): void {
    const { arrived, page, world, payment } = this;
    if (arrived === undefined || page === undefined) {
      this.shown = undefined;
      return;
    }
    const { parts, ports } = arrived;
    this.shown = { parts, vm: parts.createOtherWays(world, ports, page, payment) };
  }
}
