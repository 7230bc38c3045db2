import { eq } from 'drizzle-orm';
import { linkMessages } from '../../../../sandbox/provider/database/schema.js';
import { merchantCall } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import {
  approved,
  arriveByLink,
  cameOf,
  createLink,
  openLink,
  orders,
  saleTextFields,
  sellerFields,
} from './link-shop.js';

const merchantId = '100003';
const fields = { sms: 'cell_phone', email: 'email' } as const;
const success = { status: 'success' };

describe('whom a message about a link goes to', () => {
  const sandbox = sandboxOfTests();
  const provider = () => sandbox.urls.provider;
  const send = async (id: string, channel: 'sms' | 'email', recipient: string) => {
    const path = `/odeme/api/link/send-${channel}`;
    const asked = { id, [fields[channel]]: recipient };
    return (await merchantCall(provider(), path, merchantId, asked, id + merchantId + recipient)).json;
  };
  const recipientsOf = async (id: string) => {
    const rows = await sandbox.db.select().from(linkMessages).where(eq(linkMessages.linkId, id));
    return rows.map(({ recipient }) => recipient);
  };
  const pay = async (id: string, order: Record<string, string>) => {
    const shopper = await arriveByLink(provider(), id, order);
    expect(cameOf(await shopper.pay(approved, { do_3d: '0' }))).toBe('charged');
  };

  it.each(['\u200bayse@example.com', 'ayse@example.com\u200e', 'ayse\u00ad@example.com', ' ayse@example.com '])(
    'LK-10 is the address of %j without what copied text carries',
    async (email) => {
      const id = await createLink(provider(), 'collection', { email });
      expect(await send(id, 'email', email)).toEqual(success);
      await pay(id, orders.collection);
      expect(await recipientsOf(id)).toEqual(['ayse@example.com', 'ayse@example.com']);
    },
  );

  it('LW-01 LK-10 a product names its seller by an address without what copied text carries', async () => {
    const seller_email = '\u200bsiparis@cinar.example ';
    const id = await createLink(provider(), 'product', { ...saleTextFields, ...sellerFields, seller_email });
    const { linkPage } = (await openLink(provider(), id)).json.data;
    expect(JSON.stringify(linkPage)).toContain('"siparis@cinar.example"');
  });

  it('LK-09 is nobody once as many payments were made as the link takes, and is somebody while it is paused', async () => {
    const id = await createLink(provider(), 'flex', { max_uses: '1' });
    await merchantCall(provider(), '/odeme/api/link/pause', merchantId, { id }, `${id}${merchantId}pause`);
    expect(await send(id, 'sms', '05551112233')).toEqual(success);
    await merchantCall(provider(), '/odeme/api/link/resume', merchantId, { id }, `${id}${merchantId}resume`);
    await pay(id, orders.flex);
    expect(await send(id, 'sms', '05551112233')).toMatchObject({ err_no: '006' });
    expect(await send(id, 'email', 'ayse@example.com')).toMatchObject({ err_no: '006' });
  });

  it('LK-09 is somebody while the last payment that the link takes is at the bank: it may fail', async () => {
    const id = await createLink(provider(), 'flex', { max_uses: '1' });
    const shopper = await arriveByLink(provider(), id, orders.flex);
    expect(cameOf(await shopper.pay(approved))).toBe('3D');
    expect(await send(id, 'sms', '05551112233')).toEqual(success);
  });

  it.each(['05551112233', '+905551112233', '905551112233', '5551112233', '+90 555 111 22 33'])(
    'BT-04 is the telephone 05551112233 where %s was sent',
    async (phone) => {
      const id = await createLink(provider(), 'flex');
      expect(await send(id, 'sms', phone)).toEqual(success);
      expect(await recipientsOf(id)).toEqual(['05551112233']);
    },
  );

  it('BT-04 a payer’s telephone in another form becomes that of the order as 05xx', async () => {
    const id = await createLink(provider(), 'flex');
    const shopper = await arriveByLink(provider(), id, { ...orders.flex, user_phone: '+905551112233' });
    expect(shopper.form.user_phone).toBe('05551112233');
  });
});
