import { eq } from 'drizzle-orm';
import type { Container } from 'inversify';
import { smsChecks } from '../../../../sandbox/provider/database/schema-waiting.js';
import { readCheck, SmsCodes, smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import { isLockWaitedFor } from '../../lock-waits.js';
import { OrderRecords } from '../../order-records.js';
import { hasPostgres, startPostgres } from '../../postgres-cluster.js';
import { onEveryStorage, openSandbox, sandboxOfTests } from '../../running-sandbox.js';
import { everyMethod, notice, Shopper } from '../../shopper.js';

/** Verified at once, and after a review. */
const verified = '4355084300001705';
const reviewed = '4355084300002000';
const with3d = '4355084355084358';
const wrong = { smsCode: '000000' };

onEveryStorage('the last wrong code beside the right one', (open) => {
  /** What happens between the arrival of a code and its comparison. */
  let meanwhile: (() => Promise<unknown>) | undefined;
  let comparing: SmsCodes | undefined;
  const interrupted = (container: Container) => {
    container.onActivation(SmsCodes, (_context, codes) => {
      comparing = codes;
      const check = codes.check.bind(codes);
      codes.check = async (...asked) => {
        const act = meanwhile;
        meanwhile = undefined;
        await act?.();
        return check(...asked);
      };
      return codes;
    });
  };
  const sandbox = sandboxOfTests(() => open({}, interrupted));
  const records = new OrderRecords(sandbox);

  /** Two wrong codes; then a third, while the right one comes from another tab. */
  async function tryAtOnce(confirm: (fields: typeof wrong) => Promise<{ json: { error?: { code: string } } }>) {
    await confirm(wrong);
    await confirm(wrong);
    meanwhile = () => confirm({ smsCode });
    return (await confirm(wrong)).json.error?.code;
  }
  const arrive = () => Shopper.arrive(sandbox.urls.provider, { ...everyMethod, merchant_id: '100003' });

  it('VF-01 TR-02 says paid where the right one has paid', async () => {
    const shopper = await arrive();
    await shopper.pay(verified);
    expect(await tryAtOnce((fields) => shopper.verification('confirm', fields))).toBe('paid');
    expect(await records.kindsOf(shopper)).toContain('charged');
  });

  it('VF-01 TR-02 says pending where the payment is looked at', async () => {
    const shopper = await arrive();
    await shopper.pay(reviewed);
    expect(await tryAtOnce((fields) => shopper.verification('confirm', fields))).toBe('pending');
  });

  it('BT-05 TR-02 says pending where the transfer is looked at', async () => {
    const shopper = await arrive();
    await shopper.transfer('notify', notice);
    expect(await tryAtOnce((fields) => shopper.transfer('confirm', fields))).toBe('pending');
  });

  it('VF-01 TR-02 says pending where another tab has gone to the bank of a card', async () => {
    const shopper = await arrive();
    await shopper.pay(verified);
    await shopper.verification('confirm', wrong);
    await shopper.verification('confirm', wrong);
    meanwhile = () => shopper.pay(with3d);
    expect((await shopper.verification('confirm', wrong)).json.error?.code).toBe('pending');
  });

  it('VF-01 TR-02 the right one says pending where another tab has gone to the bank of a card', async () => {
    const shopper = await arrive();
    await shopper.pay(verified);
    meanwhile = () => shopper.pay(with3d);
    expect((await shopper.verification('confirm', { smsCode })).json.error?.code).toBe('pending');
  });

  it('VF-01 TR-02 alone fails the payment', async () => {
    const shopper = await arrive();
    await shopper.pay(verified);
    await shopper.verification('confirm', wrong);
    await shopper.verification('confirm', wrong);
    expect((await shopper.verification('confirm', wrong)).json.error.code).toBe('otp');
    expect(await records.ledgerOf(shopper)).toEqual(['challenged', 'declined codeFailed']);
  });

  it('VF-01 counts for nothing after three wrong ones, before the payment has failed of them', async () => {
    const shopper = await arrive();
    await shopper.pay(verified);
    const [attempt] = await records.attemptsOf(shopper);
    const check = await readCheck(sandbox.db, attempt!.id);
    for (let tries = 0; tries < 3; tries++) await comparing!.check(check!, wrong.smsCode);
    expect(await comparing!.check(check!, smsCode)).toEqual({ kind: 'wrong', left: 0 });
  });
});

// Two connections that lock: the embedded database has one.
if (hasPostgres()) {
  describe('the right code while wrong ones are being counted', () => {
    let server: Awaited<ReturnType<typeof startPostgres>>;
    beforeAll(async () => {
      server = await startPostgres();
    });
    const sandbox = sandboxOfTests(async () => openSandbox({ database: { url: await server.createMigrated() } }));
    afterAll(() => server.stop());
    const records = new OrderRecords(sandbox);

    const isWaiting = () => isLockWaitedFor(sandbox.db);

    it('VF-01 TR-05 waits for them, and is wrong after the third', async () => {
      const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
      await shopper.pay(verified);
      const [attempt] = await records.attemptsOf(shopper);
      let answer: ReturnType<Shopper['verification']> | undefined;
      let isAnswered = false;
      await sandbox.db.transaction(async (tx) => {
        await tx.update(smsChecks).set({ wrongCodes: 3 }).where(eq(smsChecks.attemptId, attempt!.id));
        answer = shopper.verification('confirm', { smsCode });
        void answer.then(() => {
          isAnswered = true;
        });
        while (!isAnswered && !(await isWaiting())) await new Promise(setImmediate);
      });
      expect((await answer!).json.error?.code).toBe('otp');
      expect(await records.kindsOf(shopper)).not.toContain('charged');
    });
  });
}
