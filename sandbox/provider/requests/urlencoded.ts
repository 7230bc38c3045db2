import { readUtf8 } from './utf8.js';

const ampersand = 38;
const equals = 61;
const plus = 43;
const percent = 37;
const space = 32;

/**
 * Reads `a=1&b=2` as URLSearchParams does, but refuses bytes that are not UTF-8, and in one pass over the bytes: URLSearchParams takes a tenth of a second for a
 * megabyte of plus signs, before anybody has signed it (TR-09). Returns undefined where there are more than `mostFields`:
 * an empty field, as between `&` and `&`, is left out and counts like any other.
 */
export function readUrlencoded(body: Buffer, mostFields: number): [string, string][] | undefined {
  const entries: [string, string][] = [];
  let start = 0;
  let fields = 0;
  while (start < body.length) {
    fields += 1;
    if (fields > mostFields) return undefined;
    const end = placeOf(body, ampersand, start, body.length);
    if (end > start) {
      const nameEnd = placeOf(body, equals, start, end);
      const name = readUtf8(decoded(body, start, nameEnd), '');
      entries.push([name, readUtf8(decoded(body, nameEnd + 1, end), name)]);
    }
    start = end + 1;
  }
  return entries;
}

/** The first place of the byte from `start` on; `end` where it does not come before. */
function placeOf(body: Buffer, byte: number, start: number, end: number): number {
  const place = body.subarray(start, end).indexOf(byte);
  return place < 0 ? end : start + place;
}

/** The bytes that are meant: a plus sign is a space, and a percent sign that begins no byte is itself. */
function decoded(body: Buffer, start: number, end: number): Buffer {
  const bytes = Buffer.allocUnsafe(Math.max(0, end - start));
  let length = 0;
  let place = start;
  while (place < end) {
    const byte = body[place] ?? 0;
    const named = byte === percent && place + 2 < end ? byteOf(body[place + 1], body[place + 2]) : undefined;
    bytes[length] = named ?? (byte === plus ? space : byte);
    length += 1;
    place += named === undefined ? 1 : 3;
  }
  return bytes.subarray(0, length);
}

/** The byte that two hexadecimal digits name. */
function byteOf(high = 0, low = 0): number | undefined {
  const byte = ((hexValues[high] ?? -1) << 4) | (hexValues[low] ?? -1);
  return byte < 0 ? undefined : byte;
}

/** The value of a hexadecimal digit by its byte; -1 for another byte. */
const hexValues = Int8Array.from({ length: 256 }, (_, byte) => {
  const digit = String.fromCharCode(byte);
  return /^[0-9a-fA-F]$/.test(digit) ? Number.parseInt(digit, 16) : -1;
});
