import { isLinkPath, linkAddress } from '../../../src/ui/frame/page-addresses.js';
import { linkOf } from '../../../src/ui/frame/read-addresses.js';
import { addresses } from '../../../src/ui/frame/route-addresses.js';

describe('the addresses of links and results', () => {
  it('RT-02 LK-11 the link of an address is that of its page or of its ends', () => {
    for (const path of [linkAddress('abc_1'), '/link/abc_1/failed', '/link/abc_1/success']) {
      expect(linkOf(path)).toBe('abc_1');
      expect(isLinkPath(path)).toBe(true);
    }
    for (const path of ['/link/success/token1', '/link/V2/abc_1', '/link/', '/']) {
      expect(linkOf(path)).toBeUndefined();
      expect(isLinkPath(path)).toBe(false);
    }
  });

  it('RT-07 RT-08 the result pages have the addresses the provider sends shoppers to', () => {
    expect(addresses.paid).toBe('/odeme/guvenli/v2/basarili/:token');
    expect(addresses.linkPaid).toBe('/link/success/:token');
    expect(addresses.failed).toBe('/odeme/guvenli/v2/basarisiz');
  });
});
