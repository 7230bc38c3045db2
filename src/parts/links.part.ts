/**
 * Holds what the addresses of payment links show.
 * @brings ui/links, application/links, domain/links
 */

export { readAwaitedLink } from '../ui/links/form/awaited-link.js';
export { LinkFailed, LinkSuccess } from '../ui/links/LinkOutcomes.js';
export { LinkPage } from '../ui/links/LinkPage.js';
