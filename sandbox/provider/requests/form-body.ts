import type { FastifyInstance, FastifyRequest } from 'fastify';
import { longestSaleText } from '../../../src/domain/sale/sale-texts.js';
import { bodySignatureHeader } from './body-signature.js';
import { readPartHead } from './part-head.js';
import { replacing } from './replacing.js';
import { readUrlencoded } from './urlencoded.js';
import { readUtf8 } from './utf8.js';

/** A body as it was sent, for signatures over the whole of it (MA-02). */
export interface SentBody {
  readonly bytes: Buffer;
  /** Of `X-Vezne-Signature`; empty without. */
  readonly signature: string;
}

/** The fields of a form post, in the order they came. No object is keyed by a name from outside, so no name can do harm. */
export class FormBody {
  private readonly values = new Map<string, string>();
  /** A name that came more than once. */
  readonly repeated: boolean;

  constructor(
    entries: readonly (readonly [string, string])[],
    readonly sent: SentBody = { bytes: Buffer.alloc(0), signature: '' },
  ) {
    for (const [name, value] of entries) this.values.set(name, isKeptWhole(name, value) ? value : withoutNul(value));
    this.repeated = this.values.size < entries.length;
  }

  /** The last value of the name; empty when it did not come. */
  get(name: string): string {
    return this.values.get(name) ?? '';
  }

  /** The form as it could be posted. */
  encoded(): string {
    return new URLSearchParams([...this.values]).toString();
  }
}

/** A text whose bytes are accepted is not changed on its way: its rule refuses a NUL (LW-06). */
const wholeTexts: readonly string[] = ['pre_information', 'contract'];

const isKeptWhole = (name: string, value: string) => wholeTexts.includes(name) || !value.includes('\0');

/** The database takes no NUL in a text, and no other valid value holds one. */
const withoutNul = replacing({ '\0': '' });

/** Fields of a form, and UTF-16 units of one: no call has a third of them, and every rule of a field is stricter. */
export const mostFields = 200;
export const longestField = 16 * 1024;

/** The most UTF-16 units of the fields that may be longer: a basket may be as long as its body, for its own rule reads it. */
const longFields: ReadonlyMap<string, number> = new Map([
  ['user_basket', Number.POSITIVE_INFINITY],
  // A text has no more units than bytes.
  ['pre_information', longestSaleText],
  ['contract', longestSaleText],
]);

/** A form of more fields than {@link mostFields}, or with one longer than {@link longestField}. */
class FormTooLarge extends Error {
  readonly statusCode = 400;
}

/** The form of a body. A body that is not signed yet must not cost much, so it is refused by its size first (TR-09). */
function formWithin(entries: readonly (readonly [string, string])[] | undefined, sent: SentBody): FormBody {
  // guard: fields of a form -> if (entries === undefined) return new FormBody([]);
  if (entries === undefined || entries.length > mostFields) throw new FormTooLarge('a form of too many fields');
  const isLong = ([name, value]: readonly [string, string]) =>
    name.length > longestField || value.length > (longFields.get(name) ?? longestField);
  // guard: length of a field
  if (entries.some(isLong)) throw new FormTooLarge('a form with a field that is too long');
  return new FormBody(entries, sent);
}

/** The body of a request as a form; an empty one when there was none. */
export function formOf(body: unknown): FormBody {
  return body instanceof FormBody ? body : new FormBody([]);
}

/** Makes the app read urlencoded bodies of up to `limit` bytes, and nothing else. */
export function takeUrlencoded(app: FastifyInstance, limit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: limit },
    async (request: Sender, body: Buffer) => formWithin(readUrlencoded(body, mostFields), sentBy(request, body)),
  );
}

/** Makes the app read multipart bodies of up to `limit` bytes as well. */
export function takeMultipart(app: FastifyInstance, limit: number): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: limit },
    async (request: Sender, body: Buffer) =>
      formWithin(readMultipart(body, request.headers['content-type'] ?? ''), sentBy(request, body)),
  );
}

type Sender = Pick<FastifyRequest, 'headers'>;

function sentBy({ headers }: Sender, bytes: Buffer): SentBody {
  return { bytes, signature: String(headers[bodySignatureHeader.toLowerCase()] ?? '') };
}

/** A boundary has at most 70 letters. */
const longestType = 300;

/** Reads the text fields of a multipart body; a part that makes no sense is left out, and so are files. */
function readMultipart(body: Buffer, contentType: string): [string, string][] {
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType.slice(0, longestType));
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined) return [];
  const delimiter = Buffer.from(`\r\n--${mark}`, 'latin1');
  // The first delimiter has no line before it.
  const parts = Buffer.concat([Buffer.from('\r\n'), body]);
  const entries: [string, string][] = [];
  let start = parts.indexOf(delimiter);
  for (let part = 0; start >= 0 && part <= mostFields; part += 1) {
    const from = start + delimiter.length;
    const end = parts.indexOf(delimiter, from);
    entries.push(...readPart(parts.subarray(from, end < 0 ? parts.length : end)));
    start = end;
  }
  return entries;
}

/** A field's head is its name and little more, in bytes. */
const longestHead = 16 * 1024;

function readPart(part: Buffer): [string, string][] {
  const headEnd = part.subarray(0, longestHead + 4).indexOf('\r\n\r\n');
  if (part.subarray(0, 2).toString() === '--' || headEnd < 0) return [];
  // One character a byte, so that no letter is split; name and value are read as UTF-8.
  const { name, isFile } = readPartHead(part.toString('latin1', 0, headEnd));
  if (name === undefined || isFile) return [];
  const field = readUtf8(Buffer.from(name, 'latin1'), '');
  return [[field, readUtf8(part.subarray(headEnd + 4), field)]];
}
