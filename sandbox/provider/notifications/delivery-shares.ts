import type { Addressee } from './addressee.js';

/** Deliveries that one process has under way for one merchant, and to one host, at most. */
// guard: share of one merchant’s notifications -> export const shareOfOne = 300;
export const shareOfOne = 3;

/** The same to a host whose last delivery failed: one shows whether it answers again. */
const shareOfFailing = 1;

/**
 * Deliveries that one process has under way in all, and those of them to hosts that failed. The shares of 266 merchants
 * whose servers stop answering at the same time leave places to the others.
 */
// guard: places of notifications -> export const places = 10;
export const places = 800;
const placesOfFailing = 400;

/** How many failing hosts a process remembers; one that it has forgotten has a share like any other until it fails again. */
const failingHosts = 10_000;

/** The hosts whose last delivery by this process failed. */
export class FailingHosts {
  private readonly names = new Set<string>();

  constructor(private readonly most = failingHosts) {}

  note(host: string, isDelivered: boolean): void {
    this.names.delete(host);
    if (isDelivered) return;
    this.names.add(host);
    const [oldest] = this.names;
    if (this.names.size > this.most && oldest !== undefined) this.names.delete(oldest);
  }

  has(host: string): boolean {
    return this.names.has(host);
  }

  /** Returns them all, the one that failed longest ago first. */
  all(): string[] {
    return [...this.names];
  }
}

/**
 * Describes what is under way, by merchant and by host: one that does not answer must not keep the others waiting, nor
 * must many (TR-13). Each has a small share, those that failed the smallest one, and all of these together half of the
 * places.
 */
export class DeliveryShares {
  private readonly merchants = new Map<string, number>();
  private readonly hosts = new Map<string, number>();
  private toFailing = 0;

  constructor(
    underWay: Iterable<Addressee>,
    private readonly failing: FailingHosts,
  ) {
    for (const addressee of underWay) this.add(addressee);
  }

  /** Counts one more, unless its merchant or its host has its share. */
  take(addressee: Addressee): boolean {
    const { merchant, host } = addressee;
    if (this.underWayFor(merchant) >= shareOfOne || this.isFull(host)) return false;
    this.add(addressee);
    return true;
  }

  /** How many are under way for a merchant. */
  underWayFor(merchant: string): number {
    return this.merchants.get(merchant) ?? 0;
  }

  isAnyFull(): boolean {
    const { merchants, hosts } = this.full();
    return merchants.length + hosts.length > 0;
  }

  /** The merchants and the hosts that have their share. */
  full(): { readonly merchants: string[]; readonly hosts: string[] } {
    const counted = [...this.merchants].filter(([, count]) => count >= shareOfOne).map(([name]) => name);
    const hosts = new Set([...this.hosts.keys(), ...this.failing.all()]);
    return { merchants: counted, hosts: [...hosts].filter((host) => this.isFull(host)) };
  }

  private isFull(host: string): boolean {
    const count = this.hosts.get(host) ?? 0;
    if (!this.failing.has(host)) return count >= shareOfOne;
    return count >= shareOfFailing || this.toFailing >= placesOfFailing;
  }

  private add({ merchant, host }: Addressee): void {
    this.merchants.set(merchant, this.underWayFor(merchant) + 1);
    this.hosts.set(host, (this.hosts.get(host) ?? 0) + 1);
    if (this.failing.has(host)) this.toFailing += 1;
  }
}
