/**
 * The whole script of the vendor's document (`/odeme/bex`): loads the vendor's script, opens its dialog and sends the
 * page around it the result. It is served sandboxed: no storage of ours, and no access to the card fields.
 */
import { type BexEvent, type BexOrder, readOrder } from './bex-messages.js';

/** Describes what the vendor's script defines. */
interface Bex {
  init(ticket: BexOrder['ticket'], mode: 'modal', options: BexOptions): void;
}

interface BexOptions {
  /** Id of the element the dialog is put into. */
  readonly container: string;
  readonly skipButton: boolean;
  readonly onCancel: () => void;
  readonly onComplete: (resultId: unknown) => void;
}

/** That of the address, also in a sandboxed document: the page is served from there. */
const pageOrigin = location.origin;
let begun = false;

addEventListener('message', ({ source, origin, data }) => {
  // guard: origin of the page’s message -> const order = source === parent ? readOrder(data) : undefined;
  // guard: window of the page’s message -> const order = origin === pageOrigin ? readOrder(data) : undefined;
  const order = source === parent && origin === pageOrigin ? readOrder(data) : undefined;
  if (order === undefined || begun) return;
  begun = true;
  load(order);
});
report('ready');

function load({ baseJs, ticket }: BexOrder): void {
  const script = document.createElement('script');
  script.addEventListener('error', () => report('failed'));
  script.addEventListener('load', () => open(ticket));
  script.src = baseJs;
  document.head.append(script);
}

function open(ticket: BexOrder['ticket']): void {
  const { Bex }: { Bex?: Bex } = window as { Bex?: Bex };
  try {
    if (Bex === undefined) throw new Error('The script defines no Bex');
    Bex.init(ticket, 'modal', {
      container: 'bex',
      skipButton: true,
      onCancel: () => report('cancelled'),
      onComplete: (resultId) => report('completed', typeof resultId === 'string' ? resultId : ticket.id),
    });
    report('opened');
  } catch {
    report('failed');
  }
}

function report(bex: BexEvent, resultId = ''): void {
  parent.postMessage({ bex, resultId }, pageOrigin);
}
