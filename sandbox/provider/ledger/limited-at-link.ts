import type { Transaction } from '../../database/database.js';
import { countDown, countUp, type Tally } from './limited-acts.js';

/** An act at a link whose number is limited for all its shoppers together. */
export interface ActAtLink {
  /** Holds what is counted, such as `unpaid`. */
  readonly what: string;
  readonly linkId: string;
  /** Of the shopper's line: one line has many IPv6 addresses, and would be as many shoppers. */
  readonly lineFingerprint: string;
  readonly limit: number;
  /** So many acts of one line are its first ones. */
  readonly first: number;
  readonly windowMs: number;
}

/**
 * Counts an act under each key, and at its link. Half of a link's places are for the first acts of a line: else three
 * of them could take them all, and no other shopper could pay the link (TR-05). Throws `LimitReached`.
 */
export async function countAtLink(
  tx: Transaction,
  tallies: readonly Tally[],
  act: ActAtLink | undefined,
  now: number,
): Promise<void> {
  if (act === undefined) {
    await countUp(tx, tallies, now);
    return;
  }
  const { all, ofLine, repeated } = talliesOf(act);
  const counts = await countUp(tx, [...tallies, all, ofLine], now);
  // guard: places of a link for first acts
  if ((counts.get(ofLine.key) ?? 0) > act.first) await countUp(tx, [repeated], now);
}

/** Takes an act of `at` back. */
export async function uncountAtLink(
  tx: Transaction,
  tallies: readonly Tally[],
  act: ActAtLink | undefined,
  at: Date,
): Promise<void> {
  if (act === undefined) {
    await countDown(tx, tallies, at);
    return;
  }
  const { all, ofLine, repeated } = talliesOf(act);
  const left = await countDown(tx, [...tallies, all, ofLine], at);
  if ((left.get(ofLine.key) ?? 0) >= act.first) await countDown(tx, [repeated], at);
}

/** The rows of a link are locked in the order of these keys. */
function talliesOf({ what, linkId, lineFingerprint, limit, windowMs }: ActAtLink) {
  const key = `${what}:link:${linkId}`;
  const tally = (name: string, most: number): Tally => ({ by: 'link', key: key + name, limit: most, windowMs });
  return {
    all: tally('', limit),
    ofLine: tally(`:line:${lineFingerprint}`, Number.POSITIVE_INFINITY),
    repeated: tally(':repeated', Math.ceil(limit / 2)),
  };
}
