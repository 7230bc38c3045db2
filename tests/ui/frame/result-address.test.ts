import { resultOf } from '../../../src/ui/frame/result-address.js';

describe('the address of a result', () => {
  it.each([
    ['/odeme/guvenli/v2/basarili/token1', { token: 'token1', isLink: false }],
    ['/odeme/guvenli/v2/basarili/token1/', { token: 'token1', isLink: false }],
    ['/link/success/token1', { token: 'token1', isLink: true }],
    ['/odeme/guvenli/v2/basarili/a%20b', { token: undefined, isLink: false }],
    ['/odeme/guvenli/v2/basarili', undefined],
    ['/link/abc_1/success', undefined],
  ])('RT-07 %s', (path, expected) => {
    expect(resultOf(path)).toEqual(expected);
  });
});
