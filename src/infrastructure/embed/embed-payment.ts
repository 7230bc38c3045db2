/// <reference lib="dom" preserve="true" />
import type { FrameResult } from '../../application/ports.js';
import { readFrameMessage } from './frame-messages.js';

/** The tallest frame, in CSS px. */
const tallestPx = 20_000;
/** The height until the page has sent its own, in CSS px. */
const firstHeightPx = 640;
/** How far below the window's top edge comes what is scrolled to, in CSS px. */
const marginPx = 16;

export interface EmbedOptions {
  /** The payment page: `https://PROVIDER/odeme/guvenli/v2/TOKEN`. Messages of its origin alone are taken. */
  readonly address: string;
  /** What screen readers call the frame. */
  readonly title: string;
  /** The time of the payment is over: open another payment. */
  readonly onExpired?: (() => void) | undefined;
  /** What the shopper was shown at the end. It proves nothing: wait for the notification to the server. */
  readonly onResult?: ((result: FrameResult) => void) | undefined;
}

export interface EmbeddedPayment {
  readonly frame: HTMLIFrameElement;
  /** Takes the frame out of the page and stops listening. */
  remove(): void;
}

/**
 * Puts a payment page into a container of the merchant's page (EM-04): the frame is as high as its content, and what
 * the page has to say comes into view. Throws a TypeError where `address` is no whole address.
 */
export function embedPayment(container: Element, options: EmbedOptions): EmbeddedPayment {
  const { address, title, onExpired, onResult } = options;
  const { origin } = new URL(address);
  const document = container.ownerDocument;
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.width = '100%';
  frame.height = String(firstHeightPx);
  frame.style.display = 'block';
  frame.style.border = '0';

  const listen = ({ origin: sender, source, data }: MessageEvent) => {
    if (sender !== origin || source !== frame.contentWindow) return;
    const read = readFrameMessage(data, tallestPx);
    if (read === 'expired') onExpired?.();
    else if (read?.message === 'shrink_iframe') frame.style.height = read.value;
    else if (read?.message === 'scroll_to') bringIntoView(frame, read.value);
    else if (read?.message === 'result') onResult?.(read.value);
  };
  // The bank's page begins at its top, also for a shopper who had scrolled down to the pay button.
  const showTop = () => {
    if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
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
      frame.remove();
    },
  };
}

/** Scrolls the window only where the place is not in its upper part. */
function bringIntoView(frame: HTMLIFrameElement, px: number): void {
  const view = frame.ownerDocument.defaultView;
  if (view === null) return;
  const top = frame.getBoundingClientRect().top + px;
  if (top >= 0 && top <= view.innerHeight / 2) return;
  view.scrollBy({ top: top - marginPx });
}
