import { newNumber } from '../../../../sandbox/process/own-number.js';
import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import type { Answer, Fields } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { OrderRecords } from '../../order-records.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { notice, Shopper } from '../../shopper.js';

const hourMs = 60 * 60_000;
const newId = () => newNumber('');
const codeOf = ({ json }: Answer): string | undefined => json.error?.code;

onOneStorage('notice of a transfer past the time of its page', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);

  const arrive = (changes: Fields = {}) =>
    Shopper.arrive(sandbox.urls.provider, { payment_options: 'bankTransfer,mmPay', ...changes });
  const pass = async (ms: number) => {
    sandbox.clock.advance(ms);
    await sandbox.runDue();
  };
  const inquiryOf = async ({ opened: { merchantId, oid } }: Shopper) => {
    const fields = { merchant_oid: oid };
    return (await merchantCall(sandbox.urls.provider, '/odeme/durum-sorgu', merchantId, fields, merchantId + oid)).json;
  };

  it('BT-08 is taken for 24 hours from the first account that was shown, and nobody is notified before', async () => {
    const shopper = await arrive();
    const until = new Date(sandbox.clock.now() + 24 * hourMs).toISOString();
    expect((await shopper.transfer('shown', { bank: 'isbank' })).json.data).toEqual({ noticeUntil: until });
    await pass(hourMs);
    expect((await shopper.transfer('shown', { bank: 'akbank' })).json.data).toEqual({ noticeUntil: until });
    expect(await records.kindsOf(shopper)).toEqual([]);
    expect(await records.notificationsOf(shopper)).toEqual([]);
    expect((await inquiryOf(shopper)).err_no).toBe('005');
    await pass(22 * hourMs);
    expect((await shopper.transfer('banks')).json.data).toMatchObject({ state: 'none', noticeUntil: until });
    expect((await shopper.transfer('notify', notice)).status).toBe(200);
    expect((await shopper.transfer('confirm', { smsCode })).json.data.state).toBe('review');
  });

  it('BT-08 past its time the page opens for notice alone, and takes no other payment', async () => {
    const shopper = await arrive();
    const { noticeUntil } = (await shopper.transfer('shown', { bank: 'isbank' })).json.data;
    expect((await shopper.load()).json.data.paymentPage.transferOnly).toBe('0');
    await pass(hourMs);
    const { data } = (await shopper.load()).json;
    expect(data.paymentPage.transferOnly).toBe('1');
    expect(data.paymentForm.request_exp_date).toBe(noticeUntil);
    expect(codeOf(await shopper.pay('4355084355084358'))).toBe('expired');
    expect(codeOf(await shopper.payBy('mm_pay'))).toBe('expired');
    expect(codeOf(await shopper.status())).toBe('unpaid');
    expect(await records.kindsOf(shopper)).toEqual([]);
  });

  it('BT-08 EX-01 it is over after the 24 hours: the merchant is notified once, and nothing is taken', async () => {
    const shopper = await arrive();
    await shopper.transfer('shown', { bank: 'isbank' });
    await pass(24 * hourMs);
    expect(await records.ledgerOf(shopper)).toEqual(['closed timeRanOut']);
    expect(await records.notificationsOf(shopper)).toHaveLength(1);
    expect(codeOf(await shopper.load())).toBe('expired');
    expect(codeOf(await shopper.transfer('notify', notice))).toBe('expired');
    expect(codeOf(await shopper.transfer('shown', { bank: 'isbank' }))).toBe('expired');
  });

  it('BT-08 EX-01 an order whose accounts nobody has seen ends with its time', async () => {
    const shopper = await arrive();
    await shopper.transfer('banks');
    expect((await shopper.transfer('shown', { bank: 'unknown' })).json.error).toMatchObject({
      code: 'validation',
      field: 'bank',
    });
    await pass(hourMs);
    expect(codeOf(await shopper.load())).toBe('expired');
    expect(codeOf(await shopper.transfer('shown', { bank: 'isbank' }))).toBe('expired');
  });

  describe('whose other attempts have reached the limit', () => {
    const declined = '4355084300000103';
    const decline = async (shopper: Shopper, times: number) => {
      for (let time = 0; time < times; time++) {
        expect(codeOf(await shopper.pay(declined))).toBe('declined');
      }
    };
    /** An account was shown, and then five cards were declined. */
    const limited = async () => {
      const shopper = await arrive();
      await shopper.transfer('shown', { bank: 'isbank' });
      await decline(shopper, 5);
      await sandbox.runDue();
      return shopper;
    };

    it('BT-08 TR-05 stays open for the notice alone, and is reported to nobody as failed', async () => {
      const shopper = await limited();
      expect(await records.notificationsOf(shopper)).toEqual([]);
      expect((await inquiryOf(shopper)).err_no).toBe('005');
      expect((await shopper.load()).json.data.paymentPage.transferOnly).toBe('1');
      expect(codeOf(await shopper.pay('4355084355084358'))).toBe('limit');
      expect(codeOf(await shopper.payBy('mm_pay'))).toBe('limit');
      expect((await shopper.transfer('banks')).json.data.state).toBe('none');
      expect((await shopper.transfer('shown', { bank: 'isbank' })).json.status).toBe('success');
      await shopper.transfer('notify', notice);
      expect((await shopper.transfer('confirm', { smsCode })).json.data.state).toBe('review');
    });

    it('BT-08 TR-05 is closed once the 24 hours are over, and the merchant is notified then', async () => {
      const shopper = await limited();
      await pass(24 * hourMs);
      expect((await records.ledgerOf(shopper)).at(-1)).toBe('closed timeRanOut');
      expect(await records.notificationsOf(shopper)).toHaveLength(1);
      expect((await inquiryOf(shopper)).err_no).toBe('006');
      expect(codeOf(await shopper.transfer('notify', notice))).toBe('expired');
    });

    it('BT-08 TR-05 a refused notice closes it as little as a declined card', async () => {
      const shopper = await arrive();
      await shopper.transfer('shown', { bank: 'isbank' });
      await decline(shopper, 4);
      await shopper.transfer('notify', notice);
      for (let time = 0; time < 3; time++) await shopper.transfer('confirm', { smsCode: '000000' });
      expect((await records.ledgerOf(shopper)).at(-1)).toBe('declined codeFailed');
      expect((await shopper.transfer('notify', notice)).json.status).toBe('success');
    });

    it('BT-08 TR-05 a notice is taken behind fifteen attempts that were left, and is counted apart', async () => {
      const shopper = await arrive();
      await shopper.transfer('shown', { bank: 'isbank' });
      for (let time = 0; time < 15; time++) await shopper.pay('4355084355084358');
      expect(codeOf(await shopper.pay('4355084355084358'))).toBe('limit');
      expect((await shopper.transfer('notify', notice)).json.status).toBe('success');
    });
  });

  it('BT-05 TR-02 a code confirms the notice of its own page alone, which a page that is opened again can name', async () => {
    const shopper = await arrive();
    const [first, second] = [newId(), newId()];
    await shopper.transfer('notify', { ...notice, attempt_id: first });
    await shopper.transfer('notify', { ...notice, bank: 'akbank', attempt_id: second });
    expect(codeOf(await shopper.transfer('confirm', { smsCode, attempt_id: first }))).toBe('transferTimeout');
    expect(codeOf(await shopper.transfer('confirm', { smsCode }))).toBe('transferTimeout');
    const { data } = (await shopper.transfer('banks')).json;
    expect(data).toMatchObject({ state: 'awaitingCode', attempt_id: second });
    expect((await shopper.transfer('confirm', { smsCode, attempt_id: second })).json.data.state).toBe('review');
  });

  it('BT-06 TR-02 past its time the page for a transfer alone is answered that the decision is awaited', async () => {
    const shopper = await arrive({ payment_type: 'eft' });
    await shopper.transfer('notify', notice);
    await shopper.transfer('confirm', { smsCode });
    expect((await shopper.load()).status).toBe(200);
    await pass(hourMs);
    const { json } = await shopper.load();
    expect(json).toMatchObject({ message: 'pending', error: { code: 'pending' } });
    expect(json.waitsFor).toBeUndefined();
  });
});
