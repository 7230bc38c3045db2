/** @jest-environment jsdom */

const provider = 'http://127.0.0.1:4000';
let frame: HTMLIFrameElement;
let expired: HTMLElement;

beforeAll(async () => {
  document.body.innerHTML = `<form id="expired" hidden></form><iframe id="pay-frame" src="${provider}/odeme/guvenli/v2/x"></iframe>`;
  frame = document.querySelector('iframe')!;
  expired = document.querySelector<HTMLElement>('#expired')!;
  // The script is the browser's own file: it has no types and no exports.
  const script = '../../../sandbox/store/assets/store.js';
  await import(script);
});

function send(data: unknown, from: { origin?: string; source?: MessageEventSource | null } = {}): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin: provider, source: frame.contentWindow, ...from }));
}

const height = (value: unknown) => ({ message: 'shrink_iframe', type: 'setHeight', value });

describe('the store’s script', () => {
  it('gives the frame the height its page asks for, up to a limit', () => {
    send(height('812px'));
    expect(frame.style.height).toBe('812px');
    send(height('99999px'));
    expect(frame.style.height).toBe('20000px');
  });

  it.each([
    ['another origin', height('100px'), { origin: 'http://127.0.0.1:4002' }],
    ['another window of the same origin', height('100px'), { source: null }],
    ['a height without its unit', height('100'), {}],
    ['a height in words', height('calc(1px)'), {}],
    ['another message', { ...height('100px'), message: 'shrink' }, {}],
    ['another type', { ...height('100px'), type: 'setWidth' }, {}],
    ['no message at all', null, {}],
  ])('does nothing for %s', (_what, data, from) => {
    send(height('500px'));
    send(data, from);
    expect(frame.style.height).toBe('500px');
  });

  it('offers a new payment when the page has expired, on the message of the page itself only', () => {
    send('expired', { origin: 'http://evil.example' });
    expect(expired.hidden).toBe(true);
    send('expired');
    expect(expired.hidden).toBe(false);
  });
});
