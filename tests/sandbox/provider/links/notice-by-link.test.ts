import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import type { Fields } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { notice, type Shopper } from '../../shopper.js';
import { approved, arriveByLink, cameOf, createLink, deleteLink, type Kind, orders } from './link-shop.js';

onOneStorage('notice of a transfer by link', (open) => {
  const sandbox = sandboxOfTests(open);
  const provider = () => sandbox.urls.provider;
  const pause = (id: string) => merchantCall(provider(), '/odeme/api/link/pause', '100003', { id }, `${id}100003pause`);
  const remove = (id: string) => deleteLink(provider(), id);
  /** A shopper who has an account in view. */
  const shown = async (kind: Kind, changes: Fields = {}) => {
    const id = await createLink(provider(), kind, { payment_options: 'card,bankTransfer', ...changes });
    const shopper = await arriveByLink(provider(), id, orders[kind]);
    expect((await shopper.transfer('shown', { bank: 'isbank' })).status).toBe(200);
    return { id, shopper };
  };
  const given = async (shopper: Shopper) => {
    // What the merchant gave of the shopper is not the shopper's to change.
    const { prefilled } = (await shopper.transfer('banks')).json.data;
    const known: Fields = prefilled.userName === '' ? {} : { userName: prefilled.userName };
    return shopper.transfer('notify', { ...notice, ...known });
  };

  it.each([
    ['paused', pause],
    ['deleted', remove],
  ])('BT-08 LK-09 is taken where the link was %s after its account was shown; a card is not', async (_how, stop) => {
    const { id, shopper } = await shown('flex');
    await stop(id);
    expect((await shopper.load()).status).toBe(200);
    expect((await shopper.transfer('banks')).json.data.state).toBe('none');
    expect(cameOf(await shopper.pay(approved))).not.toBe('charged');
    // As the page does before every payment.
    expect((await shopper.call('/odeme/api/oos/check/payment-status', { email: '' })).status).toBe(200);
    expect((await given(shopper)).status).toBe(200);
    expect((await shopper.transfer('confirm', { smsCode })).json.data.state).toBe('review');
  });

  it('BT-08 LK-03 is not taken where others have bought what was left', async () => {
    const { id, shopper } = await shown('product', { max_count: '1' });
    const other = await arriveByLink(provider(), id, orders.product);
    expect(cameOf(await other.pay(approved, { do_3d: '0' }))).toBe('charged');
    expect((await shopper.transfer('notify', notice)).json.error.code).toBe('outOfStock');
  });

  it('LK-09 is not taken of a paused link none of whose accounts was shown', async () => {
    const id = await createLink(provider(), 'flex', { payment_options: 'bankTransfer' });
    const shopper = await arriveByLink(provider(), id, orders.flex);
    await pause(id);
    expect((await shopper.transfer('notify', notice)).json.error.code).toBe('closed');
  });
});
