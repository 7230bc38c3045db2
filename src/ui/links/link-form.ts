import type { LinkOrder } from '../../application/ports.js';

/** The form of a link, whatever its type. */
export interface LinkForm {
  /** What would be paid now, in minor units; undefined while it is not known. */
  readonly amount: number | undefined;
  /** What is sent, when everything is right (AP-03). */
  readonly order: LinkOrder | undefined;
  /** The shopper wants to go on: from now on every field shows what is wrong with it. False holds the order back once. */
  check(): boolean;
}
