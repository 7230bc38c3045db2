import { slowMs } from '../../../../sandbox/provider/wallets/wallet-payments.js';
import { toslaLifeMs } from '../../../../src/domain/methods/tosla.js';
import { type Fields, get, post } from '../../calls.js';
import { OrderRecords } from '../../order-records.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { everyMethod, press, Shopper } from '../../shopper.js';

onOneStorage('wallets with flows of their own', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);

  const arrive = (changes: Fields = {}) => Shopper.arrive(sandbox.urls.provider, { ...everyMethod, ...changes });

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
      expect(await records.ledgerOf(shopper)).toEqual(['challenged', 'authorising', 'charged']);
      expect(await records.notificationsOf(shopper)).toEqual([
        expect.objectContaining({ status: 'success', payment_type: 'tosla' }),
      ]);
    });

    it('OP-06 says processing while the wallet works, completed once it is done', async () => {
      const slow = await start();
      await press(await find(slow.code), 'slow');
      expect(await wordOf(slow.shopper, slow.code)).toBe('processing');
      sandbox.clock.advance(slowMs);
      await sandbox.runDue();
      expect(await wordOf(slow.shopper, slow.code)).toBe('completed');
    });

    it.each(['cancel', 'decline'])('OP-06 says cancelled after %s, and the order stays open', async (act) => {
      const { shopper, code } = await start();
      await press(await find(code), act);
      expect(await wordOf(shopper, code)).toBe('cancelled');
      expect((await shopper.call('/odeme/api/oos/check/payment-status')).status).toBe(200);
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
      expect(await records.ledgerOf(shopper)).toEqual(['challenged', 'declined walletLate']);
      expect((await shopper.status()).json.error.code).toBe('unpaid');
    });

    it('OP-05 TR-02 a new code takes the place of the old one', async () => {
      const { shopper, code } = await start();
      const second = String((await shopper.payBy('tosla')).json.data.referenceCode);
      // It is cancelled, but the order may still be paid by the new one: nothing final is said of it (TR-02).
      const refusalOfFirst = async () => (await shopper.toslaStatus(code)).json.error?.code;
      expect(await refusalOfFirst()).toBe('pending');
      expect(await wordOf(shopper, second)).toBe('pending');
      await press(await find(code), 'approve');
      expect(await refusalOfFirst()).toBe('pending');
      await press(await find(second), 'approve');
      expect(await wordOf(shopper, second)).toBe('completed');
      // Paid, but not by this code: the answer says where the shopper goes next.
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
      expect(await records.notificationsOf(shopper)).toEqual([
        expect.objectContaining({ status: 'success', payment_type: 'bex' }),
      ]);
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
      expect(await records.ledgerOf(shopper)).toEqual(['challenged']);
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
        data: { merchantName: 'Çınar Kitabevi', okUrl: 'https://shop.example/ok' },
      });
      expect(await records.ledgerOf(shopper)).toEqual(['authorising', 'charged']);
      expect(await records.notificationsOf(shopper)).toEqual([expect.objectContaining({ payment_type: 'mm_pay' })]);
    });

    it('OP-08 may be declined, and another way is open then', async () => {
      const shopper = await arrive({ sandbox_case: 'mmPayDeclined' });
      expect((await shopper.payBy('mm_pay')).json.error).toMatchObject({ code: 'declined', group: '0' });
      expect((await shopper.payBy('tosla')).status).toBe(200);
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
