import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../../src/domain/page/language.js';
import { en as enPage } from '../../../src/ui/texts/en.js';
import { linkEn } from '../../../src/ui/texts/link-en.js';
import { linkTr } from '../../../src/ui/texts/link-tr.js';
import { methodEn } from '../../../src/ui/texts/method-en.js';
import { methodTr } from '../../../src/ui/texts/method-tr.js';
import {
  createTexts,
  loadMethodTexts,
  loadTexts,
  loadTextsWithLinks,
  type TextKey,
} from '../../../src/ui/texts/texts.js';
import { tr as trPage } from '../../../src/ui/texts/tr.js';
import { transferEn } from '../../../src/ui/texts/transfer-en.js';
import { transferTr } from '../../../src/ui/texts/transfer-tr.js';

/** Every page's texts, the link pages' own, and those of the ways to pay beside the card. */
const tr = { ...trPage, ...linkTr, ...methodTr, ...transferTr };
const en = { ...enPage, ...linkEn, ...methodEn, ...transferEn };

const source = path.resolve(import.meta.dirname, '../../../src');
const keys = Object.keys(tr) as TextKey[];

/** Every source file but the texts themselves. */
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^ui\/texts\/((link|method|transfer)-)?(tr|en)\.ts$/.test(file))
  .map((file) => readFileSync(path.join(source, file), 'utf8'))
  .join('\n');

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

describe('texts', () => {
  it('LG-05 no key is missing: both languages have exactly the same keys, each with words', () => {
    expect(Object.keys(en).sort()).toEqual([...keys].sort());
    for (const table of [tr, en]) {
      for (const [key, text] of Object.entries(table))
        expect([key, text.trim()]).toEqual([key, expect.stringMatching(/\S/)]);
    }
  });

  it('LG-05 both languages take the same values', () => {
    for (const key of keys) expect([key, placeholders(en[key])]).toEqual([key, placeholders(tr[key])]);
  });

  it('LG-05 no key is unused', () => {
    expect(keys.filter((key) => !code.includes(`'${key}'`))).toEqual([]);
  });

  it('LG-05 no key is shown raw: every text comes out as words in both languages, with its values in place', () => {
    const texts = createTexts();
    texts.add('tr', tr);
    texts.add('en', en);
    for (const language of languages) {
      for (const key of keys) {
        const names = placeholders(tr[key]);
        const shown = texts.translate(language, key, Object.fromEntries(names.map((name) => [name, 'DEĞER'])));
        expect(shown).not.toBe(key);
        expect(shown).not.toMatch(/\{\{|\}\}/);
        for (const _ of names) expect(shown).toContain('DEĞER');
      }
    }
  });

  it('LG-01 only the languages that were added are there; another one can be fetched by itself', async () => {
    const texts = createTexts();
    texts.add('tr', tr);
    expect([texts.has('tr'), texts.has('en')]).toEqual([true, false]);
    texts.add('en', await loadTexts('en'));
    expect(texts.translate('en', 'pay.submit')).toBe('Make Payment');
    expect(await loadTexts('tr')).toBe(trPage);
  });

  it('LG-01 the words of links come with every other word where a link is shown, and nowhere else', async () => {
    expect(await loadTextsWithLinks('tr')).toEqual({ ...trPage, ...linkTr });
    expect(await loadTextsWithLinks('en')).toEqual({ ...enPage, ...linkEn });
  });

  it('LG-01 the words of the ways to pay beside the card are fetched with those; no key is in two tables', async () => {
    expect(await loadMethodTexts('tr')).toEqual({ ...methodTr, ...transferTr });
    expect(await loadMethodTexts('en')).toEqual({ ...methodEn, ...transferEn });
    const tables = [trPage, linkTr, methodTr, transferTr];
    expect(keys).toHaveLength(tables.reduce((sum, table) => sum + Object.keys(table).length, 0));
  });

  it('LG-05 a value is put in as it is: no escaping, no second reading', () => {
    const texts = createTexts();
    texts.add('tr', tr);
    const merchant = '<b>A & B</b> {{merchant}} $t(pay.submit)';
    expect(texts.translate('tr', 'success.description', { merchant })).toBe(
      `${merchant} siparişinizin ödemesi tamamlandı. Teşekkür ederiz.`,
    );
  });

  it('CN-14 the required message is the one the specification words', () => {
    expect(tr['validation.required']).toBe('Bu alan zorunludur');
  });

  it('ER-05 the labels of dialogs exist', () => {
    for (const key of ['label.ok', 'label.giveUp', 'label.delete', 'label.continue'] as const) {
      expect(tr[key]).not.toBe('');
      expect(en[key]).not.toBe('');
    }
    expect([tr['label.giveUp'], tr['label.delete']]).toEqual(['Vazgeç', 'Sil']);
  });

  it('RL-08 the timeout text says to restart, the expired one to start a new payment', () => {
    expect(tr['error.timeout']).toMatch(/yeniden başlatın/);
    expect(en['error.timeout']).toMatch(/restart/);
    expect(tr['error.expired']).toMatch(/yeni bir ödeme başlatın/);
    expect(en['error.expired']).toMatch(/start a new payment/);
  });

  it('messages and hints of fields fit the room that is kept for them on a phone', () => {
    const short = keys.filter((key) =>
      /^validation\.(card|required|min|max|letters|phone|email|tax|amount(Min|Max)?$)|^card\.\w+Hint|^card\.holderNameLocked/.test(
        key,
      ),
    );
    expect(short.length).toBeGreaterThan(10);
    for (const table of [tr, en]) for (const key of short) expect([key, table[key].length <= 36]).toEqual([key, true]);
  });
});
