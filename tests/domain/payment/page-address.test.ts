import fc from 'fast-check';
import { addressOf, readPageAddress } from '../../../src/domain/payment/page-address.js';
import { linkAddress } from '../../../src/ui/frame/page-addresses.js';
import { linkPaymentAddress, paymentAddress } from '../../../src/ui/frame/route-addresses.js';

const kindOf = (path: string) => readPageAddress(path).kind;

describe('the address of a page', () => {
  it('RT-09 holds the token of a payment, of a store or a link, with and without a slash behind it', () => {
    const token = 'abc_-123';
    expect(readPageAddress(`/odeme/guvenli/v2/${token}`)).toEqual({ kind: 'payment', token, isLink: false });
    expect(readPageAddress(`/odeme/guvenli/v2/${token}/`)).toEqual({ kind: 'payment', token, isLink: false });
    expect(readPageAddress(`/odeme/guvenli/link/${token}`)).toEqual({ kind: 'payment', token, isLink: true });
  });

  it.each(['/odeme/guvenli/v2', '/odeme/guvenli/v2/', '/odeme/guvenli/link', '/odeme/guvenli/link/v2'])(
    'RT-11 %s is a payment without a token',
    (path) => {
      expect(readPageAddress(path)).toMatchObject({ kind: 'payment', token: undefined });
    },
  );

  it.each(['/odeme/guvenli/v2/a%20b', '/odeme/guvenli/v2/..', '/odeme/guvenli/v2/a.b', '/odeme/guvenli/link/v2/a%20b'])(
    'ER-01 %s holds no token, and is found nowhere',
    (path) => {
      expect(kindOf(path)).toBe('notFound');
    },
  );

  it('RT-07 holds the token of a result', () => {
    expect(readPageAddress('/odeme/guvenli/v2/basarili/t1/')).toEqual({ kind: 'result', token: 't1', isLink: false });
    expect(readPageAddress('/link/success/t1')).toEqual({ kind: 'result', token: 't1', isLink: true });
  });

  it('RT-05 RT-06 RT-08 is that of a failed payment, or of an end of a link', () => {
    expect(kindOf('/odeme/guvenli/v2/basarisiz')).toBe('failed');
    expect(readPageAddress('/link/abc_1/failed')).toEqual({ kind: 'linkFailed', shortId: 'abc_1' });
    expect(readPageAddress('/link/abc_1/success/')).toEqual({ kind: 'linkPaid', shortId: 'abc_1' });
  });

  it('RT-04 RT-10 has moved where it is an older one', () => {
    expect(readPageAddress('/link/v2/abc_1')).toEqual({ kind: 'moved', to: '/link/abc_1' });
    expect(readPageAddress('/odeme/guvenli/link/v2/t1')).toEqual({ kind: 'moved', to: '/odeme/guvenli/link/t1' });
  });

  it.each([
    '/odeme',
    '/odeme/guvenli/abc',
    '/odeme/guvenli/v2/basarili',
    '/odeme/guvenli/v2/abc/def',
    '/ODEME/guvenli/v2/abc',
    '/link/success',
    '/link/V2/abc_1',
    '/link/%76%32/abc_1',
    '/link/abc_1//',
    '//link/abc_1',
    '/LINK/abc_1',
  ])('RT-01 RT-12 %s is the address of no page', (path) => {
    expect(kindOf(path)).toBe('fallback');
  });

  it.each([
    "'den",
    '’den',
    '%E2%80%99den',
    '%27den',
    '.',
    ')',
    ',',
    '…',
    '%E2%80%A6',
    ').',
    '?!',
    ".'da",
    '*',
    '~',
    '|',
    '^',
    '+',
    '=',
    '%20',
    '%0A',
    '%C2%A0',
    '%C2%AD',
    '%E2%80%8B',
    '%E2%80%A8',
    '%E2%81%A0',
    '%EF%BB%BF',
    '\u00a0',
    '\ufeff',
    '。',
    '）',
    '–',
    '👍🏽',
    '~~.',
    '~\u2019den',
  ])('RT-12 what a chat program leaves behind a link is cut: %s', (tail) => {
    expect(readPageAddress(`/link/abc-1${tail}`)).toEqual({ kind: 'link', shortId: 'abc-1' });
    expect(readPageAddress(`/odeme/guvenli/v2/abc-1${tail}`)).toMatchObject({ token: 'abc-1' });
  });

  it.each([')', '.,', "'den", '%E2%80%99den'])(
    'RT-12 what stands behind the last slash of a link is cut too: %s',
    (tail) => {
      expect(readPageAddress(`/link/abc-1/${tail}`)).toEqual({ kind: 'link', shortId: 'abc-1' });
      expect(readPageAddress(`/odeme/guvenli/v2/abc-1/${tail}`)).toMatchObject({ kind: 'payment', token: 'abc-1' });
    },
  );

  it.each(['.', '%29', "'den"])('RT-08 RT-11 RT-12 %s behind a word of an address makes no token of it', (tail) => {
    expect(kindOf(`/odeme/guvenli/v2/basarisiz${tail}`)).toBe('failed');
    expect(kindOf(`/odeme/guvenli/v2/basarili${tail}`)).toBe('fallback');
    expect(readPageAddress(`/odeme/guvenli/link/v2${tail}`)).toMatchObject({ kind: 'payment', token: undefined });
  });

  it.each(['!!', '%29', '...'])('ER-01 %s in the place of a token is none, and is found nowhere', (text) => {
    expect(kindOf(`/odeme/guvenli/v2/${text}`)).toBe('notFound');
  });

  it.each(['%63', '%2F', '%5C', '%25', '.b', '%E0%A4%A', 'ş', ' b', '\u00a0b', '~2', '½', '%00', '%7F'])(
    'RT-12 anything else behind it is no link: %s',
    (tail) => {
      expect(readPageAddress(`/link/abc_1${tail}`)).toEqual({ kind: 'link', shortId: undefined });
    },
  );

  it('RT-12 behind an id any marks and spaces are cut, encoded or not, and with a letter or a digit among them it is none', () => {
    const character = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
    const mark = character.filter((text) => /[^\p{L}\p{N}\p{Cc}'’‘`´/\\%_-]/u.test(text));
    const word = character.filter((text) => /[\p{L}\p{N}]/u.test(text) && !/\w/.test(text));
    const encoded = fc.constantFrom(encodeURIComponent, (text: string) => text);
    fc.assert(
      fc.property(fc.array(mark, { minLength: 1, maxLength: 5 }), word, encoded, (marks, letter, written) => {
        const tail = marks.join('');
        expect(readPageAddress(`/link/abc-1${written(tail)}`)).toEqual({ kind: 'link', shortId: 'abc-1' });
        expect(readPageAddress(`/link/abc-1${written(tail + letter)}`)).toEqual({ kind: 'link', shortId: undefined });
      }),
      { numRuns: 2_000 },
    );
  });

  it('RL-11 RT-09 is read as it is written, for every token', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,200}$/), (token) => {
        fc.pre(!['basarili', 'basarisiz', 'v2', 'success'].includes(token));
        expect(readPageAddress(paymentAddress(token))).toEqual({ kind: 'payment', token, isLink: false });
        expect(readPageAddress(linkPaymentAddress(token))).toEqual({ kind: 'payment', token, isLink: true });
        const shortId = token.slice(0, 50);
        expect(readPageAddress(linkAddress(shortId))).toEqual({ kind: 'link', shortId });
      }),
    );
  });

  it('T11 whatever stands in it, a token and an id hold letters, digits, _ and - only', () => {
    fc.assert(
      fc.property(fc.constantFrom('/odeme/guvenli/v2/', '/link/'), fc.string({ unit: 'grapheme' }), (path, tail) => {
        const address = readPageAddress(path + tail);
        const held = 'token' in address ? address.token : 'shortId' in address ? address.shortId : undefined;
        expect(held ?? 'none').toMatch(/^[A-Za-z0-9_-]{1,200}$/);
      }),
    );
  });

  it('RT-12 an address shows no page in a document that was served for another one', () => {
    const path = '/link/abc_1';
    expect(addressOf({ view: 'link', path }).kind).toBe('link');
    expect(addressOf({ view: undefined, path }).kind).toBe('link');
    expect(addressOf({ view: 'fallback', path }).kind).toBe('fallback');
    expect(addressOf({ view: 'failed', path }).kind).toBe('fallback');
  });
});
