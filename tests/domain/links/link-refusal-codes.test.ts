import { linkTypes } from '../../../src/domain/links/link.js';
import { linkRefusalOf, linkRefusals } from '../../../src/domain/links/link-refusal-codes.js';
import type { Failure } from '../../../src/domain/payment/failure.js';

const refused = (code: string): Failure => ({ kind: 'refused', httpStatus: 400, error: { code } });

describe('the state of a link', () => {
  it.each(linkRefusals)('AP-02 AP-03 the code %s names its state', (state) => {
    expect(linkRefusalOf(refused(state))).toBe(state);
  });

  it('AP-02 a link paid in full, and one whose rest is being paid, come as failures of their own', () => {
    const receipt = { redirectUrl: '', merchantName: '', merchantOid: '' };
    const alreadyPaid: Failure = { kind: 'alreadyPaid', receipt };
    expect(linkRefusalOf(alreadyPaid)).toBe('paid');
    expect(linkRefusalOf({ kind: 'underWay' })).toBe('pending');
  });

  it('RT-03 anything else is no state of a link', () => {
    const others: Failure[] = [
      { kind: 'noAnswer' },
      { kind: 'timeout' },
      { kind: 'malformed', httpStatus: 200, field: 'data.linkPage.linkType' },
      { kind: 'refused', httpStatus: 500, error: {} },
      refused('validation'),
      refused('constructor'),
    ];
    expect(others.map(linkRefusalOf)).toEqual(others.map(() => undefined));
  });

  it('RT-02 there are three types of links', () => expect(linkTypes).toEqual(['collection', 'product', 'flex']));
});
