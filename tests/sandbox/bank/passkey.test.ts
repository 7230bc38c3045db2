import { generateKeyPairSync } from 'node:crypto';
import { demoCode } from '../../../sandbox/bank/challenge.js';
import { questionOf } from '../../../sandbox/bank/passkey-questions.js';
import { open, openBank, origin, pass, questionIn, registered, resultIn, secret } from './passkey-bank.js';
import { SoftwarePasskey } from './software-passkey.js';

openBank();

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
    const challengeId = `by-code-${behaviour}`;
    const { ask } = await open({ challengeId, behaviour });
    const question = questionOf(secret, challengeId).toString('base64url');
    expect(resultIn((await ask('passkey', passkey.answer(question, { origin }))).body)).toBeUndefined();
  });

  it('counts no signature for a challenge that awaits none', async () => {
    const passkey = await registered();
    const { question, ask } = await open();
    await ask('cancel');
    await ask('passkey', passkey.answer(question, { origin, count: 7 }));
    const next = await open();
    expect(resultIn((await next.ask('passkey', passkey.answer(next.question, { origin, count: 7 }))).body)).toBe(
      'success',
    );
  });

  it('says beside the code why it is asked for, where a screen reader is brought to', async () => {
    const { ask } = await open();
    const { body } = await ask('passkey');
    expect(body).toContain('<p id="note" class="note">Geçiş anahtarı kullanılamadı.');
    expect(body).toContain('aria-describedby="note hint lead"');
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
    pass(600_000);
    expect(resultIn((await ask('passkey', passkey.answer(question, { origin }))).body)).toBe('abandoned');
  });
});
