import type { PageHost, Placement } from '../../application/ports.js';
import { safeOrigin, safeUrl } from './safe-url.js';
import { openChallenge } from './three-d-secure.js';

/** The tallest height that is told to a parent, in CSS px: taller is a fault, not a page (RL-03). */
export const tallestPx = 20_000;

/** The longest text that is posted to an address of the provider's choice, in characters (ER-02). */
const longestFailMessage = 500;

export interface BrowserPageHostOptions {
  readonly page: Window;
  /** Exact plain-http origins that are safe; empty in production. */
  readonly loopbackOrigins: readonly string[];
}

/** The window the page lives in. */
export function browserPageHost({ page, loopbackOrigins }: BrowserPageHostOptions): PageHost {
  const framed = page.parent !== page;
  const safe = (url: string) => safeUrl(url, loopbackOrigins);
  // Any parent may know the height; once the merchant is known, only the merchant's page does.
  let parentOrigin = '*';
  const tellParent = (message: unknown) => {
    if (framed) page.parent.postMessage(message, parentOrigin);
  };
  return {
    placement: () => placementOf(page, framed),
    referrer: () => page.document.referrer,
    handOver: (html) => openChallenge(page, html, safe),
    leaveTo: (url) => {
      const target = safe(url);
      if (target !== undefined) leave(page, target);
      return target !== undefined;
    },
    postFailure: (url, message) => {
      const target = safe(url);
      if (target !== undefined) postToTop(page.document, target, 'fail_message', plainText(message));
      return target !== undefined;
    },
    reportHeight: framed ? heightReporter(page, tellParent) : () => {},
    reportExpired: () => tellParent('expired'),
    safeUrl: safe,
    originOf: (url) => safeOrigin(url, loopbackOrigins),
    knowMerchantSite: (website) => {
      parentOrigin = safeOrigin(website, loopbackOrigins) ?? '*';
    },
  };
}

function placementOf(page: Window, framed: boolean): Placement {
  const { href, ancestorOrigins }: { href: string; ancestorOrigins?: Iterable<string> | undefined } = page.location;
  return { framed, address: href, ancestorOrigins: ancestorOrigins && [...ancestorOrigins] };
}

/** A browser may refuse to move the top window from a cross-site frame without a click: the page shows a link beside it. */
function leave(page: Window, target: string): void {
  try {
    (page.top ?? page).location.href = target;
  } catch {
    // Refused: the link remains.
  }
}

function postToTop(document: Document, action: string, name: string, value: string): void {
  const form = document.createElement('form');
  const input = document.createElement('input');
  form.hidden = true;
  form.method = 'post';
  form.action = action;
  form.target = '_top';
  input.type = 'hidden';
  input.name = name;
  input.value = value;
  form.append(input);
  document.body.append(form);
  form.submit();
}

/** One line of plain text, cut to a length. */
function plainText(message: string): string {
  return message
    .replace(/[\p{C}\s<>]+/gu, ' ')
    .trim()
    .slice(0, longestFailMessage);
}

/** Tells each height once, at most once a frame, with its unit. */
function heightReporter(page: Window, tellParent: (message: unknown) => void): (px: number) => void {
  let told = -1;
  let wanted = -1;
  let waiting = false;
  return (px) => {
    if (!Number.isFinite(px)) return;
    wanted = Math.min(tallestPx, Math.max(0, Math.ceil(px)));
    if (waiting || wanted === told) return;
    waiting = true;
    page.requestAnimationFrame(() => {
      waiting = false;
      if (wanted === told) return;
      told = wanted;
      tellParent({ message: 'shrink_iframe', type: 'setHeight', value: `${told}px` });
    });
  };
}
