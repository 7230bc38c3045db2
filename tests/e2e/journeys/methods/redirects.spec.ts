import { testRows } from '../../harness/store-rows.js';
import { redirectedRows } from './outcomes.js';

testRows([
  ...redirectedRows({
    id: 'juzdan',
    proves: 'OP-01 OP-03 OP-04 AP-12 juzdan warns, and its page decides',
    paidBy: 'JUZDAN',
    acts: ['approve', 'slow', 'decline', 'cancel'],
    leave: (methods) => methods.payBy('juzdan', { warns: true }),
  }),
  ...redirectedRows({
    id: 'alisGidis',
    proves: 'OP-01 OP-03 OP-10 alisGidis warns, and its page decides',
    paidBy: 'ALISGIDIS',
    acts: ['approve', 'slow', 'decline', 'cancel'],
    leave: (methods) => methods.payBy('alisGidis', { warns: true }),
  }),
  ...redirectedRows({
    id: 'mmPay',
    proves: 'OP-01 OP-08 mmPay that sends the shopper to its own page',
    paidBy: 'MMPAY',
    acts: ['approve', 'decline', 'cancel'],
    leave: (methods) => methods.payBy('mmPay', { warns: true }),
  }),
  ...redirectedRows({
    id: 'loan',
    proves: 'OP-12 TB-02 a bank that lends decides on its own page',
    paidBy: 'KREDI',
    acts: ['approve', 'slow', 'decline', 'cancel'],
    leave: (methods) => methods.payByLoan('isbank'),
  }),
]);
