import fc from 'fast-check';
import type { Failure, Receipt } from '../../../src/domain/payment/failure.js';
import { type PageFacts, screenOf, unsettledOf } from '../../../src/domain/payment/screen.js';

const receipt: Receipt = { redirectUrl: 'https://store.example/ok', merchantName: 'Store', merchantOid: 'order1' };
const failure: Failure = { kind: 'noAnswer' };

describe('screenOf', () => {
  it.each<[PageFacts, ReturnType<typeof screenOf>]>([
    [{}, { kind: 'content' }],
    [{ expired: true }, { kind: 'expired' }],
    [{ unsettled: 'unknown' }, { kind: 'unknown' }],
    [{ unsettled: 'underWay' }, { kind: 'waiting' }],
    [{ unsettled: 'unfinished' }, { kind: 'unfinished' }],
    [{ failure }, { kind: 'error', failure }],
    [{ receipt }, { kind: 'success', receipt }],
  ])('RL-01 shows for %j alone its own screen', (facts, screen) => expect(screenOf(facts)).toEqual(screen));

  it('RL-01 the first fact in the order of precedence decides, whatever is behind it', () => {
    const order: [PageFacts, string][] = [
      [{ receipt }, 'success'],
      [{ failure }, 'error'],
      [{ unsettled: 'underWay' }, 'waiting'],
      [{ expired: true }, 'expired'],
    ];
    fc.assert(
      fc.property(fc.subarray(order, { minLength: 1 }), (known) => {
        const facts = Object.assign({}, ...known.map(([fact]) => fact));
        expect(screenOf(facts).kind).toBe(known[0]?.[1]);
      }),
    );
    expect(screenOf({ unsettled: 'unknown', expired: true }).kind).toBe('unknown');
  });

  it('EX-01 a submission under way is not cut off', () => {
    expect(screenOf({ expired: true, submitting: true })).toEqual({ kind: 'content' });
    expect(screenOf({ expired: true, submitting: false })).toEqual({ kind: 'expired' });
  });
});

describe('what is not settled', () => {
  it.each([
    ['nothing while nothing is known', undefined, undefined],
    ['nothing of a paid order', { kind: 'paid' }, undefined],
    ['nothing of what is no such fact, though it says so', { kind: 'failed', unfinished: true }, undefined],
    ['its outcome, where no call could establish it', { kind: 'unknown' }, 'unknown'],
    ['a payment with the bank', { kind: 'underWay' }, 'underWay'],
    ['a payment that waits for its shopper', { kind: 'underWay', unfinished: true }, 'unfinished'],
  ])('PY-06 PY-07 EX-01 is %s', (_, known, expected) => expect(unsettledOf(known)).toBe(expected));
});
