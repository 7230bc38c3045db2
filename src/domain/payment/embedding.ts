import type { PaymentPage } from './payment-page.js';

/** How the page is placed. Origins are parsed ones, such as `https://shop.example`: without a path, in lower case. */
export interface Embedding {
  /** The page is inside a frame. */
  readonly framed: boolean;
  /** Holds what the provider opened it as: only an `iframe` is meant for a frame. */
  readonly kind: PaymentPage['kind'];
  /** Origins of all frames around the page; undefined where the browser does not say. */
  readonly ancestorOrigins?: readonly string[] | undefined;
  /** The page's own address, in full. */
  readonly address: string;
  /** The address prefix under which the provider serves the page; empty when it is not known. */
  readonly root: string;
  /** Origins of the merchant's sites; empty when none is known. */
  readonly merchantSites: readonly string[];
}

/**
 * Why the placement is to be reported as unauthorized (EM-01): 1 framed though it is no page for a frame, or by any site
 * that is not the merchant's (also where the merchant's is not known), 2 the page's address is not under the root. The
 * frame counts first. Undefined when all is well, and where the browser does not say who frames it.
 */
export function unauthorizedReason(embedding: Embedding): 1 | 2 | undefined {
  if (framedByStranger(embedding)) return 1;
  return isUnder(embedding.root, embedding.address) ? undefined : 2;
}

function framedByStranger({ framed, kind, ancestorOrigins = [], merchantSites }: Embedding): boolean {
  // guard: frame of a stranger -> return framed && (kind !== 'iframe');
  return framed && (kind !== 'iframe' || ancestorOrigins.some((origin) => !merchantSites.includes(origin)));
}

/** The prefix must end where a part of the address ends: `https://pay.example.evil` is not under `https://pay.example`. */
function isUnder(root: string, address: string): boolean {
  if (root === '') return true;
  const prefix = root.replace(/\/+$/, '');
  return address.startsWith(prefix) && /^(?:[/?#]|$)/.test(address.slice(prefix.length));
}
