import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { approved, arriveByLink, cameOf, createLink, orders } from './link-shop.js';

onOneStorage('the code of a card by link', (open) => {
  const sandbox = sandboxOfTests(open);

  it('VF-04 PY-10 typed in time is answered with why it pays nothing: another payer was faster', async () => {
    const { provider } = sandbox.urls;
    const id = await createLink(provider, 'collection');
    const shopper = await arriveByLink(provider, id, orders.collection);
    expect((await shopper.pay('4355084300001705')).json.message).toBe('VERIFICATION');
    await shopper.verification('send', { phone: '05551112233' });
    const other = await arriveByLink(provider, id, orders.collection);
    expect(cameOf(await other.pay(approved, { do_3d: '0' }))).toBe('charged');
    const { error } = (await shopper.verification('confirm', { smsCode })).json;
    expect(error.code).toBe('declined');
    expect(error.description).toContain('başka bir ödeme yapıldı');
  });
});
