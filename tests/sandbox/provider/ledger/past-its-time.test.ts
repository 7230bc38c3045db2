import { scenarios } from '../../../../sandbox/demo/scenarios.js';
import { newNumber } from '../../../../sandbox/process/own-number.js';
import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import { authorisationHoldMs, challengeLifeMs } from '../../../../sandbox/provider/orders/order-state.js';
import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import { challengeOf, returnFromAcs } from '../../acs-return.js';
import type { Answer, Fields } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { OrderRecords } from '../../order-records.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { notice, Shopper } from '../../shopper.js';
import { payAtSlowBank } from '../../slow-bank.js';

const approved = '4355084355084358';
const verified = '4355084300001705';
const slow = scenarios.find(({ slowMs, declinedAfter3d }) => slowMs !== undefined && declinedAfter3d === undefined);

const newId = () => newNumber('');
const codeOf = ({ json }: Answer): string | undefined => json.error?.code;

onEveryStorage('an order past its time', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);
  let acs: string;
  beforeAll(async () => {
    acs = (await readSecrets(sandbox.db)).acs;
  });

  const arrive = (changes: Fields = {}) =>
    Shopper.arrive(sandbox.urls.provider, { timeout_limit: '1', merchant_id: '100003', ...changes });
  const pass = async () => {
    sandbox.clock.advance(2 * 60_000);
    await sandbox.runDue();
  };
  const ask = (shopper: Shopper, attempt: Fields = {}) =>
    shopper.call('/odeme/api/oos/check/payment-status', { email: '', ...attempt });
  const back = (answer: Answer) =>
    returnFromAcs(sandbox.urls.provider, acs, challengeOf(answer).challengeId ?? '', 'success');

  it('EX-01 TR-02 is pending while its shopper is at the bank: it may still be paid', async () => {
    const shopper = await arrive();
    const answer = await shopper.pay(approved);
    await pass();
    expect(codeOf(await shopper.status())).toBe('pending');
    expect((await shopper.load()).json).toMatchObject({ error: { code: 'pending' }, waitsFor: 'shopper' });
    expect(codeOf(await ask(shopper))).toBe('pending');
    const { merchantId, oid } = shopper.opened;
    const inquiry = () =>
      merchantCall(sandbox.urls.provider, '/odeme/durum-sorgu', merchantId, { merchant_oid: oid }, merchantId + oid);
    expect((await inquiry()).json.err_no).toBe('005');
    await back(answer);
    expect((await shopper.status()).json.status).toBe('success');
    expect((await inquiry()).json.status).toBe('success');
  });

  it('EX-01 RT-07 does not count as past it before: the result that is asked for during a challenge says under way alone', async () => {
    const shopper = await arrive();
    await shopper.pay(approved);
    const { json } = await shopper.status();
    expect(json.error?.code).toBe('pending');
    expect(json).not.toHaveProperty('waitsFor');
  });

  it('EX-01 TR-02 is expired once the challenge is too old, and nothing can pay it any more', async () => {
    const shopper = await arrive();
    const answer = await shopper.pay(approved);
    sandbox.clock.advance(challengeLifeMs);
    expect(codeOf(await shopper.status())).toBe('expired');
    await back(answer);
    expect(codeOf(await shopper.status())).toBe('expired');
    expect(await records.kindsOf(shopper)).not.toContain('charged');
  });

  it('PY-06 TR-02 a question about the post ends its challenge: expired is final', async () => {
    const shopper = await arrive();
    const attempt = { attempt_id: newId() };
    const answer = await shopper.pay(approved, attempt);
    await pass();
    const asked = await ask(shopper, attempt);
    expect(codeOf(asked)).toBe('expired');
    expect(asked.json.attempt_id).toBe(attempt.attempt_id);
    await back(answer);
    expect(codeOf(await shopper.status())).toBe('expired');
    expect(await records.kindsOf(shopper)).toEqual(['challenged', 'superseded']);
  });

  it('PY-06 a question about another post leaves the challenge alone', async () => {
    const shopper = await arrive();
    const answer = await shopper.pay(approved, { attempt_id: newId() });
    await pass();
    expect(codeOf(await ask(shopper, { attempt_id: newId() }))).toBe('pending');
    await back(answer);
    expect((await shopper.status()).json.status).toBe('success');
  });

  it('EX-01 TR-02 VF-01 the code of a payment is taken, and sent again', async () => {
    const shopper = await arrive();
    expect((await shopper.pay(verified)).json.message).toBe('VERIFICATION');
    await pass();
    expect(codeOf(await shopper.status())).toBe('pending');
    expect((await shopper.verification('send')).json.status).toBe('success');
    expect((await shopper.verification('confirm', { smsCode })).json.data.state).toBe('approved');
    expect((await shopper.status()).json.status).toBe('success');
  });

  it('EX-01 TR-02 BT-05 the code of a transfer is taken, and sent again; its page opens', async () => {
    const shopper = await arrive({ payment_type: 'eft' });
    expect((await shopper.transfer('notify', notice)).json.status).toBe('success');
    await pass();
    expect((await shopper.load()).status).toBe(200);
    expect((await shopper.transfer('banks')).json.data.state).toBe('awaitingCode');
    expect((await shopper.transfer('resend')).json.status).toBe('success');
    expect((await shopper.transfer('confirm', { smsCode })).json.data.state).toBe('review');
  });

  it('TR-02 TR-06 an approval after the hold of its order charges nothing, for the order was open to others: it is reversed', async () => {
    const shopper = await arrive({ timeout_limit: '60' });
    const { answer } = await payAtSlowBank(sandbox.clock, () => shopper.pay(slow?.number ?? '', { do_3d: '0' }));
    sandbox.clock.advance(authorisationHoldMs);
    await answer;
    expect(codeOf(await shopper.status())).toBe('unpaid');
    await sandbox.runDue();
    expect(await records.kindsOf(shopper)).toEqual(['authorising', 'released', 'approved', 'reversed']);
  });
});
