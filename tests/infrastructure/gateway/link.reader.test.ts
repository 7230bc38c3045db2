import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultMax } from '../../../src/domain/links/quantity.js';
import { largestAmount, printAmount } from '../../../src/domain/money/amount.js';
import { product } from '../../../src/domain/payment/product-slug.js';
import { readLink } from '../../../src/infrastructure/gateway/link.reader.js';
import { linkForm, wireLink } from './link-samples.js';
import { answer, wrongField } from './reading.js';

const readWire = (...of: Parameters<typeof wireLink>) => readLink(answer(wireLink(...of)), 'kitap1');

const base = {
  shortId: 'kitap1',
  merchant: { name: 'Kitapçı', logo: 'https://cdn.example/logos/logo.svg', website: 'https://shop.example' },
  look: [],
  currency: 'TL',
  title: 'Şiir kitabı',
  description: 'Ciltli',
  language: 'en',
  form: Object.fromEntries(Object.entries(linkForm).map(([name, value]) => [name, String(value)])),
};

describe('a link', () => {
  it('AP-02 EN-02 LK-01 a collection is read whole', () => {
    expect(readWire('collection')).toEqual({
      ...base,
      kind: 'collection',
      price: 123450,
      payerName: 'Ayşe Öz',
      payerEmail: 'ayse@example.com',
    });
  });

  it('AP-02 EN-02 LK-03 LK-07 a product is read whole', () => {
    expect(readWire('product')).toEqual({
      ...base,
      kind: 'product',
      price: 1800,
      min: 2,
      max: 5,
      image: 'https://cdn.example/kitap.jpg',
      zipRequired: true,
      invoiceSelected: true,
    });
  });

  it('AP-02 EN-02 LK-04 a flex link is read whole', () => {
    expect(readWire('flex')).toEqual({ ...base, kind: 'flex', min: 500, max: 25000, payerName: 'Ayşe Öz' });
  });

  it('EN-01 EN-02 a missing, null or empty optional field takes its default', () => {
    const common = {
      merchant: { name: '', logo: '', website: '' },
      look: [],
      currency: 'TL',
      title: '',
      description: '',
      language: 'tr',
    };
    const defaults = {
      collection: { ...common, payerName: '', payerEmail: '' },
      product: { ...common, min: 1, max: 99_999, image: '', zipRequired: false, invoiceSelected: false },
      flex: { ...common, min: 100, max: 999_999_900, payerName: '' },
    };
    for (const type of ['collection', 'product', 'flex'] as const) {
      for (const nothing of [undefined, null, '']) {
        const wire = wireLink(type);
        const optional = Object.keys(wire.data.linkPage).filter((name) => !['linkType', 'productPrice'].includes(name));
        const page = Object.fromEntries(optional.map((name) => [name, nothing]));
        expect(readWire(type, page)).toEqual({ ...readWire(type), ...defaults[type] });
      }
    }
  });

  it('LK-03 a name in which nothing can be seen is none', () => {
    for (const name of ['   ', '\u202e\u200b', '\u00a0']) {
      expect(readWire('product', { productName: name })).toMatchObject({ title: '' });
    }
  });

  it('LK-06 the form is kept as it came, whatever is in it, and may be missing', () => {
    const { linkForm: _, ...data } = wireLink('flex').data;
    for (const form of [undefined, null, [], {}]) {
      expect(readLink(answer({ status: 'success', data: { ...data, linkForm: form } }), 'k').form).toEqual({});
    }
    const odd = { ...linkForm, long: 'x'.repeat(5_000), nested: { a: 1 }, none: null, yes: true };
    const { form } = readLink(answer({ status: 'success', data: { ...data, linkForm: odd } }), 'k');
    expect(form).toEqual({ ...base.form, long: 'x'.repeat(5_000), yes: 'true' });
    expect(form[`${product}_token`]).toBe('hash1');
  });

  it('EN-02 docs/api.md names every field of a link, and says which are passed through', () => {
    const docs = readFileSync(path.resolve(import.meta.dirname, '../../../docs/api.md'), 'utf8');
    const own = (['collection', 'product', 'flex'] as const).flatMap((type) =>
      Object.keys(wireLink(type).data.linkPage),
    );
    const form = Object.keys(linkForm).map((name) => name.replace(product, '{product}'));
    expect([...new Set([...own, ...form])].filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
    expect(docs).toContain('back with `payment/link`: every field of `linkForm`.');
  });

  it('EN-02 `type` names the kind where `linkType` does not', () => {
    expect(readWire('flex', { linkType: undefined, type: 'flex' }).kind).toBe('flex');
    expect(readWire('flex', { linkType: '', type: 'flex' }).kind).toBe('flex');
    expect(readWire('flex', { type: 'collection' }).kind).toBe('flex');
  });

  it('RT-03 AP-20 a link of an unknown type is a typed failure', () => {
    for (const linkType of ['auction', 'FLEX', 'constructor', '__proto__', 'toString', {}, [], undefined, null, '']) {
      expect(wrongField(() => readWire('product', { linkType }))).toBe('data.linkPage.linkType');
    }
  });

  it.each(['collection', 'product'] as const)('LK-07 AP-20 a price of a %s that is none is a typed failure', (type) => {
    for (const productPrice of [undefined, null, '', 'abc', '1.23', '18.00', '-1,00', '0,00', {}, [], true]) {
      expect(wrongField(() => readWire(type, { productPrice }))).toBe('data.linkPage.productPrice');
    }
  });

  it('QT-01 AP-20 a stock that is none never passes for no limit', () => {
    for (const productMax of [0, '0', -1, 1.5, 'abc', {}, 'sınırsız']) {
      expect(wrongField(() => readWire('product', { productMax }))).toBe('data.linkPage.productMax');
    }
    expect(wrongField(() => readWire('product', { productMin: 5, productMax: 4 }))).toBe('data.linkPage.productMax');
    expect(readWire('product', { productMin: 1, productMax: 123_456_789 })).toMatchObject({ max: defaultMax });
    expect(readWire('product', { productMin: 0 })).toMatchObject({ min: 1 });
  });

  it('LK-07 a product of a huge price takes as many pieces as its total can be written', () => {
    const third = Math.floor(largestAmount / 3);
    expect(readWire('product', { productPrice: printAmount(third), productMin: 1 })).toMatchObject({ max: 3 });
    const whole = { productPrice: printAmount(largestAmount), productMin: 2 };
    expect(wrongField(() => readWire('product', whole))).toBe('data.linkPage.productMax');
  });

  it.each([
    [true, ['1', 1, 'fbx', 'TR', true]],
    [false, ['', '0', 0, false, 'false', null, undefined, ' ']],
  ])('AD-04 the zip code is required: %s, for each spelling', (zipRequired, spellings) => {
    for (const fbxType of spellings) expect(readWire('product', { fbxType })).toMatchObject({ zipRequired });
  });

  it('LK-04 EN-02 the least amount of a flex link is never below 1, and not above its most', () => {
    expect(readWire('flex', { flexMinPrice: '0,50' })).toMatchObject({ min: 100 });
    expect(wrongField(() => readWire('flex', { flexMinPrice: '300,00' }))).toBe('data.linkPage.flexMaxPrice');
    expect(wrongField(() => readWire('flex', { flexMaxPrice: '0,50' }))).toBe('data.linkPage.flexMaxPrice');
    for (const wrong of ['abc', '5.00', {}, true]) {
      expect(wrongField(() => readWire('flex', { flexMinPrice: wrong }))).toBe('data.linkPage.flexMinPrice');
      expect(wrongField(() => readWire('flex', { flexMaxPrice: wrong }))).toBe('data.linkPage.flexMaxPrice');
    }
  });

  it('AP-20 what is only shown is cut to a length', () => {
    const long = 'x'.repeat(1_000_000);
    const page = readWire('product', { productName: long, productDesc: long, productImage: long, merchantName: long });
    expect(page.title.length).toBe(300);
    expect(page.description.length).toBe(5_000);
    expect(page.merchant.name.length).toBe(300);
    expect(page).toMatchObject({ image: '' });
  });
});
