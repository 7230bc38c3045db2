import type { Fields } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { sandboxOfTests, walletWith } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const sandbox = sandboxOfTests();

const walletOf = (merchantId: string, numbers: readonly string[]) => walletWith(sandbox, merchantId, numbers);
const call = async (path: string, merchantId: string, fields: Fields, signed: string) =>
  (await merchantCall(sandbox.urls.provider, path, merchantId, fields, signed)).json;
const list = (merchantId: string, utoken: string, signed = utoken) =>
  call('/odeme/capi/list', merchantId, { utoken }, signed);
const remove = (merchantId: string, ctoken: string, utoken: string, signed = ctoken + utoken) =>
  call('/odeme/capi/delete', merchantId, { ctoken, utoken }, signed);

describe('capi/list', () => {
  it('lists every stored card, and nothing that deletes one on the page', async () => {
    const utoken = await walletOf('100009', ['9792440000000019', '5355760000000017']);
    expect(await list('100009', utoken)).toEqual([
      {
        ctoken: expect.stringMatching(/^[\w-]{32}$/),
        last_4: '0019',
        month: '12',
        year: '30',
        c_bank: 'Yapı Kredi',
        require_cvv: '1',
        c_name: 'Yapı Kredi World Business',
        c_brand: 'world',
        c_type: 'credit',
        businessCard: 'y',
        initial: '9',
        schema: 'TROY',
      },
      expect.objectContaining({ last_4: '0017', c_type: 'debit', c_brand: 'none', c_name: 'Akbank Mastercard' }),
    ]);
  });

  it('is the list of the page, in its order', async () => {
    const utoken = await walletOf('100001', ['4355084355084358', '5406675406675403', '4111111111111111']);
    const shopper = await Shopper.arrive(sandbox.urls.provider, { utoken });
    const listed: Fields[] = await list('100001', utoken);
    expect(shopper.cards.map((card) => card.ctoken)).toEqual(listed.map((card) => card.ctoken));
    expect(listed.map((card) => card.last_4)).toEqual(['4358', '5403', '1111']);
    expect(listed[2]).toMatchObject({ c_bank: '', c_name: 'Visa', c_brand: 'none' });
  });

  it('is empty for an unknown shopper, and refuses a wrong signature', async () => {
    expect(await list('100001', 'nobody')).toEqual([]);
    const utoken = await walletOf('100001', ['4355084355084358']);
    expect(await list('100001', utoken, 'x')).toMatchObject({ status: 'error', err_msg: expect.any(String) });
  });
});

describe('capi/delete', () => {
  it('removes the card from the page too, once', async () => {
    const utoken = await walletOf('100001', ['4355084355084358', '5406675406675403']);
    const shopper = await Shopper.arrive(sandbox.urls.provider, { utoken });
    const [card, kept] = shopper.cards;
    expect(await remove('100001', card?.ctoken ?? '', utoken, 'x')).toMatchObject({ status: 'error' });
    expect(await remove('100001', card?.ctoken ?? '', utoken)).toEqual({ status: 'success' });
    expect(await remove('100001', card?.ctoken ?? '', utoken)).toMatchObject({ status: 'error' });
    await shopper.load();
    expect(shopper.cards).toEqual([kept]);
  });
});

describe('a thousand stored cards', () => {
  it('are all named, to the page and to the merchant', async () => {
    const numbers = Array.from({ length: 1_000 }, (_, index) => `454360${String(index).padStart(10, '0')}`);
    const utoken = await walletOf('100001', numbers);
    const shopper = await Shopper.arrive(sandbox.urls.provider, { utoken });
    expect(shopper.cards.map((card) => card.last_4)).toEqual(numbers.map((number) => number.slice(-4)));
    expect(await list('100001', utoken)).toHaveLength(1_000);
  });
});
