import { merchantCall } from '../../sandbox/merchant.js';
import { accepting, createLink, saleTextFields } from '../../sandbox/provider/links/link-shop.js';
import { sandbox } from './exercised-sandbox.js';

/** Makes a test of each row of a call. */
type Answers = (
  path: string,
  rows: readonly {
    readonly what: string;
    readonly expected: string;
    ask(): { readonly fields: Readonly<Record<string, string>>; readonly signed: string };
  }[],
) => void;

/** link/text, done, not signed, and wrong in every way there is. */
export function saleTextCalls(merchantId: string, answers: Answers): void {
  const path = '/odeme/api/link/text';
  const hash = accepting(saleTextFields).contract_sha256 ?? '';
  const textOf = (sha256: string, signed = `${sha256}${merchantId}text`) => ({ fields: { sha256 }, signed });

  it(`${path} of a text of a link: success`, async () => {
    const { provider } = sandbox.urls;
    await createLink(provider, 'product', { ...saleTextFields, merchant_id: merchantId });
    const { fields, signed } = textOf(hash);
    expect((await merchantCall(provider, path, merchantId, fields, signed)).json.status).toBe('success');
  });
  answers(path, [
    { what: 'with a wrong signature', expected: 'error 001', ask: () => textOf(hash, 'wrong') },
    { what: 'of no hash', expected: 'error 002', ask: () => textOf('x') },
    { what: 'of an unknown text', expected: 'error 004', ask: () => textOf('0'.repeat(64)) },
  ]);
}
