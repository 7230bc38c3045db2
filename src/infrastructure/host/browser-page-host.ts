import type { FrameResult, PageHost, Placement } from '../../application/ports.js';
import type { ErrorDetails } from '../../domain/payment/failure.js';
import type { Theme } from '../../domain/theme/theme.js';
import { type FrameMessage, tallestPx } from '../embed/frame-messages.js';
import { openChallenge } from './bank-document.js';
import type { readBankForm } from './bank-form.js';
import type { Configuration } from './configuration.js';
import { OwnLook } from './own-look.js';
import { safeOrigin, safeUrl } from './safe-url.js';

/** The longest text that is posted to an address of the provider's choice, in characters (ER-02). */
const longestFailMessage = 500;

/** The window of the page. */
export class BrowserPageHost implements PageHost {
  readonly #page: Window;
  readonly #loopbackOrigins: readonly string[];
  readonly #pageOrigins: readonly string[];
  readonly #merchantSites: readonly string[];
  readonly #framed: boolean;
  readonly #formReader: () => typeof readBankForm | undefined;
  readonly #sendHeight: (px: number) => void;
  readonly #look = new OwnLook();
  #height = 0;
  #onHeight: ((px: number) => void) | undefined;
  /** Who gets the messages: any parent, and once the merchant is known, the merchant's page only. */
  #parentOrigin = '*';

  /**
   * `loopbackOrigins` are the exact plain-http origins that are safe; none in production. `pageOrigins` serve the card
   * page beside the page's own: no window is sent to any of them. `merchantSites` may frame the page as the merchant's
   * website may. `formReader` returns what reads a bank's form (PY-02), once it is here.
   */
  constructor(
    page: Window,
    {
      loopbackOrigins,
      pageOrigins,
      merchantSites,
    }: Pick<Configuration, 'loopbackOrigins' | 'pageOrigins' | 'merchantSites'>,
    formReader: () => typeof readBankForm | undefined,
  ) {
    this.#formReader = formReader;
    this.#pageOrigins = [page.location.origin, ...pageOrigins];
    this.#page = page;
    this.#loopbackOrigins = loopbackOrigins;
    this.#merchantSites = merchantSites;
    this.#framed = page.parent !== page;
    this.#sendHeight = heightReporter(page, (px) => {
      this.#height = px;
      this.tellParent({ message: 'shrink_iframe', type: 'setHeight', value: `${px}px` } satisfies FrameMessage);
      this.#onHeight?.(px);
    });
  }

  placement(): Placement {
    const { href, ancestorOrigins }: { href: string; ancestorOrigins?: Iterable<string> } = this.#page.location;
    return {
      framed: this.#framed,
      address: href,
      ancestorOrigins: ancestorOrigins && [...ancestorOrigins],
      merchantSites: this.#merchantSites,
    };
  }

  referrer(): string {
    return this.#page.document.referrer;
  }

  showLook(rules: readonly string[], stated?: Theme): void {
    const { document } = this.#page;
    const { dataset } = document.documentElement;
    this.#look.show(document, rules);
    if (stated === undefined) delete dataset.stated;
    else dataset.stated = stated;
  }

  openChallenge(html: string): ErrorDetails | undefined {
    return openChallenge(this.#page, html, (url) => this.safeUrl(url), this.#formReader());
  }

  leaveTo(url: string, where?: { readonly parent: boolean }): boolean {
    const target = this.#targetOf(url);
    const page = this.#page;
    if (target === undefined) return false;
    if (where === undefined) this.#askParentToGo(target);
    leave(where === undefined ? (page.top ?? page) : where.parent ? page.parent : page, target);
    return true;
  }

  postFailure(url: string, message: string): boolean {
    const target = this.#targetOf(url);
    if (target !== undefined) postToTop(this.#page.document, target, 'fail_message', plainText(message));
    return target !== undefined;
  }

  reportHeight(px: number): void {
    if (this.#framed) this.#sendHeight(px);
  }

  reportExpired(): void {
    this.tellParent('expired' satisfies FrameMessage);
  }

  reportResult(value: FrameResult): void {
    this.tellParent({ message: 'result', value } satisfies FrameMessage);
  }

  /** Calls back with each height that is sent, in CSS px, and at once with the last one. */
  followHeight(listener: (px: number) => void): void {
    this.#onHeight = listener;
    listener(this.#height);
  }

  safeUrl(url: string): string | undefined {
    return safeUrl(url, this.#loopbackOrigins);
  }

  originOf(url: string): string | undefined {
    return safeOrigin(url, this.#loopbackOrigins);
  }

  setMerchantSite(website: string): void {
    // A frame's referrer is the page around it, for browsers that do not name the ancestors.
    const parent = this.placement().ancestorOrigins?.[0] ?? this.originOf(this.referrer()) ?? '';
    this.#parentOrigin = this.#merchantSites.includes(parent) ? parent : (this.originOf(website) ?? '*');
  }

  /** Where a window may be sent: to no page of ours, which would take it for a page that it opened itself (TR-08). */
  #targetOf(url: string): string | undefined {
    // guard: redirect to a page of our own -> return this.safeUrl(url);
    return this.#pageOrigins.includes(this.originOf(url) ?? '') ? undefined : this.safeUrl(url);
  }

  /**
   * A browser may refuse a frame that was not pressed to move the window around it, as Firefox does without an exception:
   * the parent's script does it by itself. The address may name the shopper's order, so it is for the site that it leads
   * to, as long as the merchant's is not known.
   */
  #askParentToGo(value: string): void {
    const message: FrameMessage = { message: 'go_to', value };
    if (this.#framed)
      this.#page.parent.postMessage(message, this.#parentOrigin === '*' ? new URL(value).origin : this.#parentOrigin);
  }

  /** Posts to the window around the page, if there is one; to the merchant's alone once the merchant is known. */
  tellParent(message: unknown): void {
    // guard: origin that messages are for -> if (this.#framed) this.#page.parent.postMessage(message, '*');
    if (this.#framed) this.#page.parent.postMessage(message, this.#parentOrigin);
  }
}

/** A browser may refuse to move a window around a cross-site frame without a click: the page shows a link beside it. */
function leave(moved: Window, target: string): void {
  try {
    moved.location.href = target;
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

/** Sends each height once, at most once a frame. */
function heightReporter(page: Window, send: (px: number) => void): (px: number) => void {
  let sent = -1;
  let wanted = -1;
  let waiting = false;
  return (px) => {
    if (!Number.isFinite(px)) return;
    wanted = Math.min(tallestPx, Math.max(0, Math.ceil(px)));
    if (waiting || wanted === sent) return;
    waiting = true;
    page.requestAnimationFrame(() => {
      waiting = false;
      if (wanted === sent) return;
      sent = wanted;
      send(sent);
    });
  };
}
