import { forces3d, non3dAllowed, paysWith3d } from '../../../src/domain/payment/three-d-secure.js';
import { samplePage } from '../sample-page.js';

describe('with 3-D Secure or without', () => {
  it('PP-13 PP-14 without it only on a live page whose merchant allows that', () => {
    expect(non3dAllowed(samplePage())).toBe(false);
    expect(non3dAllowed(samplePage({ non3d: true }))).toBe(true);
    expect(non3dAllowed(samplePage({ non3d: true, testMode: true }))).toBe(false);
  });

  it('S3-08 the unchecked box alone opens nothing: without the permission of the page every payment is 3-D', () => {
    const unchecked = { use3d: false, storeCard: false, usePoints: false };
    expect(paysWith3d(unchecked, samplePage())).toBe(true);
    expect(paysWith3d(unchecked, samplePage({ non3d: true, testMode: true }))).toBe(true);
    expect(paysWith3d(unchecked, samplePage({ non3d: true, force3d: true }))).toBe(true);
    expect(paysWith3d(unchecked, samplePage({ non3d: true }))).toBe(false);
  });

  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('S3-04 storing %s, points %s: 3-D Secure is forced: %s', (storeCard, usePoints, forced) => {
    expect(forces3d({ storeCard, usePoints })).toBe(forced);
  });
});
