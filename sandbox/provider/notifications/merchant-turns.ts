import type { DeliveryShares } from './delivery-shares.js';
import type { Due } from './due-notifications.js';

/** How many merchants a process remembers; one that it has forgotten comes first. */
const remembered = 10_000;

/** Deals the places of a process and of each host to the merchants in turn (TR-13). */
export class MerchantTurns {
  /** The number of each merchant's last turn; that of the longest ago comes first. */
  private readonly last = new Map<string, number>();
  private count = 0;

  /** A delivery for this merchant has begun. */
  note(merchant: string): void {
    this.count += 1;
    this.last.delete(merchant);
    this.last.set(merchant, this.count);
    const [oldest] = this.last.keys();
    if (this.last.size > remembered && oldest !== undefined) this.last.delete(oldest);
  }

  /**
   * Returns which of the found ones may begin, `most` at most, and counts them. A merchant that has fewer under way comes
   * first, then the one whose last turn is longer ago: however many wait for one merchant, at a host of both as well,
   * another one waits for one of them alone.
   */
  deal(found: readonly Due[], shares: DeliveryShares, most: number): readonly Due[] {
    const placed = found.map((due) => ({
      due,
      place: shares.underWayFor(due.merchant) + due.nth,
      turn: this.last.get(due.merchant) ?? 0,
    }));
    placed.sort((one, other) => one.place - other.place || one.turn - other.turn);
    const dealt: Due[] = [];
    for (const { due } of placed) if (dealt.length < most && shares.take(due)) dealt.push(due);
    return dealt;
  }
}
