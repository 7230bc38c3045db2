import type { FastifyInstance } from 'fastify';
import { createAcs } from '../../../sandbox/bank/acs.js';
import {
  acsChallengePath,
  type ChallengeFields,
  readResult,
  signedChallenge,
} from '../../../sandbox/bank/acs-contract.js';
import { acsPasskeys } from '../../../sandbox/bank/schema.js';
import type { OpenDatabase } from '../../../sandbox/database/database.js';
import { AdjustableClock } from '../../../sandbox/process/clock.js';
import { openEmpty } from '../embedded-database.js';
import { SoftwarePasskey } from './software-passkey.js';

export const secret = Buffer.from('a secret of thirty-two bytes, ok').toString('base64');
export const origin = 'https://bank.example';
const providerUrl = 'http://127.0.0.1:4000';
const start = Date.UTC(2026, 0, 15, 9, 30);

let database: OpenDatabase;
let acs: FastifyInstance;
let clock: AdjustableClock;
let count = 0;

/** For the tests of one file: a bank whose database lasts as long as they do, and whose time begins anew with each. */
export function openBank(): void {
  beforeAll(async () => {
    database = await openEmpty();
  });
  beforeEach(async () => {
    clock = new AdjustableClock(start);
    acs = await createAcs({ db: database.db, clock, publicUrl: origin, providerUrl, secret, logLevel: 'silent' });
  });
  afterEach(() => acs.close());
  afterAll(() => database.close());
}

export const pass = (ms: number) => clock.advance(ms);

export const post = (url: string, fields: Readonly<Record<string, string>>) =>
  acs.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** Opens a challenge for a passkey; `ask` sends its forms. */
export async function open(changes: Partial<ChallengeFields> = {}) {
  count += 1;
  const fields: ChallengeFields = {
    challengeId: `passkey-${count}`,
    merchantName: 'Çınar Kitabevi',
    amount: '123450',
    currency: 'TL',
    last4: '2307',
    scheme: 'visa',
    lang: 'tr',
    behaviour: 'passkey',
    expiresAt: new Date(start + 600_000).toISOString(),
    returnUrl: `${providerUrl}/odeme/3d/donus`,
    ...changes,
  };
  const { body } = await post(acsChallengePath, signedChallenge(secret, fields));
  const ask = (act: string, typed: Readonly<Record<string, string>> = {}) =>
    post('/3d/kod', { challengeId: fields.challengeId, act, ...typed });
  return { body, question: questionIn(body), ask };
}

/** The page asks for it at the press. */
export const newQuestion = async () => (await acs.inject('/gecis-anahtari/soru')).body;

export const questionIn = (body: string) => /data-question="([^"]*)"/.exec(body)?.[1] ?? '';

/** A passkey that the bank knows. */
export async function registered(keys?: ConstructorParameters<typeof SoftwarePasskey>[1]): Promise<SoftwarePasskey> {
  count += 1;
  const passkey = new SoftwarePasskey(`credential-${count}`, keys);
  const made = await post('/gecis-anahtari', passkey.register(await newQuestion(), { origin }));
  expect(made.body).toContain('Geçiş anahtarınız hazır');
  return passkey;
}

/** The result that the page would post to the provider; undefined while it asks. */
export function resultIn(body: string) {
  if (!body.includes('data-send-at-once')) return undefined;
  const fields = new Map([...body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  return readResult(secret, (name) => fields.get(name))?.result;
}

/** How many passkeys the bank keeps. */
export const kept = async () => (await database.db.select().from(acsPasskeys)).length;
