import type { AskedOutcome } from '../../../../src/application/payment/ask-outcome.js';
import type { Failure } from '../../../../src/domain/payment/failure.js';
import type { Outcome } from '../../../../src/domain/payment/outcome.js';
import {
  type PaymentEvent,
  type PaymentMoment,
  type PaymentReaction,
  reactionsTo,
} from '../../../../src/ui/payment/page/payment-reaction.js';
import { refused } from '../../../ports/failures.js';
import { receipt, storePage } from '../payment-samples.js';
import { sent } from '../verification/verified-payment.js';

const page = storePage();
const failure: Failure = refused({ description: 'Ret' });

/** What the reactions depend on: the names of the columns. */
const moments = {
  unloaded: { page: undefined, left: false, posted: false, checking: false, blocked: false },
  loaded: { page, left: false, posted: false, checking: false, blocked: false },
  test: { page, left: false, posted: false, checking: false, blocked: true },
  posted: { page, left: false, posted: true, checking: false, blocked: false },
  left: { page, left: true, posted: true, checking: false, blocked: false },
  checking: { page, left: false, posted: true, checking: true, blocked: false },
  loadedAtEnd: { page: storePage({ payableForMs: 999 }), left: false, posted: false, checking: true, blocked: false },
} as const satisfies Readonly<Record<string, PaymentMoment>>;

type MomentName = keyof typeof moments;

const everywhere: readonly MomentName[] = ['unloaded', 'loaded', 'test', 'posted', 'left', 'checking', 'loadedAtEnd'];

const outcomes = {
  paid: { kind: 'paid', receipt },
  challenge: { kind: 'challenge', attemptId: 'a1' },
  leaving: { kind: 'leaving', url: 'https://wallet.example/', parent: false },
  verification: { kind: 'verification', sent },
  failed: { kind: 'failed', failure },
  underWay: { kind: 'underWay', unfinished: true },
  unknown: { kind: 'unknown', attemptId: 'a1' },
} as const satisfies Readonly<Record<Outcome['kind'], Outcome>>;

const came = (outcome: Outcome): PaymentEvent => ({ kind: 'outcome', outcome });
const opened = (answer: Extract<PaymentEvent, { kind: 'opened' }>['opened']): PaymentEvent => ({
  kind: 'opened',
  opened: answer,
  language: 'tr',
});
const atEnd = (answer: AskedOutcome): PaymentEvent => ({ kind: 'askedAtEnd', answer });
const show = (outcome: Outcome): PaymentReaction => ({ kind: 'show', outcome });
const theme = (screen: 'payment' | 'success' | 'error'): PaymentReaction => ({ kind: 'settleTheme', screen });

const paid = [show(outcomes.paid), { kind: 'wipeCard' }, theme('success')] as const;
const waiting = [show(outcomes.underWay), { kind: 'wait', unfinished: true }] as const;
const failed = [show(outcomes.failed), { kind: 'passDeadline', failure }] as const;

/** A row: the event, the moments in which it happens, and what the page does then. */
const rows: readonly (readonly [
  name: string,
  event: PaymentEvent,
  at: readonly MomentName[],
  reactions: readonly PaymentReaction[],
])[] = [
  [
    'EN-01 a payment that can be paid begins',
    opened({ kind: 'payable', page }),
    ['unloaded'],
    [{ kind: 'begin', page, language: 'tr' }, theme('payment')],
  ],
  [
    'PY-07 an address that is paid',
    opened(outcomes.paid),
    ['unloaded'],
    [{ kind: 'leadTo', opened: outcomes.paid }, ...paid],
  ],
  [
    'PY-07 an address whose payment is under way',
    opened(outcomes.underWay),
    ['unloaded'],
    [{ kind: 'leadTo', opened: outcomes.underWay }, theme('payment'), ...waiting],
  ],
  [
    'EX-01 an address whose time is over',
    opened({ kind: 'expired' }),
    ['unloaded'],
    [{ kind: 'leadTo', opened: { kind: 'expired' } }, theme('payment')],
  ],
  [
    'ER-03 an address that is refused',
    opened({ kind: 'failed', failure }),
    ['unloaded'],
    [{ kind: 'leadTo', opened: { kind: 'failed', failure } }, theme('error')],
  ],
  ['PY-03 a payment that is paid', came(outcomes.paid), everywhere, paid],
  [
    'PY-02 a challenge',
    came(outcomes.challenge),
    everywhere,
    [show(outcomes.challenge), { kind: 'wipeCard' }, { kind: 'awaitChallenge', attemptId: 'a1' }],
  ],
  [
    'OP-04 the way to a wallet',
    came(outcomes.leaving),
    everywhere,
    [show(outcomes.leaving), { kind: 'wipeCard' }, { kind: 'fetchMethods' }],
  ],
  [
    'VF-04 a verification keeps the card in its form',
    came(outcomes.verification),
    everywhere,
    [show(outcomes.verification), { kind: 'fetchMethods' }],
  ],
  [
    'PY-04 a failure gives the form back without its codes',
    came(outcomes.failed),
    ['loaded', 'posted', 'checking', 'loadedAtEnd'],
    [...failed, { kind: 'forgetCodes' }],
  ],
  ['PP-14 a failure leaves the sample card of a test whole', came(outcomes.failed), ['test'], failed],
  [
    'PY-05 a failure without a session, or of one that was left, loads the payment anew',
    came(outcomes.failed),
    ['unloaded', 'left'],
    [{ kind: 'open' }],
  ],
  ['PY-07 a payment under way is waited for', came(outcomes.underWay), everywhere, waiting],
  ['PY-06 an unknown outcome is shown', came(outcomes.unknown), everywhere, [show(outcomes.unknown)]],
  [
    'PY-06 a press asks once more',
    { kind: 'checked' },
    ['unloaded', 'loaded', 'test', 'posted', 'left'],
    [{ kind: 'ask' }],
  ],
  ['PY-06 a press asks nothing while it is asked', { kind: 'checked' }, ['checking', 'loadedAtEnd'], []],
  ['EX-01 the time is over: it is asked before that is said', { kind: 'timeOver' }, everywhere, [{ kind: 'askAtEnd' }]],
  ['EX-01 paid in another tab', atEnd(outcomes.paid), everywhere, paid],
  ['EX-01 under way in another tab', atEnd(outcomes.underWay), everywhere, waiting],
  [
    'TR-02 no answer at the end, after a post',
    atEnd(outcomes.unknown),
    ['posted', 'left', 'checking'],
    [show(outcomes.unknown)],
  ],
  [
    'EX-01 no answer at the end, without a post',
    atEnd(outcomes.unknown),
    ['unloaded', 'loaded', 'test', 'loadedAtEnd'],
    [{ kind: 'close' }],
  ],
  ['EX-01 never paid at the end', atEnd(outcomes.failed), everywhere, [{ kind: 'close' }]],
  [
    'EX-04 payable at the end: another tab has got more time',
    atEnd({ kind: 'payable', failure }),
    ['loaded', 'test', 'posted', 'left', 'checking'],
    [{ kind: 'open' }],
  ],
  [
    'EX-01 payable at the end, but loaded there: once more would give no time either',
    atEnd({ kind: 'payable', failure }),
    ['unloaded', 'loadedAtEnd'],
    [{ kind: 'close' }],
  ],
  [
    'EX-01 the expired screen: no card stays, and the frame gets its message',
    { kind: 'expired' },
    everywhere,
    [{ kind: 'wipeCard' }, { kind: 'reportExpired' }],
  ],
  ['PY-02 back from the challenge by the cache', { kind: 'restored' }, ['left'], [{ kind: 'open' }]],
  [
    'PY-02 back by the cache, though the page was not to be left',
    { kind: 'restored' },
    ['unloaded', 'loaded', 'test', 'posted', 'checking', 'loadedAtEnd'],
    [],
  ],
];

describe.each(rows)('%s', (_name, event, at, reactions) => {
  it.each(at)('at a moment that is %s', (name) => {
    expect(reactionsTo(event, moments[name])).toEqual(reactions);
  });
});

it('every kind of event and every outcome has its rows', () => {
  const kinds = new Set(rows.map(([, event]) => event.kind));
  expect([...kinds].sort()).toEqual(
    ['opened', 'outcome', 'checked', 'timeOver', 'askedAtEnd', 'expired', 'restored'].sort(),
  );
  const shown = new Set(rows.flatMap(([, event]) => (event.kind === 'outcome' ? [event.outcome.kind] : [])));
  expect([...shown].sort()).toEqual(Object.keys(outcomes).sort());
});

it('every row of an outcome and of the end of the time is told for every moment', () => {
  const told = (event: PaymentEvent) =>
    rows.filter(([, of]) => JSON.stringify(of) === JSON.stringify(event)).flatMap(([, , at]) => at);
  for (const [, event] of rows) {
    if (event.kind === 'opened') continue;
    expect([...told(event)].sort()).toEqual([...everywhere].sort());
  }
});
