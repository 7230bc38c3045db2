import { expect } from '../../harness/journey.js';
import { walkRows } from '../../harness/store-rows.js';
import { OtherPayments } from '../../pages/other-payments.js';
import { expectDeclined, expectLedger } from './outcomes.js';

walkRows([
  {
    id: 'mmPay-approved',
    proves: 'OP-01 OP-03 OP-08 mmPay pays at once, when its warning is accepted',
    walk: async (tab, walk) => {
      const { page, posts, expectPaid } = walk;
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
      await expectLedger(walk, 'MMPAY');
    },
  },
  {
    id: 'mmPay-declined',
    proves: 'PY-04 OP-08 mmPay says no: the reason above the form',
    refusals: [[400, '/odeme']],
    walk: async (tab, walk) => {
      await new OtherPayments(tab).payBy('mmPay', { warns: true });
      await expectDeclined(tab, 'walletDeclined', walk);
    },
  },
]);
