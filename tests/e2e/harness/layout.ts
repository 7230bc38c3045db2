import type { Frame, Page } from 'playwright/test';

/**
 * What a layout must not do at any width, amount or size of text; each mistake as a line. Widths in CSS px. A dialog or a
 * menu that is open is looked at instead of the page behind it.
 */
export function layoutMistakes(view: Page | Frame, { phone }: { readonly phone: boolean }): Promise<string[]> {
  return view.evaluate(
    (leastTarget) => {
      const mistakes: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) mistakes.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);

      const open = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1) ?? document.body;
      const shown = [...open.querySelectorAll('*')].filter(isShown);
      const controls = shown.filter((element) => element.matches('button, a[href], input, select, textarea, summary'));
      // What surrounds a control is pressed with it: the label of a box, the frame of a field.
      const targets = controls.map((control) => {
        const area = areaOf(control);
        return { control, area, box: area.getBoundingClientRect() };
      });
      for (const { control, area, box } of targets) {
        const out = ancestorsOf(area)
          .map((around) => outside(box, around))
          .find((px) => px > 1);
        if (out !== undefined)
          mistakes.push(`${nameOf(control)} stands ${Math.round(out)} px outside what surrounds it`);
        if (Math.min(box.width, box.height) < leastTarget - 0.5 && !isWithinText(control)) {
          mistakes.push(`${nameOf(control)} is ${Math.round(box.width)} × ${Math.round(box.height)} px`);
        }
      }

      // What is scrolled out of a list, and what a bar or an open list covers, is not pressed by mistake.
      const seen = targets.map((target) => ({ ...target, box: seenPartOf(target.area), layer: layerOf(target.area) }));
      for (const [index, { control, area, box, layer }] of seen.entries()) {
        for (const other of seen.slice(index + 1)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          const isInside = area.contains(other.control) || other.area.contains(control);
          if (across > 1 && down > 1 && layer === other.layer && !isInside) {
            mistakes.push(`${nameOf(control)} overlaps ${nameOf(other.control)}`);
          }
        }
      }

      const texts = shown.filter(
        (element) =>
          !element.matches('textarea, select') &&
          [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()),
      );
      for (const element of texts) {
        const range = document.createRange();
        range.selectNodeContents(element);
        const box = range.getBoundingClientRect();
        const around = ancestorsOf(element, true);
        const wide = around.map((each) => outside(box, each)).find((px) => px > 1);
        if (wide !== undefined) mistakes.push(`the text of ${nameOf(element)} is ${Math.round(wide)} px too wide`);
        const cutting = around.filter(cuts).map((each) => each.getBoundingClientRect());
        const high = cutting
          .map(({ top, bottom }) => Math.max(box.bottom - bottom, top - box.top))
          .find((px) => px > 1);
        if (high !== undefined) mistakes.push(`the text of ${nameOf(element)} is cut off by ${Math.round(high)} px`);
      }
      return [...new Set(mistakes)];

      /** How far a box reaches over the left or right edge of what surrounds it, in px. */
      function outside(box: DOMRect, around: Element): number {
        const { left, right } = around.getBoundingClientRect();
        return Math.max(left - box.left, box.right - right);
      }

      function nameOf(element: Element): string {
        const name = element.id || element.getAttribute('aria-label') || element.textContent || '';
        return `${element.tagName.toLowerCase()} “${name.trim().slice(0, 30)}”`;
      }

      /** Not what is there for the ear alone, and not an option, which its list draws. */
      function isShown(element: Element): boolean {
        const { width } = element.getBoundingClientRect();
        const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return seen && width > 1 && !element.matches('option, svg *') && !isForTheEar(element);
      }

      function isForTheEar(element: Element): boolean {
        if (getComputedStyle(element).clipPath === 'inset(50%)') return true;
        return element.parentElement !== null && isForTheEar(element.parentElement);
      }

      function areaOf(control: Element): Element {
        if (!control.matches('input, select, textarea')) return control;
        // Each cell of such a row is a label of its control.
        if (control instanceof HTMLInputElement && (control.labels?.length ?? 0) > 1) {
          return control.closest('tr') ?? control;
        }
        const label =
          control.closest('label') ?? document.querySelector(`label[for="${CSS.escape(control.id || '-')}"]`);
        if (label !== null && covers(label)) return positioned(label);
        const frame = control.matches('input') ? control.closest('div') : control.parentElement;
        return control.closest('label') ?? frame ?? control;
      }

      /** A label that lies over all of its row. */
      function covers(label: Element): boolean {
        return ['::before', '::after'].some((part) => {
          const { content, position, inset } = getComputedStyle(label, part);
          return content !== 'none' && position === 'absolute' && inset === '0px';
        });
      }

      function positioned(element: Element): Element {
        if (getComputedStyle(element).position !== 'static' || element.parentElement === null) return element;
        return positioned(element.parentElement);
      }

      /** A link among words is as high as its line. */
      function isWithinText(control: Element): boolean {
        const words = control.parentElement?.textContent?.replace(control.textContent ?? '', '').trim();
        return getComputedStyle(control).display === 'inline' && Boolean(words);
      }

      /** What is above the rest of the page: a list that has dropped down; where the page scrolls, a bar at its edge, too. */
      function layerOf(element: Element): Element | null {
        if (element === open || element === document.body) return null;
        const { position, zIndex } = getComputedStyle(element);
        const sticks = ['sticky', 'fixed'].includes(position) && document.documentElement.scrollHeight > innerHeight;
        const isLayer = sticks || (position === 'absolute' && zIndex !== 'auto');
        return isLayer || element.parentElement === null ? element : layerOf(element.parentElement);
      }

      /** Without what its ancestors that scroll do not show. */
      function seenPartOf(element: Element) {
        let { left, right, top, bottom } = element.getBoundingClientRect();
        for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
          if (!['auto', 'scroll'].includes(getComputedStyle(each).overflowY)) continue;
          const box = each.getBoundingClientRect();
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
          top = Math.max(top, box.top);
          bottom = Math.min(bottom, box.bottom);
        }
        return { left, right, top, bottom };
      }

      function cuts(element: Element): boolean {
        return ['hidden', 'clip'].includes(getComputedStyle(element).overflowY);
      }

      function overhangs(element: Element): boolean {
        const { marginLeft, marginRight } = getComputedStyle(element);
        return marginLeft.startsWith('-') || marginRight.startsWith('-');
      }

      /**
       * What surrounds an element. What reaches over its container's edge on purpose has a negative margin, and ends the
       * list; so does what scrolls sideways by itself.
       */
      function ancestorsOf(element: Element, own = false): Element[] {
        const all: Element[] = own ? [element] : [];
        if (overhangs(element)) return all;
        if (element === open) return all;
        for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
          const { display, overflowX } = getComputedStyle(each);
          if (display === 'contents') continue;
          const scrolls =
            ['auto', 'scroll'].includes(overflowX) && each.scrollWidth > each.clientWidth && each !== open;
          if (scrolls) break;
          all.push(each);
          if (each === open || overhangs(each)) break;
        }
        return all;
      }
    },
    phone ? 44 : 24,
  );
}

/** A size of text like the browser's own setting: all that is measured in rem grows with it. */
export async function setTextSize(view: Page | Frame, percent: number): Promise<void> {
  await view.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}
