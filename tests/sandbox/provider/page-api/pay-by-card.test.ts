import { attempts, entries } from '../../../../sandbox/provider/database/schema.js';
import { authorisationHoldMs } from '../../../../sandbox/provider/orders/order-state.js';
import type { Fields } from '../../calls.js';
import { basketOf } from '../../merchant.js';
import { OrderRecords } from '../../order-records.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';
import { payAtSlowBank } from '../../slow-bank.js';

const approved = '4355084355084358';
const declinedBefore = '4355084300000103';
const slowApproved = '4355084300001101';
const slowDeclined = '4355084300001200';
const frictionless = '4355084300001002';
const without3d: Fields = { do_3d: '0' };

onEveryStorage('paying by card', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);

  const arrive = (changes: Fields = {}) => Shopper.arrive(sandbox.urls.provider, changes);
  const arriveNon3d = (changes: Fields = {}) => arrive({ merchant_id: '100003', ...changes });

  describe('without 3-D Secure', () => {
    it('AP-11 charges what the order costs, whatever amount the form names', async () => {
      const shopper = await arriveNon3d();
      const answer = await shopper.pay(approved, { ...without3d, payment_amount: '1', currency: 'USD' });
      expect(answer.status).toBe(200);
      const data = { merchantName: 'Hızlı Market', okUrl: 'https://shop.example/ok' };
      expect(answer.json).toEqual({ status: 'success', message: '', data });
      const charges = await records.attemptsOf(shopper);
      expect(charges).toEqual([
        expect.objectContaining({ amount: 123_450, currency: 'TL', bin: '43550843', last4: '4358' }),
      ]);
      expect(await records.kindsOf(shopper)).toEqual(['authorising', 'charged']);
    });

    it('PY-07 after that every call says paid, and where to go next', async () => {
      const shopper = await arriveNon3d();
      await shopper.pay(approved, without3d);
      const paid = {
        status: 'error',
        error: { code: 'paid' },
        redirectUrl: 'https://shop.example/ok',
        merchantName: 'Hızlı Market',
        merchantOid: shopper.opened.oid,
      };
      for (const answer of [
        await shopper.load(),
        await shopper.call('/odeme/api/oos/check/payment-status'),
        await shopper.pay(approved, without3d),
      ]) {
        expect(answer.status).toBe(400);
        expect(answer.json).toMatchObject(paid);
      }
      const { error, status, ...data } = paid;
      expect((await shopper.status()).json).toMatchObject({ status: 'success', data });
    });

    it('RL-12 the status of a paid order carries what its receipt shows, of the card its last digits alone', async () => {
      const shopper = await arriveNon3d();
      await shopper.pay(approved, without3d);
      const { json, text } = await shopper.status();
      expect(json.data.receipt).toEqual({
        paymentAmount: '1.234,50',
        surcharge: '0,00',
        currency: 'TL',
        paidAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        methodName: '',
        scheme: 'visa',
        last4: approved.slice(-4),
        installmentCount: 0,
        cardPoints: '0,00',
        userBasket: basketOf([['Çaydanlık', '1234.50', 1]]),
      });
      expect(text).not.toContain(approved.slice(0, 8));
    });

    it('S3-08 is refused with code 10 where the merchant, the mode or stored cards do not allow it', async () => {
      const refused = { status: 'error', error: { code: 'declined', group: '10' } };
      expect((await (await arrive()).pay(approved, without3d)).json).toMatchObject(refused);
      expect((await (await arrive({ merchant_id: '100004' })).pay(approved, without3d)).json).toMatchObject(refused);
      const shopper = await arriveNon3d();
      expect((await shopper.pay(approved, { ...without3d, store_card: '1' })).json).toMatchObject(refused);
      expect((await (await arriveNon3d({ test_mode: '1' })).pay(approved, without3d)).json).toMatchObject(refused);
      expect(await records.kindsOf(shopper)).toEqual([]);
    });

    it('LG-03 is in the language it was last paid in: a framed page may have nowhere to keep the choice', async () => {
      const shopper = await arriveNon3d({ lang: 'tr' });
      const langOf = async () => (await shopper.load({ 'accept-language': '' })).json.data.paymentPage.lang;
      await shopper.pay(declinedBefore, without3d, { 'accept-language': '' });
      expect(await langOf()).toBe('tr');
      await shopper.pay(declinedBefore, without3d, { 'accept-language': 'en' });
      expect(await langOf()).toBe('en');
    });

    it('declines, says why in the shopper’s language, and lets the next attempt pass', async () => {
      const shopper = await arriveNon3d();
      const answer = await shopper.pay(declinedBefore, without3d, { 'accept-language': 'en' });
      expect(answer.status).toBe(400);
      expect(answer.json).toEqual(
        expect.objectContaining({
          error: {
            title: expect.any(String),
            description: expect.stringContaining('not enough'),
            code: 'declined',
            group: '0',
            lang: 'en',
          },
        }),
      );
      expect((await shopper.pay(declinedBefore, without3d, { 'accept-language': 'tr' })).json.error).toMatchObject({
        lang: 'tr',
        description: expect.stringContaining('yetersiz'),
      });
      expect((await shopper.load({ 'accept-language': 'tr' })).json.data.paymentErrors).toEqual([
        expect.stringContaining('yetersiz'),
      ]);
      expect((await shopper.pay(approved, without3d)).status).toBe(200);
      expect(await records.kindsOf(shopper)).toEqual([
        'authorising',
        'declined',
        'authorising',
        'declined',
        'authorising',
        'charged',
      ]);
    });

    it('refuses a stolen card in the same words as any other', async () => {
      const shopper = await arriveNon3d();
      const stolen = (await shopper.pay('4355084300000202', without3d)).json;
      expect((await shopper.pay('4355084300000301', without3d)).json).toEqual(stolen);
    });

    it('PY-05 twenty posts at once make one attempt and one charge', async () => {
      const shopper = await arriveNon3d();
      const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.pay(approved, without3d)));
      const codes = answers.map(({ status, json }) => (status === 200 ? 'charged' : json.error.code));
      expect(codes.filter((code) => code === 'charged')).toHaveLength(1);
      expect(codes.filter((code) => code === 'paid' || code === 'pending')).toHaveLength(19);
      // The others have asked the issuer for nothing: an approval that is reversed holds the shopper's money for days.
      expect(await records.kindsOf(shopper)).toEqual(['authorising', 'charged']);
    });

    it('takes any other card that passes the checksum', async () => {
      expect((await (await arriveNon3d()).pay('4111111111111111', without3d)).status).toBe(200);
    });

    it('refuses a count the card does not offer with code 8', async () => {
      const shopper = await arriveNon3d();
      const answer = await shopper.pay(approved, { ...without3d, installment_count: '13' });
      expect(answer.json.error).toMatchObject({ code: 'declined', group: '8' });
    });
  });

  describe('slow banks', () => {
    it('PY-06 while a payment is being authorised every call says pending, then paid', async () => {
      const shopper = await arrive();
      const { answer } = await payAtSlowBank(sandbox.clock, () => shopper.pay(slowApproved));
      expect((await shopper.load()).json.error.code).toBe('pending');
      expect((await shopper.call('/odeme/api/oos/check/payment-status')).json.error.code).toBe('pending');
      expect((await shopper.pay(approved)).json.error.code).toBe('pending');
      sandbox.clock.advance(70_000);
      expect((await answer).status).toBe(200);
      expect((await shopper.status()).status).toBe(200);
    });

    it('PY-06 or declined, and the order can be paid again', async () => {
      const shopper = await arrive();
      const { answer } = await payAtSlowBank(sandbox.clock, () => shopper.pay(slowDeclined));
      sandbox.clock.advance(70_000);
      expect((await answer).json.error.code).toBe('declined');
      expect((await shopper.status()).json.error.code).toBe('unpaid');
      expect((await shopper.pay(frictionless)).status).toBe(200);
    });

    it('an authorisation that never ended holds its order no longer than two minutes', async () => {
      const shopper = await arrive();
      const id = await records.orderIdOf(shopper);
      const at = new Date(sandbox.clock.now());
      await sandbox.db.insert(attempts).values({
        id: `dead-${id}`,
        orderId: id,
        at,
        bin: '43550843',
        last4: '4358',
        scheme: 'visa',
        fingerprint: 'f',
        addressFingerprint: 'a',
        lineFingerprint: 'a',
        scenario: 'approved',
        with3d: false,
        amount: 1,
        currency: 'TL',
        installmentCount: 0,
      });
      await sandbox.db.insert(entries).values({ orderId: id, attemptId: `dead-${id}`, kind: 'authorising', at });
      sandbox.clock.advance(authorisationHoldMs - 1);
      expect((await shopper.pay(frictionless)).json.error.code).toBe('pending');
      sandbox.clock.advance(1);
      expect((await shopper.pay(frictionless)).status).toBe(200);
      // The reversal of the one that was released is asked for beside this, and confirmed sooner or later.
      const ledger = (await records.entriesOf(shopper)).filter(
        ({ kind, attemptId }) => kind !== 'reversed' || attemptId !== `dead-${id}`,
      );
      expect(ledger.map(({ kind }) => kind)).toEqual(['authorising', 'released', 'authorising', 'charged']);
    });
  });

  it('PY-06 the answer of one card is lost on the way, after the charge', async () => {
    const shopper = await arrive();
    await expect(shopper.pay('4355084300001309')).rejects.toThrow();
    expect((await shopper.status()).status).toBe(200);
    expect(await records.kindsOf(shopper)).toEqual(['authorising', 'charged']);
  });
});
