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
  const given = (shopper: Shopper, changes: Fields = {}) => shopper.transfer('notify', { ...notice, ...changes });
  const knownOf = async (shopper: Shopper) => {
    const { prefilled, proposed } = (await shopper.transfer('banks')).json.data;
    return { prefilled, proposed };
  };
  const nobody = { userName: '', phone: '' };

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

  it.each(['product', 'flex'] as const)(
    'BT-03 BT-05 VF-01 the sender is proposed as typed on the page of a %s, and may be another with another telephone',
    async (kind) => {
      const { shopper } = await shown(kind);
      const proposed = { userName: 'Ayşe Yılmaz', phone: '05551112233' };
      expect(await knownOf(shopper)).toEqual({ prefilled: nobody, proposed });
      expect((await given(shopper, { userName: 'Can Er', phone: '05320001122' })).status).toBe(200);
      expect((await shopper.transfer('confirm', { smsCode })).json.data.state).toBe('review');
    },
  );

  it('BT-03 LK-01 a collection without a name asks for the sender, whose name is not the e-mail address', async () => {
    const { shopper } = await shown('collection', { user_name: '' });
    expect(await knownOf(shopper)).toEqual({ prefilled: nobody, proposed: nobody });
    expect((await given(shopper, { userName: 'Can Er' })).status).toBe(200);
  });

  it('BT-03 LK-01 the name that the merchant gave a collection stays as it is', async () => {
    const { shopper } = await shown('collection');
    expect(await knownOf(shopper)).toEqual({ prefilled: { userName: 'Ayşe Yılmaz', phone: '' }, proposed: nobody });
    expect((await given(shopper, { userName: 'Can Er' })).json.error).toMatchObject({ field: 'userName' });
  });

  it('BT-06 PY-10 a right code is answered with the rest of the collection where another payer was faster', async () => {
    const { id, shopper } = await shown('collection');
    expect((await given(shopper)).status).toBe(200);
    const other = await arriveByLink(provider(), id, orders.collection);
    expect(cameOf(await other.pay(approved, { do_3d: '0' }))).toBe('charged');
    // It was typed in time: that its time is over would be untrue.
    expect((await shopper.transfer('confirm', { smsCode })).json.error.code).toBe('amountLeft');
  });

  it('LK-09 is not taken of a paused link none of whose accounts was shown', async () => {
    const id = await createLink(provider(), 'flex', { payment_options: 'bankTransfer' });
    const shopper = await arriveByLink(provider(), id, orders.flex);
    await pause(id);
    expect((await shopper.transfer('notify', notice)).json.error.code).toBe('closed');
  });
});
