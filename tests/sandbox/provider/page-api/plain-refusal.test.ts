import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import { reasonOf } from '../../../../sandbox/provider/directory/decline-reasons.js';
import { type CardBehaviour, CardBehaviours } from '../../../../sandbox/provider/issuer/card-behaviour.js';
import { type Language, languages } from '../../../../src/domain/locale/language.js';
import { challengeOf, returnFromAcs } from '../../acs-return.js';
import type { Answer } from '../../calls.js';
import { openSandbox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

/** Numbers of one bank and scheme, so that nothing but the bank's reason can make their answers differ. */
const reasons = {
  '4355084300000202': 'lostOrStolen',
  '4355084300000301': 'doNotHonour',
  '4355084300002208': 'wrongDetails',
} as const;
type CardNumber = keyof typeof reasons;
const [lostOrStolen, barred, wrongCode] = ['4355084300000202', '4355084300000301', '4355084300002208'] as const;

/** Opens a sandbox whose banks decline at that moment: when the payment is posted, or behind the bank's page. */
function openDeclining(moment: 'declinedBefore3d' | 'declinedAfter3d') {
  const behaviourOf = (number: string): CardBehaviour => ({ id: number, [moment]: reasons[number as CardNumber] });
  return openSandbox({}, (container) => {
    container.rebind(CardBehaviours).toConstantValue({ ofCard: behaviourOf, byId: behaviourOf });
  });
}

/** What differs between any two answers and says nothing of the card: a compressed body is as long as its token makes it. */
const ofEachAnswer = ['date', 'x-request-id', 'content-length'];

/** All that a browser can read of an answer; the names of the order are blotted out. */
function readable({ status, headers, text }: Answer, { opened, csrfToken }: Shopper) {
  const plain = (part: string) =>
    [opened.token, opened.oid, csrfToken].reduce((read, own) => read.replaceAll(own, '*'), part);
  const named = [...headers].filter(([name]) => !ofEachAnswer.includes(name));
  return { status, headers: named.map(([name, value]) => [name, plain(value)]), body: plain(text) };
}

type Readable = ReturnType<typeof readable>;

/** Posts a payment, and reads the pages and answers that follow the refusal. */
async function afterPost(provider: string, number: CardNumber, lang: Language): Promise<readonly Readable[]> {
  const shopper = await Shopper.arrive(provider, { lang });
  const posted = await shopper.pay(number, { lang });
  return [readable(posted, shopper), ...(await pagesOf(shopper))];
}

/** The same of a payment that the bank's page came before. */
async function afterChallenge(
  provider: string,
  secret: string,
  number: CardNumber,
  lang: Language,
): Promise<readonly Readable[]> {
  const shopper = await Shopper.arrive(provider, { lang });
  const { challengeId = '' } = challengeOf(await shopper.pay(number, { lang }));
  const returned = await returnFromAcs(provider, secret, challengeId, 'success');
  return [readable(returned, shopper), ...(await pagesOf(shopper))];
}

async function pagesOf(shopper: Shopper): Promise<readonly Readable[]> {
  const status = readable(await shopper.status(), shopper);
  return [status, readable(await shopper.load(), shopper)];
}

/** The same with the sentence of wrong details in place of that of the plain refusal. */
const asWrongDetails = (answers: readonly Readable[], lang: Language) =>
  answers.map(({ status, headers, body }) => ({
    status,
    headers,
    body: body.replace(reasonOf('doNotHonour').text[lang], reasonOf('wrongDetails').text[lang]),
  }));

describe.each(languages)('a refusal at once, in %s', (lang) => {
  const sandbox = sandboxOfTests(() => openDeclining('declinedBefore3d'));
  const read = (number: CardNumber) => afterPost(sandbox.urls.provider, number, lang);

  it('PY-09 of a lost, a stolen and a barred card is the same in every answer that a browser gets', async () => {
    expect(await read(lostOrStolen)).toEqual(await read(barred));
  });

  it('PY-09 of a wrong security code differs from it in the sentence alone', async () => {
    const plain = await read(barred);
    const wrong = await read(wrongCode);
    expect(wrong).not.toEqual(plain);
    expect(asWrongDetails(wrong, lang)).toEqual(asWrongDetails(plain, lang));
  });
});

describe.each(languages)('a refusal behind the bank’s page, in %s', (lang) => {
  const sandbox = sandboxOfTests(() => openDeclining('declinedAfter3d'));
  const read = async (number: CardNumber) => {
    const { acs } = await readSecrets(sandbox.db);
    return afterChallenge(sandbox.urls.provider, acs, number, lang);
  };

  it('PY-09 of a lost, a stolen and a barred card is the same in every answer that a browser gets', async () => {
    expect(await read(lostOrStolen)).toEqual(await read(barred));
  });

  it('PY-09 of a wrong security code differs from it in the sentence alone', async () => {
    expect(asWrongDetails(await read(wrongCode), lang)).toEqual(asWrongDetails(await read(barred), lang));
  });
});
