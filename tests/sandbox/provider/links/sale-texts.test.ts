import { eq } from 'drizzle-orm';
import { linkMessages, orders as orderRows } from '../../../../sandbox/provider/database/schema.js';
import { type Fields, get, post } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { onOneStorage, openNotificationBox, sandboxOfTests } from '../../running-sandbox.js';
import {
  accepting,
  approved,
  arriveByLink,
  changeTexts,
  createLink,
  linkRequest,
  openLink,
  orders,
  saleTextFields,
  sellerFields,
  sendOrder,
  sha256,
} from './link-shop.js';

const merchantId = '100003';
const otherTexts: Fields = {
  pre_information: 'Yeni form',
  pre_information_version: '2026-03',
  contract: 'Yeni sözleşme',
  contract_version: '2026-03',
};
const accepts = accepting(saleTextFields);
const stored = {
  pre_information_sha256: sha256(saleTextFields.pre_information),
  pre_information_version: '2026-01',
  contract_sha256: sha256(saleTextFields.contract),
  contract_version: '2026-02',
  accepted_date: '2026-03-09 12:00:00',
};

onOneStorage('LW-01..06 a product link with texts', (open) => {
  const sandbox = sandboxOfTests(open);
  const provider = () => sandbox.urls.provider;
  const make = (changes: Fields = {}) => createLink(provider(), 'product', { ...saleTextFields, ...changes });
  const refusalOf = async (changes: Fields) =>
    (await post(`${provider()}/odeme/api/link/create`, linkRequest('product', changes))).json;
  const pay = async (id: string) => {
    const shopper = await arriveByLink(provider(), id, { ...orders.product, ...accepts });
    await shopper.pay(approved, { do_3d: '0' });
    return shopper.opened;
  };
  const ordersOf = (id: string) => sandbox.db.select().from(orderRows).where(eq(orderRows.linkId, id));
  const readText = (hash: string, by = merchantId) =>
    merchantCall(provider(), '/odeme/api/link/text', by, { sha256: hash }, `${hash}${by}text`);

  it('LW-01 LW-02 shows who sells, and the texts as they came', async () => {
    const { linkPage } = (await openLink(provider(), await make(sellerFields))).json.data;
    expect(linkPage.seller).toEqual({
      title: sellerFields.seller_title,
      address: sellerFields.seller_address,
      phone: sellerFields.seller_phone,
      email: sellerFields.seller_email,
      number: sellerFields.seller_number,
    });
    expect(linkPage.saleTexts).toEqual({
      preInformation: { version: '2026-01', text: saleTextFields.pre_information },
      contract: { version: '2026-02', text: saleTextFields.contract },
    });
  });

  it('LW-02 names the texts to their merchant by their SHA-256', async () => {
    const answer = await post(`${provider()}/odeme/api/link/create`, linkRequest('product', saleTextFields));
    const { pre_information_sha256, contract_sha256 } = accepts;
    expect(answer.json).toMatchObject({ pre_information_sha256, contract_sha256 });
  });

  it('LW-02 a link without texts is as it was', async () => {
    const id = await createLink(provider(), 'product');
    const { linkPage } = (await openLink(provider(), id)).json.data;
    expect(linkPage).not.toHaveProperty('seller');
    expect(linkPage).not.toHaveProperty('saleTexts');
    expect((await arriveByLink(provider(), id, orders.product)).opened.token).not.toBe('');
  });

  const wrong: readonly (readonly [string, Fields, RegExp])[] = [
    ['a form without a contract', { contract: '', contract_version: '' }, /need each other/],
    ['a text without its version', { contract_version: '' }, /need each other/],
    ['a text of nothing but spaces', { contract: ' \n ' }, /^contract must be a text of at most 65536 bytes/],
    ['a text of 64 KB and a byte', { contract: `${'ş'.repeat(32_768)}a` }, /^contract must be a text of at most 65536/],
    ['a text with an escape character', { contract: 'Madde\x1b1' }, /^contract must be a text .* without control/],
    [
      'a text that turns the direction',
      { contract: 'Cayma \u202e41\u202c gün' },
      /^contract must be a text .* marks that turn/,
    ],
    [
      'a text with a control character of Latin-1',
      { contract: 'Madde\u009b1' },
      /^contract must be a text .* without control/,
    ],
    ['a text with a delete character', { contract: 'Madde\x7f1' }, /^contract must be a text .* without control/],
    [
      'a seller whose name turns the direction',
      { ...sellerFields, seller_title: 'Ltd. \u202eranıÇ' },
      /^seller_title must be .* marks that turn/,
    ],
    ['a text with an isolate', { pre_information: '\u2067Form\u2069' }, /^pre_information must be a text/],
    ['a text with a NUL', { pre_information: 'Form\0' }, /^pre_information must be a text .* without control/],
    ['a text of nothing that is seen', { contract: '\u200b\u2060\u200f' }, /^contract must be a text .* with a letter/],
    ['a text of letters that nobody sees', { contract: '\u3164\u3164' }, /^contract must be a text .* nobody sees/],
    ['a text of dots of braille that are blank', { contract: '\u2800' }, /^contract must be a text .* with a letter/],
    [
      'a text with tags behind what is read',
      { contract: 'Madde 1 \u{e0041}' },
      /^contract must be a text .* nobody sees/,
    ],
    ['a text with marks of notes between lines', { contract: 'a\ufff9b' }, /^contract must be a text .* nobody sees/],
    [
      'a seller whose name nobody sees',
      { ...sellerFields, seller_title: '\u200b' },
      /^seller_title must be 1 to 200 characters, a letter/,
    ],
    [
      'a seller whose address is longer by what nobody sees',
      { ...sellerFields, seller_address: 'ev\u200b\u200b\u200b' },
      /^seller_address must be 5 to 400/,
    ],
    ['a card number in a text', { contract: 'Kart 4355 0843 5508 4358' }, /^contract must not hold a card number/],
    ['a version with a space', { contract_version: 'a b' }, /^contract_version must be 1 to 40/],
    ['a seller without a number', { ...sellerFields, seller_number: '' }, /^seller_title, .* need each other/],
    ['a seller’s number that is none', { ...sellerFields, seller_number: '1234567891' }, /^seller_number must be/],
    [
      'a number of MERSIS that a card could have, and says so',
      { ...sellerFields, seller_number: approved },
      /^seller_number must be a number that no card can have: a tax number of 10 or 11 digits is one/,
    ],
    ['a seller’s telephone that is none', { ...sellerFields, seller_phone: 'ara' }, /^seller_phone must be/],
  ];
  it.each(wrong)('LW-01 LW-02 refuses %s', async (_name, changes, message) => {
    expect(await refusalOf({ ...saleTextFields, ...changes })).toMatchObject({
      err_no: '002',
      err_msg: expect.stringMatching(message),
    });
  });

  it('LW-02 takes a text of 64 KB, and gives it back whole', async () => {
    const contract = 'ş'.repeat(32_768);
    const id = await make({ contract });
    const { linkPage } = (await openLink(provider(), id)).json.data;
    expect(linkPage.saleTexts.contract.text).toBe(contract);
  });

  it.each([
    ['nothing', {}],
    ['empty fields', { pre_information_sha256: '', contract_sha256: '' }],
  ])('LW-04 an order that accepts %s makes no payment', async (_name, fields: Fields) => {
    const id = await make();
    const { linkForm } = (await openLink(provider(), id)).json.data;
    const answer = await sendOrder(provider(), linkForm, { ...orders.product, ...fields });
    expect(answer).toMatchObject({ status: 400, json: { error: { code: 'textsNotAccepted' } } });
    expect(await ordersOf(id)).toEqual([]);
  });

  it('LW-04 an order that accepts texts of before makes no payment, one that accepts the new ones does', async () => {
    const id = await make();
    const { linkForm } = (await openLink(provider(), id)).json.data;
    expect(await changeTexts(provider(), id, otherTexts)).toEqual({ status: 'success' });
    const late = await sendOrder(provider(), linkForm, { ...orders.product, ...accepts });
    expect(late).toMatchObject({ status: 400, json: { error: { code: 'textsChanged' } } });
    expect(await ordersOf(id)).toEqual([]);
    const anew = await sendOrder(provider(), linkForm, { ...orders.product, ...accepting(otherTexts) });
    expect(anew.status).toBe(200);
  });

  it('LW-04 LW-05 an order that accepts the same texts in versions of before makes no payment', async () => {
    const id = await make();
    const { linkForm } = (await openLink(provider(), id)).json.data;
    await changeTexts(provider(), id, { ...saleTextFields, contract_version: '2026-03' });
    const late = await sendOrder(provider(), linkForm, { ...orders.product, ...accepts });
    expect(late).toMatchObject({ status: 400, json: { error: { code: 'textsChanged' } } });
    expect(await ordersOf(id)).toEqual([]);
  });

  it('LW-05 what was accepted stands in both inquiries, and in the receipt', async () => {
    const id = await make();
    const { token, oid } = await pay(id);
    const ofOrder = await merchantCall(
      provider(),
      '/odeme/durum-sorgu',
      merchantId,
      { merchant_oid: oid },
      merchantId + oid,
    );
    expect(ofOrder.json).toMatchObject({ ...stored, accepted_link: id });
    const signed = `${id}${merchantId}inquiry`;
    const ofLink = await merchantCall(provider(), '/odeme/api/link/inquiry', merchantId, { id }, signed);
    expect(ofLink.json.payments).toMatchObject([{ ...stored, accepted_link: id }]);
    const { receipt } = (await get(`${provider()}/odeme/api/oos/payment/get/status/${token}`)).json.data;
    expect(receipt.acceptedTexts).toEqual({
      preInformation: { version: '2026-01', sha256: accepts.pre_information_sha256 },
      contract: { version: '2026-02', sha256: accepts.contract_sha256 },
      at: '2026-03-09T09:00:00.000Z',
      link: id,
      lang: 'tr',
    });
  });

  it('LW-05 the merchant is notified of what was accepted', async () => {
    const box = await openNotificationBox();
    try {
      const id = await make({ callback_link: box.url, callback_id: 'shop1' });
      await pay(id);
      await sandbox.runDue();
      expect(Object.fromEntries(box.received[0] ?? [])).toMatchObject({ ...stored, accepted_link: id });
    } finally {
      await box.close();
    }
  });

  it('LW-05 LK-10 the payer’s message leads to what was accepted', async () => {
    const id = await make();
    const { token } = await pay(id);
    const [message] = await sandbox.db.select().from(linkMessages).where(eq(linkMessages.linkId, id));
    expect(message?.body.split('\n').at(-1)).toBe(
      `Onayladığınız ön bilgilendirme formu ve mesafeli satış sözleşmesi: ${provider()}/link/success/${token}`,
    );
  });

  it('LW-06 the texts come back byte for byte after the link was changed, to the payer and to a signed call', async () => {
    const id = await make();
    const { token } = await pay(id);
    expect(await changeTexts(provider(), id, otherTexts)).toEqual({ status: 'success' });
    for (const [kind, name] of [
      ['preInformation', 'pre_information'],
      ['contract', 'contract'],
    ] as const) {
      const text = saleTextFields[name] ?? '';
      const ofPayer = await get(`${provider()}/odeme/api/oos/payment/get/sale-text/${token}/${kind}`);
      expect(Buffer.from(ofPayer.json.data.text)).toEqual(Buffer.from(text));
      const ofMerchant = await readText(sha256(text));
      expect(Buffer.from(ofMerchant.json.text)).toEqual(Buffer.from(text));
    }
  });

  it('LW-06 another merchant reads none of them, nor does a payer whose order accepted none', async () => {
    await make();
    const hash = accepts.contract_sha256 ?? '';
    expect((await readText(hash, '100001')).json).toMatchObject({ status: 'error', err_no: '004' });
    const { opened } = await arriveByLink(provider(), await createLink(provider(), 'product'), orders.product);
    const answer = await get(`${provider()}/odeme/api/oos/payment/get/sale-text/${opened.token}/contract`);
    expect(answer).toMatchObject({ status: 404, json: { error: { code: 'notFound' } } });
  });
});
