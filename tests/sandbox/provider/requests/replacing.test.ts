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

  it.each(readers)('TR-09: %s cost at most 20 ms of CPU at 1 MiB', (_case, piece, read) => {
    const text = piece.repeat((1024 * 1024) / piece.length);
    const msOfReading = () => {
      const begun = process.cpuUsage();
      read(text);
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1_000;
    };
    // The first that is cheap enough counts: others may include a compilation, or what another thread of this process does
    // at that time, such as a collection of garbage, which may last for a second.
    let least = msOfReading();
    for (let round = 1; least > 20 && round < 200; round += 1) least = Math.min(least, msOfReading());
    expect(least).toBeLessThanOrEqual(20);
  });
});
