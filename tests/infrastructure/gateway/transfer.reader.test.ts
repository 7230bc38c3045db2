import fc from 'fast-check';
import { isTurkishIban } from '../../../src/domain/validation/iban.js';
import { readNoticeTime, readTransferStart } from '../../../src/infrastructure/gateway/transfer.reader.js';
import { bank } from './method-samples.js';
import { success } from './reading.js';

describe('what a transfer opens with', () => {
  const read = (...banks: unknown[]) => readTransferStart(success({ banks, prefilled: null, state: 'none' }));

  it('BT-02 BT-07 the accounts, their hours, and what is known of the shopper', () => {
    const proposed = { userName: 'Ali Veli', phone: '05321112233' };
    const data = { banks: [bank], prefilled: { userName: 'Ayşe', phone: null }, proposed, state: 'review' };
    expect(readTransferStart(success(data))).toEqual({
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
      proposed,
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

describe('until when notice of a transfer is taken', () => {
  it.each(['2030-01-01T10:05:00Z', '2030-01-01T10:05:00', '2030-01-01T13:05:00+03:00'])(
    'BT-08 %s is read against the provider’s clock, without a zone as UTC',
    (noticeUntil) => {
      const serverTime = Date.parse('2030-01-01T10:00:00Z');
      const until = Date.parse('2030-01-01T10:05:00Z');
      expect(readNoticeTime({ ...success({ noticeUntil }), serverTime })).toEqual({ until, leftMs: 5 * 60_000 });
    },
  );
});
