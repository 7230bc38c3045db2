import { storedCards } from '../../../../sandbox/provider/database/schema-cards.js';
import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { challengeOf, returnFromAcs } from '../../acs-return.js';
import type { Answer, Fields } from '../../calls.js';
import { type NotificationBox, onOneStorage, openNotificationBox, walletWith } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const mastercard = '5406675406675403';
const amex = '374245000000017';
const frictionless = '4355084300001002';
const declinedAfter = '4355084300000608';

onOneStorage('stored cards', (open) => {
  let sandbox: Sandbox;
  let secret: string;
  let box: NotificationBox;
  beforeAll(async () => {
    sandbox = await open();
    secret = (await readSecrets(sandbox.db)).acs;
    box = await openNotificationBox();
    for (const id of ['100001', '100002', '100003', '100009'])
      await sandbox.panel.save(id, { notificationUrl: box.url });
  });
  afterAll(async () => {
    await sandbox.close();
    await box.close();
  });

  const arrive = (changes: Fields = {}) => Shopper.arrive(sandbox.urls.provider, changes);
  const back = (answer: Answer, result: 'success' | 'failed') =>
    returnFromAcs(sandbox.urls.provider, secret, challengeOf(answer).challengeId ?? '', result);
  const notificationOf = async ({ opened }: Shopper): Promise<Fields> => {
    await sandbox.runDue();
    const notified = box.received.filter((fields) => fields.get('merchant_oid') === opened.oid);
    expect(notified).toHaveLength(1);
    return Object.fromEntries(notified[0]!);
  };
  /** Pays with 3-D Secure and has the card stored; returns the fields of the notification. */
  const store = async (number: string, changes: Fields = {}) => {
    const shopper = await arrive(changes);
    expect((await back(await shopper.pay(number, { store_card: '1' }), 'success')).headers.get('location')).toContain(
      '/basarili/',
    );
    return notificationOf(shopper);
  };
  const walletOf = (merchantId: string, numbers: readonly string[]) => walletWith(sandbox, merchantId, numbers);
  const codeOf = (answer: Answer) => (answer.status === 200 ? 'success' : answer.json.error.code);

  describe('storing', () => {
    it('a card stored with a payment is named to the merchant and stands on the shopper’s next page', async () => {
      const notified = await store(approved);
      expect(notified).toMatchObject({ status: 'success', utoken: expect.stringMatching(/^[\w-]{32}$/) });
      const next = await arrive({ utoken: notified.utoken ?? '' });
      expect(next.form.utoken).toBe(notified.utoken);
      expect(next.cards).toEqual([
        {
          ctoken: notified.ctoken,
          utoken: notified.utoken,
          dtoken: expect.stringMatching(/^[\w-]{32}$/),
          group_id: expect.stringMatching(/^[\w-]{32}$/),
          c_type: 'credit',
          c_brand: 'axess',
          c_name: 'Akbank Axess',
          last_4: '4358',
          month: '12',
          year: '30',
          schema: 'VISA',
          require_cvv: '0',
          businessCard: 'n',
        },
      ]);
    });

    it('the card stored last comes first; the same card again keeps its name and takes the new expiry', async () => {
      const first = await store(approved);
      const utoken = first.utoken ?? '';
      const second = await store(mastercard, { utoken });
      expect(second.utoken).toBe(utoken);
      const shopper = await arrive({ utoken });
      const again = await shopper.pay(approved, { store_card: '1', expiry_month: '06', expiry_year: '31' });
      await back(again, 'success');
      expect((await notificationOf(shopper)).ctoken).toBe(first.ctoken);
      const { cards } = await arrive({ utoken });
      expect(cards).toMatchObject([
        { ctoken: second.ctoken, month: '12', year: '30' },
        { ctoken: first.ctoken, month: '06', year: '31' },
      ]);
    });

    it('stores nothing when the payment fails, and nothing unasked', async () => {
      const before = await sandbox.db.$count(storedCards);
      const failed = await arrive();
      await back(await failed.pay(approved, { store_card: '1' }), 'failed');
      await back(await failed.pay(declinedAfter, { store_card: '1' }), 'success');
      await failed.pay(approved, { store_card: '1' });
      const unasked = await arrive();
      await back(await unasked.pay(approved), 'success');
      expect(await notificationOf(unasked)).not.toHaveProperty('utoken');
      expect(await sandbox.db.$count(storedCards)).toBe(before);
    });

    it('S3-04 a stored card has been through 3-D Secure', async () => {
      const shopper = await arrive({ merchant_id: '100003' });
      const without = await shopper.pay(approved, { store_card: '1', do_3d: '0' });
      expect(without.json.error).toMatchObject({ code: 'declined', group: '10' });
      expect((await shopper.pay(frictionless, { store_card: '1' })).status).toBe(200);
      expect(await notificationOf(shopper)).toHaveProperty('ctoken');
    });

    it.each(['store_card_off', 'test_mode'])('SC-01 PP-14 neither stores nor offers with %s', async (name) => {
      const utoken = await walletOf('100001', [approved]);
      const [card] = (await arrive({ utoken })).cards;
      const shopper = await arrive({ utoken, [name]: '1' });
      expect(shopper.cards).toEqual([]);
      expect((await shopper.pay(approved, { store_card: '1' })).json.error.field).toBe('store_card');
      expect(codeOf(await shopper.payStored(card?.ctoken ?? ''))).toBe('ownership');
      expect(codeOf(await shopper.deleteCard(card ?? {}))).toBe('ownership');
    });

    it('get-token refuses a utoken that is another merchant’s', async () => {
      const utoken = await walletOf('100001', [approved]);
      await expect(arrive({ utoken, merchant_id: '100002' })).rejects.toThrow('utoken');
    });
  });

  describe('paying', () => {
    it('pays with a stored card by its name alone, with the challenge of that card', async () => {
      const utoken = await walletOf('100001', [approved, declinedAfter]);
      const shopper = await arrive({ utoken });
      const declined = await shopper.payStored(shopper.cards[1]?.ctoken ?? '');
      expect(challengeOf(declined)).toMatchObject({ last4: '0608', amount: '123450' });
      expect((await back(declined, 'success')).headers.get('location')).toContain('basarisiz');
      const answer = await shopper.payStored(shopper.cards[0]?.ctoken ?? '');
      expect((await back(answer, 'success')).headers.get('location')).toContain('/basarili/');
      expect(await notificationOf(shopper)).toMatchObject({ status: 'success', total_amount: '123450' });
    });

    it('S3-06 goes without 3-D Secure where the merchant allows it', async () => {
      const utoken = await walletOf('100003', [approved]);
      const shopper = await arrive({ utoken, merchant_id: '100003' });
      expect((await shopper.payStored(shopper.cards[0]?.ctoken ?? '', { do_3d: '0' })).status).toBe(200);
      const strict = await arrive({ utoken: await walletOf('100001', [approved]) });
      const refused = await strict.payStored(strict.cards[0]?.ctoken ?? '', { do_3d: '0' });
      expect(refused.json.error).toMatchObject({ code: 'declined', group: '10' });
    });

    it('SC-06 SC-07 asks for the security code where the merchant does', async () => {
      const utoken = await walletOf('100009', [approved, amex]);
      const shopper = await arrive({ utoken, merchant_id: '100009' });
      const [visa, americanExpress] = shopper.cards;
      expect(shopper.cards.map((card) => card.require_cvv)).toEqual(['1', '1']);
      const pay = async (card: Fields | undefined, cvv: string) =>
        codeOf(await shopper.payStored(card?.ctoken ?? '', { cvv }));
      for (const cvv of ['', '12', 'abc', '12345']) expect(await pay(visa, cvv)).toBe('validation');
      expect(await pay(americanExpress, '123')).toBe('validation');
      expect(await pay(americanExpress, '1234')).toBe('success');
      expect(await pay(visa, '123')).toBe('success');
    });

    it.each(['card_number', 'cc_owner', 'expiry_month', 'expiry_year', 'store_card', 'payment_type'])(
      'refuses a stored card with a %s of its own',
      async (name) => {
        const shopper = await arrive({ utoken: await walletOf('100001', [approved]) });
        const value = { store_card: '1', payment_type: 'card', card_number: approved }[name] ?? '12';
        const answer = await shopper.payStored(shopper.cards[0]?.ctoken ?? '', { [name]: value });
        expect(answer.json.error).toMatchObject({
          code: 'validation',
          field: name,
        });
      },
    );

    it('declines a stored card that has expired since', async () => {
      const utoken = await walletOf('100001', [approved]);
      await sandbox.db.update(storedCards).set({ year: '25' });
      const shopper = await arrive({ utoken });
      const answer = await shopper.payStored(shopper.cards[0]?.ctoken ?? '');
      expect(answer.json.error).toMatchObject({ code: 'declined', group: '9' });
    });
  });

  describe('deleting', () => {
    it('SC-04 a deleted card is gone from the page, from payments and from the merchant’s list', async () => {
      const shopper = await arrive({ utoken: await walletOf('100001', [approved, mastercard]) });
      const [card, kept] = shopper.cards;
      expect((await shopper.deleteCard(card ?? {})).json).toEqual({ status: 'success', message: '', data: {} });
      await shopper.load();
      expect(shopper.cards).toEqual([kept]);
      const paid = await shopper.payStored(card?.ctoken ?? '');
      expect(paid.json.error).toMatchObject({ code: 'cardGone', description: expect.stringContaining('silinmiş') });
    });

    it('SC-04 one that was deleted in another tab is gone for this one, too', async () => {
      const shopper = await arrive({ utoken: await walletOf('100001', [approved]) });
      const [card = {}] = shopper.cards;
      await shopper.deleteCard(card);
      expect((await shopper.deleteCard(card)).json).toEqual({ status: 'success', message: '', data: {} });
    });

    it('a page whose order is paid deletes nothing', async () => {
      const utoken = await walletOf('100003', [approved]);
      const shopper = await arrive({ utoken, merchant_id: '100003' });
      await shopper.payStored(shopper.cards[0]?.ctoken ?? '', { do_3d: '0' });
      expect(codeOf(await shopper.deleteCard(shopper.cards[0] ?? {}))).toBe('paid');
    });

    it('SC-04 two at once find it gone', async () => {
      const shopper = await arrive({ utoken: await walletOf('100001', [approved]) });
      const card = shopper.cards[0] ?? {};
      const codes = (await Promise.all([shopper.deleteCard(card), shopper.deleteCard(card)])).map(codeOf);
      expect(codes).toEqual(['success', 'success']);
    });
  });
});
