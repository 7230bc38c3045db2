import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodySignatureHeader } from './body-signature.js';
import { readPartHead } from './part-head.js';

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
    // The database takes no NUL in a text, and no valid value holds one.
    for (const [name, value] of entries) this.values.set(name, value.replaceAll('\0', ''));
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
    async (request: Sender, body: Buffer) =>
      new FormBody([...new URLSearchParams(body.toString())], sentBy(request, body)),
  );
}

/** Makes the app read multipart bodies of up to `limit` bytes as well. */
export function takeMultipart(app: FastifyInstance, limit: number): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: limit },
    async (request: Sender, body: Buffer) =>
      new FormBody(readMultipart(body, request.headers['content-type'] ?? ''), sentBy(request, body)),
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
  // One character a byte, so that cutting never splits a letter; each piece is read as UTF-8 afterwards.
  const pieces = `\r\n${body.toString('latin1')}`.split(`\r\n--${mark}`).slice(1);
  return pieces.flatMap((piece) => readPart(piece));
}

/** A field's head is its name and little more, in bytes. */
const longestHead = 16 * 1024;

function readPart(piece: string): [string, string][] {
  const headEnd = piece.indexOf('\r\n\r\n');
  if (piece.startsWith('--') || headEnd < 0 || headEnd > longestHead) return [];
  const { name, isFile } = readPartHead(piece.slice(0, headEnd));
  if (name === undefined || isFile) return [];
  return [[utf8(name), utf8(piece.slice(headEnd + 4))]];
}

function utf8(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString('utf8');
}
