/** @jest-environment jsdom */

import { talkToParent } from '../../../src/infrastructure/host/parent-window.js';
import { shownEvent } from '../../../src/ui/forms/focus-request.js';

const posted: unknown[] = [];
let setHeight: (px: number) => void;
const draw: FrameRequestCallback[] = [];

/** A window of its own for each test: what listens to it goes with it. */
function framedPage(html: string): Window {
  const frame = document.createElement('iframe');
  document.body.replaceChildren(frame);
  const page = frame.contentWindow!;
  page.document.body.innerHTML = html;
  page.requestAnimationFrame = (callback) => draw.push(callback);
  posted.length = 0;
  draw.length = 0;
  const line = {
    tellParent: (message: unknown) => void posted.push(message),
    followHeight: (listener: (px: number) => void) => {
      setHeight = listener;
      listener(640);
    },
  };
  talkToParent(page, line, shownEvent);
  return page;
}

function focus(page: Window, selector: string, top: number): void {
  const element = page.document.querySelector<HTMLElement>(selector)!;
  element.getBoundingClientRect = () => ({ top, height: 24.2 }) as DOMRect;
  element.focus();
  for (const callback of draw.splice(0)) callback(0);
}

/** As the page does it: the focus, and then the event at what has it. */
function bringIntoView(page: Window, selector: string): void {
  const element = page.document.querySelector<HTMLElement>(selector)!;
  const { Event } = page as Window & typeof globalThis;
  element.focus();
  element.dispatchEvent(new Event(shownEvent, { bubbles: true }));
  for (const callback of draw.splice(0)) callback(0);
}

function ask(page: Window, data: unknown, source: Window | null = page.parent): void {
  const { MessageEvent } = page as Window & typeof globalThis;
  page.dispatchEvent(new MessageEvent('message', { data, source }));
}

const places = () => posted.filter((message) => typeof message === 'object');
const answers = () => posted.filter((message) => String(message).startsWith('[iFrameSizer]'));
/** The first message of a parent's script by its version, as 3.6.6 and 4.4.5 send it. */
const starts = {
  3: '[iFrameSizer]pay:8:false:false:32:true:true:null:bodyOffset:null:null:0:false:parent:scroll',
  4: '[iFrameSizer]pay:8:false:false:32:true:true:null:bodyOffset:null:null:0:false:parent:scroll:true',
} as const;
const versions = Object.entries(starts);
const start = starts[4];

describe('where a parent scrolls to', () => {
  it.each([
    ['an error above the form', '<div role="alert" tabindex="-1"></div>', '[role=alert]'],
    ['the heading of an outcome', '<h1 tabindex="-1">Ödeme alındı</h1>', 'h1'],
  ])('EM-04 it is %s, in px from the frame’s top, with its height', (_what, html, selector) => {
    focus(framedPage(html), selector, 120.4);
    expect(places()).toEqual([{ message: 'scroll_to', value: 120, height: 24 }]);
  });

  it('EM-04 it is a dialog, by what has the focus in it, where it will stand when it has slid in', () => {
    const page = framedPage('<dialog open><button>Tamam</button></dialog>');
    const dialog = page.document.querySelector('dialog')!;
    dialog.getBoundingClientRect = () => ({ top: 900, height: 480 }) as DOMRect;
    Object.defineProperties(dialog, { offsetTop: { value: 420 }, offsetHeight: { value: 480 } });
    focus(page, 'button', 1_300);
    expect(places()).toEqual([{ message: 'scroll_to', value: 420, height: 480 }]);
  });

  it.each([
    ['a wrong field, by its label', '<label for="name"></label><input id="name">', 'input', 'label'],
    ['a button that has no label', '<button></button>', 'button', 'button'],
    [
      'the field of a step that comes, by the heading above what is to be read before it',
      '<section><h2></h2><p></p><label for="code"></label><input id="code" data-step></section>',
      'input',
      'h2',
    ],
    [
      'the wrong field of a step, by its label',
      '<section><h2></h2><label for="code"></label><input id="code" data-step aria-invalid="true"></section>',
      'input',
      'label',
    ],
    ['a heading, once', '<h2 tabindex="-1"></h2>', 'h2', 'h2'],
  ])('EM-04 RL-17 it is what the page has brought into view by itself: %s', (_what, html, selector, seen) => {
    const page = framedPage(html);
    page.document.querySelector(seen)!.getBoundingClientRect = () => ({ top: 90, height: 20 }) as DOMRect;
    bringIntoView(page, selector);
    expect(places()).toEqual([{ message: 'scroll_to', value: 90, height: 20 }]);
  });

  it('EM-04 the same field that is wrong again is scrolled to again', () => {
    const page = framedPage('<input>');
    bringIntoView(page, 'input');
    bringIntoView(page, 'input');
    expect(places()).toHaveLength(2);
  });

  it('EM-04 a field, a tab, and a further button of an open dialog move nothing', () => {
    const page = framedPage('<input><div role="tablist"><button role="tab" tabindex="-1"></button></div>');
    focus(page, 'input', 50);
    focus(page, '[role=tab]', 50);
    expect(places()).toEqual([]);
    const withDialog = framedPage('<dialog open><button id="no"></button><button id="yes"></button></dialog>');
    focus(withDialog, '#no', 50);
    focus(withDialog, '#yes', 50);
    expect(places()).toHaveLength(1);
  });
});

describe('a parent that runs iframe-resizer', () => {
  it('EM-04 is asked for its first message', () => {
    framedPage('');
    expect(posted).toEqual(['[iFrameResizerChild]Ready']);
  });

  it.each(versions)('EM-04 version %s gets the height at once, on each change and when it asks', (_version, first) => {
    const page = framedPage('');
    ask(page, first);
    setHeight(700);
    ask(page, '[iFrameSizer]resize');
    const { innerWidth } = page;
    expect(answers()).toEqual([
      `[iFrameSizer]pay:640:${innerWidth}:init`,
      `[iFrameSizer]pay:700:${innerWidth}:resize`,
      `[iFrameSizer]pay:700:${innerWidth}:resize`,
    ]);
  });

  it.each(versions)('EM-04 version %s scrolls to an error, too', (_version, first) => {
    const page = framedPage('<div role="alert" tabindex="-1"></div>');
    ask(page, first);
    focus(page, '[role=alert]', 120);
    expect(answers().at(-1)).toBe('[iFrameSizer]pay:120:0:scrollToOffset');
  });

  it('EM-04 gets nothing before it has begun, and no other window is answered', () => {
    const page = framedPage('');
    setHeight(700);
    ask(page, start, null);
    ask(page, { message: start });
    ask(page, 'pay:8');
    expect(answers()).toEqual([]);
  });
});
