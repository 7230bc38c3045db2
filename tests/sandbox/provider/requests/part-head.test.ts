import { readPartHead } from '../../../../sandbox/provider/requests/part-head.js';
import { CountedLetters } from '../../../domain/counted-letters.js';

const start = 'Content-Disposition: form-data';

function readsOf(text: string): number {
  const letters = new CountedLetters(text);
  readPartHead(letters);
  return letters.reads;
}

describe('the head of a part', () => {
  it.each([
    ['a name', `${start}; name="a"`, 'a', false],
    ['a name without quotes', `${start};name=a; x=y`, 'a', false],
    [
      'another header before it',
      `Content-Type: text/plain\r\n${start.toLowerCase()}; name="a b"\r\nX: 1`,
      'a b',
      false,
    ],
    ['a quote in the name', `${start}; name="a\\"b"`, 'a\\"b', false],
    ['a semicolon in another parameter', `${start}; x=";name=z"; name="a"`, 'a', false],
    ['a file', `${start}; name="a"; filename="b"`, 'a', true],
    ['a file of another alphabet', `${start}; name="a"; filename*=utf-8''b`, 'a', true],
    ['no name', `${start}; filename="name=a"`, undefined, true],
    ['no disposition', 'X: ; name="a"', undefined, false],
    ['a name that is not closed', `${start}; name="a`, 'a', false],
    ['nothing', '', undefined, false],
  ])('with %s', (_case, head, name, isFile) => {
    expect(readPartHead(head)).toEqual({ name, isFile });
  });

  it.each([
    ['semicolons', ';'],
    ['names without a value', '; name='],
    ['quotes that are not closed', '; name="\\'],
    ['spaces', ' '],
    ['white space before names', '; \t'],
    ['dispositions', 'content-disposition:'],
    ['lines', '\r\ncontent-disposition;'],
  ])('TR-09 twice as many %s are at most twice the work', (_case, piece) => {
    const once = readsOf(start + piece.repeat(2_000));
    expect(readsOf(start + piece.repeat(4_000))).toBeLessThanOrEqual(2 * once);
    expect(once).toBeLessThanOrEqual(6 * (start.length + piece.length * 2_000));
  });
});
