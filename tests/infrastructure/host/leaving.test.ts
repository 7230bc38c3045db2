/** @jest-environment jsdom */
import { placedPage, sentForms } from './placed-page.js';

afterEach(() => document.body.replaceChildren());

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
