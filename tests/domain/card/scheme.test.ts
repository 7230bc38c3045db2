import fc from 'fast-check';
import {
  decidedScheme,
  possibleSchemes,
  recogniseScheme,
  schemeNamed,
  schemes,
} from '../../../src/domain/card/scheme.js';
import { digits } from './card-arbitraries.js';

const idOf = (typed: string) => recogniseScheme(typed)?.id;

describe('recogniseScheme', () => {
  it.each<[string, string[]]>([
    ['visa', ['4', '40', '4355084355084358', '493697', '493699']],
    ['mastercard', ['51', '52', '53', '54', '55', '2221', '2222', '2299', '2300', '2699', '2719', '2720']],
    ['amex', ['34', '37', '340', '378282246310005']],
    ['dinersclub', ['300', '305', '36', '38', '39', '3600']],
    ['discover', ['6011', '644', '649', '65', '6500']],
    ['jcb', ['2131', '1800', '3528', '3589', '3550']],
    ['unionpay', ['62', '81', '620', '6229', '8100']],
    [
      'maestro',
      ['493698', '50', '56', '57', '58', '59', '63', '67', '6', '60', '6010', '6012', '61', '643', '66', '69'],
    ],
    ['troy', ['9792', '9792030394440796', '650052', '650082', '650083', '65083700', '65083704', '6588090012345678']],
  ])('CN-20 recognises %s by its prefixes, first and last of every range', (id, prefixes) => {
    expect(prefixes.map((prefix) => [prefix, idOf(prefix)])).toEqual(prefixes.map((prefix) => [prefix, id]));
  });

  it.each(['', '0', '1', '2', '3', '5', '7', '8', '9', '979', '9791', '9793', '180', '1801', '2130', '2132'])(
    'CN-20 claims nothing for %j, which is too little or of no scheme',
    (typed) => expect(recogniseScheme(typed)).toBeUndefined(),
  );

  it.each(['2220', '2721', '306', '309', '3527', '3590', '35', '82', '80'])(
    'CN-20 recognises no scheme just outside a range: %s',
    (typed) => expect(recogniseScheme(typed)).toBeUndefined(),
  );

  it('CN-20 the longest prefix counts: Maestro inside Visa, Discover inside the sixes', () => {
    expect(['49369', '493698', '601', '6011', '64', '644'].map(idOf)).toEqual([
      'visa',
      'maestro',
      'maestro',
      'discover',
      'maestro',
      'discover',
    ]);
  });

  it('CN-20 CN-05 gives the range UnionPay and Discover share to UnionPay, and what is not known of 65 to Discover', () => {
    expect(['622126', '622500', '622925'].map(idOf)).toEqual(['unionpay', 'unionpay', 'unionpay']);
    for (const typed of ['65', '650051', '650084', '65083705', '65999999']) expect(idOf(typed)).toBe('discover');
  });

  it('CN-20 more digits never change a scheme once eight are typed', () => {
    fc.assert(
      fc.property(digits({ minLength: 8, maxLength: 8 }), digits({ maxLength: 11 }), (start, rest) => {
        expect(idOf(start + rest)).toBe(idOf(start));
      }),
    );
  });
});

describe('schemes', () => {
  it.each<[string, number[]]>([
    ['visa', [13, 16]],
    ['mastercard', [16]],
    ['amex', [15]],
    ['dinersclub', [14]],
    ['discover', [16]],
    ['jcb', [16, 19]],
    ['unionpay', [16, 17, 18, 19]],
    ['maestro', [12, 13, 14, 15, 16, 17, 18, 19]],
    ['troy', [16]],
  ])('CN-05 %s has %j digits', (id, lengths) => expect(schemeNamed(id)?.lengths).toEqual(lengths));

  it('CN-06 only unionpay carries no checksum', () => {
    expect(schemes.filter((scheme) => !scheme.checksum).map((scheme) => scheme.id)).toEqual(['unionpay']);
  });

  it('CN-20 both ends of every range are equally long and in order, and no prefix stands twice', () => {
    const ends = schemes.flatMap((scheme) => scheme.prefixes.map((prefix) => [prefix].flat()));
    for (const [from = 0, to = from] of ends) {
      expect(String(from)).toHaveLength(String(to).length);
      expect(from).toBeLessThanOrEqual(to);
      expect(from).toBeGreaterThan(0);
    }
    const starts = ends.map(([from]) => from);
    expect(new Set(starts).size).toBe(starts.length);
  });
});

describe('decidedScheme', () => {
  it.each([
    ['6', undefined],
    ['60', undefined],
    ['601', undefined],
    ['6011', 'discover'],
    ['6012', 'maestro'],
    ['62', 'unionpay'],
    ['64', undefined],
    ['644', 'discover'],
    ['65', undefined],
    ['650052', 'troy'],
    ['65005', undefined],
    ['65083700', 'troy'],
    ['65999999', undefined],
    ['6599999900000000', undefined],
    ['4', undefined],
    ['43', 'visa'],
    ['49369', undefined],
    ['493698', 'maestro'],
    ['51', 'mastercard'],
    ['', undefined],
  ])('CN-10 after %j the logo is that of %s', (digits, id) => expect(decidedScheme(digits)?.id).toBe(id));

  it('CN-10 a logo that is shown never changes with more digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{0,7}$/), (digits) => {
        const shown = [...digits].map((_, place) => decidedScheme(digits.slice(0, place + 1))?.id);
        const first = shown.findIndex((id) => id !== undefined);
        if (first >= 0) expect(new Set(shown.slice(first)).size).toBe(1);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('schemeNamed', () => {
  it('CN-10 finds a scheme by the word of a look-up, and nothing by any other word', () => {
    expect(schemeNamed('troy')?.name).toBe('Troy');
    expect(['', 'constructor', '__proto__', 'VISA', 'none'].map(schemeNamed)).toEqual(Array(5).fill(undefined));
  });
});

describe('possibleSchemes', () => {
  it.each([
    ['', schemes.map(({ id }) => id)],
    ['6', ['discover', 'unionpay', 'maestro', 'troy']],
    ['65', ['discover', 'troy']],
    ['650052', ['troy']],
    ['65999999', ['discover']],
    ['601', ['discover', 'maestro']],
    ['6012', ['maestro']],
    ['4', ['visa', 'maestro']],
    ['49369', ['visa', 'maestro']],
    ['493698', ['maestro']],
    ['979', ['troy']],
    ['2', ['mastercard', 'jcb']],
    ['352', ['jcb']],
    ['3527', []],
    ['0', []],
  ])('CN-20 after "%s" are %j', (typed, ids) => expect(possibleSchemes(typed).map(({ id }) => id)).toEqual(ids));

  it('CN-10 holds one that is recognised where the logo is decided, and nowhere else', () => {
    fc.assert(
      fc.property(fc.oneof(digits({ maxLength: 8 }), digits({ maxLength: 2 })), (typed) => {
        const isUndecided = (text: string) => text.startsWith('65') && recogniseScheme(text)?.id === 'discover';
        const decided = decidedScheme(typed);
        const possible = possibleSchemes(typed);
        const isDecided = possible.length === 1 && possible[0] === recogniseScheme(typed) && !isUndecided(typed);
        expect(decided).toBe(isDecided ? possible[0] : undefined);
      }),
    );
  });
});
