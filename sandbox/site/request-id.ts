import { randomUUID } from 'node:crypto';
import { holdsCardNumber } from '../../src/domain/card/holds-card-number.js';

/**
 * Returns the id of a request (SV-04): the one that a proxy in front gave it in `X-Request-Id`, where it is 8 to 64 letters,
 * digits, `.`, `_`, `:` or `-` and holds no card number; else a new one. Every log line of the request and its answer have it.
 */
export function requestIdOf(given: string | readonly string[] | undefined): string {
  const isPlain = typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) && !holdsCardNumber(given);
  return isPlain ? given : randomUUID();
}
