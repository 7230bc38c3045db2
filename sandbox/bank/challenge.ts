import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import type { ChallengeFields, ResultWord } from './acs-contract.js';
import { acsChallenges } from './schema.js';

export type Challenge = typeof acsChallenges.$inferSelect;

/** The code of every card; the page shows it, since no message is sent. */
export const demoCode = '283126';

/** The third wrong code ends the challenge. */
export const challengeTriesAllowed = 3;

/** A try is left for another code. */
const hasTries = lt(acsChallenges.wrongCodes, challengeTriesAllowed);

/** Why the code is asked for: the last one was none or wrong, or a passkey did not do. */
export type CodeProblem = 'missing' | 'wrong' | 'passkeyFailed';

/** Describes what a step leads to: the page asks on, or the result goes back to the provider. */
export type Step =
  | { readonly kind: 'ask'; readonly challenge: Challenge; readonly problem?: CodeProblem }
  | { readonly kind: 'askPasskey'; readonly challenge: Challenge }
  | { readonly kind: 'done'; readonly challenge: Challenge; readonly result: ResultWord };

/** Opens a challenge; one that was opened before keeps its state, and a second request changes nothing. */
export async function openChallenge(db: Database, fields: ChallengeFields, now: number): Promise<Step> {
  const { challengeId: id, expiresAt, ...rest } = fields;
  await db
    .insert(acsChallenges)
    .values({ ...rest, id, expiresAt: new Date(expiresAt) })
    .onConflictDoNothing();
  const challenge = await findChallenge(db, id);
  if (challenge === undefined) throw new Error('A challenge was gone right after it was written.');
  if (challenge.behaviour === 'attempted') return finish(db, challenge, 'attempted');
  return askForPasskey(db, challenge, now);
}

/** Asks for the passkey where the card's bank takes one, and for the code of any other card. */
export async function askForPasskey(db: Database, challenge: Challenge, now: number): Promise<Step> {
  const state = await stateOf(db, challenge, now);
  return state.kind === 'ask' && challenge.behaviour === 'passkey' ? { kind: 'askPasskey', challenge } : state;
}

/** Asks for the code in the place of a passkey. */
export async function askForCode(
  db: Database,
  challenge: Challenge,
  now: number,
  problem?: CodeProblem,
): Promise<Step> {
  const state = await stateOf(db, challenge, now);
  return state.kind === 'ask' && problem !== undefined ? { ...state, problem } : state;
}

/**
 * `isProved` says whether a passkey signed for this challenge; it counts the signature, so it is asked only where that is
 * awaited. Where none did, or the card takes none, the code is asked for.
 */
export async function answerByPasskey(
  db: Database,
  challenge: Challenge,
  isProved: () => Promise<boolean>,
  now: number,
): Promise<Step> {
  const state = await stateOf(db, challenge, now);
  if (state.kind !== 'ask') return state;
  // guard: passkey for a card that takes none -> if (!(await isProved())) return { ...state, problem: 'passkeyFailed' };
  if (challenge.behaviour !== 'passkey' || !(await isProved())) return { ...state, problem: 'passkeyFailed' };
  return finish(db, challenge, 'success');
}

export async function findChallenge(db: Database, id: string): Promise<Challenge | undefined> {
  const [challenge] = await db.select().from(acsChallenges).where(eq(acsChallenges.id, id)).limit(1);
  return challenge;
}

/**
 * Reads a typed code: spaces are dropped; anything but six digits asks again and costs no try. Codes that come at once are
 * compared one after the other, the right one too: many at once are no more tries.
 */
export async function answerChallenge(db: Database, challenge: Challenge, typed: string, now: number): Promise<Step> {
  const state = await stateOf(db, challenge, now);
  if (state.kind === 'done') return state;
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return { kind: 'ask', challenge, problem: 'missing' };
  const isRight = code === demoCode && challenge.behaviour !== 'failing';
  const [counted] = await db
    .update(acsChallenges)
    .set(isRight ? { result: 'success' } : { wrongCodes: sql`${acsChallenges.wrongCodes} + 1` })
    .where(and(eq(acsChallenges.id, challenge.id), isNull(acsChallenges.result), hasTries))
    .returning();
  // guard: codes typed at the ACS -> if (counted === undefined) return finish(db, challenge, 'failed');
  if (counted === undefined || counted.wrongCodes >= challengeTriesAllowed) return finish(db, challenge, 'failed');
  if (isRight) return { kind: 'done', challenge: counted, result: 'success' };
  return { kind: 'ask', challenge: counted, problem: 'wrong' };
}

export async function cancelChallenge(db: Database, challenge: Challenge): Promise<Step> {
  return finish(db, challenge, 'abandoned');
}

/** Out of time counts as given up. */
async function stateOf(db: Database, challenge: Challenge, now: number): Promise<Step> {
  if (challenge.result !== null) return { kind: 'done', challenge, result: challenge.result };
  if (challenge.expiresAt.getTime() <= now) return finish(db, challenge, 'abandoned');
  return { kind: 'ask', challenge };
}

/** The first result counts: two tabs, or a code sent twice, get the same one. */
async function finish(db: Database, challenge: Challenge, result: ResultWord): Promise<Step> {
  await db
    .update(acsChallenges)
    .set({ result })
    .where(and(eq(acsChallenges.id, challenge.id), isNull(acsChallenges.result)));
  const known = await findChallenge(db, challenge.id);
  return { kind: 'done', challenge, result: known?.result ?? result };
}
