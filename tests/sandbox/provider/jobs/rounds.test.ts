import type { Container } from 'inversify';
import { Issuer } from '../../../../sandbox/provider/issuer/issuer.js';
import { answerLimitMs } from '../../../../sandbox/provider/jobs/reversals.js';
import { openReversal } from '../../../../sandbox/provider/ledger/reversals.js';
import { Reviews } from '../../../../sandbox/provider/ledger/reviews.js';
import { decisionMs } from '../../../../sandbox/provider/orders/order-case.js';
import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import { OrderRecords } from '../../order-records.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
/** The security control refuses it after a while. */
const refused = '4355084300001903';

onEveryStorage('a round of the recurring work', (open) => {
  /** The attempt whose decision fails. */
  let failing = '';
  /** The attempts whose issuer never answers. */
  let silent: readonly string[] = [];
  let asked: (attemptId: string) => void = () => {};
  const breakable = (container: Container) => {
    container.onActivation(Reviews, (_context, reviews) => {
      const decide = reviews.decide.bind(reviews);
      reviews.decide = async (attemptId, decision) => {
        if (attemptId === failing) throw new Error('This decision fails');
        return decide(attemptId, decision);
      };
      return reviews;
    });
    container.onActivation(Issuer, (_context, issuer) => ({
      authorise: (authorisation) => issuer.authorise(authorisation),
      reverse: (attemptId) => {
        asked(attemptId);
        return silent.includes(attemptId) ? new Promise<boolean>(() => {}) : issuer.reverse(attemptId);
      },
    }));
  };
  const sandbox = sandboxOfTests(() => open({}, breakable));
  const records = new OrderRecords(sandbox);
  const arrive = () => Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
  const attemptOf = async (shopper: Shopper) => (await records.attemptsOf(shopper))[0]?.id ?? '';

  it('TR-06 VF-03 decides, closes and reverses the others where one decision fails', async () => {
    const reviewed = await Promise.all([arrive(), arrive()]);
    for (const shopper of reviewed) {
      await shopper.pay(refused);
      await shopper.verification('confirm', { smsCode });
    }
    failing = await attemptOf(reviewed[0]!);
    const left = await Shopper.arrive(sandbox.urls.provider, { timeout_limit: '1' });
    sandbox.clock.advance(decisionMs + 60_000);
    await expect(sandbox.runDue()).rejects.toThrow('This decision fails');
    expect((await records.kindsOf(reviewed[1]!)).at(-1)).toBe('declined');
    expect((await records.kindsOf(left)).at(-1)).toBe('closed');
    failing = '';
    await sandbox.runDue();
    expect((await records.kindsOf(reviewed[0]!)).at(-1)).toBe('declined');
  });

  it('TR-06 reverses the others where one issuer never answers', async () => {
    const [first, second] = await Promise.all([arrive(), arrive()]);
    for (const shopper of [first!, second!]) {
      await shopper.pay(approved, { do_3d: '0' });
      const at = new Date(sandbox.clock.now());
      const attemptId = await attemptOf(shopper);
      await sandbox.db.transaction((tx) => openReversal(tx, attemptId, at));
      sandbox.clock.advance(1);
    }
    silent = [await attemptOf(first!)];
    const isAsked = new Promise<unknown>((resolve) => {
      asked = resolve;
    });
    const round = sandbox.runDue();
    await isAsked;
    sandbox.clock.advance(answerLimitMs);
    await round;
    expect(await records.kindsOf(second!)).toContain('reversed');
    expect(await records.kindsOf(first!)).not.toContain('reversed');
    silent = [];
    sandbox.clock.advance(1_000);
    await sandbox.runDue();
    expect(await records.kindsOf(first!)).toContain('reversed');
  });

  it('TR-06 EX-01 waits for many silent issuers as long as for one, and does the other work in the same round', async () => {
    const shoppers = await Promise.all([arrive(), arrive(), arrive()]);
    for (const shopper of shoppers) {
      await shopper.pay(approved, { do_3d: '0' });
      const attemptId = await attemptOf(shopper);
      await sandbox.db.transaction((tx) => openReversal(tx, attemptId, new Date(sandbox.clock.now())));
    }
    silent = await Promise.all(shoppers.map(attemptOf));
    const left = await Shopper.arrive(sandbox.urls.provider, { timeout_limit: '1' });
    sandbox.clock.advance(60_000);
    const waitedFor = new Set<string>();
    const areAsked = new Promise<void>((resolve) => {
      asked = (attemptId) => {
        if (waitedFor.add(attemptId).size === silent.length) resolve();
      };
    });
    const round = sandbox.runDue();
    await areAsked;
    sandbox.clock.advance(answerLimitMs);
    await round;
    expect((await records.kindsOf(left)).at(-1)).toBe('closed');
    silent = [];
  });

  it('TR-13 one work that never ends keeps no other from its time', async () => {
    let goOn = () => {};
    const standing = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const hanging = await open({}, (container) => {
      container.onActivation(Reviews, (_context, reviews) => {
        reviews.decideDue = () => standing;
        return reviews;
      });
    });
    const left = await Shopper.arrive(hanging.urls.provider, { timeout_limit: '1' });
    while ((await new OrderRecords(hanging).kindsOf(left)).at(-1) !== 'closed') hanging.clock.advance(60_000);
    goOn();
    await hanging.close();
  });
});
