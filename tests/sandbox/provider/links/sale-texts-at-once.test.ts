import { eq, inArray, sql } from 'drizzle-orm';
import { orders } from '../../../../sandbox/provider/database/schema.js';
import { saleTexts } from '../../../../sandbox/provider/database/schema-sale-texts.js';
import { findLink } from '../../../../sandbox/provider/links/find-link.js';
import { Merchants } from '../../../../sandbox/provider/merchants/merchants.js';
import { LinkOrders } from '../../../../sandbox/provider/page-api/open-order.js';
import type { Fields } from '../../calls.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { changeTexts, createLink, saleTextFields, sha256 } from './link-shop.js';

onEveryStorage('the texts of links that are made, changed and ordered at once', (open) => {
  const sandbox = sandboxOfTests(open);
  const provider = () => sandbox.urls.provider;
  const make = (changes: Fields = {}) => createLink(provider(), 'product', { ...saleTextFields, ...changes });

  it('LW-02 writes the texts by their hashes, so that two links with each other’s texts never wait for each other', async () => {
    const [first = '', second = ''] = ['Form', 'Madde'].sort((one, other) => (sha256(one) < sha256(other) ? -1 : 1));
    await make({ pre_information: second, contract: first });
    const hashes = [sha256(first), sha256(second)];
    const ofBoth = inArray(saleTexts.sha256, hashes);
    const written = await sandbox.db.select().from(saleTexts).where(ofBoth).orderBy(sql`ctid`);
    expect(written.map((row) => row.sha256)).toEqual(hashes);
  });

  it('LW-05 an order whose texts change while it is opened makes no payment', async () => {
    const id = await make();
    const link = await findLink(sandbox.db, id);
    const merchant = await new Merchants(sandbox.db, sandbox.clock, sandbox.urls).find('100003');
    if (link === undefined || merchant === undefined) throw new Error('no link');
    await changeTexts(provider(), id, { ...saleTextFields, contract: 'Madde 1' });
    const payer = { userName: 'Ayşe Öz', userAddress: 'Moda Cad. No: 5', email: 'a@example.com', userPhone: '0532' };
    const order = {
      ...payer,
      amount: link.price,
      quantity: 1,
      goodsPrice: null,
      invoice: {},
      acceptedTexts: link.saleTexts,
    };
    const late = { order, merchantOid: `LNK${id}`, userIp: '203.0.113.7' };
    const opening = new LinkOrders(sandbox.db, sandbox.clock, sandbox.urls).open({ link, merchant }, late);
    expect(await opening).toBe('textsChanged');
    expect(await sandbox.db.select().from(orders).where(eq(orders.linkId, id))).toEqual([]);
  });
});
