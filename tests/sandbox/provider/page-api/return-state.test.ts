import type { MerchantKeys } from '../../../../sandbox/panel/merchant-keys.js';
import { keysToSignWith } from '../../../../sandbox/provider/merchants/merchant-keys.js';
import { type Fields, post } from '../../calls.js';
import { tokenRequest } from '../../merchant.js';
import { readByPrintedCheck } from '../../printed-return-state.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { everyMethod, Shopper } from '../../shopper.js';
import { arriveByLink, createLink, linkRequest, openLink, orders } from '../links/link-shop.js';

const merchantId = '100003';
const approved = '4355084355084358';
const declined = '4355084300000301';
const minuteMs = 60_000;

onOneStorage('the state on the way back', (open) => {
  const sandbox = sandboxOfTests(open);
  const seconds = () => Math.floor(sandbox.clock.now() / 1000);
  const stateIn = (address: string) => new URL(address).searchParams.get('return_state');

  /** What the shop reads of an address by the printed check. */
  async function readAt(address: string): Promise<unknown> {
    const merchant = await sandbox.panel.find(merchantId);
    const { merchantKey, merchantSalt } = keysToSignWith(merchant!);
    return readByPrintedCheck(stateIn(address), { merchantKey, merchantSalt }, seconds());
  }

  const arrive = (changes: Fields = {}) =>
    Shopper.arrive(sandbox.urls.provider, { merchant_id: merchantId, return_state: '1', ...changes });

  async function pay(shopper: Shopper): Promise<string> {
    const { json } = await shopper.pay(approved, { do_3d: '0' });
    expect(json.status).toBe('success');
    return (await shopper.status()).json.data.redirectUrl;
  }

  const stateOf = (shopper: Shopper, status: string, changes: Fields = {}) => ({
    merchant_oid: shopper.opened.oid,
    status,
    payment_amount: '123450',
    total_amount: '123450',
    currency: 'TL',
    time: seconds(),
    ...changes,
  });

  it('MA-13 of a paid order is on the address of the receipt, of the page that is opened again, and of the answer to the payment', async () => {
    const shopper = await arrive();
    const { json } = await shopper.pay(approved, { do_3d: '0' });
    const receipt = (await shopper.status()).json.data;
    const again = (await shopper.load()).json;
    expect(again.error.code).toBe('paid');
    for (const address of [json.data.okUrl, receipt.redirectUrl, again.redirectUrl]) {
      expect(address).toMatch(/^https:\/\/shop\.example\/ok\?return_state=[\w-]+\.[\w-]{43}$/);
      expect(await readAt(address)).toEqual(stateOf(shopper, 'success'));
    }
  });

  it('MA-13 is not there where get-token did not ask for it', async () => {
    const shopper = await arrive({ return_state: '0' });
    expect(shopper.form.merchant_fail_url).toBe('https://shop.example/fail');
    const { json } = await shopper.pay(approved, { do_3d: '0' });
    expect(json.data.okUrl).toBe('https://shop.example/ok');
    expect((await shopper.status()).json.data.redirectUrl).toBe('https://shop.example/ok');
  });

  it('MA-13 says what was taken with what installments cost', async () => {
    const shopper = await arrive();
    await shopper.pay(approved, { do_3d: '0', installment_count: '3' });
    const { redirectUrl } = (await shopper.status()).json.data;
    const state = (await readAt(redirectUrl)) as Fields;
    expect(state.payment_amount).toBe('123450');
    expect(Number(state.total_amount)).toBeGreaterThan(123450);
  });

  it('MA-13 is on the address after a wallet that pays at once', async () => {
    const shopper = await arrive(everyMethod);
    const { json } = await shopper.payBy('mm_pay');
    expect(await readAt(json.data.okUrl)).toEqual(stateOf(shopper, 'success'));
  });

  it('MA-13 says of a payment that was declined that the order is open: it may still be paid', async () => {
    const shopper = await arrive();
    await shopper.pay(declined, { do_3d: '0' });
    await shopper.load();
    const address = shopper.form.merchant_fail_url ?? '';
    expect(address).toMatch(/^https:\/\/shop\.example\/fail\?return_state=/);
    expect(await readAt(address)).toEqual(stateOf(shopper, 'open'));
  });

  it('MA-13 says failed once the time of the order is over', async () => {
    const shopper = await arrive({ timeout_limit: '1' });
    sandbox.clock.advance(2 * minuteMs);
    const { error, redirectUrl } = (await shopper.load()).json;
    expect(error.code).toBe('expired');
    expect(await readAt(redirectUrl)).toEqual(stateOf(shopper, 'failed'));
  });

  it('MA-13 says failed once too many declines have closed the order', async () => {
    const shopper = await arrive();
    for (let times = 0; times < 5; times += 1) await shopper.pay(declined, { do_3d: '0' });
    const { error, redirectUrl } = (await shopper.load()).json;
    expect(error.code).toBe('limit');
    expect(await readAt(redirectUrl)).toEqual(stateOf(shopper, 'failed'));
  });

  it.each([
    ['https://shop.example/ok?oid=A%201&x=%20', /^https:\/\/shop\.example\/ok\?oid=A%201&x=%20&return_state=[\w.-]+$/],
    ['https://shop.example/ok?', /^https:\/\/shop\.example\/ok\?return_state=[\w.-]+$/],
    ['https://shop.example/#/paid/A1', /^https:\/\/shop\.example\/\?return_state=[\w.-]+#\/paid\/A1$/],
    ['https://shop.example/ok?oid=1#a?b#c', /^https:\/\/shop\.example\/ok\?oid=1&return_state=[\w.-]+#a\?b#c$/],
  ])('MA-13 stands behind the own query of %s and before its fragment', async (merchant_ok_url, expected) => {
    const shopper = await arrive({ merchant_ok_url });
    const address = await pay(shopper);
    expect(address).toMatch(expected);
    expect(await readAt(address)).toEqual(stateOf(shopper, 'success'));
  });

  it.each(['merchant_ok_url', 'merchant_fail_url'])(
    'MA-13 refuses an address of %s that has such a field already',
    async (name) => {
      const own = { [name]: 'https://shop.example/ok?return_state=x', merchant_id: merchantId };
      const ask = async (return_state: string) =>
        (await post(`${sandbox.urls.provider}/odeme/api/get-token`, tokenRequest({ ...own, return_state }))).json;
      expect((await ask('1')).reason).toBe(
        `${name} must have no field return_state of its own where return_state is 1`,
      );
      expect((await ask('0')).status).toBe('success');
      const link = linkRequest('product', { ...own, return_state: '1' });
      const refused = await post(`${sandbox.urls.provider}/odeme/api/link/create`, link);
      expect(refused.json.err_msg).toContain(`${name} must have no field return_state`);
    },
  );

  it('MA-13 of a link is on the addresses that the link names', async () => {
    const { provider } = sandbox.urls;
    const addresses = { merchant_ok_url: 'https://shop.example/ok', merchant_fail_url: 'https://shop.example/fail' };
    const id = await createLink(provider, 'product', { ...addresses, return_state: '1' });
    const shopper = await arriveByLink(provider, id, orders.product);
    const changes = { payment_amount: '42000', total_amount: '42000' };
    expect(await readAt(shopper.form.merchant_fail_url ?? '')).toEqual(stateOf(shopper, 'open', changes));
    expect(await readAt(await pay(shopper))).toEqual(stateOf(shopper, 'success', changes));
  });

  it('MA-13 of a link without addresses is on no page of the link, and a paid link that is opened anew has none', async () => {
    const { provider } = sandbox.urls;
    const own = await createLink(provider, 'product', { return_state: '1' });
    const shopper = await arriveByLink(provider, own, orders.product);
    expect(shopper.form.merchant_fail_url).toBe(`${provider}/link/${own}/failed`);
    const named = { merchant_ok_url: 'https://shop.example/ok', return_state: '1' };
    const paid = await createLink(provider, 'collection', named);
    expect(stateIn(await pay(await arriveByLink(provider, paid, orders.collection)))).not.toBeNull();
    const opened = (await openLink(provider, paid)).json;
    expect(opened.error.code).toBe('paid');
    expect(opened.redirectUrl).toBe('https://shop.example/ok');
  });

  it('MA-13 holds nothing but the order, its outcome, amounts and time', async () => {
    const [value = ''] = (stateIn(await pay(await arrive())) ?? '').split('.');
    const fields = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
    expect(Object.keys(fields)).toEqual([
      'merchant_oid',
      'status',
      'payment_amount',
      'total_amount',
      'currency',
      'time',
    ]);
  });

  it('MA-13 SV-03 is signed by the earlier pair of keys until that ends, as notifications are', async () => {
    const before = { merchantKey: 'demo-key-100003', merchantSalt: 'demo-salt-100003' };
    await sandbox.panel.renewKeys(merchantId, 1);
    const now = (await sandbox.panel.find(merchantId))!;
    const readBy = async (keys: MerchantKeys) => {
      const { redirectUrl } = (await shopper.status()).json.data;
      return (readByPrintedCheck(stateIn(redirectUrl), keys, seconds()) as Fields | null)?.status;
    };
    const shopper = await arrive();
    await pay(shopper);
    expect(await readBy(before)).toBe('success');
    expect(await readBy(now)).toBeUndefined();
    sandbox.clock.advance(61 * minuteMs);
    expect(await readBy(before)).toBeUndefined();
    expect(await readBy(now)).toBe('success');
  });
});
