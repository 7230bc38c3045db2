import fc from 'fast-check';
import { plainBase64, withPlus } from '../../../../sandbox/provider/requests/base64.js';
import { FormBody } from '../../../../sandbox/provider/requests/form-body.js';
import { replacing } from '../../../../sandbox/provider/requests/replacing.js';

const pieces = fc.constantFrom('a', ' ', '-', '_', '\r', '\n', '\0', 'ş', '😀', '=');
const texts = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''));

describe('replaced letters', () => {
  it('are those that are named, whatever stands beside them', () => {
    const replaced = replacing({ '-': '+', ' ': '' });
    fc.assert(
      fc.property(texts, (text) => {
        expect(replaced(text)).toBe(text.replaceAll('-', '+').replaceAll(' ', ''));
      }),
    );
  });

  const readers: readonly (readonly [string, string, (text: string) => string])[] = [
    ['the alphabet of addresses in base64', '-_', plainBase64],
    ['spaces in base64', 'A ', plainBase64],
    ['ends of lines in base64', 'A\r\n', plainBase64],
    ['spaces in a signed basket', 'A ', withPlus],
    ['NULs of a field', 'A\0', (text) => new FormBody([['user_basket', text]]).get('user_basket')],
  ];

  it.each(readers)('TR-09: %s cost less than half of what replaceAll takes for them', (_case, piece, read) => {
    const size = 1024 * 1024;
    const text = `A${piece.repeat(size / piece.length - 1)}A`;
    const msOf = (work: () => unknown) => {
      const begun = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1_000;
    };
    const replacedLetters = [...piece].filter((letter) => letter !== 'A');
    const rounds = Array.from({ length: 15 }, () => ({
      read: msOf(() => read(text)),
      replaceAll: msOf(() => replacedLetters.reduce((left, letter) => left.replaceAll(letter, '+'), text)),
    }));
    // The least of the rounds: the others may include a compilation, a collection of garbage or the work of another thread.
    const leastOf = (of: 'read' | 'replaceAll') => Math.min(...rounds.map((round) => round[of]));
    expect(leastOf('read')).toBeLessThan(leastOf('replaceAll') / 2);
  });
});
