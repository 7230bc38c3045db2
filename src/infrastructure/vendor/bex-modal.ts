import { Observable } from 'rxjs';
import type { VendorEvent, VendorModal, VendorTicket } from '../../application/methods/ports.js';
import { safeOrigin, safeUrl } from '../host/safe-url.js';
import { type BexNews, bexPath, readNews } from './bex-messages.js';

/** What a sandboxed document calls its own origin. */
const opaqueOrigin = 'null';

/** The wallet's own name; the dialog and its frame are known by it. */
const label = 'BKM Express';

export interface BexModalOptions {
  /** Exact origins whose scripts may run in the vendor's document. */
  readonly vendorScriptHosts: readonly string[];
  /** Exact plain-http origins that count as safe. */
  readonly loopbackOrigins: readonly string[];
}

/**
 * The dialog of bex in front of the page (OP-09). The vendor's script runs in a sandboxed document of its own, in a
 * frame; here only its messages are heard, known by their window and their origin. Escape closes the dialog like its
 * own cancel.
 */
export class BexModal implements VendorModal {
  readonly #page: Window;
  readonly #options: BexModalOptions;

  constructor(page: Window, options: BexModalOptions) {
    this.#page = page;
    this.#options = options;
  }

  open(baseJs: string, ticket: VendorTicket): Observable<VendorEvent> {
    return new Observable((subscriber) => {
      const script = this.#allowed(baseJs);
      const end = (event: VendorEvent) => {
        subscriber.next(event);
        subscriber.complete();
      };
      if (script === undefined) return end({ kind: 'unavailable' });
      const { dialog, frame } = this.#build();
      const hear = ({ source, origin, data }: MessageEvent) => {
        const news = source === frame.contentWindow && origin === opaqueOrigin ? readNews(data) : undefined;
        if (news === undefined) return;
        // A sandboxed document has no origin to address; the window is the frame's own, and it was served by us.
        if (news.bex === 'ready') frame.contentWindow?.postMessage({ baseJs: script, ticket }, '*');
        else if (news.bex === 'opened') subscriber.next({ kind: 'opened' });
        else end(eventOf(news, ticket));
      };
      this.#page.addEventListener('message', hear);
      dialog.addEventListener('cancel', () => end({ kind: 'cancelled' }));
      this.#page.document.body.append(dialog);
      dialog.showModal();
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
    if (origin === undefined || !vendorScriptHosts.includes(origin)) return undefined;
    return safeUrl(baseJs, loopbackOrigins);
  }

  #build(): { readonly dialog: HTMLDialogElement; readonly frame: HTMLIFrameElement } {
    const { document } = this.#page;
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    dialog.setAttribute('aria-label', label);
    frame.title = label;
    frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
    frame.setAttribute('referrerpolicy', 'origin');
    frame.src = bexPath;
    Object.assign(dialog.style, { padding: '0', border: '0', width: '100%', height: '100%' });
    Object.assign(dialog.style, { maxWidth: '100%', maxHeight: '100%', background: 'transparent' });
    Object.assign(frame.style, { display: 'block', border: '0', width: '100%', height: '100%' });
    dialog.append(frame);
    return { dialog, frame };
  }
}

function eventOf({ bex, resultId }: BexNews, ticket: VendorTicket): VendorEvent {
  if (bex === 'completed') return { kind: 'completed', resultId: resultId || ticket.id };
  return { kind: bex === 'cancelled' ? 'cancelled' : 'unavailable' };
}
