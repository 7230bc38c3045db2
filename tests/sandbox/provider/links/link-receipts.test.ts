import { eq } from 'drizzle-orm';
import { linkMessages, orders as orderRows } from '../../../../sandbox/provider/database/schema.js';
import type { Fields } from '../../calls.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';
import { approved, arriveByLink, createLink, declined, type Kind, orders } from './link-shop.js';

onOneStorage('LK-10 the receipt of a link', (open) => {
  const sandbox = sandboxOfTests(open);
  const provider = () => sandbox.urls.provider;
  const messagesOf = (id: string) => sandbox.db.select().from(linkMessages).where(eq(linkMessages.linkId, id));
  const pay = async (id: string, kind: Kind, changes: Fields = {}, card = approved) => {
    const shopper = await arriveByLink(provider(), id, orders[kind]);
    await shopper.pay(card, { do_3d: '0', ...changes });
    return shopper.opened.oid;
  };

  it('LK-10 goes to the payer by e-mail: what was paid, to whom, when, how', async () => {
    const id = await createLink(provider(), 'product');
    const oid = await pay(id, 'product');
    const [receipt, ...others] = await messagesOf(id);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      channel: 'email',
      recipient: 'ayse@example.com',
      subject: 'Hızlı Market: ödemeniz alındı',
    });
    expect(receipt?.body.split('\n')).toEqual([
      '₺420,00 tutarındaki ödemeniz alındı.',
      'Üye işyeri: Hızlı Market',
      'Ödeme: İnce belli, altılı',
      'Tarih: 9 Mart 2026 12:00',
      'Kart: ************4358',
      `Sipariş no: ${oid}`,
    ]);
  });

  it('LK-10 MA-09 is in the language of the link, and names what installments cost', async () => {
    const id = await createLink(provider(), 'product', { lang: 'en' });
    await pay(id, 'product', { installment_count: '3', card_type: 'axess' });
    const [receipt] = await messagesOf(id);
    expect(receipt?.subject).toBe('Hızlı Market: your payment was received');
    expect(receipt?.body).toContain('Installments: 3');
    expect(receipt?.body).not.toContain('₺420,00');
    expect(receipt?.body).toContain('Installment surcharge, included: ₺16,76');
  });

  it.each([
    ['tr', 'en', 'Hızlı Market: your payment was received'],
    ['en', 'tr', 'Hızlı Market: ödemeniz alındı'],
  ])('LK-10 of a link in %s is in %s where the payer chose that on the page', async (lang, chosen, subject) => {
    const id = await createLink(provider(), 'flex', { lang });
    const shopper = await arriveByLink(provider(), id, orders.flex);
    await shopper.pay(approved, { do_3d: '0' }, { 'accept-language': chosen });
    const [receipt] = await messagesOf(id);
    expect(receipt?.subject).toBe(subject);
  });

  it('LK-10 goes to the payer that the link names', async () => {
    const id = await createLink(provider(), 'collection', { email: 'borclu@example.com' });
    await pay(id, 'collection');
    const [receipt] = await messagesOf(id);
    expect(receipt?.recipient).toBe('borclu@example.com');
  });

  it.each([
    ['05551112233', ['05551112233']],
    ['************4358', []],
    ['', []],
  ])('LK-10 without an e-mail goes to the telephone "%s" where it can', async (userPhone, recipients) => {
    const id = await createLink(provider(), 'flex');
    const shopper = await arriveByLink(provider(), id, orders.flex);
    await sandbox.db.update(orderRows).set({ email: '', userPhone }).where(eq(orderRows.linkId, id));
    await shopper.pay(approved, { do_3d: '0' });
    const sent = await messagesOf(id);
    expect(sent.map(({ recipient }) => recipient)).toEqual(recipients);
    for (const { channel, body } of sent) {
      expect(channel).toBe('sms');
      expect(body).toBe(`Hızlı Market: ₺250,00 ödemeniz alındı. Sipariş no ${shopper.opened.oid}`);
    }
  });

  it('LK-10 is not made of a payment that was declined', async () => {
    const id = await createLink(provider(), 'flex');
    await pay(id, 'flex', {}, declined);
    expect(await messagesOf(id)).toEqual([]);
  });

  it('LK-10 is made once of each part of a collection', async () => {
    const id = await createLink(provider(), 'collection');
    for (const collection_amount of ['400,00', '600,00']) {
      const shopper = await arriveByLink(provider(), id, { collection_amount });
      await shopper.pay(approved, { do_3d: '0' });
    }
    const bodies = (await messagesOf(id)).map(({ body }) => body.split('\n')[0]);
    expect(bodies).toEqual(['₺400,00 tutarındaki ödemeniz alındı.', '₺600,00 tutarındaki ödemeniz alındı.']);
  });

  it('LK-10 is not made of an order that a merchant’s server opened', async () => {
    const before = await sandbox.db.select().from(linkMessages);
    const shopper = await Shopper.arrive(provider(), { merchant_id: '100003' });
    await shopper.pay(approved, { do_3d: '0' });
    expect(await sandbox.db.select().from(linkMessages)).toHaveLength(before.length);
  });
});
