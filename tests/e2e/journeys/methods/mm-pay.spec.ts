import { expect } from '../../harness/journey.js';
import { testRows } from '../../harness/store-rows.js';
import { OtherPayments } from '../../pages/other-payments.js';
import { expectDeclined, expectLedger } from './outcomes.js';

testRows([
  {
    id: 'mmPay-approved',
    proves: 'OP-01 OP-03 OP-08 mmPay pays at once, when its warning is accepted',
    steps: async (tab, journey) => {
      const { page, posts, expectPaid } = journey;
      const methods = new OtherPayments(tab);
      await methods.payBy('mmPay');
      await tab.answer('label.giveUp');
      expect(posts.filter((path) => path === '/odeme')).toEqual([]);
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/odeme'));
      await methods.payButton.click();
      await tab.answer('label.continue');
      const fields = new URLSearchParams((await sent).postData() ?? '');
      expect(fields.get('payment_type')).toBe('mm_pay');
      expect(fields.get('installment_count')).toBe('0');
      await expectPaid();
      await expectLedger(journey, 'MMPAY');
    },
  },
  {
    id: 'mmPay-declined',
    proves: 'PY-04 OP-08 mmPay says no: the reason above the form',
    refusals: [[400, '/odeme']],
    steps: async (tab, journey) => {
      await new OtherPayments(tab).payBy('mmPay', { warns: true });
      await expectDeclined(tab, 'walletDeclined', journey);
    },
  },
]);
