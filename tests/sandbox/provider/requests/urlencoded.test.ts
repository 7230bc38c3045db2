import fc from 'fast-check';
import { readUrlencoded } from '../../../../sandbox/provider/requests/urlencoded.js';

const pieces = fc.constantFrom('a', '=', '&', '+', '%', '%4', '%41', '%c4%b1', '%00', '%zz', '\0', ' ', '%26');

describe('a form-urlencoded body', () => {
  it('is read as URLSearchParams reads it', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const body = parts.join('');
        const read = new URLSearchParams(`&${body}`);
        // Bytes that are not UTF-8 are refused.
        fc.pre(!read.toString().includes('%EF%BF%BD'));
        expect(readUrlencoded(Buffer.from(body), 100)).toEqual([...read]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is UTF-8, whether its bytes are named or not', () => {
    expect(readUrlencoded(Buffer.from('şık=%C5%9F%C4%B1k+ı'), 100)).toEqual([['şık', 'şık ı']]);
  });

  it.each(['name=%DD%DEIK', 'name=%C4', 'name=a&%DD=1'])('MA-10: other bytes are refused: %s', (body) => {
    expect(() => readUrlencoded(Buffer.from(body), 100)).toThrow(/must be encoded as UTF-8/);
  });

  it('TR-09: is not read where it has more fields than it may have, empty ones counted', () => {
    expect(readUrlencoded(Buffer.from('a&'.repeat(200)), 200)).toHaveLength(200);
    expect(readUrlencoded(Buffer.from('a&'.repeat(201)), 200)).toBeUndefined();
    expect(readUrlencoded(Buffer.from('&'.repeat(200)), 200)).toEqual([]);
    expect(readUrlencoded(Buffer.from('&'.repeat(201)), 200)).toBeUndefined();
  });
});
