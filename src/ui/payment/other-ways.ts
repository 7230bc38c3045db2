import type { OtherWays } from '../../application/other-ways.js';
import type { PaymentPage } from '../../domain/page/payment-page.js';
import { OtherWaysVm } from './methods/other-ways.vm.js';
import type { PaymentInHand } from './methods/payment-in-hand.js';
import type { PaymentWorld } from './payment-world.js';

/*
 * Every way to pay beside the card, in one file, so that the build makes one fetch of it: it comes when one is asked for.
 */
export { Elsewhere, OtherWay } from './methods/OtherWay.js';

/** Makes the models of a page's other ways to pay, once: what was typed in one of them lives as long as the page. */
export function createOtherWays(
  world: PaymentWorld,
  ports: OtherWays,
  page: PaymentPage,
  payment: PaymentInHand,
): OtherWaysVm {
  return new OtherWaysVm({ ...world, ...ports }, page, payment);
}
