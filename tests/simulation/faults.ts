import { Random } from '../sandbox/random.js';
import type { Plan } from './plan.js';

/** What happens to one request on its way. Times are in simulated ms. */
export type Fault =
  | { readonly kind: 'none' }
  /** Never arrives; the line breaks. */
  | { readonly kind: 'lostRequest' }
  /** Is answered, and the line breaks before the answer. */
  | { readonly kind: 'lostAnswer' }
  /** The line breaks or hangs, and the request arrives later. */
  | { readonly kind: 'late'; readonly delayMs: number; readonly hangs: boolean }
  /** Arrives, and the answer never comes; the line hangs. */
  | { readonly kind: 'silent' }
  /** The request takes its time, then everything is as usual. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** Arrives twice: at once, or once more later. */
  | { readonly kind: 'duplicate'; readonly delayMs: number }
  /** Waits until the shopper's next request was answered. */
  | { readonly kind: 'reorder' }
  /** Something between shopper and provider answers instead. */
  | { readonly kind: 'status'; readonly status: number; readonly body: string; readonly forwarded: boolean }
  /** The answer breaks off in the middle. */
  | { readonly kind: 'halfBody' }
  | ({ readonly kind: 'commitCut' } & CommitCut)
  /** The process that serves the request ends while it does. */
  | { readonly kind: 'kill' | 'terminate'; readonly afterMs: number }
  /** No connection to the database for a while. */
  | { readonly kind: 'databaseAway'; readonly forMs: number }
  /** The process stands still, and its time with it, for ms of the machine. */
  | { readonly kind: 'freeze'; readonly afterMs: number; readonly forMs: number }
  /** At a COMMIT of this payment the connection, or every one of the process, passes nothing any more and stays open. */
  | { readonly kind: 'deadLine'; readonly after: number; readonly isWhole: boolean };

export type FaultKind = Fault['kind'];

/** The database's line breaks at a COMMIT of this payment. */
export interface CommitCut {
  /** True: the database got it, and its answer is lost. */
  readonly reaches: boolean;
  /** How many transactions of the payment go before: the first begins the attempt, the second charges it. */
  readonly after: number;
  /** For how long the database is away then: what is tried again fails too. */
  readonly awayMs: number;
}

/** Beside none: how often each happens where one happens, by weight. */
const weights: Readonly<Record<Exclude<FaultKind, 'none'>, number>> = {
  lostRequest: 12,
  lostAnswer: 18,
  late: 40,
  silent: 4,
  slow: 8,
  duplicate: 12,
  reorder: 5,
  status: 14,
  halfBody: 8,
  commitCut: 16,
  kill: 0.5,
  terminate: 0.5,
  databaseAway: 0.3,
  freeze: 0.3,
  deadLine: 8,
};

export const faultKinds = Object.keys(weights) as (keyof typeof weights)[];

const page = '<!doctype html><title>Bad</title><h1>Something went wrong</h1>';

/** Gateways and guards between shopper and provider. JSON of a 4xx says that the request was refused, so it was. */
const statuses: readonly (readonly [status: number, body: string, mayForward: boolean])[] = [
  [400, page, true],
  [403, '', true],
  [408, '', true],
  [429, '{"message":"Too many requests"}', false],
  [500, page, true],
  [500, '{"status":"error","message":"oops"}', true],
  [502, page, true],
  [503, '', true],
  [504, '{"message":"Gateway timeout"}', true],
];

/** The post that pays by a card or a wallet. */
const payingCall = 'provider POST /odeme';

/**
 * How much more likely than others a request meets a fault: the posts that move money twice, as all depends on them, and
 * what only fills the page in a third.
 */
function likelihood(call: string): number {
  if (/POST (\/odeme|.*\/oos\/payment\/[^/]+|.*\/(transfer|verification)\/confirm)$/.test(call)) return 2;
  return /get\/token|get\/link|card\/details/.test(call) ? 1 / 3 : 1;
}

/** Describes the facts that the faults of a payment follow from. */
type Faulty = Pick<Plan, 'seed' | 'index' | 'roughness' | 'straysFirst'>;

/** The fault of one request: the same in every run, whatever the other payments do. `nth`: of this call, from 0. */
export function faultOf({ seed, index, roughness, straysFirst }: Faulty, call: string, nth: number): Fault {
  if (straysFirst && nth === 0 && call === payingCall) return { kind: 'late', delayMs: 65_000, hangs: false };
  const random = new Random(seed, index, call, nth);
  if (!random.chance(roughness * likelihood(call))) return { kind: 'none' };
  const kind = random.weighed(weights);
  const delayMs = random.pick([3_000, 9_000, 30_000, 65_000, 70_000]);
  if (kind === 'late') return { kind, delayMs, hangs: random.chance(0.3) };
  if (kind === 'slow') return { kind, delayMs: Math.min(delayMs, 30_000) };
  if (kind === 'duplicate') return { kind, delayMs: random.chance(0.5) ? 0 : delayMs };
  if (kind === 'commitCut')
    return { kind, reaches: random.chance(0.7), after: random.between(0, 1), awayMs: random.pick([0, 0, 8_000]) };
  if (kind === 'kill' || kind === 'terminate') return { kind, afterMs: random.between(0, 600) };
  if (kind === 'databaseAway') return { kind, forMs: random.between(500, 8_000) };
  if (kind === 'freeze') return { kind, afterMs: random.between(0, 600), forMs: random.pick([1_500, 3_000, 7_000]) };
  if (kind === 'deadLine') return { kind, after: random.between(0, 1), isWhole: random.chance(0.1) };
  if (kind !== 'status') return { kind };
  const [status, body, mayForward] = random.pick(statuses);
  return { kind, status, body, forwarded: mayForward && random.chance(0.6) };
}
