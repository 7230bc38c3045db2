/// <reference lib="dom" preserve="true" />
import type { FrameResult } from '../../application/ports.js';
import { readFrameMessage } from './frame-messages.js';

/** Lists what a bank's challenge may use in the frame: a passkey ends with an error where a frame around it does not allow that (EM-05). */
const challengeFeatures = 'payment *; publickey-credentials-get *';

/** The height until the page has sent its own, in CSS px. */
const firstHeightPx = 640;
/** How far below the window's top edge comes what is scrolled to, in CSS px. */
const marginPx = 16;
/** How long a page may take until it sends its first message, in ms. */
const silenceMs = 10_000;

export interface EmbedOptions {
  /** The payment page: `https://PROVIDER/odeme/guvenli/v2/TOKEN`. Messages of its origin alone are taken. */
  readonly address: string;
  /** Holds what screen readers call the frame. */
  readonly title: string;
  /** The time of the payment is over: open another payment. */
  readonly onExpired?: (() => void) | undefined;
  /** Returns what the shopper was shown at the end. It proves nothing: wait for the notification to the server. */
  readonly onResult?: ((result: FrameResult) => void) | undefined;
  /** The page has sent nothing for 10 s: it is refused, blocked or down. A link to it stands above the frame by then. */
  readonly onUnreachable?: (() => void) | undefined;
}

export interface EmbeddedPayment {
  readonly frame: HTMLIFrameElement;
  /** Takes the frame out of the page and stops listening. */
  remove(): void;
}

/**
 * Puts a payment page into a container of the merchant's page (EM-04): the frame is as high as its content, and what
 * the page has to say comes into view, and at the end the window goes where the page asks for (RL-07). Throws a TypeError where `address` is no whole address.
 */
export function embedPayment(container: Element, options: EmbedOptions): EmbeddedPayment {
  const { address, title, onExpired, onResult, onUnreachable } = options;
  const { origin } = new URL(address);
  const document = container.ownerDocument;
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = challengeFeatures;
  frame.width = '100%';
  frame.height = String(firstHeightPx);
  frame.style.display = 'block';
  frame.style.border = '0';

  const listen = ({ origin: sender, source, data }: MessageEvent) => {
    if (sender !== origin || source !== frame.contentWindow) return;
    speak();
    const read = readFrameMessage(data);
    if (read === 'expired') onExpired?.();
    else if (read?.message === 'shrink_iframe') frame.style.height = read.value;
    else if (read?.message === 'scroll_to') bringIntoView(frame, read.value, read.height);
    else if (read?.message === 'result') onResult?.(read.value);
    else if (read?.message === 'go_to') document.location.href = read.value;
  };
  // The bank's page begins at its top, also for a shopper who had scrolled down to the pay button.
  const showTop = () => {
    if (frame.getBoundingClientRect().top < coveredPx(document)) frame.scrollIntoView();
  };
  const link = linkTo(document, address, title);
  const silent = setTimeout(() => {
    frame.before(link);
    onUnreachable?.();
  }, silenceMs);
  // A page that was only slow needs no link.
  const speak = () => {
    clearTimeout(silent);
    link.remove();
  };

  const view = document.defaultView;
  view?.addEventListener('message', listen);
  frame.addEventListener('load', showTop);
  frame.src = address;
  // Last of all, so that no message of the page is missed.
  container.append(frame);
  return {
    frame,
    remove: () => {
      view?.removeEventListener('message', listen);
      speak();
      frame.remove();
    },
  };
}

/** Scrolls the window only where the place does not begin in its upper half, or is not in view as a whole. */
function bringIntoView(frame: HTMLIFrameElement, px: number, height: number): void {
  const view = frame.ownerDocument.defaultView;
  if (view === null) return;
  const covered = coveredPx(frame.ownerDocument);
  const top = frame.getBoundingClientRect().top + px;
  if (top >= covered && top <= view.innerHeight / 2 && top + height <= view.innerHeight) return;
  // A place that is nearly as high as the window leaves no room for the margin.
  const margin = Math.min(marginPx, Math.max(0, view.innerHeight - covered - height));
  view.scrollBy({ top: top - covered - margin });
}

/** How much of the window's top a header of the page covers, in CSS px: what the page says of it as `scroll-padding-top` (EM-05). */
function coveredPx({ defaultView, documentElement }: Document): number {
  const padding = defaultView?.getComputedStyle(documentElement).scrollPaddingTop ?? '';
  const length = Number.parseFloat(padding);
  if (Number.isNaN(length)) return 0;
  return padding.endsWith('%') ? ((defaultView?.innerHeight ?? 0) * length) / 100 : length;
}

/** Leads to the page on its own: what a browser shows in a frame that is refused says nothing of it. */
function linkTo(document: Document, address: string, title: string): HTMLElement {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_top';
  link.textContent = title;
  return link;
}
