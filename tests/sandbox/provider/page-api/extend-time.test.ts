import { extensionMs, extensionsAllowed } from '../../../../sandbox/provider/orders/order-state.js';
import type { Answer, Fields } from '../../calls.js';
import { OrderRecords } from '../../order-records.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const codeOf = ({ json }: Answer): string | undefined => json.error?.code;

onOneStorage('more time for a payment', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);
  const arrive = (changes: Fields = {}) => Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003', ...changes });
  const extend = (shopper: Shopper, fields: Fields = {}, headers: Fields = {}) =>
    shopper.call('/odeme/api/oos/expiry/extend', fields, headers);
  const pageOf = async (shopper: Shopper) => (await shopper.load()).json.data;

  it('EX-04 is offered where the merchant allows it, and where the time is the provider’s own', async () => {
    const offered = async (changes: Fields) => (await pageOf(await arrive(changes))).paymentPage.extendable;
    expect(await offered({})).toBe('1');
    expect(await offered({ timeout_limit: '20' })).toBe('0');
    expect(await offered({ timeout_limit: '20', extendable: '1' })).toBe('1');
    expect(await offered({ extendable: '0' })).toBe('0');
  });

  it('EX-04 puts the end off by ten minutes: the order is payable past its first time, and is not closed', async () => {
    const shopper = await arrive({ timeout_limit: '1', extendable: '1' });
    const { request_exp_date: before } = (await pageOf(shopper)).paymentForm;
    const { data } = (await extend(shopper)).json;
    expect(data).toEqual({
      request_exp_date: new Date(Date.parse(before ?? '') + extensionMs).toISOString(),
      extendable: '1',
    });
    sandbox.clock.advance(5 * 60_000);
    await sandbox.runDue();
    expect((await pageOf(shopper)).paymentForm.request_exp_date).toBe(data.request_exp_date);
    expect((await shopper.pay('4355084355084358')).json.message).toBe('3D');
  });

  it('EX-04 ten times at most', async () => {
    const shopper = await arrive({ timeout_limit: '1', extendable: '1' });
    const answers: string[] = [];
    for (let time = 0; time < extensionsAllowed; time += 1) answers.push((await extend(shopper)).json.data.extendable);
    expect(answers).toEqual([...Array<string>(extensionsAllowed - 1).fill('1'), '0']);
    expect(codeOf(await extend(shopper))).toBe('limit');
    expect((await pageOf(shopper)).paymentPage.extendable).toBe('0');
  });

  it('EX-04 never where the merchant does not allow it, once it is paid, or when the time is over', async () => {
    expect(codeOf(await extend(await arrive({ extendable: '0' })))).toBe('limit');
    const paid = await arrive({ non_3d: '1' });
    await paid.pay('4355084355084358', { do_3d: '0' });
    expect(await records.kindsOf(paid)).toContain('charged');
    expect(codeOf(await extend(paid))).toBe('paid');
    const late = await arrive({ timeout_limit: '1', extendable: '1' });
    sandbox.clock.advance(60_000);
    expect(codeOf(await extend(late))).toBe('expired');
  });

  it('EX-04 AP-21 answers its own page only', async () => {
    const shopper = await arrive();
    const other = await arrive();
    expect(codeOf(await extend(shopper, { csrfToken: other.csrfToken }))).toBe('csrf');
    expect(codeOf(await extend(shopper, { merchantOid: other.opened.oid }))).toBe('ownership');
    expect(codeOf(await extend(shopper, {}, { 'sec-fetch-site': 'cross-site' }))).toBe('csrf');
  });
});
