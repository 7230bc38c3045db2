import fc from 'fast-check';
import { readErrorBody } from '../../../src/infrastructure/gateway/error-body.reader.js';
import {
  readMethodAnswer,
  readRedirect,
  readToslaAnswer,
} from '../../../src/infrastructure/gateway/method-answer.reader.js';
import { readSentCode } from '../../../src/infrastructure/gateway/sent-code.reader.js';
import { readTransferStart, readTransferState } from '../../../src/infrastructure/gateway/transfer.reader.js';
import { readVerificationState } from '../../../src/infrastructure/gateway/verifications-gateway.js';
import { bank, flows } from './method-samples.js';
import { success, wrongField } from './reading.js';

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
    ...flows.map((flow) => (data: unknown, message: unknown) => readMethodAnswer(success(data, message), flow)),
    (data) => readRedirect(success(data)),
    (data) => readToslaAnswer(success(data)),
    (data) => readTransferStart(success(data)),
    (data) => readTransferState(success(data)),
    (data) => readVerificationState(success(data)),
    (data) => readSentCode(success(data)),
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
        const { resendAfterMs, attemptsLeft } = readSentCode(success({ resendAfter, attempts }));
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
    const start = readTransferStart(success({ banks, prefilled: { userName: long }, state: 'refused', reason: long }));
    expect(start.banks).toHaveLength(100);
    expect(start.banks[0]?.receiver.length).toBe(200);
    expect(start.prefilled.userName.length).toBe(100);
    expect(start.state).toEqual({ kind: 'refused', reason: 'x'.repeat(500) });
  });
});
