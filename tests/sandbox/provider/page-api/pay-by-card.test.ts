import { eq } from 'drizzle-orm';
import { attempts, entries, orders } from '../../../../sandbox/provider/database/schema.js';
import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import { authorisationHoldMs, challengeLifeMs } from '../../../../sandbox/provider/orders/order-state.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { challengeOf, returnFromAcs } from '../../acs-return.js';
import type { Answer, Fields } from '../../calls.js';
import { onEveryStorage } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const declinedBefore = '4355084300000103';
const declinedAfter = '4355084300000608';
const slowApproved = '4355084300001101';
const slowDeclined = '4355084300001200';
const frictionless = '4355084300001002';
const without3d: Fields = { do_3d: '0' };

onEveryStorage('paying by card', (open) => {
  let sandbox: Sandbox;
  let secret: string;
  beforeAll(async () => {
    sandbox = await open();
    secret = (await readSecrets(sandbox.db)).acs;
  }, 60_000);
  afterAll(() => sandbox.close());

  const arrive = (changes: Fields = {}) => Shopper.arrive(sandbox.urls.provider, changes);
  const arriveNon3d = (changes: Fields = {}) => arrive({ merchant_id: '100003', ...changes });
  const back = (answer: Answer, result: Parameters<typeof returnFromAcs>[3]) =>
    returnFromAcs(sandbox.urls.provider, secret, challengeOf(answer).challengeId ?? '', result);
  const ledgerOf = async (shopper: Shopper) => {
    const id = await orderIdOf(shopper);
    const rows = await sandbox.db.select().from(entries).where(eq(entries.orderId, id)).orderBy(entries.seq);
    return rows.map((row) => row.kind);
  };
  const orderIdOf = async (shopper: Shopper) => {
    const [order] = await sandbox.db.select().from(orders).where(eq(orders.token, shopper.opened.token));
    return order!.id;
  };

  describe('without 3-D Secure', () => {
    it('AP-11 charges what the order costs, whatever amount the form names', async () => {
      const shopper = await arriveNon3d();
      const answer = await shopper.pay(approved, { ...without3d, payment_amount: '1', currency: 'USD' });
      expect(answer.status).toBe(200);
      expect(answer.json).toEqual({ status: 'success', message: '', data: { merchantName: 'Hızlı Market' } });
      const charges = await sandbox.db
        .select()
        .from(attempts)
        .where(eq(attempts.orderId, await orderIdOf(shopper)));
      expect(charges).toEqual([
        expect.objectContaining({ amount: 123_450, currency: 'TL', bin: '43550843', last4: '4358' }),
      ]);
      expect(await ledgerOf(shopper)).toEqual(['authorising', 'charged']);
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
      const { error, status, ...told } = paid;
      expect((await shopper.status()).json).toMatchObject({ status: 'success', data: told });
    });

    it('S3-08 is refused with code 10 where the merchant, the mode or stored cards do not allow it', async () => {
      const refused = { status: 'error', error: { code: 'declined', group: '10' } };
      expect((await (await arrive()).pay(approved, without3d)).json).toMatchObject(refused);
      expect((await (await arrive({ merchant_id: '100004' })).pay(approved, without3d)).json).toMatchObject(refused);
      const shopper = await arriveNon3d();
      expect((await shopper.pay(approved, { ...without3d, store_card: '1' })).json).toMatchObject(refused);
      expect((await (await arriveNon3d({ test_mode: '1' })).pay(approved, without3d)).json).toMatchObject(refused);
      expect(await ledgerOf(shopper)).toEqual([]);
    });

    it('LG-03 speaks the language it was last paid in: a framed page may have nowhere to keep the choice', async () => {
      const shopper = await arriveNon3d({ lang: 'tr' });
      const langOf = async () => (await shopper.load({ 'accept-language': '' })).json.data.paymentPage.lang;
      await shopper.pay(declinedBefore, without3d, { 'accept-language': '' });
      expect(await langOf()).toBe('tr');
      await shopper.pay(declinedBefore, without3d, { 'accept-language': 'en' });
      expect(await langOf()).toBe('en');
    });

    it('declines, tells why in the shopper’s language, and lets the next attempt pass', async () => {
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
      expect(await ledgerOf(shopper)).toEqual([
        'authorising',
        'declined',
        'authorising',
        'declined',
        'authorising',
        'charged',
      ]);
    });

    it('tells a stolen card in the same words as any other refusal', async () => {
      const shopper = await arriveNon3d();
      const stolen = (await shopper.pay('4355084300000202', without3d)).json;
      expect((await shopper.pay('4355084300000301', without3d)).json).toEqual(stolen);
    });

    it('PY-05 twenty posts at once make one charge', async () => {
      const shopper = await arriveNon3d();
      const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.pay(approved, without3d)));
      const codes = answers.map(({ status, json }) => (status === 200 ? 'charged' : json.error.code));
      expect(codes.filter((code) => code === 'charged')).toHaveLength(1);
      expect(codes.filter((code) => code === 'paid' || code === 'pending')).toHaveLength(19);
      expect((await ledgerOf(shopper)).filter((kind) => kind === 'charged')).toHaveLength(1);
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
    const untilPending = async (shopper: Shopper) => {
      while ((await shopper.status()).json.error?.code !== 'pending');
    };

    it('PY-06 while a payment is being authorised every call says pending, then paid', async () => {
      const shopper = await arrive();
      const paying = shopper.pay(slowApproved);
      await untilPending(shopper);
      expect((await shopper.load()).json.error.code).toBe('pending');
      expect((await shopper.call('/odeme/api/oos/check/payment-status')).json.error.code).toBe('pending');
      expect((await shopper.pay(approved)).json.error.code).toBe('pending');
      sandbox.clock.advance(70_000);
      expect((await paying).status).toBe(200);
      expect((await shopper.status()).status).toBe(200);
    });

    it('PY-06 or declined, and the order can be paid again', async () => {
      const shopper = await arrive();
      const paying = shopper.pay(slowDeclined);
      await untilPending(shopper);
      sandbox.clock.advance(70_000);
      expect((await paying).json.error.code).toBe('declined');
      expect((await shopper.status()).json.error.code).toBe('unpaid');
      expect((await shopper.pay(frictionless)).status).toBe(200);
    });

    it('an authorisation that never ended holds its order no longer than two minutes', async () => {
      const shopper = await arrive();
      const id = await orderIdOf(shopper);
      const at = new Date(sandbox.clock.now());
      await sandbox.db.insert(attempts).values({
        id: `dead-${id}`,
        orderId: id,
        at,
        bin: '43550843',
        last4: '4358',
        scheme: 'visa',
        fingerprint: 'f',
        addressMark: 'a',
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
      expect(await ledgerOf(shopper)).toEqual(['authorising', 'released', 'authorising', 'charged']);
    });
  });

  describe('with 3-D Secure', () => {
    const failedPath = '/odeme/guvenli/v2/basarisiz';
    /** RL-11: the failed page offers another try; the token stands in the fragment, which no server sees. */
    const failedPageOf = ({ opened }: Shopper) => `${failedPath}#${opened.token}`;

    it('PY-02 answers 3D and the bank’s document; after a good result the order is charged and the shopper sees it', async () => {
      const shopper = await arrive({ user_name: 'Şule Çağ' });
      const answer = await shopper.pay(approved);
      expect(answer.status).toBe(200);
      expect(answer.json.status).toBe('success');
      expect(answer.json.message).toBe('3D');
      expect(challengeOf(answer)).toMatchObject({
        merchantName: 'Çınar Kitabevi',
        amount: '123450',
        currency: 'TL',
        last4: '4358',
        behaviour: 'normal',
        returnUrl: `${sandbox.urls.provider}/odeme/3d/donus`,
      });
      expect((await shopper.status()).json.error.code).toBe('unpaid');
      const returned = await back(answer, 'success');
      expect(returned.status).toBe(303);
      expect(returned.headers.get('location')).toBe(`/odeme/guvenli/v2/basarili/${shopper.opened.token}`);
      expect(await ledgerOf(shopper)).toEqual(['challenged', 'authorising', 'charged']);
    });

    it('a result counts once; coming again leads to the same page', async () => {
      const shopper = await arrive();
      const answer = await shopper.pay(approved);
      const [one, two] = await Promise.all([back(answer, 'success'), back(answer, 'success')]);
      await back(answer, 'failed');
      const third = await back(answer, 'success');
      expect(third.headers.get('location')).toContain('/basarili/');
      expect(one.status).toBe(303);
      expect(two.status).toBe(303);
      expect(await ledgerOf(shopper)).toEqual(['challenged', 'authorising', 'charged']);
    });

    it.each([
      ['failed', approved, 'doğrulaması başarısız'],
      ['abandoned', approved, 'tamamlanmadı'],
      ['success', declinedAfter, 'yetersiz'],
    ] as const)(
      'PP-03 a result %p of card %p leads to the failed page, and the reason stands on the next page',
      async (result, card, text) => {
        const shopper = await arrive();
        const returned = await back(await shopper.pay(card), result);
        expect(returned.status).toBe(303);
        expect(returned.headers.get('location')).toEqual(failedPageOf(shopper));
        expect((await shopper.load()).json.data.paymentErrors).toEqual([expect.stringContaining(text)]);
        expect((await shopper.pay(approved)).json.message).toBe('3D');
      },
    );

    it('a card that is not enrolled is charged all the same', async () => {
      const shopper = await arrive();
      const answer = await shopper.pay('4355084300000905');
      expect(challengeOf(answer).behaviour).toBe('attempted');
      expect((await back(answer, 'attempted')).headers.get('location')).toContain('/basarili/');
    });

    it('a bank may ask nothing: charged at once', async () => {
      const answer = await (await arrive()).pay(frictionless);
      expect(answer.status).toBe(200);
      expect(answer.json.message).toBe('');
    });

    it('declines before the challenge', async () => {
      expect((await (await arrive()).pay(declinedBefore)).json.error).toMatchObject({ code: 'declined', group: '0' });
    });

    it('a new attempt makes the open challenge void, and does not wait for it', async () => {
      const shopper = await arrive();
      const first = await shopper.pay(approved);
      const second = await shopper.pay(approved);
      expect((await back(first, 'success')).headers.get('location')).toBe(failedPageOf(shopper));
      expect((await shopper.status()).json.error.code).toBe('unpaid');
      expect((await back(second, 'success')).headers.get('location')).toContain('/basarili/');
      expect(await ledgerOf(shopper)).toEqual(['challenged', 'superseded', 'challenged', 'authorising', 'charged']);
    });

    it('EX-01 the page’s end does not cut off a shopper who is at the bank', async () => {
      const shopper = await arrive({ timeout_limit: '1' });
      const answer = await shopper.pay(approved);
      sandbox.clock.advance(2 * 60_000);
      await sandbox.runDue();
      expect((await shopper.load()).status).toBe(410);
      expect((await shopper.pay(approved)).json.error.code).toBe('expired');
      expect((await back(answer, 'success')).headers.get('location')).toContain('/basarili/');
    });

    it('a result that comes too late is refused', async () => {
      const shopper = await arrive({ timeout_limit: '60' });
      const answer = await shopper.pay(approved);
      sandbox.clock.advance(challengeLifeMs);
      expect((await back(answer, 'success')).headers.get('location')).toBe(failedPageOf(shopper));
      expect(await ledgerOf(shopper)).toEqual(['challenged', 'declined']);
    });

    it('T1 a result that the ACS did not sign, or of a challenge that never was, changes nothing', async () => {
      const shopper = await arrive();
      const answer = await shopper.pay(approved);
      const id = challengeOf(answer).challengeId ?? '';
      const wrongKey = Buffer.from('x'.repeat(32)).toString('base64');
      const forged = await returnFromAcs(sandbox.urls.provider, wrongKey, id, 'success');
      expect(forged.status).toBe(303);
      expect(forged.headers.get('location')).toEqual(failedPath);
      const unknown = await returnFromAcs(sandbox.urls.provider, secret, 'never', 'success');
      expect(unknown.headers.get('location')).toBe(failedPath);
      expect(await ledgerOf(shopper)).toEqual(['challenged']);
    });

    it('T1 banks write their document in many ways', async () => {
      const htmlOf = async (card: string) => {
        const answer = await (await arrive()).pay(card);
        return Buffer.from(answer.json.data.htmlContent, 'base64').toString('utf8');
      };
      expect(await htmlOf('4355084300001408')).toMatch(/createElement\('form'\)/);
      expect(await htmlOf('4355084300001507')).toMatch(/http-equiv="refresh" content="0;url=http[^"]+&amp;signature=/);
      expect((await htmlOf('4355084300001606')).match(/<form/g)).toHaveLength(2);
    });
  });

  it('PY-06 the answer of one card is lost on the way, after the charge', async () => {
    const shopper = await arrive();
    await expect(shopper.pay('4355084300001309')).rejects.toThrow();
    expect((await shopper.status()).status).toBe(200);
    expect(await ledgerOf(shopper)).toEqual(['authorising', 'charged']);
  });
});
