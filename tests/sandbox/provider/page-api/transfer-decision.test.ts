import { reasonOf } from '../../../../sandbox/provider/directory/decline-reasons.js';
import { isAboutTransfer, transferReasons } from '../../../../sandbox/provider/directory/transfer-reasons.js';
import { decisionMs } from '../../../../sandbox/provider/orders/order-case.js';
import { challengeLifeMs } from '../../../../sandbox/provider/orders/order-state.js';
import { cooldownMs, smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import type { Fields } from '../../calls.js';
import { OrderRecords } from '../../order-records.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { notice, Shopper } from '../../shopper.js';

const card = '4355084355084358';

onOneStorage('code and decision of a transfer', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);

  const arrive = (changes: Fields = {}) =>
    Shopper.arrive(sandbox.urls.provider, { payment_options: 'bankTransfer', ...changes });
  const arriveForTransfer = (changes: Fields = {}) =>
    Shopper.arrive(sandbox.urls.provider, { payment_type: 'eft', ...changes });
  const reviewOf = async (shopper: Shopper) => {
    const reviews = await sandbox.office.reviews();
    return reviews.find(({ merchantOid }) => merchantOid === shopper.opened.oid)?.id ?? '';
  };
  const stateOf = async (shopper: Shopper) => (await shopper.transfer('status')).json.data;
  /** Sends a notice and its code. */
  const send = async (shopper: Shopper) => {
    expect((await shopper.transfer('notify', notice)).json.status).toBe('success');
    return shopper.transfer('confirm', { smsCode });
  };

  describe('BT-05 the code', () => {
    it('goes to the telephone of the notice, and leads to a review that the merchant is notified of', async () => {
      const shopper = await arrive();
      const sent = await shopper.transfer('notify', notice);
      expect(sent.json.data).toEqual({ maskedPhone: '05** *** ** 33', resendAfter: cooldownMs / 1000, attempts: 3 });
      expect(await records.messagesOf(shopper)).toEqual([
        expect.objectContaining({ phone: '05551112233', text: expect.stringContaining(smsCode) }),
      ]);
      expect(await stateOf(shopper)).toMatchObject({ state: 'awaitingCode', maskedPhone: '05** *** ** 33' });
      expect((await shopper.transfer('confirm', { smsCode: '283 126' })).json.data).toEqual({ state: 'review' });
      expect(await records.ledgerOf(shopper)).toEqual(['challenged', 'reviewing']);
      const [news, ...more] = await records.notificationsOf(shopper);
      expect(more).toEqual([]);
      expect(news).toMatchObject({
        status: 'info',
        merchant_oid: shopper.opened.oid,
        total_amount: '123450',
        payment_type: 'eft',
        bank: 'isbank',
        user_name: 'Ayşe Yılmaz',
        user_phone: '05551112233',
        tc_no_last5: notice.idLast6!.slice(1),
        payment_sent_date: '2026-03-09',
      });
      expect(JSON.stringify(news)).not.toContain(notice.idLast6);
      // A repeated press has the same answer, and makes no second notification.
      expect((await shopper.transfer('confirm', { smsCode })).json.data).toEqual({ state: 'review' });
      expect(await records.notificationsOf(shopper)).toHaveLength(1);
    });

    it('too short a code costs nothing, a wrong one a try, the third the notice; a new notice is welcome', async () => {
      const shopper = await arrive();
      await shopper.transfer('notify', notice);
      for (const short of ['', '12345', ' 1 2 3 4 5 ', '1'.repeat(40)]) {
        expect((await shopper.transfer('confirm', { smsCode: short })).json.error.code).toBe('validation');
      }
      const wrong = async () => (await shopper.transfer('confirm', { smsCode: '000000' })).json;
      expect(await wrong()).toMatchObject({ error: { code: 'otp' }, attemptsLeft: 2 });
      expect(await wrong()).toMatchObject({ error: { code: 'otp' }, attemptsLeft: 1 });
      expect(await wrong()).toMatchObject({ error: { code: 'otp', group: '3' }, attemptsLeft: 0 });
      expect((await shopper.transfer('confirm', { smsCode })).json.error.code).toBe('transferTimeout');
      expect(await records.ledgerOf(shopper)).toEqual(['challenged', 'declined codeFailed']);
      expect(await stateOf(shopper)).toEqual({ state: 'none' });
      expect((await send(shopper)).json.data.state).toBe('review');
    });

    it('many tries at once are three tries', async () => {
      const shopper = await arrive();
      await shopper.transfer('notify', notice);
      const tries = await Promise.all(
        Array.from({ length: 12 }, (_, index) => shopper.transfer('confirm', { smsCode: `10000${index}` })),
      );
      const left = tries.map(({ json }) => json.attemptsLeft).filter((count) => count !== undefined);
      expect(left.filter((count) => count > 0).length).toBeLessThanOrEqual(2);
      expect((await shopper.transfer('confirm', { smsCode })).json.error.code).toBe('transferTimeout');
    });

    it('is sent again after a while, and not for ever', async () => {
      const shopper = await arrive();
      await shopper.transfer('notify', notice);
      sandbox.clock.advance(cooldownMs - 10_000);
      expect((await shopper.transfer('resend')).json).toMatchObject({
        error: { code: 'resendEarly' },
        resendAfter: 10,
      });
      sandbox.clock.advance(10_000);
      const [one, two] = await Promise.all([shopper.transfer('resend'), shopper.transfer('resend')]);
      expect([one.status, two.status].sort()).toEqual([200, 400]);
      for (let sends = 3; sends <= 5; sends++) {
        sandbox.clock.advance(cooldownMs);
        expect((await shopper.transfer('resend')).status).toBe(200);
      }
      sandbox.clock.advance(cooldownMs);
      expect((await shopper.transfer('resend')).json.error.code).toBe('limit');
      expect(await records.messagesOf(shopper)).toHaveLength(5);
    });

    it('BT-06 is of no use when its time is over: refresh and retry', async () => {
      const shopper = await arrive();
      expect((await shopper.transfer('confirm', { smsCode })).json.error.code).toBe('transferTimeout');
      await shopper.transfer('notify', notice);
      sandbox.clock.advance(challengeLifeMs);
      for (const call of ['confirm', 'resend'] as const) {
        const answer = await shopper.transfer(call, { smsCode });
        expect(answer.status).toBe(410);
        expect(answer.json.error.code).toBe('transferTimeout');
      }
      expect(await stateOf(shopper)).toEqual({ state: 'none' });
      expect(await records.notificationsOf(shopper)).toEqual([]);
    });
  });

  describe('BT-06 the decision', () => {
    it('approved by a person: paid, once, and the merchant is notified', async () => {
      const shopper = await arrive();
      await send(shopper);
      const id = await reviewOf(shopper);
      const decisions = [undefined, undefined, 'transferNotFound', undefined].map((reason) =>
        sandbox.office.decide(id, reason),
      );
      expect((await Promise.all(decisions)).filter(Boolean)).toHaveLength(1);
      const ledger = await records.ledgerOf(shopper);
      expect(ledger.slice(0, 2)).toEqual(['challenged', 'reviewing']);
      expect(ledger).toHaveLength(3);
      const second = await arrive();
      await send(second);
      expect(await sandbox.office.decide(await reviewOf(second), undefined)).toBe(true);
      expect(await stateOf(second)).toEqual({
        state: 'confirmed',
        redirectUrl: 'https://shop.example/ok',
        merchantName: 'Çınar Kitabevi',
        merchantOid: second.opened.oid,
      });
      expect(await records.notificationsOf(second)).toMatchObject([
        { status: 'info', payment_type: 'eft' },
        { status: 'success', payment_type: 'eft' },
      ]);
    });

    it('while it waits nothing else can pay the order, and time does not close it', async () => {
      const shopper = await arriveForTransfer({ timeout_limit: '1' });
      await send(shopper);
      sandbox.clock.advance(60 * 60_000);
      await sandbox.runDue();
      expect((await shopper.transfer('notify', notice)).json.error).toMatchObject({ code: 'pending', group: '7' });
      expect((await shopper.call('/odeme/api/oos/check/payment-status')).json.error.code).toBe('pending');
      expect((await shopper.load()).json.error.code).toBe('pending');
      expect((await shopper.transfer('banks')).json.data.state).toBe('review');
      expect(await sandbox.office.decide(await reviewOf(shopper), undefined)).toBe(true);
      expect((await shopper.status()).status).toBe(200);
      const mixed = await arrive();
      await send(mixed);
      expect((await mixed.pay(card)).json.error.code).toBe('pending');
      expect((await mixed.load()).json.error.code).toBe('pending');
    });

    it.each(transferReasons)('%s: refused by itself after a while, and another notice can follow', async (reason) => {
      expect(isAboutTransfer(reason)).toBe(true);
      const shopper = await arriveForTransfer({ sandbox_case: reason });
      await send(shopper);
      sandbox.clock.advance(decisionMs - 1);
      await sandbox.runDue();
      expect(await stateOf(shopper)).toEqual({ state: 'review' });
      sandbox.clock.advance(1);
      await sandbox.runDue();
      expect(await stateOf(shopper)).toEqual({ state: 'refused', reason: reasonOf(reason).text.tr });
      expect((await send(shopper)).json.data.state).toBe('review');
    });

    it('a refused transfer is why the order failed, once its time is over', async () => {
      const shopper = await arriveForTransfer({ timeout_limit: '5', sandbox_case: 'transferNameMismatch' });
      await send(shopper);
      sandbox.clock.advance(decisionMs);
      await sandbox.runDue();
      sandbox.clock.advance(5 * 60_000);
      await sandbox.runDue();
      expect(await stateOf(shopper)).toMatchObject({ state: 'refused' });
      expect(await records.notificationsOf(shopper)).toEqual([
        expect.objectContaining({ status: 'info' }),
        expect.objectContaining({ status: 'failed', payment_type: 'eft', failed_reason_code: '41' }),
      ]);
      const silent = await arriveForTransfer({ timeout_limit: '5' });
      sandbox.clock.advance(5 * 60_000);
      await sandbox.runDue();
      expect(await records.notificationsOf(silent)).toEqual([
        expect.objectContaining({ status: 'failed', failed_reason_code: '6' }),
      ]);
      expect((await silent.transfer('status')).json.error.code).toBe('expired');
    });

    it('confirmed at once where the case says so; approved by itself where it says that', async () => {
      const atOnce = await arriveForTransfer({ sandbox_case: 'transferConfirmed' });
      expect((await send(atOnce)).json.data).toMatchObject({ state: 'confirmed', merchantOid: atOnce.opened.oid });
      expect(await records.ledgerOf(atOnce)).toEqual(['challenged', 'authorising', 'charged']);
      const later = await arriveForTransfer({ sandbox_case: 'transferApproved' });
      await send(later);
      sandbox.clock.advance(decisionMs);
      await sandbox.runDue();
      expect(await stateOf(later)).toMatchObject({ state: 'confirmed' });
      expect((await later.transfer('notify', notice)).json.error.code).toBe('paid');
    });

    it('one success however often the code is sent at once', async () => {
      const shopper = await arriveForTransfer({ sandbox_case: 'transferConfirmed' });
      await shopper.transfer('notify', notice);
      const answers = await Promise.all(Array.from({ length: 8 }, () => shopper.transfer('confirm', { smsCode })));
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      expect((await records.ledgerOf(shopper)).filter((kind) => kind === 'charged')).toHaveLength(1);
      // Both may be written in the same moment of the test's clock: their order is not asserted.
      expect((await records.notificationsOf(shopper)).map(({ status }) => status).toSorted()).toEqual([
        'info',
        'success',
      ]);
    });

    it('a reason that is none decides nothing', async () => {
      const shopper = await arrive();
      await send(shopper);
      const id = await reviewOf(shopper);
      for (const reason of ['', 'insufficientFunds', '__proto__'])
        expect(await sandbox.office.decide(id, reason)).toBe(false);
      expect(await sandbox.office.decide('unknown', undefined)).toBe(false);
      expect(await stateOf(shopper)).toEqual({ state: 'review' });
    });
  });
});
