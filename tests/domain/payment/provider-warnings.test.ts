import { policyOf } from '../../../src/domain/merchant/policies.js';
import { bannersOf, financeInfoPending } from '../../../src/domain/payment/page-features.js';
import { samplePage } from '../sample-page.js';

describe('bannersOf', () => {
  it.each([
    [[], []],
    [['liveMode1'], ['liveMode1']],
    [['liveMode2'], ['liveMode2']],
    [['merchantLogo'], ['merchantLogo']],
    [['financeInfo'], []],
    [['unknown', 'LIVEMODE1', '', 'constructor'], []],
    [
      ['unknown', 'merchantLogo', 'liveMode1', 'merchantLogo'],
      ['liveMode1', 'merchantLogo'],
    ],
  ])('PP-03 PP-08 the codes %j choose the banners %j', (codes, chosen) => expect(bannersOf(codes)).toEqual(chosen));
});

describe('financeInfoPending', () => {
  const merchant = samplePage().merchant;

  it.each([
    ['582672', ['financeInfo'], true],
    ['595494', ['liveMode1', 'financeInfo'], true],
    ['582672', [], false],
    ['582672', ['liveMode1'], false],
    ['100', ['financeInfo'], false],
    ['150397', ['financeInfo'], false],
  ])('PP-03 SP-01 merchant %s with the codes %j: %s', (id, warnings, pending) => {
    expect(financeInfoPending(samplePage({ merchant: { ...merchant, id, policy: policyOf(id) }, warnings }))).toBe(
      pending,
    );
  });
});
