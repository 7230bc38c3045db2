import type { BrowserPageHost } from './browser-page-host.js';

type ParentLine = Pick<BrowserPageHost, 'tellParent' | 'followHeight'>;

/**
 * Sends the window around a framed page what it needs beside the height (EM-04): where to scroll, and what the common
 * iframe-resizer script (3, 4) asks for. `shownEvent` happens at a field or a button that the page brings into view by itself.
 */
export function talkToParent(page: Window, line: ParentLine, shownEvent: string): void {
  const { document } = page;
  const resizer = answerResizer(page, line);
  const scrollTo = (place: Element) => {
    // Measured when it is laid out: the focus comes first.
    page.requestAnimationFrame(() => {
      const { top, height } = extentOf(place);
      const value = Math.max(0, Math.round(top + page.scrollY));
      line.tellParent({ message: 'scroll_to', value, height: Math.round(height) });
      resizer('scrollToOffset', value);
    });
  };
  // Errors, outcomes and dialogs take the focus when they come: that is where to scroll.
  let last: Element | undefined;
  document.addEventListener('focusin', () => {
    const place = placeOf(document.activeElement);
    const isNew = place !== last;
    last = place;
    if (place !== undefined && isNew) scrollTo(place);
  });
  // Not every browser scrolls the window around a frame of another site to what is focused in it (WebKit does not).
  document.addEventListener(shownEvent, ({ target }) => {
    const { activeElement } = document;
    if (activeElement === null || activeElement !== target || placeOf(activeElement) !== undefined) return;
    // A step is read from its heading on, up to its field; a field is mended from the label above it.
    const isNewStep = activeElement.matches('[data-step]:not([aria-invalid="true"])');
    const heading = isNewStep ? activeElement.closest('section')?.querySelector('h2') : undefined;
    scrollTo(heading ?? document.querySelector(`label[for="${activeElement.id}"]`) ?? activeElement);
  });
}

/** The dialog, alert or heading that has got the focus; a control by itself is where the shopper already looks. */
function placeOf(focused: Element | null): Element | undefined {
  // WebKit matches no `:focus` in a window that is not in front.
  return (focused?.matches('[role="alert"]') ? focused : focused?.closest('dialog, h1, h2')) ?? undefined;
}

/** Where it stands in the window, in CSS px. A sheet that still slides in is measured where it will stand. */
function extentOf(place: Element): { readonly top: number; readonly height: number } {
  if (!place.matches('dialog')) return place.getBoundingClientRect();
  const { offsetTop, offsetHeight } = place as HTMLElement;
  return { top: offsetTop, height: offsetHeight };
}

const tag = '[iFrameSizer]';

/** Answers a parent that runs iframe-resizer; returns how it is sent a message of a type, with a length in CSS px. */
function answerResizer(page: Window, line: ParentLine): (type: string, px: number) => void {
  let id: string | undefined;
  let height = 0;
  const send = (type: string, px: number) => {
    const width = type === 'scrollToOffset' ? 0 : page.innerWidth;
    if (id !== undefined) line.tellParent(`${tag}${id}:${px}:${width}:${type}`);
  };
  page.addEventListener('message', ({ source, data }) => {
    if (source !== page.parent || typeof data !== 'string' || !data.startsWith(tag)) return;
    const [name, ...settings] = data.slice(tag.length).split(':');
    // With settings it is the first message, which names the frame; any other asks for the height.
    if (settings.length > 0) id = name;
    send(settings.length > 0 ? 'init' : 'resize', height);
  });
  line.followHeight((px) => {
    height = px;
    send('resize', px);
  });
  // The parent may have sent its first message before this was there: it sends it again.
  line.tellParent('[iFrameResizerChild]Ready');
  return send;
}
