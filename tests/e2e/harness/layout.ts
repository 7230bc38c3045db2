import type { Frame, Page } from 'playwright/test';

/** What a layout must not do at any width, amount or size of text; each mistake as a line. Widths in CSS px. */
export function layoutMistakes(view: Page | Frame, { phone }: { readonly phone: boolean }): Promise<string[]> {
  return view.evaluate((onPhone) => {
    const mistakes: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.id || element.getAttribute('aria-label') || element.textContent || '').trim().slice(0, 30)}”`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) mistakes.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);

    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea')].filter(isShown);
    // What surrounds a control is pressed with it: the label of a box, the frame of a field.
    const targets = controls.map((control) => ({ control, box: areaOf(control).getBoundingClientRect() }));
    for (const { control, box } of targets) {
      for (const around of ancestorsOf(control)) {
        const { left, right } = around.getBoundingClientRect();
        const out = Math.max(left - box.left, box.right - right);
        if (out > 1) mistakes.push(`${nameOf(control)} stands ${Math.round(out)} px outside its ${around.tagName}`);
      }
      if (onPhone && Math.min(box.width, box.height) < 43.5) {
        mistakes.push(`${nameOf(control)} is ${Math.round(box.width)} × ${Math.round(box.height)} px`);
      }
    }

    for (const [index, { control, box }] of targets.entries()) {
      for (const { control: other, box: otherBox } of targets.slice(index + 1)) {
        const across = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
        const down = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
        const isInside = areaOf(control).contains(other) || areaOf(other).contains(control);
        if (across > 1 && down > 1 && !isInside) mistakes.push(`${nameOf(control)} overlaps ${nameOf(other)}`);
      }
    }

    const texts = [...document.querySelectorAll('body *')].filter(
      (element) => isShown(element) && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE),
    );
    for (const element of texts) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { right } = range.getBoundingClientRect();
      for (const around of ancestorsOf(element, true)) {
        const out = right - around.getBoundingClientRect().right;
        if (out > 1) mistakes.push(`the text of ${nameOf(element)} is ${Math.round(out)} px too wide`);
      }
    }
    return [...new Set(mistakes)];

    function areaOf(control: Element): Element {
      if (!control.matches('input, select, textarea')) return control;
      return control.closest('label') ?? control.parentElement ?? control;
    }

    /** What surrounds an element. What reaches over its container's edge on purpose has a negative margin, and ends the list. */
    function ancestorsOf(element: Element, own = false): Element[] {
      const all: Element[] = own ? [element] : [];
      for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
        const { display, marginRight } = getComputedStyle(each);
        if (display === 'contents') continue;
        all.push(each);
        if (marginRight.startsWith('-')) break;
      }
      return all;
    }
  }, phone);
}

/** A size of text like the browser's own setting: all that is measured in rem grows with it. */
export async function setTextSize(view: Page | Frame, percent: number): Promise<void> {
  await view.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}
