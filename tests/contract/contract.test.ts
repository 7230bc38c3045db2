import { callOf, contractOf, Exercised, keyOf, pairOf, readContract } from './contract.js';

const contract = contractOf('page');
const everyCall = [...contract.calls, ...contractOf('merchant').calls];

describe('docs/api.md', () => {
  it('AP-02..18 has all seventeen calls, and says when the page makes each', () => {
    const text = contract.calls.map((call) => call.text).join('\n');
    for (let id = 2; id <= 18; id++) expect(text).toContain(`AP-${String(id).padStart(2, '0')}`);
    for (const call of contract.calls)
      expect([call.name, call.text]).toEqual([call.name, expect.stringMatching(/^Called /m)]);
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

  it('and docs/merchant-api.md name each call once, with a way it succeeds', () => {
    const names = everyCall.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, pairs } of everyCall)
      expect([name, pairs.some(({ answer }) => answer === 'success')]).toEqual([name, true]);
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
    expect([callOf(small, 'GET', '/a/7'), callOf(small, 'POST', '/a/7/b'), callOf(small, 'POST', '/a')]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('tells answers apart by code, message and state', () => {
    const success = (body: object) => keyOf(pairOf(200, { status: 'success', message: '', ...body }));
    expect(success({ message: '3D', data: {} })).toBe('success 200 3D');
    expect(success({ data: { state: 'review' } })).toBe('success 200 review');
    expect(success({ data: { toslaStatus: 'expired' } })).toBe('success 200 expired');
    expect(success({ data: null })).toBe('success 200');
    expect(keyOf(pairOf(400, { status: 'error', error: { code: 'paid' } }))).toBe('error 400 paid');
    expect(keyOf(pairOf(502, '<html>'))).toBe('error 502');
    expect(keyOf(pairOf(200, []))).toBe('success 200');
    expect(keyOf(pairOf(200, { status: 'error', err_no: '004' }))).toBe('error 200 004');
    expect(keyOf(pairOf(400, { status: 'failed', reason: 'odd' }))).toBe('failed 400');
  });

  it('lists every pair that was never met, and every answer nobody has written down', () => {
    const exercised = new Exercised(small);
    expect(exercised.missing).toEqual([
      'POST /a/{id}: success 200',
      'POST /a/{id}: error 400 paid',
      'any: error 500 technical',
    ]);
    exercised.note('POST', '/a/1', 200, { status: 'success' });
    exercised.note('POST', '/a/1', 400, { status: 'error', error: { code: 'paid' } });
    exercised.note('POST', '/a/2', 500, { status: 'error', error: { code: 'technical' } });
    expect([exercised.missing, [...exercised.undocumented]]).toEqual([[], []]);
    exercised.note('POST', '/a/2', 400, { status: 'error', error: { code: 'odd' } });
    exercised.note('GET', '/b', 200, { status: 'success' });
    expect([...exercised.undocumented]).toEqual(['POST /a/{id}: error 400 odd', 'GET /b: success 200']);
  });
});
