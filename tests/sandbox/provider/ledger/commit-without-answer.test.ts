import { sql } from 'drizzle-orm';
import { entries, refunds } from '../../../../sandbox/provider/database/schema.js';
import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { challengeOf, returnFromAcs } from '../../acs-return.js';
import { merchantCall } from '../../merchant.js';
import { OrderRecords } from '../../order-records.js';
import { onEveryStorage } from '../../running-sandbox.js';
import { notice, Shopper } from '../../shopper.js';
import { CommitCuts, silence } from './commit-cuts.js';

const approved = '4355084355084358';
const without3d = { do_3d: '0' };

onEveryStorage('a COMMIT without an answer', (open) => {
  const cuts = new CommitCuts();
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await open({}, cuts.install);
  });
  const records = new OrderRecords({
    get db() {
      return sandbox.db;
    },
  });
  // A round of the provider's recurring work that is still under way has transactions, which must not be counted.
  beforeEach(() => sandbox.runDue());
  afterEach(() => cuts.mend());
  afterAll(() => sandbox.close());

  const arrive = (changes = {}) => Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003', ...changes });
  const charges = () => sandbox.db.$count(entries, sql`kind = 'charged'`);

  /** An answer that waits for the pauses between two tries. */
  async function answerTo<T>(asked: Promise<T>): Promise<T> {
    let isAnswered = false;
    const note = () => {
      isAnswered = true;
    };
    void asked.then(note, note);
    while (!isAnswered) {
      await new Promise(setImmediate);
      // Not before: the provider's own rounds have transactions too.
      if (cuts.met) sandbox.clock.advance(10);
    }
    return asked;
  }

  it('PY-06 TR-02 of the charge itself is looked into at once: it is charged, and once', async () => {
    const shopper = await arrive();
    const before = await charges();
    // The attempt is begun in the first transaction and charged in the second.
    cuts.cut(2);
    const answer = await answerTo(shopper.pay(approved, without3d));
    expect(answer.json.status).toBe('success');
    expect(answer.json.data.merchantName).not.toBe('');
    expect(await charges()).toBe(before + 1);
  });

  it('PY-06 TR-02 TR-13 of the charge itself, given up for its silence, is looked into at once: it is charged, and once', async () => {
    const shopper = await arrive();
    const before = await charges();
    cuts.cut(2, { by: silence() });
    expect((await answerTo(shopper.pay(approved, without3d))).json.status).toBe('success');
    expect(await charges()).toBe(before + 1);
  });

  it.each(['40P01', '40001', '57P01', '08006'])(
    'PY-06 TR-02 TR-06 a charge that the database takes back (%s) is made all the same, and once',
    async (code) => {
      const shopper = await arrive();
      const before = await charges();
      cuts.takeBack(2, code);
      expect((await answerTo(shopper.pay(approved, without3d))).json.status).toBe('success');
      expect(await charges()).toBe(before + 1);
    },
  );

  it('PY-06 TR-02 where it is taken back again and again the ledger is read: the attempt is pending', async () => {
    const shopper = await arrive();
    cuts.takeBack(2, '40P01', 4);
    expect((await shopper.pay(approved, without3d)).json.error.code).toBe('pending');
    expect((await shopper.status()).json.error.code).toBe('pending');
  });

  it('TR-06 an order whose closing is taken back is closed in the same round', async () => {
    const shopper = await arrive({ timeout_limit: '1' });
    // A round of the provider's own may come first.
    cuts.takeBack(1, '40P01', 3);
    sandbox.clock.advance(2 * 60_000);
    await sandbox.runDue();
    expect(await records.ledgerOf(shopper)).toEqual(['closed timeRanOut']);
  });

  it('TR-06 a refund that is taken back is given all the same, and once', async () => {
    const shopper = await arrive();
    await shopper.pay(approved, without3d);
    const { merchantId, oid } = shopper.opened;
    const fields = { merchant_oid: oid, return_amount: '1.00' };
    cuts.takeBack(1, '40P01');
    const { json } = await merchantCall(
      sandbox.urls.provider,
      '/odeme/iade',
      merchantId,
      fields,
      `${merchantId}${oid}1.00`,
    );
    expect(json.status).toBe('success');
    expect(await sandbox.db.$count(refunds)).toBe(1);
  });

  it('PY-06 an attempt whose begin is taken back is begun anew', async () => {
    const shopper = await arrive();
    cuts.takeBack(1, '40P01');
    expect((await shopper.pay(approved)).json.message).toBe('3D');
  });

  it('PY-06 an error that does not pass is not tried again', async () => {
    const shopper = await arrive();
    cuts.takeBack(2, '23505');
    expect((await shopper.pay(approved, without3d)).json.error.code).toBe('pending');
  });

  it('PY-06 TR-02 where the ledger cannot be read again the payment is pending, never a failure', async () => {
    const shopper = await arrive();
    cuts.cut(2, { staysAway: true });
    expect((await answerTo(shopper.pay(approved, without3d))).json.error.code).toBe('pending');
    cuts.mend();
    expect((await shopper.status()).json.status).toBe('success');
  });

  it('PY-06 TR-02 before the charge it leaves the outcome open: a 5xx, or what the ledger says of the order', async () => {
    const shopper = await arrive();
    cuts.cut(1);
    expect((await shopper.pay(approved, without3d)).json.error.code).toBe('pending');
    const challenged = await arrive();
    cuts.cut(1);
    expect((await challenged.pay(approved)).status).toBe(500);
    expect((await challenged.status()).json.error.code).toBe('pending');
  });

  it('OP-08 TR-02 a wallet that is charged at once is answered the same', async () => {
    const shopper = await arrive({ payment_options: 'mmPay' });
    cuts.cut(2);
    expect((await answerTo(shopper.payBy('mm_pay'))).json.status).toBe('success');
  });

  it('RT-07 TR-02 TR-06 a challenge whose completion was not committed is completed all the same: charged, and once', async () => {
    const { acs } = await readSecrets(sandbox.db);
    const shopper = await arrive();
    const before = await charges();
    const { challengeId = '' } = challengeOf(await shopper.pay(approved));
    cuts.takeBack(1, '08006');
    const answer = await answerTo(returnFromAcs(sandbox.urls.provider, acs, challengeId, 'success'));
    expect(answer.headers.get('location')).toBe(`/odeme/guvenli/v2/basarili/${shopper.opened.token}`);
    expect((await shopper.status()).json.status).toBe('success');
    expect(await charges()).toBe(before + 1);
  });

  it('RT-07 TR-02 of the completion of a challenge is looked into at once: charged, and once', async () => {
    const { acs } = await readSecrets(sandbox.db);
    const shopper = await arrive();
    const before = await charges();
    const { challengeId = '' } = challengeOf(await shopper.pay(approved));
    cuts.cut(1);
    const answer = await answerTo(returnFromAcs(sandbox.urls.provider, acs, challengeId, 'success'));
    expect(answer.headers.get('location')).toBe(`/odeme/guvenli/v2/basarili/${shopper.opened.token}`);
    expect((await shopper.status()).json.status).toBe('success');
    expect(await charges()).toBe(before + 1);
  });

  it('BT-05 TR-02 of the code of a transfer is looked into at once: it is confirmed', async () => {
    const shopper = await arrive({ payment_type: 'eft', sandbox_case: 'transferConfirmed' });
    await shopper.transfer('notify', notice);
    // The state is read first; then the challenge is completed.
    cuts.cut(2);
    const { json } = await answerTo(shopper.transfer('confirm', { smsCode }));
    expect(json.data.state).toBe('confirmed');
  });

  it('RT-07 TR-02 after the challenge the shopper goes to the page that looks the status up', async () => {
    const { acs } = await readSecrets(sandbox.db);
    const shopper = await arrive();
    const { challengeId = '' } = challengeOf(await shopper.pay(approved));
    cuts.cut(2, { staysAway: true });
    const answer = await answerTo(returnFromAcs(sandbox.urls.provider, acs, challengeId, 'success'));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/odeme/guvenli/v2/basarili/${shopper.opened.token}`);
  });
});
