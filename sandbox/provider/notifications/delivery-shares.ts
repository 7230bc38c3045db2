/** Who gets a delivery: the merchant, and the host of its address. */
export interface Addressee {
  readonly merchant: string;
  readonly host: string;
}

/** Deliveries that one process has under way for one merchant, and to one host, at most. */
export const shareOfOne = 3;

/** What is under way, by merchant and by host: one that does not answer must not keep the others waiting. */
export class DeliveryShares {
  private readonly merchants = new Map<string, number>();
  private readonly hosts = new Map<string, number>();

  constructor(underWay: Iterable<Addressee>) {
    for (const addressee of underWay) this.add(addressee);
  }

  /** Counts one more, unless its merchant or its host has its share. */
  take(addressee: Addressee): boolean {
    const { merchant, host } = addressee;
    // guard: share of one merchant’s notifications -> if (isFull(this.hosts.get(host))) return false;
    if (isFull(this.merchants.get(merchant)) || isFull(this.hosts.get(host))) return false;
    this.add(addressee);
    return true;
  }

  isAnyFull(): boolean {
    const { merchants, hosts } = this.full();
    return merchants.length + hosts.length > 0;
  }

  /** Those that have their share. */
  full(): { readonly merchants: string[]; readonly hosts: string[] } {
    return { merchants: fullOf(this.merchants), hosts: fullOf(this.hosts) };
  }

  private add({ merchant, host }: Addressee): void {
    this.merchants.set(merchant, (this.merchants.get(merchant) ?? 0) + 1);
    this.hosts.set(host, (this.hosts.get(host) ?? 0) + 1);
  }
}

function isFull(count = 0): boolean {
  return count >= shareOfOne;
}

function fullOf(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].filter(([, count]) => isFull(count)).map(([name]) => name);
}
