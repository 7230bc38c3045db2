import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { type Fields, post } from '../../calls.js';
import { signedOfCard, signedOfTransfer, tokenRequest } from '../../merchant.js';
import { openSandbox } from '../../running-sandbox.js';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const ask = (fields: Fields) => post(`${sandbox.urls.provider}/odeme/api/get-token`, fields);

/** The signed fields behind those that name the merchant, the shopper's address and the order. */
const cardFields = signedOfCard.slice(3);
const eftFields = signedOfTransfer.slice(3);

/** The request with letters moved over one boundary, so that the signed text, and with it the signature, stays. */
function movedOver(request: Fields, names: readonly string[]): Fields[] {
  return names.slice(1).flatMap((right, place) => {
    const left = names[place] ?? '';
    const before = request[left] ?? '';
    const text = before + (request[right] ?? '');
    const cuts = [...Array(text.length + 1).keys()].filter((cut) => cut !== before.length);
    const near = cuts.filter((cut) => Math.abs(cut - before.length) <= 8);
    return near.map((cut) => ({ ...request, [left]: text.slice(0, cut), [right]: text.slice(cut) }));
  });
}

describe('the signature of get-token', () => {
  it.each([
    ['a card payment', {}, cardFields],
    ['a payment of few digits', { payment_amount: '18900', max_installment: '12', test_mode: '1' }, cardFields],
    ['a payment without a currency', { payment_amount: '11111', max_installment: '2', currency: '' }, cardFields],
    ['a bank transfer', { payment_type: 'eft', payment_amount: '18900' }, eftFields],
  ])('T17 of %s is good for one reading of its fields', async (_name, changes, names) => {
    const request = tokenRequest(changes);
    const taken: Fields[] = [];
    for (const moved of movedOver(request, names)) {
      if ((await ask(moved)).json.status === 'success') taken.push(moved);
    }
    expect(taken).toEqual([]);
  });

  it('T17 does not let a digit of the amount go into the e-mail', async () => {
    const request = tokenRequest({ email: 'ayse@example.com', payment_amount: '18900' });
    const moved = await ask({ ...request, email: 'ayse@example.com1', payment_amount: '8900' });
    expect(moved.json.status).toBe('failed');
    expect(moved.json.reason).toContain('email');
  });
});
