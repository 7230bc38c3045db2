import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createAcs } from '../../../sandbox/bank/acs.js';
import {
  type AcsOptions,
  acsChallengePath,
  type ChallengeFields,
  readResult,
  signedChallenge,
} from '../../../sandbox/bank/acs-contract.js';
import { demoCode } from '../../../sandbox/bank/challenge.js';
import { acsChallenges } from '../../../sandbox/bank/schema.js';
import type { OpenDatabase } from '../../../sandbox/database/database.js';
import { AdjustableClock } from '../../../sandbox/process/clock.js';
import { openEmpty } from '../embedded-database.js';

const secret = Buffer.from('a secret of thirty-two bytes, ok').toString('base64');
const providerUrl = 'http://127.0.0.1:4000';
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
  acs = await createAcs(options());
});
afterEach(() => acs.close());
afterAll(() => database.close());

function options(): AcsOptions {
  return { db: database.db, clock, publicUrl: 'http://127.0.0.1:4002', providerUrl, secret, logLevel: 'silent' };
}

function challenge(changes: Partial<ChallengeFields> = {}): ChallengeFields {
  count += 1;
  return {
    challengeId: `challenge-${count}`,
    merchantName: 'Çınar Kitabevi',
    amount: '123450',
    currency: 'TL',
    last4: '4358',
    scheme: 'visa',
    lang: 'tr',
    behaviour: 'normal',
    expiresAt: new Date(start + 600_000).toISOString(),
    returnUrl: `${providerUrl}/odeme/3d/donus`,
    ...changes,
  };
}

const post = (url: string, fields: Readonly<Record<string, string>>) =>
  acs.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const open = (fields: ChallengeFields) => post(acsChallengePath, signedChallenge(secret, fields));
const type = (fields: ChallengeFields, code: string) =>
  post('/3d/kod', { challengeId: fields.challengeId, code, act: 'confirm' });
const cancel = (fields: ChallengeFields) => post('/3d/kod', { challengeId: fields.challengeId, act: 'cancel' });

/** What the page would post to the provider, if it is the page that posts. */
function resultIn(page: string) {
  const form = /<form method="post" action="([^"]*)" data-send-at-once>/.exec(page);
  if (form === null) return undefined;
  const fields = new Map([...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  return { address: form[1], result: readResult(secret, (name) => fields.get(name))?.result };
}

const returned = (result: string) => ({ address: `${providerUrl}/odeme/3d/donus`, result });

describe('the challenge page', () => {
  it('names merchant, amount and the last four digits, and asks for a one-time code', async () => {
    const { body, statusCode } = await open(challenge());
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="tr">');
    for (const text of ['Çınar Kitabevi', '₺1.234,50', '•••• 4358', demoCode]) expect(body).toContain(text);
    const [field = ''] = /<input id="code"[^>]*>/.exec(body) ?? [];
    expect(field).toContain('inputmode="numeric"');
    expect(field).toContain('autocomplete="one-time-code"');
  });

  it('has an English page too, and opens by GET for banks that redirect', async () => {
    const fields = signedChallenge(secret, challenge({ lang: 'en' }));
    const page = await acs.inject(`${acsChallengePath}?${new URLSearchParams(fields)}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain('Confirm your payment');
  });

  it('shows a hostile merchant name as text', async () => {
    const { body } = await open(challenge({ merchantName: '<script>alert(1)</script>"' }));
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
    expect(body).not.toContain('<script>alert');
  });

  it('may be framed, runs own scripts only and posts to itself and the provider only', async () => {
    const policy = String((await open(challenge())).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain(`form-action 'self' ${providerUrl};`);
    expect(policy).toContain('frame-ancestors http: https:;');
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    ['without a signature', (fields: Record<string, string>) => ({ ...fields, signature: '' })],
    ['with another amount', (fields: Record<string, string>) => ({ ...fields, amount: '1' })],
    ['with another behaviour', (fields: Record<string, string>) => ({ ...fields, behaviour: 'attempted' })],
  ])('is refused %s', async (_what, change) => {
    const page = await post(acsChallengePath, change({ ...signedChallenge(secret, challenge()) }));
    expect(page.statusCode).toBe(400);
    expect(resultIn(page.body)).toBeUndefined();
  });

  it('is refused when the result would go to another address, signed or not', async () => {
    expect((await open(challenge({ returnUrl: 'http://evil.example/odeme/3d/donus' }))).statusCode).toBe(400);
    expect((await open(challenge({ returnUrl: 'javascript:alert(1)' }))).statusCode).toBe(400);
  });

  it('is refused for an id it was never asked about', async () => {
    expect((await post('/3d/kod', { challengeId: 'unknown', code: demoCode })).statusCode).toBe(400);
  });
});

describe('the outcome', () => {
  it('is success for the right code, spaces or not', async () => {
    const fields = challenge();
    await open(fields);
    expect(resultIn((await type(fields, ` ${demoCode.slice(0, 3)} ${demoCode.slice(3)} `)).body)).toEqual(
      returned('success'),
    );
  });

  it('is failed after three wrong codes, not before, and the right one comes too late', async () => {
    const fields = challenge();
    await open(fields);
    const first = await type(fields, '111111');
    expect(resultIn(first.body)).toBeUndefined();
    expect(first.body).toContain('2 deneme hakkınız kaldı');
    expect(first.body).toContain('aria-invalid="true"');
    expect(resultIn((await type(fields, '222222')).body)).toBeUndefined();
    expect(resultIn((await type(fields, '333333')).body)).toEqual(returned('failed'));
    expect(resultIn((await type(fields, demoCode)).body)).toEqual(returned('failed'));
  });

  it('TR-05 is failed by the right code that comes with many wrong ones at once: they are no more than three tries', async () => {
    const fields = challenge();
    await open(fields);
    const guesses = Array.from({ length: 8 }, (_, index) => `10000${index}`);
    const answers = await Promise.all([...guesses, demoCode].map((code) => type(fields, code)));
    expect(resultIn(answers.at(-1)!.body)).toEqual(returned('failed'));
    expect(resultIn((await type(fields, demoCode)).body)).toEqual(returned('failed'));
  });

  it('TR-05 is failed by the right code that is compared once three wrong ones are counted, before they have ended it', async () => {
    const fields = challenge();
    await open(fields);
    await database.db.update(acsChallenges).set({ wrongCodes: 3 }).where(eq(acsChallenges.id, fields.challengeId));
    expect(resultIn((await type(fields, demoCode)).body)).toEqual(returned('failed'));
  });

  it('does not count a code that is not six digits', async () => {
    const fields = challenge();
    await open(fields);
    for (const code of ['', '12345', '1234567', 'abcdef']) {
      expect((await type(fields, code)).body).toContain('Altı rakamlı kodu yazın.');
    }
    expect(resultIn((await type(fields, demoCode)).body)).toEqual(returned('success'));
  });

  it('is failed for a card whose every code fails', async () => {
    const fields = challenge({ behaviour: 'failing' });
    await open(fields);
    await type(fields, demoCode);
    await type(fields, demoCode);
    expect(resultIn((await type(fields, demoCode)).body)).toEqual(returned('failed'));
  });

  it('is attempted at once for a card that is not enrolled', async () => {
    expect(resultIn((await open(challenge({ behaviour: 'attempted' }))).body)).toEqual(returned('attempted'));
  });

  it('is abandoned when the shopper cancels, and stays so', async () => {
    const fields = challenge();
    await open(fields);
    expect(resultIn((await cancel(fields)).body)).toEqual(returned('abandoned'));
    expect(resultIn((await type(fields, demoCode)).body)).toEqual(returned('abandoned'));
    expect(resultIn((await open(fields)).body)).toEqual(returned('abandoned'));
  });

  it('is abandoned when the time is over', async () => {
    const fields = challenge();
    await open(fields);
    clock.advance(600_000);
    expect(resultIn((await type(fields, demoCode)).body)).toEqual(returned('abandoned'));
  });

  it('is one, however many tabs answer at once', async () => {
    const fields = challenge();
    await open(fields);
    const pages = await Promise.all([type(fields, demoCode), cancel(fields), type(fields, demoCode), cancel(fields)]);
    expect(new Set(pages.map((page) => resultIn(page.body)?.result)).size).toBe(1);
  });

  it('keeps the tries when the page is opened again', async () => {
    const fields = challenge();
    await open(fields);
    await type(fields, '111111');
    await open(fields);
    await type(fields, '222222');
    expect(resultIn((await type(fields, '333333')).body)).toEqual(returned('failed'));
  });
});

describe('the question for a code', () => {
  it('says what entering it does, without a link where the bank has no notice', async () => {
    const { body } = await open(challenge());
    const text = 'Kodu girmekle yalnızca bu ödemeyi onaylarsınız; başka bir konuda onay vermiş olmazsınız.';
    expect(body.indexOf(text)).toBeGreaterThan(0);
    expect(body.indexOf(text)).toBeLessThan(body.indexOf('<input id="code"'));
    expect(body).not.toContain('Aydınlatma metni');
  });

  it('leads to the notice of a bank that has one', async () => {
    await acs.close();
    acs = await createAcs({ ...options(), noticeUrl: 'https://liman.example/kvkk' });
    const { body } = await open(challenge({ lang: 'en' }));
    expect(body).toContain('Entering the code approves this payment alone; you agree to nothing else by it.');
    expect(body).toContain('<a href="https://liman.example/kvkk" target="_blank" rel="noopener">Privacy notice</a>');
  });
});
