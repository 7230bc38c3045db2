import { createHash } from 'node:crypto';

/**
 * What a card number leaves behind wherever it was written, in a text or a file: plain, in groups, URL-encoded, in base64
 * at any offset, in hex, in UTF-16, or as a hash without a key.
 */
export function tracesOf(digits: string): Buffer[] {
  const grouped = (separator: string) => digits.replace(/(.{4})(?!$)/g, `$1${separator}`);
  const written = [digits, grouped(' '), grouped('-')];
  const hash = (name: string) => createHash(name).update(digits);
  const texts = [
    ...written,
    grouped('%20'),
    grouped('+'),
    encodedDigits(digits),
    ...[0, 1, 2].map((offset) => base64At(digits, offset)),
    Buffer.from(digits).toString('hex'),
    ...['md5', 'sha1', 'sha256'].flatMap((name) => [
      hash(name).digest('hex'),
      hash(name).digest('base64url').slice(0, 22),
    ]),
  ];
  return [...texts.map((text) => Buffer.from(text)), ...written.map((text) => Buffer.from(text, 'utf16le'))];
}

/** `%34%35…` */
function encodedDigits(digits: string): string {
  return digits.replace(/\d/g, (digit) => `%3${digit}`);
}

/** The letters of base64 that depend on the digits alone, however many bytes stand before and behind them. */
function base64At(digits: string, offset: number): string {
  const whole = Buffer.from('x'.repeat(offset) + digits).toString('base64');
  return whole.slice(offset === 0 ? 0 : offset + 1).slice(0, -4);
}
