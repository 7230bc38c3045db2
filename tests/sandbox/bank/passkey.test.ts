import { generateKeyPairSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createAcs } from '../../../sandbox/bank/acs.js';
import {
  acsChallengePath,
  type ChallengeFields,
  readResult,
  signedChallenge,
} from '../../../sandbox/bank/acs-contract.js';
import { demoCode } from '../../../sandbox/bank/challenge.js';
import { acsPasskeys } from '../../../sandbox/bank/schema.js';
import type { OpenDatabase } from '../../../sandbox/database/database.js';
import { AdjustableClock } from '../../../sandbox/process/clock.js';
import { openEmpty } from '../embedded-database.js';
import { SoftwarePasskey } from './software-passkey.js';

const secret = Buffer.from('a secret of thirty-two bytes, ok').toString('base64');
const providerUrl = 'http://127.0.0.1:4000';
const origin = 'https://bank.example';
const start = Date.UTC(2026, 0, 15, 9, 30);

let database: OpenDatabase;
let acs: FastifyInstance;
let clock: AdjustableClock;
let count = 0;

beforeAll(async () => {
  database = await openEmpty();
});
beforeEach(async () => {
  clock = new AdjustableClock(start);
  acs = await createAcs({ db: database.db, clock, publicUrl: origin, providerUrl, secret, logLevel: 'silent' });
});
afterEach(() => acs.close());
afterAll(() => database.close());

const post = (url: string, fields: Readonly<Record<string, string>>) =>
  acs.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** Opens a challenge for a passkey; `ask` sends its forms. */
async function open(changes: Partial<ChallengeFields> = {}) {
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

const questionIn = (body: string) => /data-question="([^"]*)"/.exec(body)?.[1] ?? '';

/** A passkey that the bank knows. */
async function registered(keys?: ConstructorParameters<typeof SoftwarePasskey>[1]): Promise<SoftwarePasskey> {
  count += 1;
  const passkey = new SoftwarePasskey(`credential-${count}`, keys);
  const { body } = await acs.inject('/gecis-anahtari');
  const made = await post('/gecis-anahtari', passkey.register(questionIn(body), { origin }));
  expect(made.body).toContain('Geçiş anahtarınız hazır');
  return passkey;
}

/** The result that the page would post to the provider; undefined while it asks. */
function resultIn(body: string) {
  if (!body.includes('data-send-at-once')) return undefined;
  const fields = new Map([...body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  return readResult(secret, (name) => fields.get(name))?.result;
}

const codeField = '<input id="code"';

describe('S3-09 a challenge for a passkey', () => {
  it('names merchant, amount and card, and asks for no code', async () => {
    const { body } = await open();
    for (const words of ['Çınar Kitabevi', '₺1.234,50', '•••• 2307', 'Geçiş anahtarıyla onayla'])
      expect(body).toContain(words);
    expect(body).not.toContain(codeField);
    expect(questionIn(body)).toMatch(/^[\w-]{43}$/);
  });

  it('is a success by the signature of a passkey that was made at the bank', async () => {
    const passkey = await registered();
    const { question, ask } = await open();
    expect(resultIn((await ask('passkey', passkey.answer(question, { origin }))).body)).toBe('success');
  });

  it('takes a key of the kind that Windows makes', async () => {
    const passkey = await registered(generateKeyPairSync('rsa', { modulusLength: 2048 }));
    const { question, ask } = await open();
    expect(resultIn((await ask('passkey', passkey.answer(question, { origin }))).body)).toBe('success');
  });

  it.each<[string, (passkey: SoftwarePasskey, question: string) => Record<string, string>]>([
    ['without an answer', () => ({})],
    [
      'by a passkey that the bank does not know',
      (_, question) => new SoftwarePasskey('stranger').answer(question, { origin }),
    ],
    [
      'by the id of a known passkey and another key',
      (passkey, question) => ({
        ...new SoftwarePasskey('stranger').answer(question, { origin }),
        credentialId: passkey.answer(question, { origin }).credentialId ?? '',
      }),
    ],
    ['with the answer to another question', (passkey) => passkey.answer('A'.repeat(43), { origin })],
    [
      'from the page of another origin',
      (passkey, question) => passkey.answer(question, { origin: 'https://bank.example.evil' }),
    ],
    ['signed for another site', (passkey, question) => passkey.answer(question, { origin, site: 'evil.example' })],
    ['while nobody was at the device', (passkey, question) => passkey.answer(question, { origin, flags: 0x04 })],
    ['while nobody proved who they are', (passkey, question) => passkey.answer(question, { origin, flags: 0x01 })],
    [
      'with a signature that is cut',
      (passkey, question) => ({ ...passkey.answer(question, { origin }), signature: 'AAAA' }),
    ],
    [
      'with data that is cut',
      (passkey, question) => ({ ...passkey.answer(question, { origin }), authenticatorData: 'AAAA' }),
    ],
    [
      'with words in the place of its data',
      (passkey, question) => ({ ...passkey.answer(question, { origin }), clientData: 'bm9uZQ' }),
    ],
  ])('asks for the code %s, and ends with it', async (_what, answer) => {
    const passkey = await registered();
    const { question, ask } = await open();
    const { body } = await ask('passkey', answer(passkey, question));
    expect(resultIn(body)).toBeUndefined();
    expect(body).toContain('Geçiş anahtarı kullanılamadı. Ödemeyi SMS koduyla onaylayın.');
    expect(body).toContain(codeField);
    expect(resultIn((await ask('confirm', { code: demoCode })).body)).toBe('success');
  });

  it('takes the answer to one challenge for no other', async () => {
    const passkey = await registered();
    const first = await open();
    const second = await open();
    const answer = passkey.answer(first.question, { origin });
    expect(resultIn((await second.ask('passkey', answer)).body)).toBeUndefined();
    expect(resultIn((await first.ask('passkey', answer)).body)).toBe('success');
  });

  it('refuses a device whose count stands still: it may be a copy', async () => {
    const passkey = await registered();
    const first = await open();
    expect(resultIn((await first.ask('passkey', passkey.answer(first.question, { origin, count: 7 }))).body)).toBe(
      'success',
    );
    const second = await open();
    expect(
      resultIn((await second.ask('passkey', passkey.answer(second.question, { origin, count: 7 }))).body),
    ).toBeUndefined();
    expect(resultIn((await second.ask('passkey', passkey.answer(second.question, { origin, count: 8 }))).body)).toBe(
      'success',
    );
  });

  it.each(['normal', 'failing'])('helps no card whose bank asks for a code (%s)', async (behaviour) => {
    const passkey = await registered();
    const { question } = await open();
    const { ask } = await open({ behaviour });
    expect(resultIn((await ask('passkey', passkey.answer(question, { origin }))).body)).toBeUndefined();
  });

  it('gives the code on request, goes back to the passkey, and can be given up', async () => {
    const { ask } = await open();
    const byCode = await ask('code');
    expect(byCode.body).toContain(codeField);
    expect(byCode.body).not.toContain('kullanılamadı');
    expect((await ask('again')).body).toContain('data-passkey="get"');
    expect(resultIn((await ask('cancel')).body)).toBe('abandoned');
    expect(resultIn((await ask('again')).body)).toBe('abandoned');
  });

  it('is over with its time, whatever answers then', async () => {
    const passkey = await registered();
    const { question, ask } = await open();
    clock.advance(600_000);
    expect(resultIn((await ask('passkey', passkey.answer(question, { origin }))).body)).toBe('abandoned');
  });
});

describe('S3-09 a new passkey', () => {
  const ask = async () => questionIn((await acs.inject('/gecis-anahtari?lang=en')).body);
  const kept = async () => (await database.db.select().from(acsPasskeys)).length;

  it.each<[string, (passkey: SoftwarePasskey, question: string) => Record<string, string>]>([
    ['without an answer', () => ({})],
    ['to a question that the bank did not ask', (passkey) => passkey.register('A'.repeat(60), { origin })],
    ['from another origin', (passkey, question) => passkey.register(question, { origin: 'https://evil.example' })],
    ['for another site', (passkey, question) => passkey.register(question, { origin, site: 'evil.example' })],
    ['of nobody', (passkey, question) => passkey.register(question, { origin, flags: 0x40 })],
    [
      'with another id than the device says',
      (passkey, question) => ({ ...passkey.register(question, { origin }), credentialId: 'AAAA' }),
    ],
    ['without a key', (passkey, question) => ({ ...passkey.register(question, { origin }), publicKey: 'AAAA' })],
    [
      'by an answer to a payment',
      (passkey, question) => ({ ...passkey.register(question, { origin }), ...passkey.answer(question, { origin }) }),
    ],
  ])('is not kept %s', async (_what, answer) => {
    const before = await kept();
    const passkey = new SoftwarePasskey('refused');
    const { body } = await post('/gecis-anahtari', { ...answer(passkey, await ask()), lang: 'en' });
    expect(body).toContain('No passkey was created.');
    expect(await kept()).toBe(before);
  });

  it('is not kept with a key of a kind that was not asked for', async () => {
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const { body } = await post('/gecis-anahtari', new SoftwarePasskey('weak', weak).register(await ask(), { origin }));
    expect(body).toContain('Geçiş anahtarı oluşturulamadı.');
  });

  it('is not kept after ten minutes', async () => {
    const question = await ask();
    clock.advance(600_000);
    const { body } = await post('/gecis-anahtari', new SoftwarePasskey('late').register(question, { origin }));
    expect(body).toContain('Geçiş anahtarı oluşturulamadı.');
  });

  it('keeps the key of a known id', async () => {
    const passkey = await registered();
    const id = Buffer.from(`credential-${count}`).toString();
    await post('/gecis-anahtari', new SoftwarePasskey(id).register(await ask(), { origin }));
    const { question, ask: answerBy } = await open();
    expect(resultIn((await answerBy('passkey', passkey.answer(question, { origin }))).body)).toBe('success');
  });
});
