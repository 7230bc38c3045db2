import { challengeLifeMs } from '../../../../sandbox/provider/orders/order-state.js';
import { slowMs } from '../../../../sandbox/provider/wallets/wallet-payments.js';
import { type Answer, type Fields, get, post } from '../../calls.js';
import { OrderRecords } from '../../order-records.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { everyMethod, press, Shopper } from '../../shopper.js';

const card = '4355084355084358';

onOneStorage('other payments', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);

  const arrive = (changes: Fields = {}) => Shopper.arrive(sandbox.urls.provider, { ...everyMethod, ...changes });
  /** Follows the wallet back to the provider, and says where the shopper ends. */
  const back = async (answer: Answer) => (await get(answer.headers.get('location') ?? '')).headers.get('location');

  describe('what the page is given', () => {
    it('AP-05 names the options and the loans the merchant asked for, an unknown code too, each once', async () => {
      const shopper = await arrive({ payment_options: 'tosla,yarin,tosla', bank_loans: 'isbank,nobody' });
      const { data } = (await shopper.load({ 'accept-language': 'en' })).json;
      expect(data.paymentOptions).toEqual([
        { code: 'tosla', name: 'Tosla', icon: `${sandbox.urls.provider}/oos-assets/icons/tosla.svg` },
        { code: 'yarin', name: 'yarin', icon: expect.any(String) },
      ]);
      expect(data.paymentBankLoans).toEqual([
        { code: 'isbank', name: 'İş Bankası instant loan', icon: expect.stringMatching(/icons\/isbank\.svg$/) },
      ]);
      expect(data.paymentPage.transferOnly).toBe('0');
    });

    it('TB-02 names none where the merchant asked for none', async () => {
      const { data } = (await (await Shopper.arrive(sandbox.urls.provider)).load()).json;
      expect(data.paymentOptions).toEqual([]);
      expect(data.paymentBankLoans).toEqual([]);
    });
  });

  const leaving: readonly (readonly [name: string, method: string, pay: (shopper: Shopper) => Promise<Answer>])[] = [
    ['OP-04 juzdan', 'juzdan', (shopper) => shopper.payByJuzdan()],
    ['OP-10 alisGidis', 'alisgidis', (shopper) => shopper.payBy('alisgidis')],
    ['OP-12 a bank loan', 'bank_loans', (shopper) => shopper.payBy('bank_loans', { bank_loan: 'isbank' })],
    ['OP-08 mmPay on its own page', 'mm_pay', (shopper) => shopper.payBy('mm_pay')],
  ];
  describe.each(leaving)('%s', (_name, method, pay) => {
    const start = async () => {
      const shopper = await arrive({ sandbox_case: 'mmPayRedirects' });
      const answer = await pay(shopper);
      expect(answer.status).toBe(200);
      expect(answer.json.status).toBe('success');
      return { shopper, address: String(answer.json.data.redirectUrl), answer };
    };

    it('sends the shopper to the wallet’s own origin, and charges once it is approved there', async () => {
      const { shopper, address, answer } = await start();
      expect(new URL(address).origin).toBe(sandbox.urls.wallets);
      expect(answer.json.data.mobile).toBe('0');
      const asked = await get(address);
      expect(asked.status).toBe(200);
      expect(asked.text).toEqual(expect.stringContaining('1.234,50'));
      expect((await shopper.status()).json.error.code).toBe('pending');

      expect(await back(await press(address, 'approve'))).toBe(`/odeme/guvenli/v2/basarili/${shopper.opened.token}`);
      expect((await shopper.status()).json.data.merchantOid).toBe(shopper.opened.oid);
      expect(await records.ledgerOf(shopper)).toEqual(['challenged', 'authorising', 'charged']);
      const [attempt] = await records.attemptsOf(shopper);
      expect(attempt).toMatchObject({
        method,
        amount: 123_450,
        installmentCount: 0,
        bin: '',
        last4: '',
      });
      expect(await records.notificationsOf(shopper)).toEqual([
        expect.objectContaining({
          status: 'success',
          payment_type: method,
          total_amount: '123450',
          installment_count: '1',
        }),
      ]);
    });

    it.each([
      ['decline', method === 'bank_loans' ? 'loanDeclined' : 'walletDeclined'],
      ['cancel', 'walletCancelled'],
    ])('after %s the order stays open, and the page is given the reason', async (act, reason) => {
      const { shopper, address } = await start();
      expect(await back(await press(address, act))).toBe(`/odeme/guvenli/v2/basarisiz#${shopper.opened.token}`);
      expect(await records.ledgerOf(shopper)).toEqual(['challenged', `declined ${reason}`]);
      expect((await shopper.load()).json.data.paymentErrors).toHaveLength(1);
      expect(await records.notificationsOf(shopper)).toEqual([]);
    });

    it('an approval that takes a while leaves the order waiting, and pays it in the end', async () => {
      const { shopper, address } = await start();
      expect(await back(await press(address, 'slow'))).toBe(`/odeme/guvenli/v2/${shopper.opened.token}`);
      expect((await shopper.status()).json.error.code).toBe('pending');
      expect((await shopper.pay(card)).json.error.code).toBe('pending');
      sandbox.clock.advance(slowMs);
      await sandbox.runDue();
      expect((await shopper.status()).status).toBe(200);
      expect(await records.ledgerOf(shopper)).toEqual(['challenged', 'reviewing', 'charged']);
    });

    it('a second press, and a decision that comes back to an old page, change nothing', async () => {
      const { shopper, address } = await start();
      await Promise.all(['approve', 'approve', 'cancel', 'slow', 'decline'].map((act) => press(address, act)));
      sandbox.clock.advance(slowMs);
      await sandbox.runDue();
      const ledger = await records.ledgerOf(shopper);
      expect(ledger.filter((kind) => kind === 'charged').length).toBeLessThanOrEqual(1);
      expect(
        ledger.filter((kind) => kind !== 'challenged' && kind !== 'authorising' && kind !== 'reviewing'),
      ).toHaveLength(1);
      expect(await records.notificationsOf(shopper)).toHaveLength(ledger.includes('charged') ? 1 : 0);
      expect((await get(address)).status).toBe(303);
    });

    it('an attempt that was left for another can no longer be approved', async () => {
      const { shopper, address } = await start();
      expect((await shopper.pay(card)).json.message).toBe('3D');
      await press(address, 'approve');
      expect((await shopper.status()).json.error.code).toBe('pending');
      expect(await records.ledgerOf(shopper)).toEqual(['challenged', 'superseded', 'challenged']);
    });

    it('an approval that comes too late is none', async () => {
      const { shopper, address } = await start();
      sandbox.clock.advance(challengeLifeMs);
      await press(address, 'approve');
      expect(await records.ledgerOf(shopper)).toEqual(['challenged', 'declined walletLate']);
    });

    it('T9 is not approved by a form of another site, nor by a button there is not', async () => {
      const { shopper, address } = await start();
      expect((await post(address, { act: 'approve' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect((await press(address, 'toString')).status).toBe(404);
      expect((await press(address.replace(`/${method}/`, '/tosla/'), 'approve')).status).toBe(404);
      expect((await get(`${sandbox.urls.wallets}/${method}/unknown`)).status).toBe(404);
      expect(await records.ledgerOf(shopper)).toEqual(['challenged']);
    });
  });

  it('OP-04 asks for the whole window on a telephone: 1 Android, 2 iPhone', async () => {
    const mobile = async (agent: string) =>
      (await (await arrive()).payByJuzdan({}, { 'user-agent': agent })).json.data.mobile;
    expect(await mobile('Mozilla/5.0 (Linux; Android 15) Mobile')).toBe('1');
    expect(await mobile('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('2');
    expect(await mobile('Mozilla/5.0 (X11; Linux x86_64)')).toBe('0');
  });

  it('one success per order, however many wallets and cards are tried at once', async () => {
    const shopper = await arrive({ merchant_id: '100003' });
    const tries = Array.from({ length: 4 }, () => [
      shopper.payBy('mm_pay'),
      shopper.pay(card, { do_3d: '0' }),
      shopper.payBy('tosla'),
      shopper.payBy('alisgidis'),
    ]);
    const answers = await Promise.all(tries.flat());
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    expect((await records.ledgerOf(shopper)).filter((kind) => kind === 'charged')).toHaveLength(1);
    expect(await records.notificationsOf(shopper)).toHaveLength(1);
    for (const { json } of answers.filter(({ json }) => json.data?.redirectUrl))
      await press(json.data.redirectUrl, 'approve');
    expect((await records.ledgerOf(shopper)).filter((kind) => kind === 'charged')).toHaveLength(1);
  });

  describe('what is refused', () => {
    it.each([
      ['card_number', { card_number: card }],
      ['cvv', { cvv: '000' }],
      ['cc_owner', { cc_owner: 'AYŞE YILMAZ' }],
      ['ctoken', { ctoken: 'x' }],
      ['installment_count', { installment_count: '3' }],
      ['store_card', { store_card: '1' }],
      ['card_points', { card_points: '1' }],
    ])('OP-03 a wallet takes no %s', async (field, change) => {
      const shopper = await arrive();
      const { json } = await shopper.payBy('tosla', change);
      expect(json.error.code).toBe('validation');
      expect(json.error.field).toBe(field);
      expect(JSON.stringify(json)).not.toContain(card);
      expect(await records.ledgerOf(shopper)).toEqual([]);
    });

    const others = ['alisgidis', 'mm_pay', 'bex', 'juzdan', 'eft', 'toString', ''];
    it.each(others)('OP-13 the wallet %j the merchant does not offer', async (type) => {
      const shopper = await arrive({ payment_options: 'tosla', bank_loans: 'akbank' });
      expect((await shopper.payBy(type)).json.error).toMatchObject({ code: 'validation' });
      expect(await records.ledgerOf(shopper)).toEqual([]);
    });

    it.each(['isbank', '', '__proto__'])('OP-13 the loan %j the merchant does not offer', async (loan) => {
      const shopper = await arrive({ payment_options: 'tosla', bank_loans: 'akbank' });
      expect((await shopper.payBy('bank_loans', { bank_loan: loan })).json.error.code).toBe('validation');
      expect(await records.ledgerOf(shopper)).toEqual([]);
    });

    it('OP-13 juzdan by its own call where the merchant does not offer it', async () => {
      const shopper = await arrive({ payment_options: 'tosla', bank_loans: 'akbank' });
      expect((await shopper.payByJuzdan()).json.error.code).toBe('validation');
      expect(await records.ledgerOf(shopper)).toEqual([]);
    });

    it('AP-12 juzdan: another token than the page’s, another csrf token, another site', async () => {
      const shopper = await arrive();
      const other = await arrive();
      expect((await shopper.payByJuzdan({ vezneToken: other.opened.token })).json.error.code).toBe('ownership');
      expect((await shopper.payByJuzdan({ csrfToken: other.csrfToken })).json.error.code).toBe('csrf');
      expect((await shopper.payByJuzdan({ merchantOid: other.opened.oid })).json.error.code).toBe('ownership');
      expect((await shopper.payByJuzdan({}, { 'sec-fetch-site': 'cross-site' })).json.error.code).toBe('csrf');
      expect(await records.ledgerOf(shopper)).toEqual([]);
    });

    it.each([
      ['ptrUrl', 'https://evil.example/'],
      ['userIp', '203.0.113.99'],
    ])('AP-12 juzdan: another %s than the order’s', async (name, value) => {
      const shopper = await arrive();
      expect((await shopper.payByJuzdan({ [name]: value })).json.error.code).toBe('validation');
      expect(await records.ledgerOf(shopper)).toEqual([]);
    });

    it('OP-03 an order that is paid, or over', async () => {
      const paid = await arrive();
      await paid.payBy('mm_pay');
      expect((await paid.payBy('tosla')).json.error.code).toBe('paid');
      expect((await paid.payByJuzdan()).json.error.code).toBe('paid');
      const late = await arrive({ timeout_limit: '1' });
      sandbox.clock.advance(60_000);
      expect((await late.payBy('tosla')).json.error.code).toBe('expired');
    });

    it('too many attempts of any kind', async () => {
      const shopper = await arrive();
      let answer = await shopper.payBy('tosla');
      for (let tries = 1; tries < 16; tries++) answer = await shopper.payBy('tosla');
      expect(answer.json.error.code).toBe('limit');
    });
  });
});
