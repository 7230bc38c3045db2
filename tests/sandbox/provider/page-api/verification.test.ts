import { attempts, entries } from '../../../../sandbox/provider/database/schema.js';
import { decisionMs } from '../../../../sandbox/provider/orders/order-case.js';
import { challengeLifeMs } from '../../../../sandbox/provider/orders/order-state.js';
import { cooldownMs, smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import type { Fields } from '../../calls.js';
import { OrderRecords } from '../../order-records.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const atOnce = '4355084300001705';
const approvedLater = '4355084300001804';
const refusedLater = '4355084300001903';
const byHand = '4355084300002000';
const plain = '4355084355084358';

onOneStorage('verification', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);

  const arrive = (changes: Fields = {}) => Shopper.arrive(sandbox.urls.provider, changes);
  const stateOf = async (shopper: Shopper) => (await shopper.verification('status')).json.data;
  const started = async (number: string, changes: Fields = {}) => {
    const shopper = await arrive(changes);
    const answer = await shopper.pay(number);
    expect(answer.status).toBe(200);
    expect(answer.json.message).toBe('VERIFICATION');
    return { shopper, verification: answer.json.data.verification };
  };

  it('VF-04 a payment that has to be verified is not complete; the known number gets a code', async () => {
    const { shopper, verification } = await started(atOnce);
    expect(verification).toEqual({ maskedPhone: '05** *** ** 33', resendAfter: cooldownMs / 1000, attempts: 3 });
    expect(await records.phonesOf(shopper)).toEqual(['05551112233']);
    expect((await shopper.status()).json.error.code).toBe('pending');
    expect(await records.ledgerOf(shopper)).toEqual(['challenged']);
    expect(await stateOf(shopper)).toEqual({ state: 'awaitingCode', ...verification });
  });

  it('VF-03 TR-02 the right code completes the payment, once, and a second one is not answered as declined', async () => {
    const { shopper } = await started(atOnce);
    const receipt = {
      redirectUrl: 'https://shop.example/ok',
      merchantName: 'Çınar Kitabevi',
      merchantOid: shopper.opened.oid,
    };
    const answers = await Promise.all(Array.from({ length: 6 }, () => shopper.verification('confirm', { smsCode })));
    expect(answers.filter(({ status }) => status === 200).map(({ json }) => json.data)).toContainEqual({
      state: 'approved',
      ...receipt,
    });
    const refused = answers.filter(({ status }) => status !== 200).map(({ json }) => json.error.code);
    expect(refused.filter((code) => code !== 'pending' && code !== 'paid')).toEqual([]);
    expect(await records.ledgerOf(shopper)).toEqual(['challenged', 'authorising', 'charged']);
    expect(await records.notificationsOf(shopper)).toEqual([
      expect.objectContaining({ status: 'success', payment_type: 'card' }),
    ]);
    expect(await stateOf(shopper)).toEqual({ state: 'approved', ...receipt });
    expect((await shopper.verification('confirm', { smsCode })).json.error.code).toBe('paid');
  });

  it('VF-01 asks for a number where the merchant gave none, and sends the code there', async () => {
    const { shopper, verification } = await started(atOnce, { user_phone: '+49 30 1234567' });
    expect(verification).toEqual({ maskedPhone: '', resendAfter: 0, attempts: 3 });
    expect(await records.phonesOf(shopper)).toEqual([]);
    expect((await shopper.verification('send', { phone: '' })).json.error).toMatchObject({ code: 'validation' });
    const sent = await shopper.verification('send', { phone: '0532 111 22 44' });
    expect(sent.json.data).toMatchObject({ maskedPhone: '05** *** ** 44', attempts: 3 });
    expect(await records.phonesOf(shopper)).toEqual(['05321112244']);
    expect((await shopper.verification('confirm', { smsCode })).json.data.state).toBe('approved');
  });

  it('VF-03 TR-06 is completed although the reversal of an earlier attempt is confirmed in the meantime', async () => {
    const { shopper } = await started(atOnce);
    const { db } = sandbox;
    const [attempt] = await records.attemptsOf(shopper);
    const earlier = { ...attempt!, id: `${attempt!.id}-earlier`, postId: null };
    await db.insert(attempts).values(earlier);
    const { orderId, at, amount } = earlier;
    await db.insert(entries).values({ orderId, attemptId: earlier.id, kind: 'reversed', at, amount });
    expect(await stateOf(shopper)).toMatchObject({ state: 'awaitingCode' });
    expect((await shopper.verification('confirm', { smsCode })).json.data.state).toBe('approved');
  });

  it('VF-02 refuses a number or a code that is none', async () => {
    const { shopper } = await started(atOnce);
    sandbox.clock.advance(cooldownMs);
    for (const phone of ['532111224', '05321', '+9053211122', '0532111224a', '1'.repeat(200)]) {
      expect((await shopper.verification('send', { phone })).json.error.field).toBe('phone');
    }
    for (const code of ['', '12345', '2831260000000000']) {
      expect((await shopper.verification('confirm', { smsCode: code })).json.error.field).toBe('smsCode');
    }
    expect(await records.phonesOf(shopper)).toHaveLength(1);
    expect(await stateOf(shopper)).toMatchObject({ attempts: 3 });
  });

  it('VF-01 sends again after a while; another number gives no further tries', async () => {
    const { shopper } = await started(atOnce);
    const wrong = async () => (await shopper.verification('confirm', { smsCode: '111111' })).json;
    expect(await wrong()).toMatchObject({ error: { code: 'otp' }, attemptsLeft: 2 });
    expect((await shopper.verification('send', { phone: '05321112244' })).json).toMatchObject({
      error: { code: 'resendEarly' },
      resendAfter: cooldownMs / 1000,
    });
    sandbox.clock.advance(cooldownMs);
    const sent = await shopper.verification('send', { phone: '05321112244' });
    expect(sent.json.data).toMatchObject({ maskedPhone: '05** *** ** 44', attempts: 2 });
    expect(await records.phonesOf(shopper)).toEqual(['05551112233', '05321112244']);
    expect(await wrong()).toMatchObject({ attemptsLeft: 1 });
    expect(await wrong()).toMatchObject({ error: { code: 'otp', group: '3' }, attemptsLeft: 0 });
    expect(await stateOf(shopper)).toMatchObject({ state: 'refused', reason: expect.stringContaining('SMS') });
    expect((await shopper.verification('confirm', { smsCode })).json.error.code).toBe('validation');
    expect(await records.ledgerOf(shopper)).toEqual(['challenged', 'declined codeFailed']);
    expect((await shopper.pay(plain)).json.message).toBe('3D');
  });

  it('VF-03 the security control approves or refuses by itself', async () => {
    const good = await started(approvedLater);
    const bad = await started(refusedLater);
    for (const { shopper } of [good, bad]) {
      expect((await shopper.verification('confirm', { smsCode })).json.data).toEqual({ state: 'review' });
      // A repeated press has the same answer.
      expect((await shopper.verification('confirm', { smsCode })).json.data).toEqual({ state: 'review' });
      expect((await shopper.pay(plain)).json.error.code).toBe('pending');
    }
    sandbox.clock.advance(decisionMs - 1);
    await sandbox.runDue();
    expect(await stateOf(good.shopper)).toEqual({ state: 'review' });
    sandbox.clock.advance(1);
    await sandbox.runDue();
    expect(await stateOf(good.shopper)).toMatchObject({ state: 'approved', merchantOid: good.shopper.opened.oid });
    expect(await stateOf(bad.shopper)).toMatchObject({ state: 'refused', reason: expect.stringContaining('güvenlik') });
    expect(await records.ledgerOf(good.shopper)).toEqual(['challenged', 'reviewing', 'charged']);
    expect(await records.ledgerOf(bad.shopper)).toEqual(['challenged', 'reviewing', 'declined securityRefused']);
    expect((await records.notificationsOf(good.shopper)).length).toBe(1);
    expect((await records.notificationsOf(bad.shopper)).length).toBe(0);
    expect((await bad.shopper.pay(plain)).json.message).toBe('3D');
  });

  it('VF-03 or a person decides, when it suits them', async () => {
    const { shopper } = await started(byHand, { timeout_limit: '1' });
    await shopper.verification('confirm', { smsCode });
    sandbox.clock.advance(24 * 60 * 60_000);
    await sandbox.runDue();
    expect(await stateOf(shopper)).toEqual({ state: 'review' });
    const waiting = (await sandbox.office.reviews()).find(({ merchantOid }) => merchantOid === shopper.opened.oid);
    expect(await sandbox.office.decide(waiting?.id ?? '', undefined)).toBe(true);
    expect(await stateOf(shopper)).toMatchObject({ state: 'approved' });
  });

  it('a code that comes too late pays nothing', async () => {
    const { shopper } = await started(atOnce);
    sandbox.clock.advance(challengeLifeMs);
    expect(await stateOf(shopper)).toMatchObject({ state: 'refused' });
    expect((await shopper.verification('confirm', { smsCode })).json.error).toMatchObject({
      code: 'declined',
      group: '3',
    });
    expect(await records.ledgerOf(shopper)).toEqual(['challenged', 'declined codeLate']);
  });

  it('another payment of the order ends the verification', async () => {
    const { shopper } = await started(atOnce);
    expect((await shopper.pay(plain)).json.message).toBe('3D');
    expect((await shopper.verification('confirm', { smsCode })).json.error.code).toBe('validation');
    expect((await shopper.verification('send')).json.error.code).toBe('validation');
    expect((await shopper.verification('status')).json.error.code).toBe('pending');
  });

  it.each([
    ['send', 'validation'],
    ['confirm', 'validation'],
    ['status', 'unpaid'],
  ] as const)('AP-21 %s answers its own page only; without a verification %s', async (call, nothing) => {
    const { shopper } = await started(atOnce);
    const other = await arrive();
    const codeOf = async (changes: Fields, headers: Fields = {}) =>
      (await shopper.call(`/odeme/api/oos/verification/${call}`, { smsCode, ...changes }, headers)).json.error.code;
    expect(await codeOf({ csrfToken: other.csrfToken })).toBe('csrf');
    expect(await codeOf({ merchantOid: other.opened.oid })).toBe('ownership');
    expect(await codeOf({ token: 'unknown' })).toBe('notFound');
    expect(await codeOf({}, { 'sec-fetch-site': 'cross-site' })).toBe('csrf');
    expect((await other.verification(call, { smsCode })).json.error.code).toBe(nothing);
    expect(await records.ledgerOf(shopper)).toEqual(['challenged']);
  });
});
