import { readResultPath } from '../../../src/ui/frame/result-path.js';

describe('the path of a result', () => {
  it.each([
    ['/odeme/guvenli/v2/basarili/token1', { token: 'token1', isLink: false }],
    ['/odeme/guvenli/v2/basarili/token1/', { token: 'token1', isLink: false }],
    ['/link/success/token1', { token: 'token1', isLink: true }],
    ['/odeme/guvenli/v2/basarili/a%20b', { token: undefined, isLink: false }],
    ['/odeme/guvenli/v2/basarili', undefined],
    ['/link/abc_1/success', undefined],
  ])('RT-07 %s', (path, expected) => {
    expect(readResultPath(path)).toEqual(expected);
  });
});
