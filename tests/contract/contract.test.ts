import { callOf, Exercised, keyOf, pairOf, readContract } from './contract.js';

const contract = readContract();

describe('docs/api.md', () => {
  it('AP-05 AP-11 AP-12 AP-15 AP-16 says of every call what it is answered with', () => {
    expect(contract.calls.length).toBeGreaterThan(20);
    for (const { name, pairs } of contract.calls)
      expect([name, pairs.some(({ answer }) => answer === 'success')]).toEqual([name, true]);
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

  it('names each call once', () => {
    const names = contract.calls.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
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
