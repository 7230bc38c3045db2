import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type Language, languages } from '../../../src/domain/locale/language.js';
import { i18nextWording } from '../../../src/ui/texts/i18next-wording.js';
import { languageTexts } from '../../../src/ui/texts/language-texts.js';
import { createTexts, type TextKey } from '../../../src/ui/texts/texts.js';
import { nodesOf, parseSources } from '../../architecture/sources.js';

type Table = Readonly<Record<TextKey, string>>;

/** Every text of a language. */
async function allOf(language: Language): Promise<Table> {
  const { page, cardExtras, links, methods } = languageTexts[language];
  const ofPage = await page();
  const ofCardExtras = await cardExtras();
  const ofLinks = await links();
  const ofMethods = await methods();
  return { ...ofPage, ...ofCardExtras, ...ofLinks, ...ofMethods };
}

const tr = await allOf('tr');
const en = await allOf('en');
const tables = new Map(
  await Promise.all(languages.map(async (language) => [language, await allOf(language)] as const)),
);

const source = path.resolve(import.meta.dirname, '../../../src');
const folders = path.join(source, 'ui', 'texts');

/** Every source file but the texts themselves. */
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^ui\/texts\/\w+\//.test(file.replaceAll(path.sep, '/')))
  .map((file) => readFileSync(path.join(source, file), 'utf8'))
  .join('\n');

/** The form for one of something is no key of its own, nor is that for something past. */
const isNoForm = (key: string) => !/_(one|past)$/.test(key);

const keys = Object.keys(tr).filter(isNoForm) as TextKey[];

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

/** What can go wrong, and its texts. */
const catalogue: readonly (readonly [what: string, ...keys: TextKey[]])[] = [
  ['any error', 'error.title', 'error.description', 'error.sorryTryLater'],
  ['what is not found', 'error.notFound'],
  ['a time-out', 'error.timeout'],
  ['the end of the time', 'error.expired'],
  ['a broken transaction', 'error.transaction'],
  ['a missing notification URL', 'error.missingNotificationUrl'],
  ['a deletion', 'paymentPage.registeredCard.deleteError', 'paymentPage.registeredCard.deleteSuccess'],
  ['points that cannot be used', 'points.applyError'],
  ['a wrong code, with the tries that are left', 'sms.wrong'],
  ['a notice whose time is over', 'transfer.timeout'],
  ['a bank in its closed hours', 'transfer.closed'],
  ['a mobile payment that expired or was cancelled', 'methods.expiredText', 'methods.cancelled'],
  ['a collection beyond the limit', 'validation.collectionLimit'],
  ['the limits of a quantity', 'validation.quantityMax', 'validation.quantityMin'],
];

describe.each([...tables])('the texts in %s', (language, table) => {
  it('LG-05 no key is missing', () => {
    expect(Object.keys(table).filter(isNoForm).sort()).toEqual([...keys].sort());
  });

  it('LG-05 each key has words', () => {
    expect(keys.filter((key) => table[key].trim() === '')).toEqual([]);
  });

  it('LG-05 each text takes the values of its key', () => {
    expect(keys.filter((key) => placeholders(table[key]).join() !== placeholders(tr[key]).join())).toEqual([]);
  });

  it.each([
    ['before what words them has arrived', false],
    ['once it has', true],
  ])('LG-05 no key is shown raw: each text comes out as words, with its values in place, %s', (_, isWorded) => {
    const texts = createTexts();
    texts.add(language, table);
    if (isWorded) texts.wordBy(i18nextWording());
    for (const key of keys) {
      const names = placeholders(table[key]);
      const shown = texts.translate(language, key, Object.fromEntries(names.map((name) => [name, 'DEĞER'])));
      expect(shown).not.toBe(key);
      expect(shown).not.toMatch(/\{\{|\}\}/);
      for (const _ of names) expect(shown).toContain('DEĞER');
    }
  });

  it('ER-05 the labels of dialogs have words', () => {
    const labels = ['label.ok', 'label.giveUp', 'label.delete', 'label.continue'] as const;
    expect(labels.filter((key) => table[key] === '')).toEqual([]);
  });

  it.each(catalogue.map(([what, ...named]) => ({ what, named })))('ER-04 there is a text for $what', ({ named }) => {
    for (const key of named) expect(table[key].trim()).not.toBe('');
  });

  it('messages and hints of fields fit the room that is kept for them on a phone', () => {
    expect(shortKeys.filter((key) => table[key].length > 36)).toEqual([]);
  });

  it('no key stands in two files', () => {
    const files = readdirSync(path.join(folders, language)).map((file) => path.join(folders, language, file));
    const sources = parseSources(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])));
    const written = sources.flatMap(({ syntax }) =>
      nodesOf(syntax).flatMap((node) =>
        ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) ? [node.name.text] : [],
      ),
    );
    expect(written.filter(isNoForm).sort()).toEqual([...keys].sort());
  });
});

const shortKeys = keys.filter((key) =>
  /^validation\.(card|name|required|min|max|letters|phone|email|tax|amount(Min|Max)?$)|^card\.\w+Hint|^card\.holderNameLocked/.test(
    key,
  ),
);

describe('texts', () => {
  it.each([
    [
      'success.countdown',
      'You’ll be taken back to a.example in 1 second.',
      'You’ll be taken back to a.example in 3 seconds.',
    ],
    ['deadline.warning', 'Your time to pay ends in 1 second.', 'Your time to pay ends in 3 seconds.'],
    ['savedCards.more', '1 more card', '3 more cards'],
  ] as const)('LG-05 one of something is worded as one: %s', (key, one, three) => {
    const host = 'a.example';
    const texts = createTexts();
    texts.add('tr', tr);
    texts.wordBy(i18nextWording());
    texts.add('en', en);
    expect(texts.translate('en', key, { count: 1, host })).toBe(one);
    expect(texts.translate('en', key, { count: 3, host })).toBe(three);
    expect(texts.translate('tr', key, { count: 1, host })).toBe(
      tr[key].replace('{{count}}', '1').replace('{{host}}', host),
    );
  });

  it('TR-11 a value that is written from right to left keeps its order to itself', () => {
    const texts = createTexts();
    texts.add('tr', tr);
    texts.wordBy(i18nextWording());
    const said = texts.translate('tr', 'savedCards.codeText', { name: 'بطاقتي 12', last4: '4358' });
    expect(said).toBe('Ödemek için 4358 ile biten “\u2068بطاقتي 12\u2069” kartınızın güvenlik kodunu girin.');
    expect(texts.translate('tr', 'savedCards.codeText', { name: 'Kartım', last4: '4358' })).not.toMatch(/\p{Cf}/u);
  });

  it('LG-05 a form for one belongs to a text with a count', () => {
    const forms = Object.keys(en).filter((key) => key.endsWith('_one'));
    const bases = forms.map((key) => key.replace(/_one$/, ''));
    expect(bases.filter((key) => !keys.includes(key as TextKey))).toEqual([]);
    expect(forms.filter((key) => !en[key as TextKey].includes('{{count}}'))).toEqual([]);
  });

  it.each([
    ['before what words them has arrived', false],
    ['once it has', true],
  ])('CN-11 a past date has a sentence of its own, %s', (_, isWorded) => {
    const texts = createTexts();
    texts.add('tr', tr);
    texts.add('en', en);
    if (isWorded) texts.wordBy(i18nextWording());
    const said = (language: Language) =>
      texts.translate(language, 'validation.cardExpiryDateFormat', { context: 'past' });
    expect(said('tr')).toBe('Kartın süresi dolmuş');
    expect(said('en')).toBe('This card has expired');
  });

  it('LG-05 no key is unused', () => {
    const isUsed = (key: string) => code.includes(`'${key}'`) || code.includes(`="${key}"`);
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('no text names a colour, a shape or a side of the screen', () => {
    const words =
      /yeşil|kırmızı|mavi|yuvarlak|kare düğme|soldaki|sağdaki|\b(green|red|blue|round|on the (left|right))\b/i;
    // Where a printed card has its code is said of the card itself.
    const ofPage = keys.filter((key) => !key.startsWith('card.cvv'));
    expect(ofPage.filter((key) => words.test(tr[key]) || words.test(en[key]))).toEqual([]);
  });

  it('LG-01 only the languages that were added are there', () => {
    const texts = createTexts();
    texts.add('tr', tr);
    expect(texts.has('tr')).toBe(true);
    expect(texts.has('en')).toBe(false);
  });

  it('LG-01 another language can be fetched by itself', async () => {
    const texts = createTexts();
    texts.add('en', await languageTexts.en.page());
    expect(texts.translate('en', 'pay.submit')).toBe('Make payment');
  });

  it.each(languages)('LG-01 the words of a payment are without those of links and methods, in %s', async (language) => {
    const keys = Object.keys(await languageTexts[language].page());
    expect(keys.filter((key) => /^(link|transfer|sms|methods)\./.test(key))).toEqual([]);
  });

  it.each([
    ['before what words texts has arrived', false],
    ['once it has', true],
  ])('LG-05 a value is put in as it is: no escaping, no second reading, %s', (_, isWorded) => {
    const texts = createTexts();
    texts.add('tr', tr);
    if (isWorded) texts.wordBy(i18nextWording());
    const merchant = '<b>A & B</b> {{merchant}} $t(pay.submit)';
    expect(texts.translate('tr', 'success.description', { merchant })).toBe(
      `${merchant} siparişinizin ödemesi tamamlandı. Teşekkür ederiz.`,
    );
  });

  it('CN-14 the required message is the one the specification words', () => {
    expect(tr['validation.required']).toBe('Bu alan zorunludur');
  });

  it.each([
    ['label.giveUp', 'Vazgeç'],
    ['label.delete', 'Sil'],
  ] as const)('ER-05 %s is %s', (key, word) => {
    expect(tr[key]).toBe(word);
  });

  it('RL-08 the timeout text says to try again, the expired one to start a new payment', () => {
    expect(tr['error.timeout']).toMatch(/Yeniden deneyin/);
    expect(en['error.timeout']).toMatch(/Try again/);
    expect(tr['error.expired']).toMatch(/yeni bir ödeme başlatın/);
    expect(en['error.expired']).toMatch(/start a new payment/);
  });

  it('there are messages and hints to be measured', () => {
    expect(shortKeys.length).toBeGreaterThan(10);
  });
});
