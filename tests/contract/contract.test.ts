import { product } from '../../src/domain/payment/product-slug.js';
import { callOf, contractOf, Exercised, keyOf, pairOf, readContract } from './contract.js';
import { access, linkPayloads, payloads } from './payloads.js';

const contract = contractOf('page');
const everyCall = [...contract.calls, ...contractOf('merchant').calls];

describe('docs/api.md', () => {
  it('AP-02..18 are seventeen calls', () => {
    expect(Object.keys(payloads)).toHaveLength(17);
  });

  it.each(Object.entries(payloads))(
    'AP-02..18 names %s by its method and address, and each of its fields',
    (id, payload) => {
      const call = contract.calls.find(({ name }) => name === payload.name);
      const inherited = call?.text.includes('**access**') ? access : [];
      const named = [...(call?.text ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) =>
        name?.replace('{product}', product),
      );
      expect(call?.text).toContain(`(${id}`);
      expect(payload.fields.filter((field) => ![...named, ...inherited].includes(field))).toEqual([]);
    },
  );

  it.each(Object.entries(linkPayloads))('AP-03 names what the form of a %s sends', (_type, fields) => {
    const text = contract.calls.find(({ name }) => name === payloads['AP-03']?.name)?.text;
    for (const field of fields) expect(text).toContain(`\`${field}\``);
  });

  it.each(contract.calls.map(({ name, text }) => [name, text]))('says when the page makes %s', (_name, text) => {
    expect(text).toMatch(/^Called /m);
  });

  it('ER-03 has one HTTP status for each code, and a meaning for each that is used', () => {
    const used = [...contract.calls.flatMap(({ pairs }) => pairs), ...contract.any];
    for (const { answer, http, code } of used) {
      expect(answer === 'success' ? 200 : contract.codes.get(code)).toBe(http);
      if (answer === 'error') expect([400, 401, 404, 410, 500]).toContain(http);
    }
    const codes = new Set(used.filter(({ answer }) => answer === 'error').map(({ code }) => code));
    expect([...contract.codes.keys()].filter((code) => !codes.has(code))).toEqual([]);
  });

  it('and docs/merchant-api.md name each call once', () => {
    const names = everyCall.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(everyCall.map(({ name, pairs }) => [name, pairs] as const))('documents a success of %s', (_name, pairs) => {
    expect(pairs.map(({ answer }) => answer)).toContain('success');
  });
});

describe('the reading of the contract', () => {
  const text = [
    '## any\n| answer | HTTP | code |\n|---|---|---|\n| error | 500 | `technical` |\n',
    '### POST /a/{id}\n| field | x |\n|---|---|\n| y | z |\n\n| answer | HTTP | code |\n|---|---|---|\n| success | 200 | |\n| *some* | | |\n',
    '#### some\n| answer | HTTP | code |\n|---|---|---|\n| error | 400 | `paid` |\n',
  ].join('\n');
  const small = readContract(text);

  it('brings in the tables it names', () => {
    expect(small.calls.map(({ name, pairs }) => [name, pairs.map(keyOf)])).toEqual([
      ['POST /a/{id}', ['success 200', 'error 400 paid']],
    ]);
  });

  it.each(['| ok | 200 | |', '| success | | |', '| error | 400 | paid |', '| *none* | | |', '| error | 40 | `x` |'])(
    'refuses a row that is no answer: %s',
    (row) => {
      expect(() =>
        readContract(`${text}| answer |\n### GET /b\n| answer | HTTP | code |\n|---|---|---|\n${row}\n`),
      ).toThrow();
    },
  );

  it('refuses a call without a table', () => {
    expect(() => readContract(`${text}\n### GET /b\nNothing.\n`)).toThrow('GET /b has no table of answers');
  });

  it('finds the call of an address', () => {
    expect(callOf(small, 'POST', '/a/7?x=1')?.name).toBe('POST /a/{id}');
  });

  it.each([
    ['GET', '/a/7'],
    ['POST', '/a/7/b'],
    ['POST', '/a'],
  ])('finds no call of %s %s', (method, address) => {
    expect(callOf(small, method, address)).toBeUndefined();
  });

  const success = (body: object) => ({ status: 'success', message: '', ...body });
  const bodies: readonly (readonly [key: string, http: number, body: unknown])[] = [
    ['success 200 3D', 200, success({ message: '3D', data: {} })],
    ['success 200 review', 200, success({ data: { state: 'review' } })],
    ['success 200 expired', 200, success({ data: { toslaStatus: 'expired' } })],
    ['success 200', 200, success({ data: null })],
    ['success 200', 200, []],
    ['error 400 paid', 400, { status: 'error', error: { code: 'paid' } }],
    ['error 502', 502, '<html>'],
    ['error 200 004', 200, { status: 'error', err_no: '004' }],
    ['failed 400', 400, { status: 'failed', reason: 'odd' }],
  ];
  it.each(bodies)('reads %s from %p %j', (key, http, body) => {
    expect(keyOf(pairOf(http, body))).toBe(key);
  });

  describe('what was met of it', () => {
    let met: Exercised;
    beforeEach(() => {
      met = new Exercised(small);
    });
    const meetAll = () => {
      met.note('POST', '/a/1', 200, { status: 'success' });
      met.note('POST', '/a/1', 400, { status: 'error', error: { code: 'paid' } });
      met.note('POST', '/a/2', 500, { status: 'error', error: { code: 'technical' } });
    };

    it('misses every pair at first', () => {
      expect(met.missing).toEqual([
        'POST /a/{id}: success 200',
        'POST /a/{id}: error 400 paid',
        'any: error 500 technical',
      ]);
    });

    it('misses none that was met', () => {
      meetAll();
      expect(met.missing).toEqual([]);
    });

    it('takes each documented answer for one', () => {
      meetAll();
      expect([...met.undocumented]).toEqual([]);
    });

    it('lists the answers that are not written down', () => {
      met.note('POST', '/a/2', 400, { status: 'error', error: { code: 'odd' } });
      met.note('GET', '/b', 200, { status: 'success' });
      expect([...met.undocumented]).toEqual(['POST /a/{id}: error 400 odd', 'GET /b: success 200']);
    });
  });
});
