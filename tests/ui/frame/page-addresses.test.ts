import fc from 'fast-check';
import { paymentOf } from '../../../src/ui/frame/page-addresses.js';
import { addresses, paymentAddress } from '../../../src/ui/frame/route-addresses.js';

describe('paymentOf', () => {
  it('RT-09 reads the token of both payment addresses', () => {
    expect(paymentOf('/odeme/guvenli/v2/abc_-123')).toEqual({ token: 'abc_-123', isLink: false });
    expect(paymentOf('/odeme/guvenli/link/abc_-123')).toEqual({ token: 'abc_-123', isLink: true });
    expect(paymentOf('/odeme/guvenli/v2/abc/')).toEqual({ token: 'abc', isLink: false });
  });

  it.each([
    '/odeme/guvenli/v2',
    '/odeme/guvenli/v2/',
    '/odeme/guvenli/link/',
    '/odeme/guvenli/v2/a%20b',
    '/odeme/guvenli/v2/..',
  ])('RT-11 a missing token, or what cannot be one, is a payment without a token: %s', (path) => {
    expect(paymentOf(path)).toMatchObject({ token: undefined });
  });

  it.each([
    '/',
    '/odeme',
    '/odeme/guvenli',
    '/odeme/guvenli/abc',
    '/odeme/guvenli/v2/basarili/abc',
    '/odeme/guvenli/v2/basarili',
    '/odeme/guvenli/v2/basarili/',
    '/odeme/guvenli/v2/basarisiz',
    '/odeme/guvenli/v2/basarisiz/',
    '/odeme/guvenli/link/v2/abc',
    '/odeme/guvenli/v2/abc/def',
    '/link/success/abc',
    '/link/abc',
    '/ODEME/guvenli/v2/abc',
  ])('RT-01 RT-07 RT-08 another address is another screen’s: %s', (path) => {
    expect(paymentOf(path)).toBeUndefined();
  });

  it('RL-11 RT-09 reads back what paymentAddress writes, for every token', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,200}$/), (token) => {
        fc.pre(!['basarili', 'basarisiz'].includes(token));
        expect(paymentOf(paymentAddress(token))).toEqual({ token, isLink: false });
      }),
    );
  });

  it('T11 whatever stands in the address, a token holds letters, digits, _ and - only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (tail) => {
        const token = paymentOf(`/odeme/guvenli/v2/${tail}`)?.token;
        expect(token ?? 'none').toMatch(/^[A-Za-z0-9_-]{1,200}$/);
      }),
    );
  });

  it('RT-07 RT-08 the result pages have the addresses the provider sends shoppers to', () => {
    expect(addresses.paid).toBe('/odeme/guvenli/v2/basarili/:token');
    expect(addresses.linkPaid).toBe('/link/success/:token');
    expect(addresses.failed).toBe('/odeme/guvenli/v2/basarisiz');
  });
});
