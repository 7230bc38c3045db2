import { eq } from 'drizzle-orm';
import { attempts, entries, notifications, orders } from '../../../../sandbox/provider/database/schema.js';
import { challengeLifeMs } from '../../../../sandbox/provider/orders/order-state.js';
import { slowMs } from '../../../../sandbox/provider/wallets/wallet-payments.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { toslaLifeMs } from '../../../../src/domain/methods/tosla.js';
import { type Answer, type Fields, get, post } from '../../calls.js';
import { onEveryStorage } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const card = '4355084355084358';
const everything = 'tosla,juzdan,alisGidis,mmPay,bex,bankTransfer';

onEveryStorage('other payments', (open) => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await open();
  }, 60_000);
  afterAll(() => sandbox.close());

  const arrive = (changes: Fields = {}) =>
    Shopper.arrive(sandbox.urls.provider, { payment_options: everything, bank_loans: 'akbank,isbank', ...changes });
  const orderOf = async ({ opened }: Shopper) => {
    const [order] = await sandbox.db.select().from(orders).where(eq(orders.token, opened.token));
    return order!;
  };
  const ledgerOf = async (shopper: Shopper) => {
    const { id } = await orderOf(shopper);
    const rows = await sandbox.db.select().from(entries).where(eq(entries.orderId, id)).orderBy(entries.seq);
    return rows.map(({ kind, reason }) => (reason === null ? kind : `${kind} ${reason}`));
  };
  const toldOf = async (shopper: Shopper) => {
    const { id } = await orderOf(shopper);
    const rows = await sandbox.db.select().from(notifications).where(eq(notifications.orderId, id));
    return rows.map(({ fields }) => fields);
  };
  const attemptOf = async (shopper: Shopper) => {
    const { id } = await orderOf(shopper);
    const [attempt] = await sandbox.db.select().from(attempts).where(eq(attempts.orderId, id));
    return attempt!;
  };
  const press = (address: string, act: string, more: Fields = {}) => post(address, { act, ...more });
  /** Follows the wallet back to the provider, and says where the shopper ends. */
  const back = async (answer: Answer) => (await get(answer.headers.get('location') ?? '')).headers.get('location');

  describe('what the page is told', () => {
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
      expect((await shopper.status()).json.error.code).toBe('unpaid');

      expect(await back(await press(address, 'approve'))).toBe(`/odeme/guvenli/v2/basarili/${shopper.opened.token}`);
      expect((await shopper.status()).json.data.merchantOid).toBe(shopper.opened.oid);
      expect(await ledgerOf(shopper)).toEqual(['challenged', 'authorising', 'charged']);
      expect(await attemptOf(shopper)).toMatchObject({
        method,
        amount: 123_450,
        installmentCount: 0,
        bin: '',
        last4: '',
      });
      expect(await toldOf(shopper)).toEqual([
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
    ])('after %s the order stays open, and the page is told why', async (act, reason) => {
      const { shopper, address } = await start();
      expect(await back(await press(address, act))).toBe(`/odeme/guvenli/v2/basarisiz#${shopper.opened.token}`);
      expect(await ledgerOf(shopper)).toEqual(['challenged', `declined ${reason}`]);
      expect((await shopper.load()).json.data.paymentErrors).toHaveLength(1);
      expect(await toldOf(shopper)).toEqual([]);
    });

    it('an approval that takes a while leaves the order waiting, and pays it in the end', async () => {
      const { shopper, address } = await start();
      expect(await back(await press(address, 'slow'))).toBe(`/odeme/guvenli/v2/${shopper.opened.token}`);
      expect((await shopper.status()).json.error.code).toBe('pending');
      expect((await shopper.pay(card)).json.error.code).toBe('pending');
      sandbox.clock.advance(slowMs);
      await sandbox.runDue();
      expect((await shopper.status()).status).toBe(200);
      expect(await ledgerOf(shopper)).toEqual(['challenged', 'reviewing', 'charged']);
    });

    it('a second press, and a decision that comes back to an old page, change nothing', async () => {
      const { shopper, address } = await start();
      await Promise.all(['approve', 'approve', 'cancel', 'slow', 'decline'].map((act) => press(address, act)));
      sandbox.clock.advance(slowMs);
      await sandbox.runDue();
      const ledger = await ledgerOf(shopper);
      expect(ledger.filter((kind) => kind === 'charged').length).toBeLessThanOrEqual(1);
      expect(
        ledger.filter((kind) => kind !== 'challenged' && kind !== 'authorising' && kind !== 'reviewing'),
      ).toHaveLength(1);
      expect(await toldOf(shopper)).toHaveLength(ledger.includes('charged') ? 1 : 0);
      expect((await get(address)).status).toBe(303);
    });

    it('an attempt that was left for another can no longer be approved', async () => {
      const { shopper, address } = await start();
      expect((await shopper.pay(card)).json.message).toBe('3D');
      await press(address, 'approve');
      expect((await shopper.status()).json.error.code).toBe('unpaid');
      expect(await ledgerOf(shopper)).toEqual(['challenged', 'superseded', 'challenged']);
    });

    it('an approval that comes too late is none', async () => {
      const { shopper, address } = await start();
      sandbox.clock.advance(challengeLifeMs);
      await press(address, 'approve');
      expect(await ledgerOf(shopper)).toEqual(['challenged', 'declined walletLate']);
    });

    it('AP-18 is not approved by a form of another site, nor by a button there is not', async () => {
      const { shopper, address } = await start();
      expect((await post(address, { act: 'approve' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect((await press(address, 'toString')).status).toBe(404);
      expect((await press(address.replace(`/${method}/`, '/tosla/'), 'approve')).status).toBe(404);
      expect((await get(`${sandbox.urls.wallets}/${method}/unknown`)).status).toBe(404);
      expect(await ledgerOf(shopper)).toEqual(['challenged']);
    });
  });

  it('OP-04 asks for the whole window on a telephone: 1 Android, 2 iPhone', async () => {
    const mobile = async (agent: string) =>
      (await (await arrive()).payByJuzdan({}, { 'user-agent': agent })).json.data.mobile;
    expect(await mobile('Mozilla/5.0 (Linux; Android 15) Mobile')).toBe('1');
    expect(await mobile('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('2');
    expect(await mobile('Mozilla/5.0 (X11; Linux x86_64)')).toBe('0');
  });

  describe('tosla', () => {
    const start = async () => {
      const shopper = await arrive();
      const { json } = await shopper.payBy('tosla');
      expect(json.data.referenceCode).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
      return { shopper, code: String(json.data.referenceCode) };
    };
    const wordOf = async (shopper: Shopper, code: string) => (await shopper.toslaStatus(code)).json.data?.toslaStatus;
    /** The shopper's telephone: the code is typed as it is read. */
    const find = async (code: string) => {
      const typed = code.toLowerCase().replace(/(.{4})/g, '$1 ');
      const found = await post(`${sandbox.urls.wallets}/tosla`, { reference: typed });
      expect(found.status).toBe(303);
      return sandbox.urls.wallets + found.headers.get('location');
    };

    it('OP-05 waits for the app: pending, and completed with the way on once it is approved', async () => {
      const { shopper, code } = await start();
      expect(await wordOf(shopper, code)).toBe('pending');
      await press(await find(code), 'approve');
      expect((await shopper.toslaStatus(code)).json.data).toEqual({
        toslaStatus: 'completed',
        redirectUrl: 'https://shop.example/ok',
        merchantName: 'Çınar Kitabevi',
        merchantOid: shopper.opened.oid,
      });
      expect(await ledgerOf(shopper)).toEqual(['challenged', 'authorising', 'charged']);
      expect(await toldOf(shopper)).toEqual([expect.objectContaining({ status: 'success', payment_type: 'tosla' })]);
    });

    it('OP-06 says processing while the wallet works, cancelled when it was given up or declined', async () => {
      const slow = await start();
      await press(await find(slow.code), 'slow');
      expect(await wordOf(slow.shopper, slow.code)).toBe('processing');
      sandbox.clock.advance(slowMs);
      await sandbox.runDue();
      expect(await wordOf(slow.shopper, slow.code)).toBe('completed');
      for (const act of ['cancel', 'decline']) {
        const { shopper, code } = await start();
        await press(await find(code), act);
        expect(await wordOf(shopper, code)).toBe('cancelled');
        expect((await shopper.call('/odeme/api/oos/check/payment-status')).status).toBe(200);
      }
    });

    it('OP-06 expires after 290 s, for good', async () => {
      const { shopper, code } = await start();
      const address = await find(code);
      sandbox.clock.advance(toslaLifeMs - 1);
      expect(await wordOf(shopper, code)).toBe('pending');
      sandbox.clock.advance(1);
      expect(await wordOf(shopper, code)).toBe('expired');
      await press(address, 'approve');
      expect(await wordOf(shopper, code)).toBe('expired');
      expect(await ledgerOf(shopper)).toEqual(['challenged', 'declined walletLate']);
      expect((await shopper.status()).json.error.code).toBe('unpaid');
    });

    it('OP-05 a new code takes the place of the old one', async () => {
      const { shopper, code } = await start();
      const second = String((await shopper.payBy('tosla')).json.data.referenceCode);
      expect(await wordOf(shopper, code)).toBe('cancelled');
      expect(await wordOf(shopper, second)).toBe('pending');
      await press(await find(code), 'approve');
      expect(await wordOf(shopper, code)).toBe('cancelled');
      await press(await find(second), 'approve');
      expect(await wordOf(shopper, second)).toBe('completed');
      // Paid, but not by this code: the page is told where the shopper goes on.
      expect((await shopper.toslaStatus(code)).json).toMatchObject({
        error: { code: 'paid' },
        redirectUrl: 'https://shop.example/ok',
      });
    });

    it('AP-15 is asked about by its own payment only', async () => {
      const { code } = await start();
      const stranger = await arrive();
      for (const typed of [code, '', 'x'.repeat(500), "' or 1=1"]) {
        expect((await stranger.toslaStatus(typed)).json.error.code).toBe('ownership');
      }
      expect((await post(`${sandbox.urls.wallets}/tosla`, { reference: '<script>' })).text).not.toContain('<script>"');
    });
  });

  describe('bex', () => {
    const start = async (sandboxCase = '') => {
      const shopper = await arrive({ sandbox_case: sandboxCase });
      const { config, response } = (await shopper.payBy('bex')).json.data;
      const approved = (resultId = response.id) => shopper.call('/odeme/api/oos/check/bex-approved', { resultId });
      return { shopper, config, response, approved };
    };

    it('OP-09 hands out a ticket that its own page takes, and the result is asked for', async () => {
      const { shopper, config, response, approved } = await start();
      expect(new URL(config.baseJs).origin).toBe(sandbox.urls.wallets);
      const script = await get(config.baseJs);
      expect(script.status).toBe(200);
      expect(script.headers.get('content-type')).toEqual(expect.stringContaining('javascript'));
      expect((await approved()).json.error.code).toBe('pending');
      const page = await get(`${response.path}?token=${response.token}`);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).not.toContain('frame-ancestors');
      const done = await press(response.path, 'approve', { token: response.token });
      expect(done.text).toContain(`data-bex="completed" data-bex-id="${response.id}"`);
      expect((await approved()).json.data).toMatchObject({ merchantOid: shopper.opened.oid });
      expect(await toldOf(shopper)).toEqual([expect.objectContaining({ status: 'success', payment_type: 'bex' })]);
    });

    it('OP-09 a dialog that was given up is cancelled, a declined one declined, a slow one pending at first', async () => {
      const cancelled = await start();
      const given = await press(cancelled.response.path, 'cancel', { token: cancelled.response.token });
      expect(given.text).toContain('data-bex="cancelled"');
      expect((await cancelled.approved()).json.error).toMatchObject({ code: 'declined', group: '6' });
      const declined = await start();
      await press(declined.response.path, 'decline', { token: declined.response.token });
      expect((await declined.approved()).json.error).toMatchObject({ code: 'declined', group: '0' });
      const slow = await start();
      await press(slow.response.path, 'slow', { token: slow.response.token });
      expect((await slow.approved()).json.error.code).toBe('pending');
      sandbox.clock.advance(slowMs);
      await sandbox.runDue();
      expect((await slow.approved()).status).toBe(200);
    });

    it('AP-16 neither another shopper nor another ticket can use it', async () => {
      const { shopper, response } = await start();
      const other = await start();
      expect((await get(response.path)).status).toBe(404);
      expect((await press(response.path, 'approve', { token: other.response.token })).status).toBe(404);
      expect((await other.approved(response.id)).json.error.code).toBe('ownership');
      expect((await other.approved('')).json.error.code).toBe('ownership');
      expect(await ledgerOf(shopper)).toEqual(['challenged']);
    });

    it('OP-09 a case leaves the script out', async () => {
      expect((await get((await start('bexScriptMissing')).config.baseJs)).status).toBe(404);
    });

    it('OP-09 a case lets the script hang', async () => {
      const { config } = await start('bexScriptSilent');
      const hung = fetch(config.baseJs, { signal: AbortSignal.timeout(300) });
      await expect(hung).rejects.toMatchObject({ name: 'TimeoutError' });
    });
  });

  describe('mmPay', () => {
    it('OP-08 is paid at once', async () => {
      const shopper = await arrive();
      expect((await shopper.payBy('mm_pay')).json).toEqual({
        status: 'success',
        message: '',
        data: { merchantName: 'Çınar Kitabevi' },
      });
      expect(await ledgerOf(shopper)).toEqual(['authorising', 'charged']);
      expect(await toldOf(shopper)).toEqual([expect.objectContaining({ payment_type: 'mm_pay' })]);
    });

    it('OP-08 may be declined, and another way is open then', async () => {
      const shopper = await arrive({ sandbox_case: 'mmPayDeclined' });
      expect((await shopper.payBy('mm_pay')).json.error).toMatchObject({ code: 'declined', group: '0' });
      expect((await shopper.payBy('tosla')).status).toBe(200);
    });
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
    expect((await ledgerOf(shopper)).filter((kind) => kind === 'charged')).toHaveLength(1);
    expect(await toldOf(shopper)).toHaveLength(1);
    for (const { json } of answers.filter(({ json }) => json.data?.redirectUrl))
      await press(json.data.redirectUrl, 'approve');
    expect((await ledgerOf(shopper)).filter((kind) => kind === 'charged')).toHaveLength(1);
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
      expect(json.error.description).toEqual(expect.stringMatching(`: ${field}$`));
      expect(JSON.stringify(json)).not.toContain(card);
      expect(await ledgerOf(shopper)).toEqual([]);
    });

    it('OP-13 a wallet, or a loan, the merchant does not offer', async () => {
      const shopper = await arrive({ payment_options: 'tosla', bank_loans: 'akbank' });
      for (const type of ['alisgidis', 'mm_pay', 'bex', 'juzdan', 'eft', 'toString', '']) {
        expect((await shopper.payBy(type)).json.error).toMatchObject({ code: 'validation' });
      }
      for (const loan of ['isbank', '', '__proto__']) {
        expect((await shopper.payBy('bank_loans', { bank_loan: loan })).json.error.code).toBe('validation');
      }
      expect((await shopper.payByJuzdan()).json.error.code).toBe('validation');
      expect(await ledgerOf(shopper)).toEqual([]);
    });

    it('AP-12 juzdan: another token than the page’s, another csrf token, another site', async () => {
      const shopper = await arrive();
      const other = await arrive();
      expect((await shopper.payByJuzdan({ vezneToken: other.opened.token })).json.error.code).toBe('ownership');
      expect((await shopper.payByJuzdan({ csrfToken: other.csrfToken })).json.error.code).toBe('csrf');
      expect((await shopper.payByJuzdan({ merchantOid: other.opened.oid })).json.error.code).toBe('ownership');
      expect((await shopper.payByJuzdan({}, { 'sec-fetch-site': 'cross-site' })).json.error.code).toBe('csrf');
      expect(await ledgerOf(shopper)).toEqual([]);
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

  it('durum-sorgu names the way that was paid, and no card', async () => {
    const shopper = await arrive();
    await shopper.payBy('mm_pay');
    const { merchantCall } = await import('../../merchant.js');
    const { oid } = shopper.opened;
    const fields = { merchant_oid: oid };
    const { json } = await merchantCall(sandbox.urls.provider, '/odeme/durum-sorgu', '100001', fields, `100001${oid}`);
    expect(json).toMatchObject({
      status: 'success',
      odeme_tipi: 'MMPAY',
      masked_pan: '',
      kart_marka: 'none',
      taksit: '0',
    });
  });
});
