import { accepting, createLink, saleTextFields } from '../../sandbox/provider/links/link-shop.js';
import { type Asked, answers, caller, outcomeOf, send } from './asked-calls.js';
import { sandbox } from './exercised-sandbox.js';

/** link/text, done, not signed, and wrong in every way there is. */
export function saleTextCalls(): void {
  const path = '/odeme/api/link/text';
  const hash = accepting(saleTextFields).contract_sha256 ?? '';
  const textOf = (sha256: string, signed = `${sha256}${caller}text`): Asked => ({ fields: { sha256 }, signed });

  it(`${path} of a text of a link: success`, async () => {
    await createLink(sandbox.urls.provider, 'product', { ...saleTextFields, merchant_id: caller });
    expect(outcomeOf(await send(path, textOf(hash)))).toBe('success');
  });
  answers(path, [
    { what: 'with a wrong signature', expected: 'error 001', ask: () => textOf(hash, 'wrong') },
    { what: 'of no hash', expected: 'error 002', ask: () => textOf('x') },
    { what: 'of an unknown text', expected: 'error 004', ask: () => textOf('0'.repeat(64)) },
  ]);
}
