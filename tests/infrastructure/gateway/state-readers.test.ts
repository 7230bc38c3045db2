import { readTransferState } from '../../../src/infrastructure/gateway/transfer.reader.js';
import { readVerificationState } from '../../../src/infrastructure/gateway/verifications-gateway.js';
import { success, wrongField } from './reading.js';

describe('how far something has come', () => {
  const sent = { maskedPhone: '05** *** ** 67', resendAfter: 60, attempts: 3 };
  const sentCode = { maskedPhone: '05** *** ** 67', resendAfterMs: 60_000, attemptsLeft: 3 };
  const receipt = { redirectUrl: 'https://shop.example/ok', merchantName: 'Kitapçı', merchantOid: 'ORDER1' };

  it('BT-06 a transfer', () => {
    expect(readTransferState(success({ state: 'none' }))).toEqual({ kind: 'none' });
    expect(readTransferState(success({ state: 'review', reason: 'x' }))).toEqual({ kind: 'review' });
    expect(readTransferState(success({ state: 'awaitingCode', ...sent }))).toEqual({
      kind: 'awaitingCode',
      sent: sentCode,
    });
    expect(readTransferState(success({ state: 'confirmed', ...receipt }))).toEqual({ kind: 'confirmed', receipt });
    expect(readTransferState(success({ state: 'refused', reason: null }))).toEqual({ kind: 'refused', reason: '' });
  });

  it('VF-03 a verification', () => {
    expect(readVerificationState(success({ state: 'review' }))).toEqual({ kind: 'review' });
    expect(readVerificationState(success({ state: 'awaitingCode', ...sent }))).toEqual({
      kind: 'awaitingCode',
      sent: sentCode,
    });
    expect(readVerificationState(success({ state: 'approved' }))).toEqual({
      kind: 'approved',
      receipt: { redirectUrl: '', merchantName: '', merchantOid: '' },
    });
    expect(readVerificationState(success({ state: 'refused', reason: 'Onaylanmadı' }))).toEqual({
      kind: 'refused',
      reason: 'Onaylanmadı',
    });
  });

  it('BT-06 VF-03 AP-20 another word is no answer, and never paid', () => {
    for (const state of ['', 'paid', 'Confirmed', 'approvd', null, 1, true])
      for (const read of [readTransferState, readVerificationState])
        expect(wrongField(() => read(success({ state })))).toBe('data.state');
    expect(wrongField(() => readTransferState(success({ state: 'approved' })))).toBe('data.state');
    expect(wrongField(() => readVerificationState(success({ state: 'confirmed' })))).toBe('data.state');
  });
});
