import { createHmac } from 'node:crypto';

/**
 * A keyed hash by which two cards, two addresses or two link forms can be compared, and nothing else. The key is per
 * database, so a mark cannot be turned back by hashing all numbers there are.
 */
export function markOf(key: string, kind: 'card' | 'address' | 'link', value: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64')).update(`${kind}:${value}`).digest('base64url');
}
