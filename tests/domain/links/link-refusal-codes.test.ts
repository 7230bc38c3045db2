import { linkTypes } from '../../../src/domain/links/link.js';
import {
  isAboutLink,
  isPriceChange,
  linkRefusalOf,
  linkRefusals,
  storeOf,
} from '../../../src/domain/links/link-refusal-codes.js';
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

  it('RT-03 an error that is no refusal names no state, whatever its code', () =>
    expect(linkRefusalOf({ kind: 'redirected', error: { code: 'deleted' } })).toBeUndefined());

  it('LK-07 one state alone is a change of the price', () =>
    expect(linkRefusals.filter((state) => isPriceChange(refused(state)))).toEqual(['priceChanged']));

  it.each<[string, Parameters<typeof isAboutLink>[0], boolean]>([
    ['a state of the link', refused('deleted'), true],
    ['an amount that its terms refuse', { kind: 'refused', error: { code: 'validation', field: 'amount' } }, true],
    ['another field', { kind: 'refused', error: { code: 'validation', field: 'email' } }, false],
    ['a refusal without details', { kind: 'refused' }, false],
    ['an amount in what is no refusal', { kind: 'redirected', error: { field: 'amount' } }, false],
  ])('LK-07 %s: whether the link may have changed', (_, failure, expected) =>
    expect(isAboutLink(failure)).toBe(expected),
  );

  it('RL-11 the store to ask is of the receipt of a paid link, of what a refusal says, and else unknown', () => {
    const receipt = { redirectUrl: 'https://store.example/', merchantName: 'Store', merchantOid: 'A1' };
    const error = { merchantName: 'Store', redirectUrl: 'https://store.example/' };
    expect(storeOf({ kind: 'alreadyPaid', receipt })).toEqual(receipt);
    expect(storeOf({ kind: 'refused', httpStatus: 400, error })).toEqual(error);
    expect(storeOf({ kind: 'redirected', redirectUrl: '', error })).toEqual({});
  });
});
