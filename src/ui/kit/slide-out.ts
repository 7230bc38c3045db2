import { media } from './media.js';

/**
 * Lets a phone's sheet slide out under the lower edge. A copy of it does, so that the sheet itself is closed at once, and
 * nothing waits for the motion: nobody can press or read the copy, and it holds nothing that was typed.
 */
export function slideOut(sheet: HTMLDialogElement): void {
  const [, condition = ''] = media.phoneMotion.split('@media ');
  if (!HTMLElement.prototype.showPopover || !matchMedia(condition).matches) return;
  const copy = sheet.cloneNode(true) as HTMLDialogElement;
  copy.removeAttribute('open');
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.popover = 'manual';
  for (const each of copy.querySelectorAll('[id], [name]')) {
    each.removeAttribute('id');
    each.removeAttribute('name');
  }
  for (const input of copy.querySelectorAll('input')) input.value = '';
  sheet.ownerDocument.body.append(copy);
  copy.showPopover();
  keepScroll(sheet, copy);
  // A style of the browser or of an extension may leave it without a motion, and a wider window breaks one off.
  const motions = copy.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(motions).then(() => copy.remove());
}

/** A list that is scrolled leaves as it stands. */
function keepScroll(from: HTMLElement, to: HTMLElement): void {
  const places = [from, ...from.querySelectorAll('*')];
  const copies = [to, ...to.querySelectorAll('*')];
  for (const [index, { scrollTop }] of places.entries()) {
    if (scrollTop > 0) copies[index]?.scrollTo({ top: scrollTop, behavior: 'instant' });
  }
}
