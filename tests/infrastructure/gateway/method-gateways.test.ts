import { firstValueFrom, type Observable } from 'rxjs';
import { bankLoanMethod } from '../../../src/application/methods/pay-with-bank-loan.js';
import { wallets } from '../../../src/domain/methods/wallets.js';
import { product } from '../../../src/domain/payment/product-slug.js';
import { emptyNotice } from '../../../src/domain/transfer/transfer-notice.js';
import { type Gateways, gatewaysAt } from './gateways-at.js';
import { access } from './payment-samples.js';
import { failureIn, providerOfTests } from './scripted-provider.js';
import { paymentForm } from './wire-samples.js';

const provider = providerOfTests();
let vezne: Gateways;

beforeAll(() => {
  vezne = gatewaysAt(provider.baseUrl);
});

/** Makes a call that is answered with this data; what it gave, and the one call the provider received. */
async function called<T>(call: () => Observable<T>, data: object) {
  provider.say(200, { status: 'success', message: '', data });
  const answer = await firstValueFrom(call());
  return { answer, ...provider.onlyCall() };
}

const onward = { redirectUrl: 'https://wallet.example/1', mobile: '0' };
const sent = { maskedPhone: '05** *** ** 67', resendAfter: 60, attempts: 3 };

const form = { ...Object.fromEntries(Object.entries(paymentForm).map(([name, value]) => [name, String(value ?? '')])) };
const attemptId = '0123456789abcdef0123456789abcdef';
const order = { attemptId, access, form, language: 'en', referrer: 'https://shop.example/' } as const;

/** Every field of a card, empty, and every choice beside it, off (OP-03). */
const cardless = {
  installment_count: '0',
  do_3d: '0',
  store_card: '0',
  card_type: '',
  card_points: '0',
  card_type_pts: '',
  ctoken: '',
  cvv: '',
  cc_owner: '',
  card_number: '',
  expiry_month: '',
  expiry_year: '',
};

describe('the calls about wallets and loans', () => {
  it('AP-11 OP-03 OP-10 a wallet: the form, its word, and nothing of a card', async () => {
    const { call, fields } = await called(
      () => vezne.wallets.pay({ ...order, method: wallets.alisGidis, bankLoan: '' }),
      onward,
    );
    expect(call).toBe('POST /odeme');
    expect(fields).toEqual({
      ...form,
      ...cardless,
      attempt_id: attemptId,
      lang: 'en',
      csrf_token: 'csrf1',
      payment_type: 'alisgidis',
      ref_url: 'https://shop.example/',
    });
  });

  it('OP-12 TB-07 a bank loan goes by its code', async () => {
    const { fields } = await called(
      () => vezne.wallets.pay({ ...order, method: bankLoanMethod, bankLoan: 'akbank' }),
      onward,
    );
    expect(fields).toMatchObject({ payment_type: 'bank_loans', bank_loan: 'akbank', installment_count: '0' });
  });

  it('AP-11 nothing in the form of the provider can stand in for the method', async () => {
    const sly = { ...form, payment_type: 'card', card_number: '4355084355084358', installment_count: '12' };
    const { fields } = await called(
      () => vezne.wallets.pay({ ...order, form: sly, method: wallets.mmPay, bankLoan: '' }),
      {},
    );
    expect(fields).toMatchObject({ payment_type: 'mm_pay', card_number: '', installment_count: '0' });
  });

  it('AP-12 juzdan: exactly its payload', async () => {
    const known = { ...form, ptr_url: 'https://ptr.example', request_exp_date: '2030-01-01T10:00:00Z' };
    const { call, fields, answer } = await called(
      () => vezne.wallets.start('juzdan', { attemptId, access, form: known }),
      {
        ...onward,
        mobile: 2,
      },
    );
    expect(call).toBe('POST /odeme/api/oos/payment/juzdan');
    expect(fields).toEqual({
      ...access,
      attempt_id: attemptId,
      ptrUrl: 'https://ptr.example',
      userIp: '10.0.0.1',
      requestExpDate: '2030-01-01T10:00:00Z',
      [`${product}Token`]: 'token1',
    });
    expect(answer).toEqual({ kind: 'redirect', url: 'https://wallet.example/1', parent: true });
  });

  it('AP-15 tosla-status: exactly its payload', async () => {
    const { call, fields, answer } = await called(() => vezne.wallets.toslaStatus(access, 'R1'), {
      toslaStatus: 'processing',
    });
    expect(call).toBe('POST /odeme/api/oos/check/tosla-status');
    expect(fields).toEqual({ ...access, referenceCode: 'R1' });
    expect(answer).toMatchObject({ status: 'processing' });
  });

  it('AP-16 bex-approved: exactly its payload', async () => {
    const receipt = { redirectUrl: 'https://shop.example/ok', merchantName: 'Kitapçı', merchantOid: 'ORDER1' };
    const { call, fields, answer } = await called(() => vezne.wallets.bexApproved(access, 'r1'), receipt);
    expect(call).toBe('POST /odeme/api/oos/check/bex-approved');
    expect(fields).toEqual({ ...access, resultId: 'r1' });
    expect(answer).toEqual(receipt);
  });

  it('PY-06 AP-19 a payment is posted once, however it fails', async () => {
    provider.say(503, '');
    expect(await failureIn(vezne.wallets.pay({ ...order, method: wallets.tosla, bankLoan: '' }))).toEqual({
      kind: 'noAnswer',
    });
    expect(await failureIn(vezne.wallets.start('juzdan', order))).toEqual({ kind: 'noAnswer' });
    expect(provider.received).toHaveLength(2);
  });
});

describe('the calls about transfers', () => {
  const notice = emptyNotice({
    bank: '0046',
    userName: ' Ayşe ',
    idLast6: '123456',
    phone: '0532 123 45 67',
    paymentDate: '2026-06-15',
    transactionNo: ' A1 ',
    description: ' Kira ',
    cardLast4: '4358',
  });

  it('BT-02 banks', async () => {
    const { call, fields } = await called(() => vezne.transfers.banks(access), { banks: [], state: 'none' });
    expect(call).toBe('POST /odeme/api/oos/transfer/banks');
    expect(fields).toEqual({ ...access });
  });

  it('BT-03 BT-04 notify: every field, trimmed; the digits of the card with a transfer by card only', async () => {
    const { call, fields, answer } = await called(() => vezne.transfers.notify(access, notice, attemptId), sent);
    const bare = {
      bank: '0046',
      userName: 'Ayşe',
      idLast6: '123456',
      phone: '05321234567',
      paymentDate: '2026-06-15',
      transactionNo: 'A1',
      description: 'Kira',
      cardLast4: '',
      byCreditCard: '0',
      atAtm: '0',
    };
    expect(call).toBe('POST /odeme/api/oos/transfer/notify');
    expect(fields).toEqual({ ...access, ...bare, attempt_id: attemptId });
    expect(answer).toEqual({ maskedPhone: '05** *** ** 67', resendAfterMs: 60_000, attemptsLeft: 3 });
    provider.received.length = 0;
    const byCard = await called(
      () => vezne.transfers.notify(access, { ...notice, byCreditCard: true }, attemptId),
      sent,
    );
    expect(byCard.fields).toMatchObject({ cardLast4: '4358', byCreditCard: '1', atAtm: '0' });
  });

  it('BT-03 the name and the description go with composed letters, as the provider compares them', async () => {
    const decomposed = { ...notice, userName: ' Ayşe '.normalize('NFD'), description: 'Çay'.normalize('NFD') };
    const { fields } = await called(() => vezne.transfers.notify(access, decomposed, attemptId), sent);
    expect(fields).toMatchObject({ userName: 'Ayşe', description: 'Çay' });
  });

  it('BT-05 BT-06 confirm, resend and status', async () => {
    const shown = await called(() => vezne.transfers.shown(access, 'isbank'), { noticeUntil: '' });
    expect(shown.call).toBe('POST /odeme/api/oos/transfer/shown');
    expect(shown.fields).toEqual({ ...access, bank: 'isbank' });
    provider.received.length = 0;
    const confirm = await called(() => vezne.transfers.confirm(access, '283126', 'post-1'), { state: 'review' });
    expect(confirm.call).toBe('POST /odeme/api/oos/transfer/confirm');
    expect(confirm.fields).toEqual({ ...access, smsCode: '283126', attempt_id: 'post-1' });
    provider.received.length = 0;
    const resend = await called(() => vezne.transfers.resend(access), sent);
    expect(resend.call).toBe('POST /odeme/api/oos/transfer/resend');
    expect(resend.fields).toEqual({ ...access });
    provider.received.length = 0;
    const status = await called(() => vezne.transfers.status(access), { state: 'refused', reason: 'Yok' });
    expect(status.call).toBe('POST /odeme/api/oos/transfer/status');
    expect(status.answer).toEqual({ kind: 'refused', reason: 'Yok' });
  });

  it('BT-06 PY-06 a status that names a notice says whether it is void', async () => {
    const known = await called(() => vezne.transfers.status(access, attemptId), {
      state: 'none',
      attempt_id: attemptId,
    });
    expect(known.fields).toEqual({ ...access, attempt_id: attemptId });
    expect(known.answer).toEqual({ kind: 'none', voided: true });
    provider.received.length = 0;
    const unknown = await called(() => vezne.transfers.status(access, attemptId), { state: 'none' });
    expect(unknown.answer).toEqual({ kind: 'none', voided: false });
  });

  it('BT-05 a wrong code counts what is left', async () => {
    provider.say(400, { status: 'error', error: { code: 'otp', description: 'Yanlış' }, attemptsLeft: 2 });
    expect(await failureIn(vezne.transfers.confirm(access, '000000'))).toEqual({
      kind: 'refused',
      httpStatus: 400,
      error: { code: 'otp', description: 'Yanlış', attemptsLeft: 2 },
    });
  });
});

describe('the calls about verifications', () => {
  it('VF-01 VF-03 send, confirm and status', async () => {
    const send = await called(() => vezne.verifications.send(access, '05321234567'), sent);
    expect(send.call).toBe('POST /odeme/api/oos/verification/send');
    expect(send.fields).toEqual({ ...access, phone: '05321234567' });
    provider.received.length = 0;
    const confirm = await called(() => vezne.verifications.confirm(access, '283126', 'attempt1'), {
      state: 'approved',
    });
    expect(confirm.call).toBe('POST /odeme/api/oos/verification/confirm');
    expect(confirm.fields).toEqual({ ...access, smsCode: '283126', attempt_id: 'attempt1' });
    provider.received.length = 0;
    const status = await called(() => vezne.verifications.status(access), { state: 'review' });
    expect(status.call).toBe('POST /odeme/api/oos/verification/status');
    expect(status.fields).toEqual({ ...access });
    expect(status.answer).toEqual({ kind: 'review' });
  });
});
