import { accountRefused, expired, limit, outcome, paid, type Row, show, turnTo } from './transfer-moments.js';

/** The rows of the table about an account that the provider has refused. */
export const refusedAccountRows: readonly Row[] = [
  [
    'BT-08 PY-10 a refused account leaves the screen',
    accountRefused({ kind: 'failed', failure: limit }),
    ['account', 'notice'],
    turnTo({ kind: 'missing', failure: limit }),
  ],
  [
    'BT-08 EX-03 an account is refused past the time',
    accountRefused({ kind: 'failed', failure: expired }),
    ['account'],
    [show({ kind: 'account' }), { kind: 'endNotice' }, outcome({ kind: 'failed', failure: expired })],
  ],
  ['BT-08 PY-07 of a paid order', accountRefused(paid), ['account'], [show({ kind: 'account' }), outcome(paid)]],
  ['BT-08 PY-07 of one under way', accountRefused({ kind: 'underWay' }), ['account'], [{ kind: 'open' }]],
  [
    'BT-08 a notice on its way is answered itself',
    accountRefused({ kind: 'failed', failure: limit }),
    ['notifying', 'bank', 'code', 'review'],
    [],
  ],
];
