import fc from 'fast-check';
import { readUrlencoded } from '../../../../sandbox/provider/requests/urlencoded.js';

const pieces = fc.constantFrom('a', '=', '&', '+', '%', '%4', '%41', '%c4%b1', '%C4', '%00', '%zz', '\0', ' ', '%26');

describe('a form-urlencoded body', () => {
  it('is read as URLSearchParams reads it', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const body = parts.join('');
        expect(readUrlencoded(Buffer.from(body), 100)).toEqual([...new URLSearchParams(`&${body}`)]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is UTF-8, whether its bytes are named or not', () => {
    expect(readUrlencoded(Buffer.from('şık=%C5%9F%C4%B1k+ı'), 100)).toEqual([['şık', 'şık ı']]);
  });

  it('TR-09: is not read beyond one field more than it may have', () => {
    expect(readUrlencoded(Buffer.from('a&'.repeat(500_000)), 200)).toHaveLength(201);
  });
});
