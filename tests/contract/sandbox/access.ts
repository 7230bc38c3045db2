import { scenarios } from '../../../sandbox/demo/scenarios.js';
import { product } from '../../../src/domain/payment/product-slug.js';
import type { Fields } from '../../sandbox/calls.js';
import { notice, Shopper } from '../../sandbox/shopper.js';
import { accessCalls, arrive, codeOf, frictionless, sandbox } from './exercised-sandbox.js';

/** Calls that the payment of their token does not allow. */
export function refusedCalls(): void {
  let shopper: Shopper;
  let other: Shopper;
  beforeAll(async () => {
    shopper = await arrive();
    other = await arrive();
  });

  const unknown = () => new Shopper(sandbox.urls.provider, { ...shopper.opened, token: 'unknown' });
  const breaches: readonly { readonly breach: string; readonly expected: string; change(): Fields }[] = [
    { breach: 'an unknown token', expected: 'notFound', change: () => ({ token: 'unknown' }) },
    { breach: 'the csrf token of another payment', expected: 'csrf', change: () => ({ csrfToken: other.csrfToken }) },
    { breach: 'another order', expected: 'ownership', change: () => ({ merchantOid: other.opened.oid }) },
    { breach: 'an unknown page type', expected: 'validation', change: () => ({ pageType: 'x' }) },
  ];
  const rows = accessCalls.flatMap(([path, fields]) => breaches.map((row) => ({ ...row, path, fields })));
  it.each(rows)('AP-21 $path with $breach: $expected', async ({ path, fields, change, expected }) => {
    expect(codeOf(await shopper.call(path, { ...fields, ...change() }))).toBe(expected);
  });

  const payments: typeof breaches = [
    { breach: 'an unknown token', expected: 'notFound', change: () => ({ [`${product}_token`]: 'unknown' }) },
    { breach: 'the csrf token of another payment', expected: 'csrf', change: () => ({ csrf_token: other.csrfToken }) },
    { breach: 'another order', expected: 'ownership', change: () => ({ merchant_oid: other.opened.oid }) },
    { breach: 'a wrong security code', expected: 'validation', change: () => ({ cvv: 'x' }) },
  ];
  it.each(payments)('AP-21 a payment with $breach: $expected', async ({ change, expected }) => {
    expect(codeOf(await shopper.pay(frictionless, change()))).toBe(expected);
  });

  it('PY-06 a post that was given up is refused, by whatever call it arrives', async () => {
    const attempt = { attempt_id: '0123456789abcdef0123456789abcdef' };
    await shopper.call('/odeme/api/oos/check/payment-status', { email: '', ...attempt });
    expect(codeOf(await shopper.pay(frictionless, attempt))).toBe('voided');
    expect(codeOf(await shopper.payByJuzdan(attempt))).toBe('voided');
    expect(codeOf(await shopper.call('/odeme/api/oos/transfer/notify', { ...notice, ...attempt }))).toBe('voided');
  });

  it('AP-21 the page of an unknown token is not found', async () => {
    expect(codeOf(await unknown().load())).toBe('notFound');
  });

  it('AP-21 the status of an unknown token is not found', async () => {
    expect(codeOf(await unknown().status())).toBe('notFound');
  });

  it('ER-03 a call from another site is refused', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(codeOf(await shopper.call('/odeme/api/oos/card/details', {}, foreign))).toBe('csrf');
  });

  it('ER-03 a body that is no form is refused', async () => {
    const response = await fetch(`${sandbox.urls.provider}/odeme/api/oos/card/details`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(400);
  });

  it('ER-03 a card whose points cannot be asked for is a technical error', async () => {
    const number = scenarios.find(({ points }) => points === 'failing')?.number ?? '';
    const card = { number, owner: 'AYŞE YILMAZ', month: '12', year: '30' };
    const asked = { ...card, brand: '', amount: '1.234,50' };
    expect(codeOf(await shopper.call('/odeme/api/oos/card/points', asked))).toBe('technical');
  });
}
