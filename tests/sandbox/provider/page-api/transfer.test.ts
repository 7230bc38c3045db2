import { eq } from 'drizzle-orm';
import { entries, notifications, orders } from '../../../../sandbox/provider/database/schema.js';
import { smsMessages, transferNotices } from '../../../../sandbox/provider/database/schema-waiting.js';
import { banks, ibanOf } from '../../../../sandbox/provider/directory/banks.js';
import { isAboutTransfer, reasonOf, transferReasons } from '../../../../sandbox/provider/directory/reasons.js';
import { decisionMs } from '../../../../sandbox/provider/orders/order-case.js';
import { challengeLifeMs } from '../../../../sandbox/provider/orders/order-state.js';
import { cooldownMs, smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import type { Fields } from '../../calls.js';
import { onEveryStorage } from '../../running-sandbox.js';
import { notice, Shopper } from '../../shopper.js';

const card = '4355084355084358';
/** 09:00 UTC is noon in Istanbul. */
const noon = 12 * 60;

describe('the accounts', () => {
  it('BT-02 every IBAN is one of Turkey that adds up, and names its bank', () => {
    expect(banks.length).toBeGreaterThan(5);
    for (const bank of banks) {
      const iban = ibanOf(bank);
      expect(iban).toMatch(/^TR\d{24}$/);
      const digits = `${iban.slice(4)}2927${iban.slice(2, 4)}`;
      // ISO 7064, digit by digit: another way than the one that made them.
      expect([...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)).toBe(1);
      expect(iban.slice(4, 9)).toBe(`0${bank.eftCode}`);
    }
    // A vector from elsewhere.
    const known = { ...banks[0]!, eftCode: '0061', branchCode: '0519', accountNo: '786457841326' };
    expect(ibanOf(known)).toBe('TR330006100519786457841326');
  });
});

onEveryStorage('bank transfer', (open) => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await open();
  }, 60_000);
  afterAll(() => sandbox.close());

  const arrive = (changes: Fields = {}) =>
    Shopper.arrive(sandbox.urls.provider, { payment_options: 'bankTransfer', ...changes });
  const arriveForTransfer = (changes: Fields = {}) =>
    Shopper.arrive(sandbox.urls.provider, { payment_type: 'eft', ...changes });
  const idOf = async ({ opened }: Shopper) => {
    const [order] = await sandbox.db.select().from(orders).where(eq(orders.token, opened.token));
    return order!.id;
  };
  const ledgerOf = async (shopper: Shopper) => {
    const rows = await sandbox.db
      .select()
      .from(entries)
      .where(eq(entries.orderId, await idOf(shopper)))
      .orderBy(entries.seq);
    return rows.map(({ kind, reason }) => (reason === null ? kind : `${kind} ${reason}`));
  };
  const toldOf = async (shopper: Shopper) => {
    const rows = await sandbox.db
      .select()
      .from(notifications)
      .where(eq(notifications.orderId, await idOf(shopper)))
      .orderBy(notifications.createdAt);
    return rows.map(({ fields }) => fields);
  };
  const messagesOf = async (shopper: Shopper) => {
    const id = await idOf(shopper);
    return sandbox.db.select().from(smsMessages).where(eq(smsMessages.orderId, id)).orderBy(smsMessages.seq);
  };
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

  it('BT-01 a token of payment_type eft opens a page for transfers only', async () => {
    const shopper = await arriveForTransfer();
    const { data } = (await shopper.load()).json;
    expect(data.paymentPage).toMatchObject({ type: 'iframe', transferOnly: '1' });
    expect(data.paymentOptions).toEqual([expect.objectContaining({ code: 'bankTransfer' })]);
    expect((await shopper.pay(card)).json.error).toMatchObject({ code: 'validation' });
    expect((await shopper.payBy('mm_pay')).json.error).toMatchObject({ code: 'validation' });
  });

  it('BT-01 is refused where the merchant does not offer it', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider);
    for (const call of ['banks', 'notify', 'confirm', 'resend', 'status'] as const) {
      expect((await shopper.transfer(call, { ...notice, smsCode })).json.error.code).toBe('validation');
    }
  });

  it('AP-21 every call answers its own page only', async () => {
    const shopper = await arrive();
    const other = await arrive();
    await shopper.transfer('notify', notice);
    for (const call of ['banks', 'notify', 'confirm', 'resend', 'status'] as const) {
      const fields = { ...notice, smsCode };
      const code = async (changes: Fields, headers: Fields = {}) =>
        (await shopper.call(`/odeme/api/oos/transfer/${call}`, { ...fields, ...changes }, headers)).json.error.code;
      expect(await code({ csrfToken: other.csrfToken })).toBe('csrf');
      expect(await code({ merchantOid: other.opened.oid })).toBe('ownership');
      expect(await code({ merchantId: '100002' })).toBe('ownership');
      expect(await code({ token: 'unknown' })).toBe('notFound');
      expect(await code({}, { 'sec-fetch-site': 'cross-site' })).toBe('csrf');
    }
    expect(await ledgerOf(shopper)).toEqual(['challenged']);
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
    expect((await shopper.transfer('notify', notice)).json.error.description).toMatch(/: bank$/);
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
      ['phone', { phone: '+905551112233' }],
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
      ['transactionNo', { transactionNo: card }],
    ])('refuses %s in %j, sends no code and keeps nothing', async (field, change) => {
      const shopper = await arrive();
      const { status, text, json } = await shopper.transfer('notify', { ...notice, paymentDate: today(), ...change });
      expect(status).toBe(400);
      expect(json.error.code).toBe('validation');
      expect(json.error.description).toEqual(expect.stringMatching(`: ${field}$`));
      expect(text).not.toContain(card);
      expect(await ledgerOf(shopper)).toEqual([]);
      expect(await messagesOf(shopper)).toEqual([]);
    });

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

  describe('BT-05 the code', () => {
    it('goes to the telephone of the notice, and leads to a review the merchant hears of', async () => {
      const shopper = await arrive();
      const sent = await shopper.transfer('notify', notice);
      expect(sent.json.data).toEqual({ maskedPhone: '05** *** ** 33', resendAfter: cooldownMs / 1000, attempts: 3 });
      expect(await messagesOf(shopper)).toEqual([
        expect.objectContaining({ phone: '05551112233', text: expect.stringContaining(smsCode) }),
      ]);
      expect(await stateOf(shopper)).toMatchObject({ state: 'awaitingCode', maskedPhone: '05** *** ** 33' });
      expect((await shopper.transfer('confirm', { smsCode: '283 126' })).json.data).toEqual({ state: 'review' });
      expect(await ledgerOf(shopper)).toEqual(['challenged', 'reviewing']);
      const [news, ...more] = await toldOf(shopper);
      expect(more).toEqual([]);
      expect(news).toMatchObject({
        status: 'info',
        merchant_oid: shopper.opened.oid,
        total_amount: '123450',
        payment_type: 'eft',
        bank: 'isbank',
        user_name: 'Ayşe Yılmaz',
        user_phone: '05551112233',
        payment_sent_date: '2026-03-09',
      });
      expect(JSON.stringify(news)).not.toContain(notice.idLast6);
      // A repeated press is told the same, and tells the merchant nothing more.
      expect((await shopper.transfer('confirm', { smsCode })).json.data).toEqual({ state: 'review' });
      expect(await toldOf(shopper)).toHaveLength(1);
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
      expect(await ledgerOf(shopper)).toEqual(['challenged', 'declined codeFailed']);
      expect(await stateOf(shopper)).toEqual({ state: 'none' });
      expect((await send(shopper)).json.data.state).toBe('review');
    });

    it('many guesses at once are three guesses', async () => {
      const shopper = await arrive();
      await shopper.transfer('notify', notice);
      const guesses = await Promise.all(
        Array.from({ length: 12 }, (_, index) => shopper.transfer('confirm', { smsCode: `10000${index}` })),
      );
      const left = guesses.map(({ json }) => json.attemptsLeft).filter((count) => count !== undefined);
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
      expect(await messagesOf(shopper)).toHaveLength(5);
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
      expect(await toldOf(shopper)).toEqual([]);
    });
  });

  describe('BT-06 the decision', () => {
    it('approved by a person: paid, once, and the merchant is told', async () => {
      const shopper = await arrive();
      await send(shopper);
      const id = await reviewOf(shopper);
      const decisions = [undefined, undefined, 'transferNotFound', undefined].map((reason) =>
        sandbox.office.decide(id, reason),
      );
      expect((await Promise.all(decisions)).filter(Boolean)).toHaveLength(1);
      const ledger = await ledgerOf(shopper);
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
      expect((await toldOf(second)).map(({ status, payment_type }) => [status, payment_type])).toEqual([
        ['info', 'eft'],
        ['success', 'eft'],
      ]);
    });

    it('while it waits nothing else can pay the order, and time does not close it', async () => {
      const shopper = await arriveForTransfer({ timeout_limit: '1' });
      await send(shopper);
      sandbox.clock.advance(60 * 60_000);
      await sandbox.runDue();
      expect((await shopper.transfer('notify', notice)).json.error).toMatchObject({ code: 'pending', group: '7' });
      expect((await shopper.call('/odeme/api/oos/check/payment-status')).json.error.code).toBe('pending');
      expect((await shopper.load()).status).toBe(200);
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
      expect(await toldOf(shopper)).toEqual([
        expect.objectContaining({ status: 'info' }),
        expect.objectContaining({ status: 'failed', payment_type: 'eft', failed_reason_code: '41' }),
      ]);
      const silent = await arriveForTransfer({ timeout_limit: '5' });
      sandbox.clock.advance(5 * 60_000);
      await sandbox.runDue();
      expect(await toldOf(silent)).toEqual([expect.objectContaining({ status: 'failed', failed_reason_code: '6' })]);
      expect((await silent.transfer('status')).json.error.code).toBe('expired');
    });

    it('confirmed at once where the case says so; approved by itself where it says that', async () => {
      const atOnce = await arriveForTransfer({ sandbox_case: 'transferConfirmed' });
      expect((await send(atOnce)).json.data).toMatchObject({ state: 'confirmed', merchantOid: atOnce.opened.oid });
      expect(await ledgerOf(atOnce)).toEqual(['challenged', 'authorising', 'charged']);
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
      expect((await ledgerOf(shopper)).filter((kind) => kind === 'charged')).toHaveLength(1);
      expect((await toldOf(shopper)).map(({ status }) => status)).toEqual(['info', 'success']);
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
