import { randomUUID } from 'node:crypto';

/** 32 hexadecimal digits, as nginx makes them, or a UUID: no name, no telephone and no token of a payment is one. */
const plainId = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/**
 * Returns the id of a request, which every log line of it and its answer have (SV-04): the one that a proxy in front gave
 * it in `X-Request-Id`, else a new one.
 */
export function requestIdOf(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && plainId.test(given) ? given : randomUUID();
}
