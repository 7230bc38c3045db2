import { transferNotices } from '../../../../sandbox/provider/database/schema-waiting.js';
import { banks } from '../../../../sandbox/provider/directory/banks.js';
import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import { shownText } from '../../../../src/domain/validation/foreign-text.js';
import type { Fields } from '../../calls.js';
import { OrderRecords } from '../../order-records.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { notice, Shopper } from '../../shopper.js';

const card = '4355084355084358';
/** 09:00 UTC is noon in Istanbul. */
const noon = 12 * 60;

onOneStorage('notice of a transfer', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);

  const arrive = (changes: Fields = {}) =>
    Shopper.arrive(sandbox.urls.provider, { payment_options: 'bankTransfer', ...changes });
  const arriveForTransfer = (changes: Fields = {}) =>
    Shopper.arrive(sandbox.urls.provider, { payment_type: 'eft', ...changes });

  it('BT-01 a token of payment_type eft opens a page for transfers only', async () => {
    const shopper = await arriveForTransfer();
    const { data } = (await shopper.load()).json;
    expect(data.paymentPage).toMatchObject({ type: 'iframe', transferOnly: '1' });
    expect(data.paymentOptions).toEqual([expect.objectContaining({ code: 'bankTransfer' })]);
    expect((await shopper.pay(card)).json.error).toMatchObject({ code: 'validation' });
    expect((await shopper.payBy('mm_pay')).json.error).toMatchObject({ code: 'validation' });
  });

  it('BT-01 is offered for TL only: another currency has neither the option nor the accounts', async () => {
    const shopper = await arrive({ currency: 'USD', payment_options: 'bankTransfer,mmPay' });
    const { data } = (await shopper.load()).json;
    expect(data.paymentOptions.map(({ code }: Fields) => code)).toEqual(['mmPay']);
    expect((await shopper.transfer('banks')).json.error.code).toBe('validation');
  });

  const calls = ['banks', 'shown', 'notify', 'confirm', 'resend', 'status'] as const;
  it.each(calls)('BT-01 %s is refused where the merchant does not offer it', async (call) => {
    const shopper = await Shopper.arrive(sandbox.urls.provider);
    expect((await shopper.transfer(call, { ...notice, smsCode })).json.error.code).toBe('validation');
  });

  it.each(calls)('AP-21 every call answers its own page only: %s', async (call) => {
    const shopper = await arrive();
    const other = await arrive();
    await shopper.transfer('notify', notice);
    const fields = { ...notice, smsCode };
    const code = async (changes: Fields, headers: Fields = {}) =>
      (await shopper.call(`/odeme/api/oos/transfer/${call}`, { ...fields, ...changes }, headers)).json.error.code;
    expect(await code({ csrfToken: other.csrfToken })).toBe('csrf');
    expect(await code({ merchantOid: other.opened.oid })).toBe('ownership');
    expect(await code({ merchantId: '100002' })).toBe('ownership');
    expect(await code({ token: 'unknown' })).toBe('notFound');
    expect(await code({}, { 'sec-fetch-site': 'cross-site' })).toBe('csrf');
    expect(await records.ledgerOf(shopper)).toEqual(['challenged']);
  });

  it('BT-02 lists the accounts, what is known of the shopper, and how far things are', async () => {
    const { data } = (await (await arrive()).transfer('banks')).json;
    expect(data.banks).toHaveLength(banks.length);
    expect(data.banks[0]).toEqual({
      code: 'isbank',
      name: 'Türkiye İş Bankası',
      icon: expect.stringMatching(/^http.*isbank\.svg$/),
      accountName: expect.any(String),
      accountNo: '000123456781',
      branchCode: '1042',
      receiver: expect.any(String),
      iban: expect.stringMatching(/^TR\d{24}$/),
      active: 1,
      closedFrom: '',
      closedUntil: '',
    });
    expect(data.prefilled).toEqual({ userName: 'Ayşe Yılmaz', phone: '05551112233' });
    expect(data.state).toBe('none');
  });

  it('BT-02 only the bank the merchant named, and nothing filled in where nothing is known', async () => {
    const shopper = await arriveForTransfer({
      bank: 'ziraat',
      user_name: '',
      user_phone: '',
      user_address: '',
      user_basket: '',
    });
    const { data } = (await shopper.transfer('banks')).json;
    expect(data.banks.map(({ code }: Fields) => code)).toEqual(['ziraat']);
    expect(data.prefilled).toEqual({ userName: '', phone: '' });
    expect((await shopper.transfer('notify', notice)).json.error.field).toBe('bank');
    expect(
      (await shopper.transfer('notify', { ...notice, bank: 'ziraat', userName: 'Can Er', phone: '0532 000 11 22' }))
        .status,
    ).toBe(200);
  });

  it('BT-07 a bank takes no transfers in its closed hours, by the clock of Istanbul', async () => {
    const shopper = await arrive({ timeout_limit: '1440' });
    const halk = { ...notice, bank: 'halkbank' };
    const { data } = (await shopper.transfer('banks')).json;
    expect(data.banks.find(({ code }: Fields) => code === 'halkbank')).toMatchObject({
      closedFrom: '23:00',
      closedUntil: '05:30',
    });
    const minute = 60_000;
    const now = (sandbox.clock.now() / minute + 3 * 60) % 1440;
    expect(now).toBeGreaterThanOrEqual(noon);
    sandbox.clock.advance((23 * 60 - now) * minute - 1000);
    expect((await shopper.transfer('notify', halk)).status).toBe(200);
    sandbox.clock.advance(1000);
    expect((await shopper.transfer('notify', halk)).json.error).toMatchObject({ code: 'bankClosed' });
    expect((await shopper.transfer('notify', notice)).status).toBe(200);
    const closed = await arrive({ sandbox_case: 'transferBanksClosed' });
    expect((await closed.transfer('notify', { ...notice, bank: 'akbank' })).json.error.code).toBe('bankClosed');
    expect((await closed.transfer('notify', notice)).status).toBe(200);
    sandbox.clock.advance(7 * 60 * minute);
    expect((await shopper.transfer('notify', halk)).status).toBe(200);
  });

  const today = () => new Date(sandbox.clock.now() + 3 * 60 * 60_000).toISOString().slice(0, 10);

  describe('BT-03, BT-04 the notice', () => {
    it.each<readonly [string, Fields]>([
      ['bank', { bank: '' }],
      ['bank', { bank: 'constructor' }],
      ['userName', { userName: '' }],
      ['userName', { userName: 'Başkası' }],
      ['idLast6', { idLast6: '12345' }],
      ['idLast6', { idLast6: '1234567' }],
      ['idLast6', { idLast6: '12345x' }],
      ['cardLast4', { byCreditCard: '1' }],
      ['cardLast4', { byCreditCard: '1', cardLast4: '12345' }],
      ['cardLast4', { cardLast4: '1234' }],
      ['phone', { phone: '' }],
      ['phone', { phone: '+495551112233' }],
      ['phone', { phone: '05552223344' }],
      ['paymentDate', { paymentDate: '' }],
      ['paymentDate', { paymentDate: '09.03.2026' }],
      ['paymentDate', { paymentDate: '2026-02-30' }],
      ['paymentDate', { paymentDate: '2030-01-01' }],
      ['paymentDate', { paymentDate: '2020-01-01' }],
      ['byCreditCard', { byCreditCard: 'yes' }],
      ['byCreditCard', { byCreditCard: '' }],
      ['atAtm', { byCreditCard: '1', atAtm: '1', cardLast4: '1234', transactionNo: '1' }],
      ['transactionNo', { atAtm: '1' }],
      ['transactionNo', { transactionNo: '1'.repeat(300) }],
      ['description', { description: 'x'.repeat(5_000) }],
      ['description', { description: `kartım ${card.replace(/(.{4})/g, '$1 ')}` }],
      ['description', { description: `sipariş 12 ${card}` }],
      ['description', { description: `12.11.2026 ${card}` }],
      ['transactionNo', { transactionNo: card }],
    ])('refuses %s in %j, sends no code and keeps nothing', async (field, change) => {
      const shopper = await arrive();
      const { status, text, json } = await shopper.transfer('notify', { ...notice, paymentDate: today(), ...change });
      expect(status).toBe(400);
      expect(json.error.code).toBe('validation');
      expect(json.error.field).toBe(field);
      expect(text).not.toContain(card);
      expect(await records.ledgerOf(shopper)).toEqual([]);
      expect(await records.messagesOf(shopper)).toEqual([]);
    });

    it.each([
      ['a blank at its end', 'Ayşe Yılmaz '],
      ['decomposed letters', 'Ayşe Yılmaz'.normalize('NFD')],
      ['a mark of direction at its end', 'Ayşe Yılmaz\u200e'],
      ['an invisible space in it', 'Ayşe\u200b Yılmaz'],
      ['a soft hyphen in it', 'Ay\u00adşe Yılmaz'],
      ['an isolate around it', '\u2068Ayşe Yılmaz\u2069'],
      ['a line separator in it', 'Ayşe\u2028Yılmaz'],
    ])('BT-03 takes the name the merchant gave, with %s, as the page shows it', async (_what, user_name) => {
      const shopper = await arrive({ user_name });
      const { prefilled } = (await shopper.transfer('banks')).json.data;
      expect(prefilled.userName).toBe('Ayşe Yılmaz');
      // The page shows it so, and sends what it shows.
      expect(shownText(prefilled.userName)).toBe(prefilled.userName);
      const given = { ...notice, paymentDate: today(), userName: prefilled.userName };
      expect((await shopper.transfer('notify', given)).status).toBe(200);
    });

    it.each([
      ['a card number', card],
      ['the e-mail address', 'ayse@example.com'],
    ])('BT-03 %s in place of a name is none: the name is asked for', async (_what, user_name) => {
      const shopper = await arrive({ user_name, email: 'ayse@example.com' });
      const { prefilled } = (await shopper.transfer('banks')).json.data;
      expect(prefilled.userName).toBe('');
    });

    it.each(['+90 555 111 22 33', '905551112233', '555 111 22 33'])(
      'BT-04 knows the phone %s of the merchant',
      async (user_phone) => {
        const shopper = await arrive({ user_phone });
        const { prefilled } = (await shopper.transfer('banks')).json.data;
        expect(prefilled.phone).toBe('05551112233');
      },
    );

    it('takes one by card and one at an ATM, and keeps what was said', async () => {
      const byCard = await arrive();
      expect((await byCard.transfer('notify', { ...notice, byCreditCard: '1', cardLast4: '4358' })).status).toBe(200);
      const atAtm = await arrive();
      const said = {
        ...notice,
        atAtm: '1',
        transactionNo: 'ATM 0017',
        description: "Robert'); DROP TABLE orders;-- <b>\u0000",
      };
      expect((await atAtm.transfer('notify', said)).status).toBe(200);
      const rows = await sandbox.db.select().from(transferNotices);
      expect(rows).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ byCreditCard: true, atAtm: false, cardLast4: '4358' }),
          expect.objectContaining({
            atAtm: true,
            transactionNo: 'ATM 0017',
            description: "Robert'); DROP TABLE orders;-- <b>",
          }),
        ]),
      );
    });
  });
});
