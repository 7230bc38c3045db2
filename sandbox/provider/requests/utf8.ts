import { isUtf8 } from 'node:buffer';

/** A field in another encoding: read as UTF-8, its letters would be lost for good (MA-10). */
export class NotUtf8 extends Error {
  readonly statusCode = 400;

  constructor(field: string) {
    super(`${field} must be encoded as UTF-8; it holds other bytes, such as those of ISO-8859-9 or Windows-1254`);
  }
}

/** The text of bytes, of the field with this name. Throws {@link NotUtf8}. */
export function readUtf8(bytes: Buffer, field: string): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  // Only what looks like a name is repeated.
  throw new NotUtf8(/^[a-z_]{1,40}$/i.test(field) ? field : 'the body');
}
