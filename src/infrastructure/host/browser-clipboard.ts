import { catchError, defer, from, map, type Observable, of } from 'rxjs';
import type { Clipboard } from '../../application/methods/ports.js';

/**
 * The clipboard of a window. In a frame of another site the newer call is refused unless the merchant's page allows it, and
 * trying it leaves an error in the console: so the older one comes first, which needs no more than a press of a button.
 */
export class BrowserClipboard implements Clipboard {
  readonly #page: Window;

  constructor(page: Window) {
    this.#page = page;
  }

  copy(text: string): Observable<boolean> {
    return defer(() =>
      copySelected(this.#page.document, text)
        ? of(true)
        : from(this.#page.navigator.clipboard.writeText(text)).pipe(map(() => true)),
    ).pipe(catchError(() => of(false)));
  }
}

/** Puts the text into an invisible field, selects it, and gives the focus back. */
function copySelected(document: Document, text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  // Out of sight by properties: an attribute would break the policy on styles.
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
