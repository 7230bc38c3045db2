/** @jest-environment jsdom */
import { BrowserPageHost } from '../../../src/infrastructure/host/browser-page-host.js';

const loopbackOrigins = ['http://127.0.0.1:4000'];

/** A window as far as the host looks at it, with a recording parent. */
function placedPage(framed: boolean, ancestors?: readonly string[]) {
  const posted: { message: unknown; origin: string }[] = [];
  const frames: FrameRequestCallback[] = [];
  const top = { location: { href: '' } };
  const page = {
    document,
    top,
    location: {
      href: 'https://pay.example/odeme/guvenli/v2/token1',
      origin: 'https://pay.example',
      ...(ancestors === undefined ? {} : { ancestorOrigins: ancestors }),
    },
    requestAnimationFrame: (draw: FrameRequestCallback) => frames.push(draw),
    parent: undefined as unknown,
  };
  const parent = {
    location: { href: '' },
    postMessage: (message: unknown, origin: string) => posted.push({ message, origin }),
  };
  page.parent = framed ? parent : page;
  const draw = () => {
    for (const frame of frames.splice(0)) frame(0);
  };
  const host = new BrowserPageHost(page as unknown as Window, {
    loopbackOrigins: [...loopbackOrigins, 'http://localhost:4520'],
    pageOrigins: ['https://pay2.example'],
    merchantSites: ['http://localhost:4520'],
  });
  return { host, posted, draw, top, page, parent };
}

/** Forms are noted instead of sent: jsdom cannot navigate. */
function sentForms() {
  const sent: { action: string; method: string; target: string; fields: string[][] }[] = [];
  HTMLFormElement.prototype.submit = function submit() {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    sent.push({ action: this.action, method: this.method, target: this.target, fields });
  };
  return sent;
}

afterEach(() => document.body.replaceChildren());

const height = (px: number) => ({ message: 'shrink_iframe', type: 'setHeight', value: `${px}px` });

describe('messages to the parent', () => {
  it('RL-03 the height goes out once a frame, with its unit, and each height once', () => {
    const { host, posted, draw } = placedPage(true);
    host.reportHeight(100);
    host.reportHeight(200.2);
    expect(posted).toEqual([]);
    draw();
    expect(posted.map(({ message }) => message)).toEqual([height(201)]);
    host.reportHeight(201);
    draw();
    expect(posted).toHaveLength(1);
    host.reportHeight(90);
    draw();
    expect(posted.at(-1)?.message).toEqual(height(90));
  });

  it('RL-03 the height is clamped, and one that is no number is not posted', () => {
    const { host, posted, draw } = placedPage(true);
    for (const [px, shown] of [
      [1e9, 20_000],
      [-5, 0],
    ] as const) {
      host.reportHeight(px);
      draw();
      expect(posted.at(-1)?.message).toEqual(height(shown));
    }
    for (const px of [Number.NaN, Number.POSITIVE_INFINITY]) host.reportHeight(px);
    draw();
    expect(posted).toHaveLength(2);
  });

  it('RL-03 EX-01 a page on its own posts nothing', () => {
    const { host, posted, draw } = placedPage(false);
    host.reportHeight(100);
    host.reportExpired();
    draw();
    expect(posted).toEqual([]);
  });

  it("RL-03 T6 messages are for the merchant's origin once it is known, and carry the height alone", () => {
    const { host, posted, draw } = placedPage(true);
    host.reportHeight(100);
    draw();
    host.setMerchantSite('https://shop.example/kasa?x=1');
    host.reportHeight(110);
    draw();
    host.reportExpired();
    expect(posted).toEqual([
      { message: height(100), origin: '*' },
      { message: height(110), origin: 'https://shop.example' },
      { message: 'expired', origin: 'https://shop.example' },
    ]);
  });

  it('RL-03 a site that is not safe to name leaves the messages as they are', () => {
    const { host, posted } = placedPage(true);
    host.setMerchantSite('javascript:alert(1)');
    host.reportExpired();
    expect(posted).toEqual([{ message: 'expired', origin: '*' }]);
  });
});

describe('the merchant’s shop on this machine', () => {
  afterEach(() => Reflect.deleteProperty(document, 'referrer'));
  const originsOf = (ancestors: readonly string[] | undefined, referrer: string) => {
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
    const { host, posted } = placedPage(true, ancestors);
    host.setMerchantSite('https://shop.example/');
    host.reportExpired();
    return posted.map(({ origin }) => origin);
  };

  it('MA-06 RL-03 gets the messages where it frames the page', () => {
    expect(originsOf(['http://localhost:4520'], '')).toEqual(['http://localhost:4520']);
  });

  it('MA-06 RL-03 is known by the referrer where the browser names no ancestors', () => {
    expect(originsOf(undefined, 'http://localhost:4520/kasa')).toEqual(['http://localhost:4520']);
  });

  it('MA-06 RL-03 gets none where another page frames the page', () => {
    expect(originsOf(['https://evil.example'], 'http://localhost:4520/kasa')).toEqual(['https://shop.example']);
    expect(originsOf(undefined, 'https://evil.example/')).toEqual(['https://shop.example']);
  });
});

describe('leaving', () => {
  it('RL-07 the top window goes to a safe address, and to no other', () => {
    const { host, top } = placedPage(true);
    expect(host.leaveTo('javascript:alert(1)')).toBe(false);
    expect(host.leaveTo('http://shop.example/ok')).toBe(false);
    expect(top.location.href).toBe('');
    expect(host.leaveTo('https://shop.example/ok')).toBe(true);
    expect(top.location.href).toBe('https://shop.example/ok');
  });

  it('RL-07 the window around the page is asked to go to the address too, where it is the merchant’s or the address’s own', () => {
    const { host, posted } = placedPage(true);
    const message = { message: 'go_to', value: 'https://shop.example/ok?order=1' };
    host.leaveTo('javascript:alert(1)');
    expect(posted).toEqual([]);
    host.leaveTo('https://shop.example/ok?order=1');
    expect(posted).toEqual([{ message, origin: 'https://shop.example' }]);
    host.setMerchantSite('https://www.shop.example/');
    host.leaveTo('https://shop.example/ok?order=1');
    expect(posted.at(-1)).toEqual({ message, origin: 'https://www.shop.example' });
    expect(posted).toHaveLength(2);
  });

  it('RL-07 OP-04 nothing is asked of a parent by a page of its own, nor where the answer names the window', () => {
    const alone = placedPage(false);
    alone.host.leaveTo('https://shop.example/ok');
    expect(alone.posted).toEqual([]);
    const framed = placedPage(true);
    framed.host.leaveTo('https://wallet.example/1', { parent: true });
    expect(framed.posted).toEqual([]);
  });

  it('OP-04 a wallet’s page opens in the parent window or in the page’s own, where the answer says so', () => {
    const { host, page, top, parent } = placedPage(true);
    expect(host.leaveTo('https://wallet.example/1', { parent: true })).toBe(true);
    expect(parent.location.href).toBe('https://wallet.example/1');
    expect(top.location.href).toBe('');
    expect(host.leaveTo('https://wallet.example/2', { parent: false })).toBe(true);
    expect(page.location.href).toBe('https://wallet.example/2');
    expect(parent.location.href).toBe('https://wallet.example/1');
    expect(host.leaveTo('javascript:alert(1)', { parent: true })).toBe(false);
    expect(top.location.href).toBe('');
  });

  it('OP-04 a page of its own has no other window to move', () => {
    const { host, page } = placedPage(false);
    host.leaveTo('https://wallet.example/1', { parent: true });
    expect(page.location.href).toBe('https://wallet.example/1');
  });

  it('RL-07 a browser that refuses to move the top window breaks nothing', () => {
    const { host, top } = placedPage(true);
    Object.defineProperty(top.location, 'href', {
      set: () => {
        throw new DOMException('not allowed', 'SecurityError');
      },
    });
    expect(host.leaveTo('https://shop.example/ok')).toBe(true);
  });

  it('ER-02 the failure is posted in the top window as one plain, capped line', () => {
    const sent = sentForms();
    const { host } = placedPage(true);
    expect(host.postFailure('https://shop.example/fail?a=1', `Olmadı\r\n<b>\u202e ${'x'.repeat(900)}`)).toBe(true);
    expect(sent).toEqual([
      {
        action: 'https://shop.example/fail?a=1',
        method: 'post',
        target: '_top',
        fields: [['fail_message', `Olmadı b ${'x'.repeat(491)}`]],
      },
    ]);
  });

  it('ER-02 nothing is posted to an address that is not safe', () => {
    const sent = sentForms();
    const { host } = placedPage(false);
    for (const url of ['javascript:alert(1)', 'http://shop.example', 'https://a@b.example', '/relative', '']) {
      expect(host.postFailure(url, 'x')).toBe(false);
    }
    expect(sent).toEqual([]);
    expect(document.forms.length).toBe(0);
  });
});

describe('where the page is', () => {
  it('EM-01 EM-02 reports the frame, the address and the origins around it', () => {
    expect(placedPage(true, ['https://shop.example']).host.placement()).toEqual({
      framed: true,
      address: 'https://pay.example/odeme/guvenli/v2/token1',
      ancestorOrigins: ['https://shop.example'],
      merchantSites: ['http://localhost:4520'],
    });
    expect(placedPage(false).host.placement()).toMatchObject({ framed: false, ancestorOrigins: undefined });
  });

  it('ER-02 T3 addresses and origins pass the one gate', () => {
    const { host } = placedPage(false);
    expect(host.safeUrl('http://127.0.0.1:4000/x')).toBe('http://127.0.0.1:4000/x');
    expect(host.safeUrl('data:text/html,x')).toBeUndefined();
    expect(host.originOf('https://Shop.example/a')).toBe('https://shop.example');
    expect(host.originOf('')).toBeUndefined();
  });
});

describe('addresses of our own', () => {
  const ours = [
    'https://pay.example/odeme/3d-devir',
    'https://PAY.example:443/odeme/3d-devir',
    'https://pay2.example/odeme/guvenli/v2/token1',
  ];
  it.each(ours)('TR-08 no window is sent to %s: it serves the card page', (url) => {
    const { host, top, page, parent } = placedPage(true);
    const sent = sentForms();
    expect(host.leaveTo(url)).toBe(false);
    expect(host.leaveTo(url, { parent: true })).toBe(false);
    expect(host.leaveTo(url, { parent: false })).toBe(false);
    expect(host.postFailure(url, 'Olmadı')).toBe(false);
    expect(sent).toEqual([]);
    expect(top.location.href).toBe('');
    expect(parent.location.href).toBe('');
    expect(page.location.href).toBe('https://pay.example/odeme/guvenli/v2/token1');
  });

  it('TR-08 the ACS and a store under another origin are none of them', () => {
    const { host, top } = placedPage(true);
    expect(host.leaveTo('https://acs.pay.example/1')).toBe(true);
    expect(top.location.href).toBe('https://acs.pay.example/1');
  });
});
