import { notifications } from '../../../../sandbox/provider/database/schema.js';
import { post } from '../../calls.js';
import { tokenRequest } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import { everyMethod, Shopper } from '../../shopper.js';

const sandbox = sandboxOfTests();
const merchant_id = '100003';

describe('what a merchant passes through the page', () => {
  it('EN-02 submerchant_id comes with the form, and back with the notification', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id, submerchant_id: 'kahve-7' });
    expect(shopper.form.submerchant_id).toBe('kahve-7');
    await shopper.pay('4355084355084358', { do_3d: '0' });
    const [row] = await sandbox.db.select().from(notifications);
    expect(row?.fields.submerchant_id).toBe('kahve-7');
  });

  it('EN-02 AP-12 ptr_url comes with the form, and juzdan begins with it', async () => {
    const ptr_url = 'https://shop.example/juzdan';
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id, ptr_url, ...everyMethod });
    expect(shopper.form.ptr_url).toBe(ptr_url);
    const other = await shopper.payByJuzdan({ ptrUrl: 'https://other.example/juzdan' });
    expect(other.json.error).toMatchObject({ code: 'validation', field: 'ptrUrl' });
    const answer = await shopper.payByJuzdan({ ptrUrl: ptr_url });
    expect(answer.json.data.redirectUrl).toMatch(/\/juzdan\//);
  });

  it.each([
    ['submerchant_id', 'a b', 'submerchant_id must be 1 to 64 letters, digits, - and _'],
    ['ptr_url', 'javascript:alert(1)', 'ptr_url must be an http or https address of at most 400 characters'],
  ])('EN-02 refuses a wrong %s', async (name, value, reason) => {
    const { json } = await post(`${sandbox.urls.provider}/odeme/api/get-token`, tokenRequest({ [name]: value }));
    expect(json).toEqual({ status: 'failed', reason });
  });
});
