/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { type EmbeddedPayment, embedPayment } from '../../../src/infrastructure/embed/embed-payment.js';
import { readFrameMessage } from '../../../src/infrastructure/embed/frame-messages.js';

const provider = 'https://pay.example';
const address = `${provider}/odeme/guvenli/v2/x`;
const height = (value: unknown) => ({ message: 'shrink_iframe', type: 'setHeight', value });

let embedded: EmbeddedPayment;
const onExpired = jest.fn();
const onResult = jest.fn();
const scrolled: number[] = [];

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  onExpired.mockClear();
  onResult.mockClear();
  scrolled.length = 0;
  window.scrollBy = ((options: ScrollToOptions) => void scrolled.push(options.top ?? 0)) as typeof window.scrollBy;
  embedded = embedPayment(document.querySelector('div')!, { address, title: 'Ödeme', onExpired, onResult });
});
afterEach(() => {
  embedded.remove();
  window.location.hash = '';
});

function send(data: unknown, from: { origin?: string; source?: MessageEventSource | null } = {}): void {
  const source = embedded.frame.contentWindow;
  window.dispatchEvent(new MessageEvent('message', { data, origin: provider, source, ...from }));
}

describe('an embedded payment', () => {
  it('EM-04 is a frame of the page’s address with a name, a width and a first height', () => {
    const frame = document.querySelector('iframe')!;
    expect(frame.src).toBe(address);
    expect(frame.title).toBe('Ödeme');
    expect(frame.width).toBe('100%');
    expect(Number(frame.height)).toBeGreaterThan(0);
  });

  it('EM-05 allows what a challenge by passkey needs, in the frames of the bank, too', () => {
    const frame = document.querySelector('iframe')!;
    expect(frame.allow).toBe('payment *; publickey-credentials-get *');
  });

  it('EM-04 RL-03 the frame gets the height its page asks for, up to a limit', () => {
    send(height('812px'));
    expect(embedded.frame.style.height).toBe('812px');
    send(height('99999px'));
    expect(embedded.frame.style.height).toBe('20000px');
  });

  it.each([
    ['another origin', height('100px'), { origin: 'https://evil.example' }],
    ['another window of the same origin', height('100px'), { source: null }],
    ['a height without its unit', height('100'), {}],
    ['a height in words', height('calc(1px)'), {}],
    ['another message', { ...height('100px'), message: 'shrink' }, {}],
    ['another type', { ...height('100px'), type: 'setWidth' }, {}],
    ['no message at all', null, {}],
  ])('EM-04 does nothing for %s', (_what, data, from) => {
    send(height('500px'));
    send(data, from);
    expect(embedded.frame.style.height).toBe('500px');
  });

  it('EM-04 scrolls to what is out of sight, and leaves the window where it is for what is in its upper half', () => {
    const { frame } = embedded;
    frame.getBoundingClientRect = () => ({ top: -600 }) as DOMRect;
    send({ message: 'scroll_to', value: 100 });
    expect(scrolled).toEqual([-516]);
    send({ message: 'scroll_to', value: 700 });
    expect(scrolled).toHaveLength(1);
    send({ message: 'scroll_to', value: 1_900 });
    expect(scrolled).toEqual([-516, 1_284]);
  });

  it('EM-04 scrolls to a sheet that begins in the window’s upper half and ends below its edge', () => {
    embedded.frame.getBoundingClientRect = () => ({ top: -160 }) as DOMRect;
    const value = 410;
    send({ message: 'scroll_to', value, height: window.innerHeight - 250 });
    expect(scrolled).toEqual([]);
    send({ message: 'scroll_to', value, height: window.innerHeight - 249 });
    // It comes 16 px below the window's upper edge.
    expect(scrolled).toEqual([250 - 16]);
  });

  it('EM-04 what is as high as the window begins at its upper edge', () => {
    embedded.frame.getBoundingClientRect = () => ({ top: -160 }) as DOMRect;
    send({ message: 'scroll_to', value: 410, height: window.innerHeight });
    expect(scrolled).toEqual([250]);
  });

  it.each([20_001, Number.NaN, '100000'])('EM-04 takes %p for no height', (height) => {
    embedded.frame.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
    send({ message: 'scroll_to', value: 100, height });
    expect(scrolled).toEqual([]);
  });

  it.each([-1, 20_001, Number.NaN, '100'])('EM-04 scrolls nowhere for %p', (value) => {
    embedded.frame.getBoundingClientRect = () => ({ top: -600 }) as DOMRect;
    send({ message: 'scroll_to', value });
    expect(scrolled).toEqual([]);
  });

  it('EM-04 reports the end of the time and the result, of the page itself only', () => {
    send('expired', { origin: 'https://evil.example' });
    send({ message: 'result', value: 'success' }, { origin: 'https://evil.example' });
    send({ message: 'result', value: 'paid' });
    expect(onExpired).not.toHaveBeenCalled();
    expect(onResult).not.toHaveBeenCalled();
    send('expired');
    send({ message: 'result', value: 'success' });
    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(onResult).toHaveBeenCalledWith('success');
  });

  it('RL-07 the window goes where its page asks for, and to addresses of the web alone', () => {
    const address = `${window.location.origin}/#paid`;
    send({ message: 'go_to', value: address }, { origin: 'https://evil.example' });
    send({ message: 'go_to', value: '#paid' });
    send({ message: 'go_to', value: 7 });
    expect(window.location.hash).toBe('');
    send({ message: 'go_to', value: address });
    expect(window.location.hash).toBe('#paid');
  });

  it.each(['javascript:location.hash="x"', 'data:text/html,x', 'blob:https://pay.example/1', 'file:///x', ''])(
    'RL-07 the address %j is none of the web',
    (value) => {
      expect(readFrameMessage({ message: 'go_to', value })).toBeUndefined();
    },
  );

  it('EM-04 a removed one is gone and listens no more', () => {
    embedded.remove();
    expect(document.querySelector('iframe')).toBeNull();
    send('expired');
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('EM-04 an address that is not whole is refused', () => {
    const container = document.createElement('div');
    expect(() => embedPayment(container, { address: '/odeme', title: '' })).toThrow('Invalid URL');
    expect(container.childElementCount).toBe(0);
  });
});

describe('EM-05 an embedded payment whose page sends nothing', () => {
  const onUnreachable = jest.fn();
  const link = () => document.querySelector<HTMLAnchorElement>('a');
  let silent: EmbeddedPayment;

  beforeEach(() => {
    jest.useFakeTimers();
    onUnreachable.mockClear();
    document.body.innerHTML = '<div></div>';
    silent = embedPayment(document.querySelector('div')!, { address, title: 'Ödeme', onUnreachable });
  });
  afterEach(() => {
    silent.remove();
    jest.useRealTimers();
  });

  const speak = () => {
    const { contentWindow } = silent.frame;
    window.dispatchEvent(
      new MessageEvent('message', { data: height('500px'), origin: provider, source: contentWindow }),
    );
  };

  it('for 10 s: a link to it stands above the frame, and the merchant is told once', () => {
    jest.advanceTimersByTime(9_999);
    expect(onUnreachable).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onUnreachable).toHaveBeenCalledTimes(1);
    expect(link()?.href).toBe(address);
    expect(link()?.target).toBe('_top');
    expect(link()).toHaveTextContent('Ödeme');
    expect(link()?.nextElementSibling).toBe(silent.frame);
  });

  it('and speaks later: the link goes', () => {
    jest.advanceTimersByTime(10_000);
    speak();
    expect(link()).toBeNull();
  });

  it('but speaks within 10 s: nothing is said', () => {
    speak();
    jest.advanceTimersByTime(60_000);
    expect(onUnreachable).not.toHaveBeenCalled();
    expect(link()).toBeNull();
  });

  it('and is taken out before: nothing is said', () => {
    silent.remove();
    jest.advanceTimersByTime(60_000);
    expect(onUnreachable).not.toHaveBeenCalled();
    expect(link()).toBeNull();
  });
});

it('EM-05 what is scrolled to comes below the header that the page around leaves room for by scroll-padding-top', () => {
  const { frame } = embedded;
  document.documentElement.style.scrollPaddingTop = '120px';
  const at = (top: number): void => {
    frame.getBoundingClientRect = () => ({ top }) as DOMRect;
  };
  at(-200);
  send({ message: 'scroll_to', value: 150 });
  // The place is 50 px above the window: it comes 16 px below the header.
  expect(scrolled).toEqual([-50 - 120 - 16]);
  at(0);
  send({ message: 'scroll_to', value: 100 });
  expect(scrolled).toHaveLength(2);
  at(30);
  send({ message: 'scroll_to', value: 100 });
  expect(scrolled).toHaveLength(2);
  document.documentElement.style.scrollPaddingTop = '';
});
