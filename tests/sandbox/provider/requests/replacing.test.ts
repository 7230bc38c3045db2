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

  type Replace = (text: string) => string;
  const withoutEndsOfLines: Replace = (text) => text.replaceAll('\r', '').replaceAll('\n', '');
  const readers: readonly (readonly [string, string, Replace, Replace])[] = [
    [
      'the alphabet of addresses in base64',
      '-_',
      plainBase64,
      (text) => text.replaceAll('-', '+').replaceAll('_', '/'),
    ],
    ['spaces in base64', 'A ', plainBase64, (text) => text.replaceAll(' ', '+')],
    ['ends of lines in base64', 'A\r\n', plainBase64, withoutEndsOfLines],
    ['spaces in a signed basket', 'A ', withPlus, (text) => text.replaceAll(' ', '+')],
    [
      'NULs of a field',
      'A\0',
      (text) => new FormBody([['user_basket', text]]).get('user_basket'),
      (text) => text.replaceAll('\0', ''),
    ],
  ];

  it.each(readers)(
    'TR-09: %s cost less than half of what replaceAll takes for them',
    (_case, piece, read, replaceAll) => {
      // Whole groups of four, which base64 is read once for.
      const text = `AA${piece.repeat(512 * 1024)}AA`;
      const msOf = (work: () => unknown) => {
        const begun = process.cpuUsage();
        work();
        const { user, system } = process.cpuUsage(begun);
        return (user + system) / 1_000;
      };
      const rounds = Array.from({ length: 15 }, () => ({
        read: msOf(() => read(text)),
        replaceAll: msOf(() => replaceAll(text)),
      }));
      // The least of the rounds: the others may include a compilation, a collection of garbage or the work of another thread.
      const leastOf = (of: 'read' | 'replaceAll') => Math.min(...rounds.map((round) => round[of]));
      expect(leastOf('read')).toBeLessThan(leastOf('replaceAll') / 2);
    },
  );
});
