import { createHmac } from 'node:crypto';
import { bodySignature } from '../../../sandbox/provider/requests/body-signature.js';
import { product } from '../../../src/domain/payment/product-slug.js';
import type { Fields } from '../../sandbox/calls.js';
import { outcomeOf } from './asked-calls.js';
import { sandbox } from './exercised-sandbox.js';

/** Of no other call here: its keys change. */
const id = '100006';
const [key, salt] = [`demo-key-${id}`, `demo-salt-${id}`];

/** key/renew, done, not signed, and with too many hours. */
export function keyCalls(): void {
  const renew = async (hours: string, isWholeSigned: boolean) => {
    const token = createHmac('sha256', key).update(`${id}${hours}renewKey${salt}`).digest('base64');
    const fields = { merchant_id: id, overlap_hours: hours, [`${product}_token`]: token };
    const body = new URLSearchParams(fields).toString();
    const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' });
    if (isWholeSigned) headers.set('x-vezne-signature', bodySignature(key, body, sandbox.clock.now()));
    const answer = await fetch(`${sandbox.urls.provider}/odeme/api/key/renew`, { method: 'POST', body, headers });
    return outcomeOf((await answer.json()) as Fields);
  };

  it.each([
    ['without a signature of its body', 'error 001', '24', false],
    ['with too many hours', 'error 002', '721', true],
    ['signed', 'success', '24', true],
  ] as const)('/odeme/api/key/renew %s: %s', async (_what, expected, hours, isWholeSigned) => {
    expect(await renew(hours, isWholeSigned)).toBe(expected);
  });
}
