import {
  canBeTriedAgain,
  type ErrorDetails,
  type Failure,
  isAnswer,
  isExpired,
  isNeverPaid,
  isStoppedByLink,
  isUnpaid,
  providerWords,
  quotedIn,
} from '../../../src/domain/payment/failure.js';

const refused = (error: ErrorDetails, httpStatus = 400): Failure => ({ kind: 'refused', httpStatus, error });
const paid: Failure = { kind: 'alreadyPaid', receipt: { redirectUrl: '', merchantName: '', merchantOid: '' } };

describe('the words of an error', () => {
  const said = { title: 'Hata', description: 'Kart reddedildi.', code: 'declined' };

  it.each([
    ['in the language of the page', { ...said, lang: 'tr' }],
    ['in a language that is not named', said],
  ])('LG-03 are quoted where they are %s', (_, error) => expect(quotedIn(error, 'tr')).toEqual(error));

  it('LG-03 are left out where they are in another language, and nothing else is', () =>
    expect(quotedIn({ ...said, lang: 'tr' }, 'en')).toEqual({ code: 'declined', lang: 'tr' }));

  it.each([
    ['its description', refused(said), 'Kart reddedildi.'],
    ['nothing where there is none', refused({}), ''],
    ['nothing where it is in another language', refused({ ...said, lang: 'en' }), ''],
    ['nothing of what is no refusal', { kind: 'noAnswer' } as const, ''],
  ])('LG-03 ER-03 what the provider says of a failure is %s', (_, failure, words) =>
    expect(providerWords(failure, 'tr')).toBe(words),
  );
});

describe('whether a failure is an answer', () => {
  it.each<[string, Failure, boolean]>([
    ['none came', { kind: 'noAnswer' }, false],
    ['the time passed', { kind: 'timeout' }, false],
    ['it is not what the contract says', { kind: 'malformed', httpStatus: 200, field: 'data' }, false],
    ['it is 500', refused({}, 500), false],
    ['it is 503', refused({}, 503), false],
    ['it is 499', refused({}, 499), true],
    ['the order is paid', paid, true],
    ['a payment is under way', { kind: 'underWay' }, true],
    ['the shopper is sent away', { kind: 'redirected', redirectUrl: '', error: {} }, true],
  ])('PY-06 TR-02 %s: %j is %s', (_, failure, expected) => expect(isAnswer(failure)).toBe(expected));
});

describe('what a refusal says of the payment', () => {
  const codes = [
    'deleted',
    'closed',
    'outOfStock',
    'amountLeft',
    'heldByAnother',
    'expired',
    'limit',
    'notFound',
    'unpaid',
    'declined',
  ];
  const of = (is: (failure: Failure) => boolean) => codes.filter((code) => is(refused({ code })));

  it('LK-03 the link has stopped it by these codes alone', () =>
    expect(of(isStoppedByLink)).toEqual(['deleted', 'closed', 'outOfStock', 'amountLeft', 'heldByAnother']));

  it('RL-16 the same try may be answered otherwise after the others alone', () =>
    expect(of(canBeTriedAgain)).toEqual(['unpaid', 'declined']));

  it('EX-03 the time is over by one code alone', () => expect(of(isExpired)).toEqual(['expired']));

  it('PY-06 TR-02 nothing was paid and nothing will be by these codes alone', () =>
    expect(of(isNeverPaid)).toEqual(['expired', 'limit', 'notFound']));

  it('PY-06 a limit that the order itself has not reached does not close it', () =>
    expect(isNeverPaid(refused({ code: 'limit', limitedBy: 'card' }))).toBe(false));

  it('PY-06 TR-02 a post that is void is never paid, whatever else is said', () =>
    expect(isNeverPaid(refused({ code: 'unpaid', voided: 'a-post' }))).toBe(true));

  it('PY-06 nothing was paid, and may be, by one code alone', () => expect(of(isUnpaid)).toEqual(['unpaid']));

  it.each([isStoppedByLink, isExpired, isNeverPaid, isUnpaid])(
    'PY-06 TR-02 no refusal, or one without a code, says nothing of it (%p)',
    (is) => {
      expect([{ kind: 'noAnswer' } as const, paid, refused({})].map(is)).toEqual([false, false, false]);
    },
  );
});
