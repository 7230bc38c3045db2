import type { OtherWays } from '../../../application/ports.js';
import type { PaymentWorld } from '../payment-world.js';
import type { PaymentInHand } from './payment-in-hand.js';

/** What the other ways to pay need of the world. */
export type OtherWaysWorld = Pick<PaymentWorld, 'payments' | 'host' | 'clock'> & OtherWays;

/** Every way to pay beside the card, of one page. */
export class OtherWaysVm {
  constructor(
    readonly world: OtherWaysWorld,
    readonly payment: PaymentInHand,
  ) {}
}
