/** How many attempts are let through. */
export interface Limits {
  /** Declined attempts after which the order is closed. */
  readonly declinedPerToken: number;
  /** Attempts of any kind: challenges that were begun and left count here. */
  readonly attemptsPerToken: number;
  /** Attempts of one card that took no money, in the window. */
  readonly unpaidPerCard: number;
  /** Declined attempts from one network address, in the window. */
  readonly declinedPerAddress: number;
  /** The window of the last two, ms. */
  readonly windowMs: number;
}

export const defaultLimits: Limits = {
  declinedPerToken: 5,
  attemptsPerToken: 15,
  unpaidPerCard: 10,
  declinedPerAddress: 200,
  windowMs: 60 * 60_000,
};
