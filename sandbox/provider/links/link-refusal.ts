import type { Link } from './find-link.js';
import type { KnownLinkRefusal, LinkExcess } from './link-type.js';
import { rulesOf } from './link-types.js';
import { isUsedUp, type LinkUse, type Wanted } from './link-use.js';

/** Why the link takes no payment now, whatever its amount. */
export function refusalOfLink(link: Link, use: LinkUse, now: number): KnownLinkRefusal | undefined {
  const rules = rulesOf(link);
  if (link.deletedAt !== null) return 'deleted';
  // A link that is paid in full is no longer late.
  if (rules.isPaid(link, use)) return 'paid';
  // guard: link that has expired
  if (link.expiresAt !== null && link.expiresAt.getTime() <= now) return 'expired';
  if (link.pausedAt !== null || isUsedUp(link, use)) return 'closed';
  return rules.refusal(link, use);
}

/**
 * Why one payment asks for more than is left, or would leave less than the least payment (LK-02), also where those under
 * way are made.
 */
export function excessOf(link: Link, use: LinkUse, wanted: Wanted): LinkExcess | undefined {
  return isUsedUp(link, use) ? 'closed' : rulesOf(link).excess(link, use, wanted);
}
