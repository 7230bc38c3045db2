import { generateKeyPairSync } from 'node:crypto';
import { passkeysKept } from '../../../sandbox/bank/passkeys.js';
import { kept, newQuestion, open, openBank, origin, pass, post, registered, resultIn } from './passkey-bank.js';
import { SoftwarePasskey } from './software-passkey.js';

openBank();

describe('S3-09 a new passkey', () => {
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
    const { body } = await post('/gecis-anahtari', { ...answer(passkey, await newQuestion()), lang: 'en' });
    expect(body).toContain('No passkey was created.');
    expect(await kept()).toBe(before);
  });

  it.each([1024, 4104])('is not kept with a key of a kind that was not asked for (RSA, %s bits)', async (bits) => {
    const weak = generateKeyPairSync('rsa', { modulusLength: bits });
    const { body } = await post(
      '/gecis-anahtari',
      new SoftwarePasskey('weak', weak).register(await newQuestion(), { origin }),
    );
    expect(body).toContain('Geçiş anahtarı oluşturulamadı.');
  });

  it('is not kept with an id that is longer than a device’s may be', async () => {
    const made = async (bytes: number) => {
      const passkey = new SoftwarePasskey('a'.repeat(bytes));
      return (await post('/gecis-anahtari', passkey.register(await newQuestion(), { origin }))).body;
    };
    expect(await made(1023)).toContain('Geçiş anahtarınız hazır');
    expect(await made(1024)).toContain('Geçiş anahtarı oluşturulamadı.');
    expect(await made(2100)).toContain('Geçiş anahtarı oluşturulamadı.');
  });

  it('is not kept where its id is shorter than the device says', async () => {
    const answer = new SoftwarePasskey('shortened').register(await newQuestion(), { origin });
    const cut = (text: string | undefined) =>
      Buffer.from(text ?? '', 'base64url')
        .subarray(0, -1)
        .toString('base64url');
    const credentialId = cut(answer.credentialId);
    const authenticatorData = cut(answer.authenticatorData);
    const { body } = await post('/gecis-anahtari', { ...answer, credentialId, authenticatorData });
    expect(body).toContain('Geçiş anahtarı oluşturulamadı.');
  });

  it('is made once for each question, and the same answer sent again changes nothing', async () => {
    const question = await newQuestion();
    expect(await newQuestion()).not.toBe(question);
    const answer = new SoftwarePasskey('first of a question').register(question, { origin });
    expect((await post('/gecis-anahtari', answer)).body).toContain('Geçiş anahtarınız hazır');
    expect((await post('/gecis-anahtari', answer)).body).toContain('Geçiş anahtarınız hazır');
    const second = new SoftwarePasskey('second of a question').register(question, { origin });
    expect((await post('/gecis-anahtari', second)).body).toContain('Geçiş anahtarı oluşturulamadı.');
  });

  it('takes the place of the oldest where many are kept', async () => {
    const oldest = await registered();
    for (let made = 1; made < passkeysKept; made += 1) await registered();
    const first = await open();
    expect(resultIn((await first.ask('passkey', oldest.answer(first.question, { origin }))).body)).toBe('success');
    const newest = await registered();
    expect(await kept()).toBe(passkeysKept);
    const second = await open();
    expect(resultIn((await second.ask('passkey', oldest.answer(second.question, { origin }))).body)).toBeUndefined();
    expect(resultIn((await second.ask('passkey', newest.answer(second.question, { origin }))).body)).toBe('success');
  });

  it('is not kept after ten minutes', async () => {
    const question = await newQuestion();
    pass(600_000);
    const { body } = await post('/gecis-anahtari', new SoftwarePasskey('late').register(question, { origin }));
    expect(body).toContain('Geçiş anahtarı oluşturulamadı.');
  });

  it('keeps the key of a known id', async () => {
    const passkey = new SoftwarePasskey('known');
    await post('/gecis-anahtari', passkey.register(await newQuestion(), { origin }));
    await post('/gecis-anahtari', new SoftwarePasskey('known').register(await newQuestion(), { origin }));
    const { question, ask: answerBy } = await open();
    expect(resultIn((await answerBy('passkey', passkey.answer(question, { origin }))).body)).toBe('success');
  });
});
