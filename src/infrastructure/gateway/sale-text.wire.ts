import * as v from 'valibot';
import { longestSaleText } from '../../domain/sale/sale-texts.js';

/** A text that is accepted as it stands: no character of it is dropped or cut (LW-06). */
export const saleText = v.pipe(v.string(), v.minLength(1), v.maxLength(longestSaleText));

export const textVersion = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/));

export const textHash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

/** Returns whether texts can be hashed here: a page that is neither https nor on this machine cannot. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Returns the SHA-256 of a text's bytes in UTF-8, as 64 hexadecimal digits in lower case. */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
