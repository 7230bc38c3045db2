import fc from 'fast-check';
import { GatewayError } from '../../../src/application/ports.js';
import type { WalletFlow } from '../../../src/domain/methods/wallets.js';
import { isTurkishIban } from '../../../src/domain/transfer/bank.js';
import { readErrorBody } from '../../../src/infrastructure/gateway/error-body.reader.js';
import {
  readMethodAnswer,
  readRedirect,
  readToslaAnswer,
} from '../../../src/infrastructure/gateway/method-answer.reader.js';
import { readSentCode } from '../../../src/infrastructure/gateway/sent-code.reader.js';
import { readTransferStart, readTransferState } from '../../../src/infrastructure/gateway/transfer.reader.js';
import { readVerificationState } from '../../../src/infrastructure/gateway/verification.reader.js';

const answer = (data: unknown, message: unknown = '') => ({
  httpStatus: 200,
  body: { status: 'success', message, data },
  answeredAt: undefined,
});

/** The field that a reader names. */
function wrongField(read: () => unknown): string | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof GatewayError && error.failure.kind === 'malformed') return error.failure.field;
    throw error;
  }
  return undefined;
}

const onward = { redirectUrl: 'https://wallet.example/1', mobile: '1' };
const flows: readonly WalletFlow[] = ['redirect', 'qr', 'vendor', 'direct'];

describe('the answer to a payment by another method', () => {
  it.each([
    ['1', true],
    ['2', true],
    [1, true],
    ['0', false],
    ['', false],
    [null, false],
    ['11', false],
    [true, false],
  ])('OP-04 OP-10 mobile %j: the parent window is %j', (mobile, parent) => {
    expect(readMethodAnswer(answer({ ...onward, mobile }), 'redirect')).toEqual({
      kind: 'redirect',
      url: 'https://wallet.example/1',
      parent,
    });
    expect(readRedirect(answer({ ...onward, mobile }))).toMatchObject({ parent });
  });

  it('OP-04 AP-20 without an address it is no answer, and never paid', () => {
    for (const data of [null, {}, { redirectUrl: null }, { redirectUrl: '' }, { redirectUrl: 'x'.repeat(3000) }])
      expect(wrongField(() => readMethodAnswer(answer(data), 'redirect'))).toMatch(/^data/);
  });

  it('OP-05 tosla has a reference code', () => {
    expect(readMethodAnswer(answer({ referenceCode: 'R1' }), 'qr')).toEqual({ kind: 'qr', referenceCode: 'R1' });
    for (const referenceCode of ['', null, 'x'.repeat(65), {}])
      expect(wrongField(() => readMethodAnswer(answer({ referenceCode }), 'qr'))).toBe('data.referenceCode');
  });

  it('OP-09 bex has a script and what it is opened with', () => {
    const ticket = { id: 7, path: 'https://vendor.example/7', token: 't' };
    const data = { config: { baseJs: 'https://vendor.example/bex.js' }, response: ticket };
    expect(readMethodAnswer(answer(data), 'vendor')).toEqual({
      kind: 'vendor',
      baseJs: 'https://vendor.example/bex.js',
      ticket: { ...ticket, id: '7' },
    });
    expect(wrongField(() => readMethodAnswer(answer({ ...data, config: {} }), 'vendor'))).toBe('data.config.baseJs');
    expect(wrongField(() => readMethodAnswer(answer({ ...data, response: {} }), 'vendor'))).toBe('data.response.id');
  });

  it('OP-08 mmPay is completed at once, unless there is somewhere to go', () => {
    expect(readMethodAnswer(answer({ merchantName: 'Kitapçı' }), 'direct')).toEqual({
      kind: 'completed',
      merchantName: 'Kitapçı',
    });
    expect(readMethodAnswer(answer(null), 'direct')).toEqual({ kind: 'completed', merchantName: '' });
    expect(readMethodAnswer(answer(onward), 'direct')).toMatchObject({ kind: 'redirect', parent: true });
  });

  it.each(flows)('VF-04 PY-02 a verification and a challenge are what they are for a card: %s', (flow) => {
    const verification = { maskedPhone: '', resendAfter: 0, attempts: 3 };
    expect(readMethodAnswer(answer({ ...onward, verification }, 'VERIFICATION'), flow)).toEqual({
      kind: 'verification',
      sent: { maskedPhone: '', resendAfterMs: 0, attemptsLeft: 3 },
    });
    expect(readMethodAnswer(answer({ htmlContent: btoa('<p>') }, '3D'), flow)).toEqual({
      kind: 'challenge',
      html: '<p>',
    });
  });
});

describe('the status of tosla', () => {
  it.each(['pending', 'processing', 'cancelled', 'expired'])('AP-15 %s', (toslaStatus) => {
    expect(readToslaAnswer(answer({ toslaStatus }))).toMatchObject({ status: toslaStatus });
  });

  it('AP-15 completed comes with the way back', () => {
    const receipt = { redirectUrl: 'https://shop.example/ok', merchantName: 'Kitapçı', merchantOid: 'ORDER1' };
    expect(readToslaAnswer(answer({ toslaStatus: 'COMPLETED', ...receipt }))).toEqual({ status: 'completed', receipt });
  });

  it('AP-15 AP-20 another word is no answer', () => {
    for (const toslaStatus of ['', 'paid', 'ok', null, 1])
      expect(wrongField(() => readToslaAnswer(answer({ toslaStatus })))).toBe('data.toslaStatus');
  });
});

const bank = {
  code: '0046',
  name: 'Akbank',
  icon: null,
  accountName: 'Vezne Ödeme',
  accountNo: 123,
  branchCode: '0001',
  receiver: 'Vezne A.Ş.',
  iban: 'TR33 0006 1005 1978 6457 8413 26',
  active: 1,
  closedFrom: '17:30',
  closedUntil: '09:00',
};

describe('what a transfer opens with', () => {
  const read = (...banks: unknown[]) => readTransferStart(answer({ banks, prefilled: null, state: 'none' }));

  it('BT-02 BT-07 the accounts, their hours, and what is known of the shopper', () => {
    const data = { banks: [bank], prefilled: { userName: 'Ayşe', phone: null }, state: 'review' };
    expect(readTransferStart(answer(data))).toEqual({
      banks: [
        {
          code: '0046',
          name: 'Akbank',
          icon: '',
          accountName: 'Vezne Ödeme',
          accountNo: '123',
          branchCode: '0001',
          receiver: 'Vezne A.Ş.',
          iban: 'TR330006100519786457841326',
          active: true,
          closed: { from: 1050, until: 540 },
        },
      ],
      prefilled: { userName: 'Ayşe', phone: '' },
      state: { kind: 'review' },
    });
  });

  it('BT-02 AP-20 an account whose IBAN is none is left out, its neighbours stay', () => {
    const odd = [{ ...bank, iban: 'TR330006100519786457841327' }, { ...bank, iban: null }, { ...bank, code: '' }, 7];
    expect(read(...odd, bank).banks).toHaveLength(1);
    expect(read(...odd).banks).toEqual([]);
  });

  it('BT-07 a bank without hours is never closed, and one that does not say so is active', () => {
    for (const closedFrom of ['', null, '24:00', '9:00', 7])
      expect(read({ ...bank, closedFrom }).banks[0]?.closed).toBeUndefined();
    expect(read({ ...bank, active: undefined }).banks[0]?.active).toBe(true);
    for (const active of [0, '0', false]) expect(read({ ...bank, active }).banks[0]?.active).toBe(false);
  });

  it('AP-20 whatever an account holds, the page shows a valid IBAN or none', () => {
    const field = fc.constantFrom(...Object.keys(bank));
    fc.assert(
      fc.property(field, fc.jsonValue(), (name, value) => {
        for (const { iban } of read({ ...bank, [name]: value }).banks) expect(isTurkishIban(iban)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('how far something has come', () => {
  const sent = { maskedPhone: '05** *** ** 67', resendAfter: 60, attempts: 3 };
  const sentCode = { maskedPhone: '05** *** ** 67', resendAfterMs: 60_000, attemptsLeft: 3 };
  const receipt = { redirectUrl: 'https://shop.example/ok', merchantName: 'Kitapçı', merchantOid: 'ORDER1' };

  it('BT-06 a transfer', () => {
    expect(readTransferState(answer({ state: 'none' }))).toEqual({ kind: 'none' });
    expect(readTransferState(answer({ state: 'review', reason: 'x' }))).toEqual({ kind: 'review' });
    expect(readTransferState(answer({ state: 'awaitingCode', ...sent }))).toEqual({
      kind: 'awaitingCode',
      sent: sentCode,
    });
    expect(readTransferState(answer({ state: 'confirmed', ...receipt }))).toEqual({ kind: 'confirmed', receipt });
    expect(readTransferState(answer({ state: 'refused', reason: null }))).toEqual({ kind: 'refused', reason: '' });
  });

  it('VF-03 a verification', () => {
    expect(readVerificationState(answer({ state: 'review' }))).toEqual({ kind: 'review' });
    expect(readVerificationState(answer({ state: 'awaitingCode', ...sent }))).toEqual({
      kind: 'awaitingCode',
      sent: sentCode,
    });
    expect(readVerificationState(answer({ state: 'approved' }))).toEqual({
      kind: 'approved',
      receipt: { redirectUrl: '', merchantName: '', merchantOid: '' },
    });
    expect(readVerificationState(answer({ state: 'refused', reason: 'Onaylanmadı' }))).toEqual({
      kind: 'refused',
      reason: 'Onaylanmadı',
    });
  });

  it('BT-06 VF-03 AP-20 another word is no answer, and never paid', () => {
    for (const state of ['', 'paid', 'Confirmed', 'approvd', null, 1, true])
      for (const read of [readTransferState, readVerificationState])
        expect(wrongField(() => read(answer({ state })))).toBe('data.state');
    expect(wrongField(() => readTransferState(answer({ state: 'approved' })))).toBe('data.state');
    expect(wrongField(() => readVerificationState(answer({ state: 'confirmed' })))).toBe('data.state');
  });
});

describe('a wrong code', () => {
  const read = (fields: object, code = 'otp') => readErrorBody({ status: 'error', error: { code }, ...fields }, 400);

  it('BT-05 VF-02 says how many are left', () => {
    expect(read({ attemptsLeft: 2 })).toEqual({
      kind: 'refused',
      httpStatus: 400,
      error: { code: 'otp', attemptsLeft: 2 },
    });
    expect(read({ attemptsLeft: '0' })).toMatchObject({ error: { attemptsLeft: 0 } });
  });

  it('AP-20 a number that is none is left out, and so is one that comes with another code', () => {
    for (const attemptsLeft of [-1, 1.5, 'x', null, {}, Number.NaN])
      expect(read({ attemptsLeft })).toEqual({ kind: 'refused', httpStatus: 400, error: { code: 'otp' } });
    expect(read({ attemptsLeft: 2 }, 'declined')).toMatchObject({ error: { code: 'declined' } });
    expect(read({ attemptsLeft: 2 }, 'declined')).not.toHaveProperty('error.attemptsLeft');
  });
});

describe('any JSON at all', () => {
  const states = ['none', 'review', 'awaitingCode', 'confirmed', 'approved', 'refused', 'pending', 'completed'];
  const names = [
    'redirectUrl',
    'mobile',
    'referenceCode',
    'config',
    'response',
    'toslaStatus',
    'merchantName',
    'verification',
    'maskedPhone',
    'resendAfter',
    'attempts',
    'banks',
    'prefilled',
    'state',
    'reason',
    'htmlContent',
  ];
  const readers: readonly ((data: unknown, message: unknown) => unknown)[] = [
    ...flows.map((flow) => (data: unknown, message: unknown) => readMethodAnswer(answer(data, message), flow)),
    (data) => readRedirect(answer(data)),
    (data) => readToslaAnswer(answer(data)),
    (data) => readTransferStart(answer(data)),
    (data) => readTransferState(answer(data)),
    (data) => readVerificationState(answer(data)),
    (data) => readSentCode(answer(data)),
  ];
  const anyData = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.jsonValue(), fc.constantFrom(...states))),
  );

  it('AP-20 gives a value or a typed failure, never another exception', () => {
    fc.assert(
      fc.property(anyData, fc.oneof(fc.constantFrom('3D', 'VERIFICATION', ''), fc.jsonValue()), (data, message) => {
        for (const read of readers) wrongField(() => read(data, message));
        expect(readErrorBody(data, 400).kind).toMatch(/malformed|refused|alreadyPaid|underWay/);
      }),
      { numRuns: 500 },
    );
  });

  it('AP-20 the times and counts of a code are always some', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (resendAfter, attempts) => {
        const { resendAfterMs, attemptsLeft } = readSentCode(answer({ resendAfter, attempts }));
        expect(resendAfterMs).toBeGreaterThanOrEqual(0);
        expect(resendAfterMs).toBeLessThanOrEqual(3_600_000);
        expect(attemptsLeft).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });

  it('AP-20 a megabyte of text is held within bounds', () => {
    const long = 'x'.repeat(1_000_000);
    const banks = Array.from({ length: 500 }, () => ({ ...bank, receiver: long }));
    const start = readTransferStart(answer({ banks, prefilled: { userName: long }, state: 'refused', reason: long }));
    expect(start.banks).toHaveLength(100);
    expect(start.banks[0]?.receiver.length).toBe(200);
    expect(start.prefilled.userName.length).toBe(100);
    expect(start.state).toEqual({ kind: 'refused', reason: 'x'.repeat(500) });
  });
});
