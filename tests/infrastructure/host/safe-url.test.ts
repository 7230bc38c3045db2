import fc from 'fast-check';
import { safeOrigin, safeUrl } from '../../../src/infrastructure/host/safe-url.js';

const loopback = ['http://127.0.0.1:4000', 'http://localhost:4001', 'http://[::1]:4002'];

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript://shop.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://shop.example/uuid',
  'file:///etc/passwd',
  'about:blank',
  'ftp://shop.example/',
  'ws://shop.example/',
  'http://shop.example/',
  'HTTP://shop.example/',
  'http://127.0.0.1:4001/',
  'http://127.0.0.1/',
  'http://localhost:4000/',
  'http://127.0.0.1:4000@evil.example/',
  'http://127.0.0.1:4000.evil.example/',
  'https://shop.example@evil.example/',
  'https://user:pass@shop.example/',
  'https://@evil.example/',
  'https://:@evil.example/',
  'https://shop.example%40evil.example@evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https://evil.example\\@shop.example',
  'https://shop.example\\.evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:////evil.example',
  '//evil.example/',
  '/relative',
  'relative',
  '?query',
  '#fragment',
  '',
  ' ',
  'https://',
  'https://?x',
  'https:// shop.example',
  'https://shop.example/a b',
  'https://shop.example/\u0000',
  'https://shop.example/\r\nSet-Cookie: a=b',
  'https://shop.example/\u202egnp.exe',
  'https://shop.example/\u200b',
  'https://shop.example:99999/',
  'https://[::1',
  'https://%zz/',
  'view-source:https://shop.example',
  'intent://shop.example#Intent;end',
  `https://shop.example/${'x'.repeat(3000)}`,
];

describe('the gate for addresses from data', () => {
  it.each(hostile)('ER-02 refuses %j', (text) => {
    expect(safeUrl(text, loopback)).toBeUndefined();
    expect(safeOrigin(text, loopback)).toBeUndefined();
  });

  it.each([
    ['https://shop.example/ok?id=1#done', 'https://shop.example'],
    ['HTTPS://Shop.Example/Ok', 'https://shop.example'],
    ['https://shop.example:8443/', 'https://shop.example:8443'],
    ['https://shop.example:443/', 'https://shop.example'],
    ['https://shop.example/ödeme', 'https://shop.example'],
    ['https://şarap.example/', 'https://xn--arap-45a.example'],
    ['https://shop.example/?mail=a@b.example', 'https://shop.example'],
    ['http://127.0.0.1:4000/ok', 'http://127.0.0.1:4000'],
    ['http://localhost:4001', 'http://localhost:4001'],
    ['http://[::1]:4002/', 'http://[::1]:4002'],
  ])('ER-02 lets %s through', (text, origin) => {
    expect(safeOrigin(text, loopback)).toBe(origin);
    expect(safeUrl(text, loopback)).toBe(new URL(text).href);
  });

  it('RL-07 without configuration no plain http is safe, and a configured foreign host is not either', () => {
    expect(safeUrl('http://127.0.0.1:4000/', [])).toBeUndefined();
    expect(safeUrl('http://shop.example/', ['http://shop.example'])).toBeUndefined();
  });

  it('ER-02 whatever comes through is https or configured, and reads the same when it is read again', () => {
    const pieces = [
      'https:',
      'http:',
      '/',
      '\\',
      '@',
      ':',
      '.',
      'evil.example',
      '127.0.0.1:4000',
      '\n',
      '%00',
      ' ',
      '#',
      '?',
    ];
    const text = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (candidate) => {
        const url = safeUrl(candidate, loopback);
        if (url === undefined) return;
        const parsed = new URL(url);
        expect(parsed.protocol === 'https:' || loopback.includes(parsed.origin)).toBe(true);
        expect(parsed.username).toBe('');
        expect(parsed.password).toBe('');
        expect(safeUrl(url, loopback)).toBe(url);
      }),
      { numRuns: 300 },
    );
  });
});
