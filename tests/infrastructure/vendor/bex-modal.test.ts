/** @jest-environment jsdom */
import type { VendorEvent } from '../../../src/application/methods/ports.js';
import { BexModal } from '../../../src/infrastructure/vendor/bex-modal.js';

const ticket = { id: 'i1', path: 'https://vendor.example/i1', token: 't1' };
const script = 'https://vendor.example/bex.js';
const options = {
  vendorScriptHosts: ['https://vendor.example', 'http://127.0.0.1:4003'],
  loopbackOrigins: ['http://127.0.0.1:4003'],
};

const look = { classes: { dialog: 'front', bar: 'top', leave: 'quiet', frame: 'vendor' }, leaveLabel: () => 'Vazgeç' };

/** A dialog that is open; what it emitted, and what its document was sent. */
function opened(baseJs = script) {
  const events: (VendorEvent | 'complete')[] = [];
  const running = new BexModal(window, options, look)
    .open(baseJs, ticket)
    .subscribe({ next: (event) => events.push(event), complete: () => events.push('complete') });
  const frame = document.querySelector('iframe');
  const sent: unknown[][] = [];
  if (frame?.contentWindow) frame.contentWindow.postMessage = (...message: unknown[]) => void sent.push(message);
  return { events, running, frame, sent };
}

/** A message as the document sends it, or somebody who pretends to be it. */
function say(data: unknown, source: Window | null | undefined, origin = 'null') {
  window.dispatchEvent(new MessageEvent('message', { data, source: source ?? null, origin }));
}

afterEach(() => document.body.replaceChildren());

describe('the dialog of bex', () => {
  it('OP-09 runs in a sandboxed document of its own, in a dialog that says what it is', () => {
    const { frame } = opened();
    expect(frame?.getAttribute('src')).toBe('/odeme/bex');
    const sandbox = frame?.getAttribute('sandbox')?.split(' ') ?? [];
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox).not.toContain('allow-same-origin');
    const dialog = document.querySelector('dialog');
    expect(dialog?.open).toBe(true);
    expect(dialog?.getAttribute('aria-label')).toBe('BKM Express');
    expect(frame?.title).toBe('BKM Express');
  });

  it('OP-09 the document gets script and ticket once it is there; then it opens and completes', () => {
    const { events, frame, sent } = opened();
    expect(sent).toEqual([]);
    say({ bex: 'ready', resultId: '' }, frame?.contentWindow);
    expect(sent).toEqual([[{ baseJs: script, ticket }, '*']]);
    say({ bex: 'opened' }, frame?.contentWindow);
    say({ bex: 'completed', resultId: 'r1' }, frame?.contentWindow);
    expect(events).toEqual([{ kind: 'opened' }, { kind: 'completed', resultId: 'r1' }, 'complete']);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('OP-09 a result without a name goes by the ticket', () => {
    const { events, frame } = opened();
    say({ bex: 'completed', resultId: { id: 7 } }, frame?.contentWindow);
    expect(events[0]).toEqual({ kind: 'completed', resultId: 'i1' });
  });

  it.each([
    ['cancelled', 'cancelled'],
    ['failed', 'unavailable'],
  ] as const)('OP-09 %s is %s, and the dialog is away', (bex, kind) => {
    const { events, frame } = opened();
    say({ bex }, frame?.contentWindow);
    expect(events).toEqual([{ kind }, 'complete']);
    expect(document.querySelector('iframe')).toBe(null);
  });

  it('OP-09 Escape cancels', () => {
    const { events } = opened();
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(events).toEqual([{ kind: 'cancelled' }, 'complete']);
    expect(document.querySelector('dialog')).toBe(null);
  });

  it('OP-09 a button of the page cancels where the frame shows nothing, before the script has come', () => {
    const { events } = opened();
    document.querySelector<HTMLButtonElement>('dialog button')?.click();
    expect(events).toEqual([{ kind: 'cancelled' }, 'complete']);
    expect(document.querySelector('dialog')).toBe(null);
  });

  it('OP-09 a button of the page cancels where the script says that it is open and shows nothing', () => {
    const { events, frame } = opened();
    say({ bex: 'opened' }, frame?.contentWindow);
    document.querySelector<HTMLButtonElement>('dialog button')?.click();
    expect(events).toEqual([{ kind: 'opened' }, { kind: 'cancelled' }, 'complete']);
    expect(document.querySelector('dialog')).toBe(null);
  });

  it('OP-09 the button has the words of the page, and is reached by the keyboard before the frame, which has the focus', () => {
    const { frame } = opened();
    const button = document.querySelector<HTMLButtonElement>('dialog button');
    expect(button?.textContent).toBe('Vazgeç');
    expect(button?.type).toBe('button');
    expect(button?.tabIndex).toBe(0);
    expect(button?.className).toBe('quiet');
    expect(button?.parentElement?.nextElementSibling).toBe(frame);
    expect(document.activeElement).toBe(frame);
  });

  it('OP-09 a message from another window, of another origin or of another kind is ignored', () => {
    const { events, frame, sent } = opened();
    const completed = { bex: 'completed', resultId: 'r1' };
    say(completed, window);
    say(completed, null);
    say(completed, frame?.contentWindow, 'https://evil.example');
    say(completed, frame?.contentWindow, window.location.origin);
    for (const data of [null, 'completed', { bex: 'paid' }, { bex: ['completed'] }, 7, []])
      say(data, frame?.contentWindow);
    expect(events).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('OP-09 giving up closes the dialog, and messages are ignored from then on', () => {
    const { events, frame, running } = opened();
    const source = frame?.contentWindow;
    running.unsubscribe();
    say({ bex: 'completed', resultId: 'r1' }, source);
    expect(events).toEqual([]);
    expect(document.querySelector('dialog')).toBe(null);
  });

  it.each([
    'https://evil.example/bex.js',
    'https://vendor.example.evil/bex.js',
    'https://vendor.example:8443/bex.js',
    'https://x@vendor.example/bex.js',
    'http://vendor.example/bex.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    '//vendor.example/bex.js',
    '/bex.js',
    '',
  ])('OP-09 a script that is not of an allowed host never gets near: %s', (baseJs) => {
    const { events, frame } = opened(baseJs);
    expect(events).toEqual([{ kind: 'unavailable' }, 'complete']);
    expect(frame).toBe(null);
  });

  it('OP-09 a loopback host is one where it is listed', () => {
    expect(opened('http://127.0.0.1:4003/bex.js').events).toEqual([]);
  });
});
