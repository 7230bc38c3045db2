import { post } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';

const id = '100003';

onOneStorage('a call without the field it is about', (open) => {
  const sandbox = sandboxOfTests(open);
  const reasonOf = async (path: string, fields: Readonly<Record<string, string>>, signed: string) =>
    (await merchantCall(sandbox.urls.provider, path, id, fields, signed)).json.err_msg;

  it.each([
    ['/odeme/capi/list', {}, '', /^utoken is missing/],
    ['/odeme/capi/delete', { utoken: 'U1' }, 'U1', /^ctoken is missing/],
    ['/odeme/capi/delete', { ctoken: 'C1' }, 'C1', /^utoken is missing/],
    ['/odeme/durum-sorgu', {}, id, /^merchant_oid is missing$/],
    ['/odeme/iade', { return_amount: '1.00' }, `${id}1.00`, /^merchant_oid is missing$/],
    [
      '/odeme/taksit-oranlari',
      { request_id: 'a b' },
      `${id}a b`,
      /^request_id must be 1 to 64 letters, digits, dashes and underscores$/,
    ],
  ] as const)('MA-01 %s with %j names it', async (path, fields, signed, reason) => {
    expect(await reasonOf(path, fields, signed)).toMatch(reason);
  });

  it('MA-01 a call that does not exist says so in the fields that merchants read', async () => {
    const { status, json } = await post(`${sandbox.urls.provider}/odeme/api/get-tokens`, {});
    const reason = expect.stringMatching(/^There is no such call/);
    expect(status).toBe(404);
    expect(json).toEqual({ status: 'error', error: { code: 'notFound' }, reason, err_msg: reason });
  });
});
