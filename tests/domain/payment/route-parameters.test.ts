import fc from 'fast-check';
import { readShortId, readToken } from '../../../src/domain/payment/route-parameters.js';

const allowed = fc.string({
  unit: fc.constantFrom(...'ABCxyz0189_-'),
  minLength: 1,
  maxLength: 50,
});

const hostile = [undefined, '', '.', '..', 'a/b', 'a b', 'a%2fb', 'a\n', 'ş', 'a?b', 'a#b', '<b>', 'a\u0000', 'ａ'];

describe('route parameters', () => {
  it('RT-05 a short id is 1 to 50 letters, digits, underscores and dashes', () => {
    fc.assert(fc.property(allowed, (text) => expect(readShortId(text)).toBe(text)));
    expect(readShortId('a'.repeat(50))).toHaveLength(50);
    expect(readShortId('a'.repeat(51))).toBeUndefined();
  });

  it('RT-11 a missing or malformed short id is none', () => {
    expect(hostile.map(readShortId)).toEqual(hostile.map(() => undefined));
  });

  it('RT-11 a token is of the same letters, up to 200; a missing or malformed one is none', () => {
    fc.assert(fc.property(allowed, (text) => expect(readToken(text)).toBe(text)));
    expect(readToken('a'.repeat(200))).toHaveLength(200);
    expect(readToken('a'.repeat(201))).toBeUndefined();
    expect(hostile.map(readToken)).toEqual(hostile.map(() => undefined));
  });

  it('RT-05 RT-11 what is read can stand in a path as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const read of [readShortId(text), readToken(text)]) {
          if (read !== undefined) expect(encodeURIComponent(read)).toBe(read);
        }
      }),
    );
  });
});
