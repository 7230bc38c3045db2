import { randomBytes } from 'node:crypto';

/** Programs that make links of addresses leave out a `-` or `_` at their end, so an id has none there (RT-12). */
export function newShortId(): string {
  const id = randomBytes(12).toString('base64url');
  return /^[A-Za-z0-9].*[A-Za-z0-9]$/.test(id) ? id : newShortId();
}
