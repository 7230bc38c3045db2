import { digestOf, documentDifferences, ownLook } from '../../../sandbox/watch/document-differences.js';

const address = 'https://pay.example/';

/** Returns what the watch says of the inline styles in a page of a build that has none itself. */
function saidOf(styles: string): string[] {
  const look = ownLook(styles);
  const styleHashes = look === undefined ? [] : [digestOf(look)];
  const manifest = {
    entry: '/assets/page.js',
    scriptHashes: [],
    styleHashes,
    files: new Map(),
    signature: undefined,
    signedText: '',
  };
  return documentDifferences(styles, address, manifest).filter((line) => line.includes('style'));
}

describe('a style in a page', () => {
  it('MA-12 TH-07 is no difference where it is a merchant’s own look', () => {
    expect(saidOf('<style id="look">html:root{--fill:#ffd400;--radius-md:1rem}</style>')).toEqual([]);
  });

  it.each([
    ['does not say that it is a look', '<style>html:root{--fill:#ffd400}</style>'],
    ['sets another token of the page', '<style id="look">html:root{--danger:#fff}</style>'],
    ['sets another property', '<style id="look">html:root{visibility:hidden}</style>'],
    ['is longer than a look', `<style id="look">${'html:root{--fill:#ffd400}'.repeat(13)}</style>`],
    [
      'is a second look',
      '<style id="look">html:root{--fill:#ffd400}</style><style id="look">html:root{--fill:#fff}</style>',
    ],
  ])('MA-12 TH-07 is one where it %s', (_what, styles) => {
    expect(saidOf(styles)).toEqual([
      expect.stringMatching(/^an inline style with the digest \S+ is not of the build$/),
    ]);
  });
});
