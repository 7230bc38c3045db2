import type { VerificationStep } from '../../../../src/application/verification/verify-payment.js';
import type { Failure } from '../../../../src/domain/payment/failure.js';
import type { Outcome } from '../../../../src/domain/payment/outcome.js';
import {
  reactionsTo,
  type VerificationEvent,
  type VerificationMoment,
  type VerificationPhase,
  type VerificationReaction,
} from '../../../../src/ui/payment/verification/verification-reaction.js';
import { refused } from '../../../ports/failures.js';
import { receipt } from '../payment-samples.js';
import { sent } from './verified-payment.js';

const phone = '05551112233';

const at = (phase: VerificationPhase, different: Partial<VerificationMoment> = {}): VerificationMoment => ({
  phase,
  phone,
  phoneValid: true,
  sentTo: '05321234567',
  paused: false,
  attemptId: 'a1',
  ...different,
});

const limit: Failure = refused({ code: 'limit' });

/** Where a verification may stand: the names of the columns. */
const moments = {
  phone: at({ kind: 'phone' }),
  wrongPhone: at({ kind: 'phone' }, { phoneValid: false }),
  pausedPhone: at({ kind: 'phone' }, { paused: true }),
  sending: at({ kind: 'phone', sendingTo: phone }),
  code: at({ kind: 'code' }),
  failedCode: at({ kind: 'code', failure: limit }),
  confirming: at({ kind: 'code', busy: 'confirming' }),
  postless: at({ kind: 'code', busy: 'confirming' }, { attemptId: undefined }),
  resending: at({ kind: 'code', busy: 'resending' }),
  control: at({ kind: 'control' }),
} as const satisfies Readonly<Record<string, VerificationMoment>>;

type MomentName = keyof typeof moments;

const expired: Failure = refused({ code: 'expired' }, 410);
const unfit: Failure = refused({ code: 'refused' });
const lost: Failure = { kind: 'noAnswer' };
const redirected: Failure = { kind: 'redirected', redirectUrl: 'https://pay.example/', error: {} };
const paid: Outcome = { kind: 'paid', receipt };

const came = (step: VerificationStep): VerificationEvent => ({ kind: 'step', step });
const failed = (failure: Failure): VerificationEvent => came({ kind: 'failed', failure });
const codeSent = came({ kind: 'codeSent', sent });

const show = (phase: VerificationPhase): VerificationReaction => ({ kind: 'show', phase });
const turnTo = (phase: VerificationPhase): readonly VerificationReaction[] => [show(phase), { kind: 'focusStep' }];
const showCode = (sentTo: string, answered?: 'confirming' | 'resending'): VerificationReaction => ({
  kind: 'showCode',
  sent,
  sentTo,
  answered,
});
const outcome = (of: Outcome): readonly VerificationReaction[] => [{ kind: 'outcome', outcome: of }];
const stays = (kind: 'phone' | 'code', failure: Failure): readonly VerificationReaction[] => [
  show({ kind, failure }),
  { kind: 'correct' },
];

/** A row: what happens, where the verification stands, and what the page does then. */
const rows: readonly (readonly [
  name: string,
  event: VerificationEvent,
  at: readonly MomentName[],
  reactions: readonly VerificationReaction[],
])[] = [
  [
    'VF-01 VF-02 a code is sent to the number',
    { kind: 'send' },
    ['phone'],
    [{ kind: 'showPhoneProblem' }, show({ kind: 'phone', sendingTo: phone }), { kind: 'send', phone }],
  ],
  [
    'VF-02 none is sent to a wrong number',
    { kind: 'send' },
    ['wrongPhone'],
    [{ kind: 'showPhoneProblem' }, { kind: 'correct' }],
  ],
  ['VF-01 none is sent before its time, or twice', { kind: 'send' }, ['pausedPhone', 'sending'], []],
  ['VF-01 the number was reached', codeSent, ['sending'], [showCode(phone), ...turnTo({ kind: 'code' })]],
  ['VF-01 a number that takes none says why', failed(limit), ['sending'], stays('phone', limit)],
  ['VF-01 a number without an answer', failed(lost), ['sending'], stays('phone', lost)],
  ['VF-01 the number is kept', { kind: 'keepNumber' }, ['phone'], turnTo({ kind: 'code' })],
  ['VF-01 not while a code is being sent to the other', { kind: 'keepNumber' }, ['sending'], []],
  ['VF-01 the number is changed', { kind: 'changeNumber' }, ['code'], turnTo({ kind: 'phone' })],

  ['VF-04 another method pays', { kind: 'payOtherwise' }, ['phone', 'code', 'failedCode'], [{ kind: 'open' }]],
  ['VF-04 not while a call is answered', { kind: 'payOtherwise' }, ['sending', 'confirming', 'resending'], []],

  [
    'VF-01 the code is confirmed',
    { kind: 'confirm', smsCode: '283126' },
    ['code'],
    [show({ kind: 'code', busy: 'confirming' }), { kind: 'confirm', smsCode: '283126' }],
  ],
  [
    'VF-01 another code goes where the last one went',
    { kind: 'resend' },
    ['code'],
    [show({ kind: 'code', busy: 'resending' }), { kind: 'send', phone: '05321234567' }],
  ],
  [
    'VF-01 why none was sent stays while a code is confirmed',
    { kind: 'confirm', smsCode: '283126' },
    ['failedCode'],
    [show({ kind: 'code', busy: 'confirming', failure: limit }), { kind: 'confirm', smsCode: '283126' }],
  ],
  [
    'VF-01 another code was sent',
    codeSent,
    ['resending'],
    [showCode('05321234567', 'resending'), show({ kind: 'code' })],
  ],
  [
    'PY-06 a code was lost on its way',
    codeSent,
    ['confirming'],
    [showCode('05321234567', 'confirming'), show({ kind: 'code' })],
  ],
  [
    'VF-03 the control asks for a code after all',
    codeSent,
    ['control'],
    [showCode('05321234567'), ...turnTo({ kind: 'code' })],
  ],
  [
    'ER-04 a wrong code',
    came({ kind: 'wrongCode', attemptsLeft: 1 }),
    ['confirming'],
    [show({ kind: 'code' }), { kind: 'refuseCode', attemptsLeft: 1 }],
  ],
  ['VF-01 a code that was not sent says why', failed(limit), ['resending'], stays('code', limit)],
  ['VF-03 the control follows', came({ kind: 'review' }), ['confirming'], turnTo({ kind: 'control' })],
  ['PY-07 under way in another window', came({ kind: 'underWay' }), ['confirming'], turnTo({ kind: 'control' })],

  ['VF-04 paid', came(paid), ['confirming', 'control'], outcome(paid)],
  [
    'PY-06 an unknown outcome is one of the post',
    came({ kind: 'unknown' }),
    ['confirming', 'control'],
    outcome({ kind: 'unknown', attemptId: 'a1' }),
  ],
  ['PY-06 an unknown outcome of no known post', came({ kind: 'unknown' }), ['postless'], outcome({ kind: 'unknown' })],
  [
    'VF-04 money may have moved: a failure ends it',
    failed(limit),
    ['confirming', 'control'],
    outcome({ kind: 'failed', failure: limit }),
  ],
  ['EX-03 past its time', failed(expired), ['sending', 'resending'], outcome({ kind: 'failed', failure: expired })],
  ['ER-03 a refusal that no other try mends', failed(unfit), ['sending'], outcome({ kind: 'failed', failure: unfit })],
  ['ER-02 to another address', failed(redirected), ['sending'], outcome({ kind: 'failed', failure: redirected })],
];

describe.each(rows)('%s', (_name, event, moment, reactions) => {
  it.each(moment)('at %s', (name) => {
    expect(reactionsTo(event, moments[name])).toEqual(reactions);
  });
});

it('every kind of event, of step and of place has its rows', () => {
  const events = new Set(rows.map(([, { kind }]) => kind));
  const presses = ['send', 'keepNumber', 'payOtherwise', 'confirm', 'resend', 'changeNumber'];
  expect([...events].sort()).toEqual([...presses, 'step'].sort());
  const steps = new Set(rows.flatMap(([, event]) => (event.kind === 'step' ? [event.step.kind] : [])));
  expect([...steps].sort()).toEqual(
    ['codeSent', 'wrongCode', 'review', 'underWay', 'failed', 'paid', 'unknown'].sort(),
  );
  const places = new Set(rows.flatMap(([, , names]) => names));
  expect([...places].sort()).toEqual(Object.keys(moments).sort());
});
