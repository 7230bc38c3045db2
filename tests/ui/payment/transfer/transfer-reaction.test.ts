import { reactionsTo } from '../../../../src/ui/payment/transfer/transfer-reaction.js';
import { refused } from '../../../ports/failures.js';
import { refusedAccountRows } from './refused-account-rows.js';
import {
  bankProblem,
  came,
  codeSent,
  correct,
  expired,
  failed,
  info,
  limit,
  lost,
  moments,
  noticeProblems,
  outcome,
  paid,
  type Row,
  read,
  redirected,
  sentBack,
  show,
  showCode,
  stays,
  turnTo,
  unread,
  validation,
} from './transfer-moments.js';

const rows: readonly Row[] = [
  ...refusedAccountRows,
  ['BT-02 it is read', { kind: 'ask' }, ['loading'], [show({ kind: 'loading', busy: 'opening' }), { kind: 'open' }]],
  ['BT-06 it is asked', { kind: 'ask' }, ['timeout'], [show({ kind: 'timeout', busy: 'opening' }), { kind: 'open' }]],
  ['BT-06 it is asked once at a time', { kind: 'ask' }, ['asking', 'notifying', 'confirming', 'resending'], []],

  [
    'BT-02 opens at the only bank’s account',
    read({ kind: 'none' }),
    ['loading', 'missing'],
    turnTo({ kind: 'account' }),
  ],
  ['BT-02 opens without a press: no focus', read({ kind: 'none' }), ['unentered'], [show({ kind: 'account' })]],
  ['BT-02 opens at the banks', read({ kind: 'none' }), ['loadingBankless'], turnTo({ kind: 'bank' })],
  ['PP-10 an account is held back', read({ kind: 'none' }), ['loadingHeld'], turnTo({ kind: 'bank' })],
  ['BT-06 opens at its code', read(codeSent), ['loading'], [showCode(), ...turnTo({ kind: 'code' })]],
  ['BT-06 read again, it is not there', read({ kind: 'none' }), ['asking'], turnTo({ kind: 'notice' })],
  [
    'PY-06 asked, it has not arrived',
    read({ kind: 'none' }),
    ['unsure'],
    sentBack({ kind: 'notice' }, { kind: 'notReceived' }),
  ],
  ['BT-02 the accounts are missing', unread(lost), ['loading'], turnTo({ kind: 'missing', failure: lost })],
  ['BT-02 they are missing again', unread(lost), ['missing'], [show({ kind: 'missing', failure: lost }), correct]],
  [
    'BT-06 asked without an answer',
    unread(lost),
    ['asking'],
    stays({ kind: 'timeout' }, { kind: 'failed', failure: lost }),
  ],
  [
    'PY-07 another payment is under way',
    unread({ kind: 'underWay' }),
    ['notifying'],
    [show({ kind: 'notice' }), outcome({ kind: 'underWay' })],
  ],
  [
    'PY-07 another payment is under way: the code is not confirmed any more',
    unread({ kind: 'underWay' }),
    ['confirming'],
    [show({ kind: 'code' }), outcome({ kind: 'underWay' })],
  ],
  [
    'EX-03 opened past its time',
    unread(expired),
    ['loading'],
    [show({ kind: 'loading' }), { kind: 'endNotice' }, outcome({ kind: 'failed', failure: expired })],
  ],

  ['PP-10 PP-11 the message comes first', { kind: 'next' }, ['bankHeld'], [info]],
  ['BT-02 from the bank to its account', { kind: 'next' }, ['bank'], [bankProblem, ...turnTo({ kind: 'account' })]],
  [
    'BT-02 BT-07 not without an open bank',
    { kind: 'next' },
    ['bankNone', 'bankClosed'],
    [bankProblem, show({ kind: 'bank' }), correct],
  ],
  ['BT-03 from the account to the notice', { kind: 'next' }, ['account'], turnTo({ kind: 'notice' })],
  ['BT-02 back to the account', { kind: 'back' }, ['notice'], turnTo({ kind: 'account' })],
  ['BT-02 back to the banks', { kind: 'back' }, ['account'], turnTo({ kind: 'bank' })],
  ['BT-05 not back while it is sent', { kind: 'back' }, ['notifying'], []],
  ['BT-07 to another bank', { kind: 'otherBank' }, ['noticeWrong'], turnTo({ kind: 'bank' })],
  ['BT-06 once more after a refusal', { kind: 'notifyAgain' }, ['refused'], turnTo({ kind: 'notice' })],

  ['PP-10 SP-01 a notice is held, too', { kind: 'notify' }, ['noticeHeld'], [info]],
  [
    'BT-05 a wrong notice goes nowhere',
    { kind: 'notify' },
    ['noticeWrong'],
    [noticeProblems, show({ kind: 'notice' }), correct],
  ],
  [
    'BT-05 a notice is given',
    { kind: 'notify' },
    ['notice'],
    [noticeProblems, show({ kind: 'notice', busy: 'notifying' }), { kind: 'notify' }],
  ],
  ['BT-05 it is given once', { kind: 'notify' }, ['notifying'], []],
  [
    'BT-07 its bank has closed',
    came({ kind: 'bankClosed' }),
    ['notifying'],
    stays({ kind: 'notice' }, { kind: 'bankClosed' }),
  ],
  [
    'PY-06 it was lost on its way',
    came({ kind: 'none' }),
    ['notifying'],
    stays({ kind: 'notice' }, { kind: 'notReceived' }),
  ],
  ['PY-06 whether it arrived is unknown', came({ kind: 'unknown' }), ['notifying'], turnTo({ kind: 'unsure' })],
  [
    'PY-07 under way in another window: it is read',
    came({ kind: 'underWay' }),
    ['notifying', 'confirming', 'resending'],
    [{ kind: 'open' }],
  ],
  [
    'ER-03 a field was not accepted and says so itself',
    failed(validation('idLast6')),
    ['notifying'],
    [show({ kind: 'notice' }), { kind: 'markField', field: 'idLast6' }, correct],
  ],
  [
    'ER-03 a field that cannot be changed was not accepted',
    failed(validation('phone')),
    ['notifying'],
    stays({ kind: 'notice' }, { kind: 'failed', failure: validation('phone') }),
  ],
  [
    'ER-03 a refused notice says why',
    failed(limit),
    ['notifying'],
    stays({ kind: 'notice' }, { kind: 'failed', failure: limit }),
  ],
  [
    'EX-03 the payment is over: no notice is taken any more either',
    failed(expired),
    ['notifying'],
    [show({ kind: 'notice' }), { kind: 'endNotice' }, outcome({ kind: 'failed', failure: expired })],
  ],
  [
    'ER-02 the window goes to another address',
    failed(redirected),
    ['notifying'],
    [show({ kind: 'notice' }), outcome({ kind: 'failed', failure: redirected })],
  ],

  ['BT-05 a code was sent', came(codeSent), ['notifying'], [showCode(), ...turnTo({ kind: 'code' })]],
  [
    'PY-06 a code was lost on its way',
    came(codeSent),
    ['confirming'],
    [showCode('confirming'), show({ kind: 'code' })],
  ],
  ['BT-05 another code was sent', came(codeSent), ['resending'], [showCode('resending'), show({ kind: 'code' })]],
  [
    'BT-05 a code is confirmed',
    { kind: 'confirm', smsCode: '283126' },
    ['code'],
    [show({ kind: 'code', busy: 'confirming' }), { kind: 'confirm', smsCode: '283126' }],
  ],
  [
    'BT-05 another code is asked for',
    { kind: 'resend' },
    ['code'],
    [show({ kind: 'code', busy: 'resending' }), { kind: 'resend' }],
  ],
  ['BT-05 the number is changed', { kind: 'changeNumber' }, ['code'], turnTo({ kind: 'notice' })],
  ['BT-05 the number is changed after a reload', { kind: 'changeNumber' }, ['codeBankless'], turnTo({ kind: 'bank' })],
  [
    'BT-05 ER-04 a wrong code',
    came({ kind: 'wrongCode', attemptsLeft: 2 }),
    ['confirming'],
    [show({ kind: 'code' }), { kind: 'refuseCode', attemptsLeft: 2 }],
  ],
  [
    'BT-05 no try is left',
    failed(refused({ code: 'otp', attemptsLeft: 0 })),
    ['confirming'],
    sentBack({ kind: 'notice' }, { kind: 'codeUsedUp' }),
  ],
  [
    'BT-05 a code was not sent',
    failed(limit),
    ['resending'],
    stays({ kind: 'code' }, { kind: 'failed', failure: limit }),
  ],
  [
    'PY-06 its notice is gone',
    came({ kind: 'none' }),
    ['confirming'],
    sentBack({ kind: 'notice' }, { kind: 'notReceived' }),
  ],
  ['BT-06 it waited too long for its code', came({ kind: 'timeout' }), ['confirming'], turnTo({ kind: 'timeout' })],

  ['BT-06 it is reviewed', came({ kind: 'review' }), ['confirming'], turnTo({ kind: 'review', paused: false })],
  [
    'BT-06 nothing is asked by itself any more',
    { kind: 'paused' },
    ['review'],
    [show({ kind: 'review', paused: true })],
  ],
  ['BT-06 nothing was asked', { kind: 'paused' }, ['notice', 'code', 'refused'], []],
  ['BT-06 the page asks again', read({ kind: 'review' }), ['paused'], [show({ kind: 'review', paused: false })]],
  [
    'BT-06 LG-03 refused, with the language of its reason',
    came({ kind: 'refused', reason: 'Tutar eksik' }),
    ['review'],
    turnTo({ kind: 'refused', reason: 'Tutar eksik', language: 'tr' }),
  ],
  ['BT-06 confirmed', came(paid), ['review'], [show({ kind: 'review', paused: false }), outcome(paid)]],
  ['BT-06 confirmed at once', came(paid), ['confirming'], [show({ kind: 'code' }), outcome(paid)]],
];

describe.each(rows)('%s', (_name, event, moment, reactions) => {
  it.each(moment)('at %s', (name) => {
    expect(reactionsTo(event, moments[name])).toEqual(reactions);
  });
});

it('every kind of event, of step and of phase has its rows', () => {
  const events = new Set(rows.map(([, { kind }]) => kind));
  const presses = ['ask', 'next', 'back', 'otherBank', 'notify', 'notifyAgain', 'confirm', 'resend', 'changeNumber'];
  expect([...events].sort()).toEqual([...presses, 'opened', 'step', 'accountRefused', 'paused'].sort());
  const steps = new Set(rows.flatMap(([, event]) => (event.kind === 'step' ? [event.step.kind] : [])));
  const own = ['none', 'codeSent', 'wrongCode', 'review', 'refused', 'timeout', 'bankClosed'];
  expect([...steps].sort()).toEqual([...own, 'paid', 'failed', 'underWay', 'unknown'].sort());
  const places = new Set(rows.flatMap(([, , names]) => names));
  expect([...places].sort()).toEqual(Object.keys(moments).sort());
});
