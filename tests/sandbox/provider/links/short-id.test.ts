import { newShortId } from '../../../../sandbox/provider/links/short-id.js';
import { readPageAddress } from '../../../../src/domain/payment/page-address.js';

describe('the id of a new link', () => {
  it('RT-12 begins and ends with a letter or digit, so that no program cuts it, and is read as it is', () => {
    for (let times = 0; times < 2_000; times += 1) {
      const shortId = newShortId();
      expect(shortId).toMatch(/^[A-Za-z0-9][\w-]{14}[A-Za-z0-9]$/);
      expect(readPageAddress(`/link/${shortId}`)).toEqual({ kind: 'link', shortId });
    }
  });
});
