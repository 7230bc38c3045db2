import { readPageAddress } from '../../../src/domain/payment/page-address.js';
import { isLinkPath, linkAddress } from '../../../src/ui/frame/page-addresses.js';
import { linkResultAddress, resultAddress } from '../../../src/ui/frame/route-addresses.js';

describe('the addresses of links and results', () => {
  it.each([
    [linkAddress('abc_1'), true],
    ['/link/abc_1/failed', true],
    ['/link/abc_1/success', true],
    ['/link/success/token1', false],
    ['/link/V2/abc_1', false],
    ['/link/', false],
    ['/', false],
  ])('RT-02 LK-11 %s is that of a link’s page or of its ends: %s', (path, isLinks) => {
    expect(isLinkPath(path)).toBe(isLinks);
    const address = readPageAddress(path);
    expect('shortId' in address ? address.shortId : undefined).toBe(isLinks ? 'abc_1' : undefined);
  });

  it('RT-07 a result is read where it is written', () => {
    expect(readPageAddress(resultAddress('token1'))).toEqual({ kind: 'result', token: 'token1', isLink: false });
    expect(readPageAddress(linkResultAddress('token1'))).toEqual({ kind: 'result', token: 'token1', isLink: true });
  });
});
