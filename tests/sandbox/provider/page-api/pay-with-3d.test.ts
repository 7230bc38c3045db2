import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import { challengeLifeMs } from '../../../../sandbox/provider/orders/order-state.js';
import { challengeOf, returnFromAcs } from '../../acs-return.js';
import type { Answer, Fields } from '../../calls.js';
import { OrderRecords } from '../../order-records.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const declinedBefore = '4355084300000103';
const declinedAfter = '4355084300000608';
const frictionless = '4355084300001002';

onOneStorage('paying by card and the bank’s challenge', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);
  let secret: string;
  beforeAll(async () => {
    secret = (await readSecrets(sandbox.db)).acs;
  });

  const arrive = (changes: Fields = {}) => Shopper.arrive(sandbox.urls.provider, changes);
  const back = (answer: Answer, result: Parameters<typeof returnFromAcs>[3]) =>
    returnFromAcs(sandbox.urls.provider, secret, challengeOf(answer).challengeId ?? '', result);

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
      expect((await shopper.status()).json.error.code).toBe('pending');
      const returned = await back(answer, 'success');
      expect(returned.status).toBe(303);
      expect(returned.headers.get('location')).toBe(`/odeme/guvenli/v2/basarili/${shopper.opened.token}`);
      expect(await records.kindsOf(shopper)).toEqual(['challenged', 'authorising', 'charged']);
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
      expect(await records.kindsOf(shopper)).toEqual(['challenged', 'authorising', 'charged']);
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
      // The second challenge may still pay: no failed page.
      expect((await back(first, 'success')).headers.get('location')).toBe(`/odeme/guvenli/v2/${shopper.opened.token}`);
      expect((await shopper.status()).json.error.code).toBe('pending');
      expect((await back(second, 'success')).headers.get('location')).toContain('/basarili/');
      expect(await records.kindsOf(shopper)).toEqual([
        'challenged',
        'superseded',
        'challenged',
        'authorising',
        'charged',
      ]);
    });

    it('EX-01 the page’s end does not cut off a shopper who is at the bank', async () => {
      const shopper = await arrive({ timeout_limit: '1' });
      const answer = await shopper.pay(approved);
      sandbox.clock.advance(2 * 60_000);
      await sandbox.runDue();
      expect((await shopper.load()).json.error.code).toBe('pending');
      expect((await shopper.pay(approved)).json.error.code).toBe('pending');
      expect((await back(answer, 'success')).headers.get('location')).toContain('/basarili/');
    });

    it('a result that comes too late is refused', async () => {
      const shopper = await arrive({ timeout_limit: '60' });
      const answer = await shopper.pay(approved);
      sandbox.clock.advance(challengeLifeMs);
      expect((await back(answer, 'success')).headers.get('location')).toBe(failedPageOf(shopper));
      expect(await records.kindsOf(shopper)).toEqual(['challenged', 'declined']);
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
      expect(await records.kindsOf(shopper)).toEqual(['challenged']);
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
});
