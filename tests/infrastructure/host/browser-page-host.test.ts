/** @jest-environment jsdom */
import { placedPage } from './placed-page.js';

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

describe('a merchant’s own look', () => {
  const yellow = 'html:root{--fill:#ffd400}';
  const violet = 'html:root{--fill:#7a1fa2}';

  beforeEach(() => {
    document.head.innerHTML = '<style>html{--fill:#0a5f5a}</style>';
  });

  /** The fill of each rule that stands in the page's styles, in their order. */
  const fills = () =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map((rule) => (rule as CSSStyleRule).style.getPropertyValue('--fill')),
    );

  it('TH-07 takes the place of the one before, and the page’s own comes back where there is none', () => {
    const { host } = placedPage(false);
    host.showLook([yellow]);
    host.showLook([violet]);
    expect(fills()).toEqual(['#0a5f5a', '#7a1fa2']);
    host.showLook([]);
    expect(fills()).toEqual(['#0a5f5a']);
  });

  it('TH-07 that the document came with goes where the payment’s data names another', () => {
    document.head.innerHTML += `<style id="look">${yellow}</style>`;
    const { host } = placedPage(false);
    host.showLook([violet]);
    expect(fills()).toEqual(['#0a5f5a', '#7a1fa2']);
  });

  it('TH-08 a stated theme is no longer stated where the next payment states none', () => {
    const { host } = placedPage(true);
    host.showLook([], 'dark');
    expect(document.documentElement.dataset.stated).toBe('dark');
    host.showLook([]);
    expect(document.documentElement.dataset.stated).toBeUndefined();
  });
});
