import { type Fields, get, post } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import {
  accepting,
  approved,
  arriveByLink,
  createLink,
  deleteLink,
  linkRequest,
  openLink,
  orders,
  saleTextFields,
  sendOrder,
} from './link-shop.js';

const sandbox = sandboxOfTests();
let provider: string;
beforeAll(() => {
  provider = sandbox.urls.provider;
});

const without3d = { do_3d: '0' };
const everyOption = ['juzdan', 'tosla', 'mmPay', 'alisGidis', 'bex', 'bankTransfer'];
const everyLoan = ['akbank', 'isbank', 'yapikredi'];

/** The data of a payment by a new link. */
async function paymentOf(changes: Fields) {
  const id = await createLink(provider, 'flex', changes);
  const { opened } = await arriveByLink(provider, id, orders.flex);
  return (await get(`${provider}/odeme/api/oos/payment/get/token/${opened.token}`)).json.data;
}

const codes = (offers: readonly { readonly code: string }[]) => offers.map(({ code }) => code);
const refusalOf = async (changes: Fields) =>
  (await post(`${provider}/odeme/api/link/create`, linkRequest('flex', changes))).json;

describe('the methods of a link', () => {
  it.each([
    ['that names none has all of the provider’s', {}, everyOption, everyLoan],
    ['that names some has those', { payment_options: 'juzdan,bankTransfer' }, ['juzdan', 'bankTransfer'], []],
    ['that names a loan has that alone', { bank_loans: 'isbank' }, [], ['isbank']],
    ['that names both has both', { payment_options: 'bex', bank_loans: 'akbank' }, ['bex'], ['akbank']],
    ['that names the card alone has nothing else', { payment_options: 'card' }, [], []],
    ['in another currency has no bank transfer', { currency: 'EUR' }, everyOption.slice(0, -1), everyLoan],
  ])('LK-08 a link %s', async (_name, changes: Fields, options, loans) => {
    const { paymentOptions, paymentBankLoans } = await paymentOf(changes);
    expect(codes(paymentOptions)).toEqual(options);
    expect(codes(paymentBankLoans)).toEqual(loans);
  });

  it('LK-08 offers as many installments as it names', async () => {
    const { paymentForm, installments } = await paymentOf({ max_installment: '3' });
    expect(paymentForm).toMatchObject({ no_installment: '0', max_installment: '3' });
    expect(Object.keys(installments.bonus.installment).map(Number)).toEqual(expect.arrayContaining([2, 3]));
    expect(Math.max(...Object.keys(installments.bonus.installment).map(Number))).toBe(3);
  });

  it.each([
    [{ payment_options: 'juzdan,paypal' }, 'payment_options must be codes of card, juzdan'],
    [{ bank_loans: 'garanti' }, 'bank_loans must be codes of akbank'],
  ])('LK-08 %j is refused with its field', async (changes: Fields, words) => {
    expect(await refusalOf(changes)).toMatchObject({ err_no: '002', err_msg: expect.stringContaining(words) });
  });
});

describe('where a link leads', () => {
  it('LK-11 its shoppers go to its own addresses and read its message', async () => {
    const id = await createLink(provider, 'flex', {
      merchant_ok_url: 'https://shop.example/thanks',
      merchant_fail_url: 'http://shop.example/sorry',
      success_message: 'Kargonuz yarın yola çıkar.',
    });
    const shopper = await arriveByLink(provider, id, orders.flex);
    const { opened } = shopper;
    const { paymentForm } = (await get(`${provider}/odeme/api/oos/payment/get/token/${opened.token}`)).json.data;
    expect(paymentForm).toMatchObject({
      merchant_ok_url: 'https://shop.example/thanks',
      merchant_fail_url: 'https://shop.example/sorry',
    });
    await shopper.pay(approved, without3d);
    expect((await shopper.status()).json.data).toMatchObject({
      redirectUrl: 'https://shop.example/thanks',
      receipt: { message: 'Kargonuz yarın yola çıkar.' },
    });
  });

  it('LK-11 without its own they go to the merchant’s site and to its failed page', async () => {
    const id = await createLink(provider, 'flex');
    const { opened } = await arriveByLink(provider, id, orders.flex);
    const { paymentForm } = (await get(`${provider}/odeme/api/oos/payment/get/token/${opened.token}`)).json.data;
    expect(paymentForm).toMatchObject({
      merchant_ok_url: sandbox.urls.store,
      merchant_fail_url: `${provider}/link/${id}/failed`,
    });
  });

  it.each([
    ['merchant_ok_url', 'https://user@shop.example/'],
    ['merchant_fail_url', 'ftp://shop.example/'],
  ])('LK-11 MA-03 %s %j is refused with its field and reason', async (name, address) => {
    expect(await refusalOf({ [name]: address })).toMatchObject({
      err_no: '002',
      err_msg: expect.stringMatching(new RegExp(`^${name} must be`)),
    });
  });

  it.each(['merchant_ok_url', 'merchant_fail_url', 'image'])(
    'MA-03 %s on this machine is refused where the link is made, naming the setting',
    async (name) => {
      const asked = linkRequest('product', { [name]: 'http://localhost:3000/a.webp' });
      const { json } = await post(`${provider}/odeme/api/link/create`, asked);
      expect(json).toMatchObject({
        err_no: '002',
        err_msg: expect.stringMatching(new RegExp(`^${name} is on this machine .*VEZNE_LOOPBACK_SITES`)),
      });
    },
  );

  it.each(['https://user@shop.example/a.webp', 'ftp://shop.example/a.webp', '/a.webp'])(
    'MA-03 a picture at %j, which the page would not show, is refused where the link is made, with its field and reason',
    async (image) => {
      const { json } = await post(`${provider}/odeme/api/link/create`, linkRequest('product', { image }));
      expect(json).toMatchObject({ err_no: '002', err_msg: expect.stringMatching(/^image must be/) });
    },
  );
});

describe('a link that takes no payment', () => {
  it('LK-09 names the store to ask, and where it is', async () => {
    const store = { merchantName: 'Hızlı Market', redirectUrl: sandbox.urls.store };
    const paused = await createLink(provider, 'flex');
    await merchantCall(provider, '/odeme/api/link/pause', '100003', { id: paused }, `${paused}100003pause`);
    expect((await openLink(provider, paused)).json).toMatchObject({ message: 'closed', ...store });
    const deleted = await createLink(provider, 'flex');
    await deleteLink(provider, deleted);
    expect((await openLink(provider, deleted)).json).toMatchObject({ message: 'deleted', ...store });
  });
});

describe('the payment of a link', () => {
  it('LW-03 asks its page for the line at the button where the order accepted the texts of a sale, and nowhere else', async () => {
    const warningsOf = async (link: Fields, order: Fields) => {
      const id = await createLink(provider, 'product', link);
      const { opened } = await arriveByLink(provider, id, { ...orders.product, ...order });
      return (await get(`${provider}/odeme/api/oos/payment/get/token/${opened.token}`)).json.data.paymentWarnings;
    };
    expect(await warningsOf(saleTextFields, accepting(saleTextFields))).toEqual(['orderObliges']);
    expect(await warningsOf({}, {})).toEqual([]);
  });

  it('LW-04 another type of link takes no acceptance', async () => {
    const { linkForm } = (await openLink(provider, await createLink(provider, 'flex'))).json.data;
    const answer = await sendOrder(provider, linkForm, { ...orders.flex, ...accepting(saleTextFields) });
    expect(answer.json.error).toMatchObject({ code: 'validation', field: 'pre_information_version' });
  });
});
