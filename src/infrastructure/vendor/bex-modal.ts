import { Observable } from 'rxjs';
import type { VendorEvent, VendorModal, VendorTicket } from '../../application/methods/ports.js';
import { safeOrigin, safeUrl } from '../host/safe-url.js';
import { type BexNews, bexPath, readNews } from './bex-messages.js';

/** Holds what a sandboxed document calls its own origin. */
const opaqueOrigin = 'null';

/** The wallet's own name; the dialog and its frame are known by it. */
const label = 'BKM Express';

export interface BexModalOptions {
  /** Exact origins whose scripts may run in the vendor's document. */
  readonly vendorScriptHosts: readonly string[];
  /** Exact plain-http origins that count as safe. */
  readonly loopbackOrigins: readonly string[];
}

/** Describes what the dialog shows of the page's own. */
export interface BexModalLook {
  readonly classes: Readonly<Record<'dialog' | 'bar' | 'leave' | 'frame', string>>;
  /** The words of the button that leaves the dialog, in the language of the page. */
  readonly leaveLabel: () => string;
}

/**
 * The dialog of bex in front of the page (OP-09). The vendor's script runs in a sandboxed document of its own, in a
 * frame; here only its messages are heard, known by their window and their origin. Escape and a button above the frame
 * close the dialog like its own cancel: a frame that shows nothing has none, and a phone has no Escape.
 */
export class BexModal implements VendorModal {
  readonly #page: Window;
  readonly #options: BexModalOptions;
  readonly #look: BexModalLook;

  constructor(page: Window, options: BexModalOptions, look: BexModalLook) {
    this.#page = page;
    this.#options = options;
    this.#look = look;
  }

  open(baseJs: string, ticket: VendorTicket): Observable<VendorEvent> {
    return new Observable((subscriber) => {
      const script = this.#allowed(baseJs);
      const end = (event: VendorEvent) => {
        subscriber.next(event);
        subscriber.complete();
      };
      if (script === undefined) return end({ kind: 'unavailable' });
      const { dialog, leave, frame } = this.#build();
      const hear = ({ source, origin, data }: MessageEvent) => {
        // guard: origin of a vendor’s message -> const news = source === frame.contentWindow ? readNews(data) : undefined;
        // guard: window of a vendor’s message -> const news = origin === opaqueOrigin ? readNews(data) : undefined;
        const news = source === frame.contentWindow && origin === opaqueOrigin ? readNews(data) : undefined;
        if (news === undefined) return;
        // A sandboxed document has no origin to address; the window is the frame's own, and it was served by us.
        if (news.bex === 'ready') frame.contentWindow?.postMessage({ baseJs: script, ticket }, '*');
        else if (news.bex === 'opened') subscriber.next({ kind: 'opened' });
        else end(eventOf(news, ticket));
      };
      this.#page.addEventListener('message', hear);
      const cancel = () => end({ kind: 'cancelled' });
      dialog.addEventListener('cancel', cancel);
      leave.addEventListener('click', cancel);
      this.#page.document.body.append(dialog);
      dialog.showModal();
      // Not the button, which comes first: a key pressed too early would cancel the payment.
      frame.focus();
      return () => {
        this.#page.removeEventListener('message', hear);
        dialog.close();
        dialog.remove();
      };
    });
  }

  /** The script's address, where it may run. */
  #allowed(baseJs: string): string | undefined {
    const { vendorScriptHosts, loopbackOrigins } = this.#options;
    const origin = safeOrigin(baseJs, loopbackOrigins);
    // guard: named hosts of the vendor -> if (origin === undefined) return vendorScriptHosts[0];
    if (origin === undefined || !vendorScriptHosts.includes(origin)) return undefined;
    return safeUrl(baseJs, loopbackOrigins);
  }

  #build(): BuiltDialog {
    const { document } = this.#page;
    const { classes, leaveLabel } = this.#look;
    const dialog = document.createElement('dialog');
    const bar = document.createElement('div');
    const leave = document.createElement('button');
    const frame = document.createElement('iframe');
    dialog.setAttribute('aria-label', label);
    dialog.className = classes.dialog;
    bar.className = classes.bar;
    leave.type = 'button';
    leave.className = classes.leave;
    leave.textContent = leaveLabel();
    frame.title = label;
    frame.className = classes.frame;
    // guard: sandboxed frame
    frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
    frame.setAttribute('referrerpolicy', 'origin');
    frame.src = bexPath;
    bar.append(leave);
    dialog.append(bar, frame);
    return { dialog, leave, frame };
  }
}

interface BuiltDialog {
  readonly dialog: HTMLDialogElement;
  readonly leave: HTMLButtonElement;
  readonly frame: HTMLIFrameElement;
}

function eventOf({ bex, resultId }: BexNews, ticket: VendorTicket): VendorEvent {
  if (bex === 'completed') return { kind: 'completed', resultId: resultId || ticket.id };
  return { kind: bex === 'cancelled' ? 'cancelled' : 'unavailable' };
}
