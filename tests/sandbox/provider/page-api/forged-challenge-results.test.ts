import { returnPath, signedResult } from '../../../../sandbox/bank/acs-contract.js';
import { AdjustableClock } from '../../../../sandbox/process/clock.js';
import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import { type Authorisation, DemoIssuer, Issuer } from '../../../../sandbox/provider/issuer/issuer.js';
import { challengeOf } from '../../acs-return.js';
import { type Fields, post } from '../../calls.js';
import { OrderRecords } from '../../order-records.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const card = '4355084355084358';
const failedPath = '/odeme/guvenli/v2/basarisiz';

/** A shopper who is at the ACS, and what is needed to write a result for their challenge. */
interface AtTheBank {
  readonly shopper: Shopper;
  readonly challengeId: string;
  /** What the ACS would sign with. */
  readonly secret: string;
}

/** Keeps a book of what it was asked to approve, outside the database. */
class BookedIssuer extends DemoIssuer {
  readonly book: Pick<Authorisation, 'attemptId' | 'amount'>[] = [];

  override authorise(asked: Authorisation) {
    this.book.push({ attemptId: asked.attemptId, amount: asked.amount });
    return super.authorise(asked);
  }
}

onOneStorage('a challenge result that the ACS did not sign for this attempt', (open) => {
  const issuer = new BookedIssuer(new AdjustableClock(0));
  const sandbox = sandboxOfTests(() => open({}, (container) => container.rebind(Issuer).toConstantValue(issuer)));
  const records = new OrderRecords(sandbox);
  let secret: string;
  beforeAll(async () => {
    secret = (await readSecrets(sandbox.db)).acs;
  });

  const challengeAgain = async (shopper: Shopper): Promise<string> =>
    challengeOf(await shopper.pay(card)).challengeId ?? '';
  const goToTheBank = async (): Promise<AtTheBank> => {
    const shopper = await Shopper.arrive(sandbox.urls.provider);
    return { shopper, challengeId: await challengeAgain(shopper), secret };
  };
  const send = async (fields: Fields) => (await post(`${sandbox.urls.provider}${returnPath}`, fields)).headers;
  const bookedFor = (challengeId: string) => issuer.book.filter(({ attemptId }) => attemptId === challengeId);

  const success = (challengeId: string) => ({ challengeId, result: 'success' }) as const;
  const signatureOf = (key: string, challengeId: string, result: 'success' | 'failed' = 'success') =>
    signedResult(key, { challengeId, result }).signature ?? '';

  const forgeries: readonly (readonly [string, (at: AtTheBank) => Fields])[] = [
    ['without a signature', ({ challengeId }) => success(challengeId)],
    ['with an empty signature', ({ challengeId }) => ({ ...success(challengeId), signature: '' })],
    [
      'signed with another key',
      ({ challengeId }) => {
        const otherKey = Buffer.alloc(32, 'x').toString('base64');
        return { ...success(challengeId), signature: signatureOf(otherKey, challengeId) };
      },
    ],
    [
      'with one letter of the signature changed',
      ({ challengeId, secret }) => {
        const signature = signatureOf(secret, challengeId);
        const first = signature.startsWith('A') ? 'B' : 'A';
        return { ...success(challengeId), signature: first + signature.slice(1) };
      },
    ],
    [
      'with the signature of a result that failed',
      ({ challengeId, secret }) => ({ ...success(challengeId), signature: signatureOf(secret, challengeId, 'failed') }),
    ],
  ];

  it.each(forgeries)('T1 TR-02 %s charges nothing and books nothing', async (_name, forge) => {
    const at = await goToTheBank();
    expect((await send(forge(at))).get('location')).toBe(failedPath);
    expect(await records.kindsOf(at.shopper)).toEqual(['challenged']);
    expect(bookedFor(at.challengeId)).toEqual([]);
    expect(await records.notificationsOf(at.shopper)).toEqual([]);
    expect((await at.shopper.status()).json.error.code).toBe('pending');
  });

  it('T1 TR-02 with the signature of another order charges nothing and books nothing', async () => {
    const other = await goToTheBank();
    const mine = await goToTheBank();
    const forged = { ...success(mine.challengeId), signature: signatureOf(secret, other.challengeId) };
    expect((await send(forged)).get('location')).toBe(failedPath);
    expect(await records.kindsOf(mine.shopper)).toEqual(['challenged']);
    expect(await records.kindsOf(other.shopper)).toEqual(['challenged']);
    expect(bookedFor(mine.challengeId)).toEqual([]);
    expect(bookedFor(other.challengeId)).toEqual([]);
  });

  it('T1 TR-02 the result of another order, sent again, pays no second order and not its own twice', async () => {
    const other = await goToTheBank();
    const mine = await goToTheBank();
    const paid = signedResult(secret, success(other.challengeId));
    await send(paid);
    expect((await send(paid)).get('location')).toContain(other.shopper.opened.token);
    expect(await records.kindsOf(other.shopper)).toEqual(['challenged', 'authorising', 'charged']);
    expect(bookedFor(other.challengeId)).toHaveLength(1);
    expect(await records.kindsOf(mine.shopper)).toEqual(['challenged']);
    expect(bookedFor(mine.challengeId)).toEqual([]);
  });

  it('T1 TR-02 the result of an earlier attempt at the order does not charge the later one, nor its own card', async () => {
    const { shopper, challengeId: earlier } = await goToTheBank();
    const later = await challengeAgain(shopper);
    await send(signedResult(secret, success(earlier)));
    expect(await records.kindsOf(shopper)).toEqual(['challenged', 'superseded', 'challenged']);
    expect(bookedFor(earlier)).toEqual([]);
    expect(bookedFor(later)).toEqual([]);
    expect((await shopper.status()).json.error.code).toBe('pending');
  });

  it('T1 the book is the one that is looked at: a result of the ACS itself is booked and charged once', async () => {
    const { shopper, challengeId } = await goToTheBank();
    await send(signedResult(secret, success(challengeId)));
    expect(bookedFor(challengeId)).toEqual([{ attemptId: challengeId, amount: 123_450 }]);
    expect(await records.kindsOf(shopper)).toEqual(['challenged', 'authorising', 'charged']);
  });
});
