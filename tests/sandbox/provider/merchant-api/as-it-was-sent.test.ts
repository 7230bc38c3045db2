import { product } from '../../../../src/domain/payment/product-slug.js';
import { get, post } from '../../calls.js';
import { basketOf, tokenRequest } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';

const sandbox = sandboxOfTests();

const getToken = () => `${sandbox.urls.provider}/odeme/api/get-token`;
const tokenField = `${product}_token`;

/** A request whose signature has a plus sign and a slash, as about half of them do. */
function requestWithPlus(letters = /\+.*\/|\/.*\+/) {
  for (;;) {
    const request = tokenRequest();
    if (letters.test(request[tokenField] ?? '')) return request;
  }
}

/** The answer to a body that is sent as it is. */
async function answerTo(body: BodyInit, type = 'application/x-www-form-urlencoded') {
  const response = await fetch(getToken(), { method: 'POST', body, headers: { 'content-type': type } });
  const { reason } = (await response.json()) as { reason?: string };
  return { status: response.status, reason };
}

describe('base64 as its sender meant it', () => {
  it('MA-10: a plus sign of a signature that was not escaped', async () => {
    const request = requestWithPlus();
    const token = (request[tokenField] ?? '').replaceAll('+', ' ');
    expect((await post(getToken(), { ...request, [tokenField]: token })).json).toMatchObject({ status: 'success' });
  });

  it('MA-10: a plus sign at the beginning that was not escaped', async () => {
    const request = requestWithPlus(/^\+/);
    const token = (request[tokenField] ?? '').replaceAll('+', ' ');
    expect((await post(getToken(), { ...request, [tokenField]: token })).json).toMatchObject({ status: 'success' });
  });

  it('MA-10: a signature with blanks around it', async () => {
    const request = requestWithPlus();
    const token = ` ${request[tokenField]} `;
    expect((await post(getToken(), { ...request, [tokenField]: token })).json).toMatchObject({ status: 'success' });
  });

  it('MA-10: a signature with a line break behind it', async () => {
    const request = requestWithPlus();
    const token = `${request[tokenField]}\r\n`;
    expect((await post(getToken(), { ...request, [tokenField]: token })).json).toMatchObject({ status: 'success' });
  });

  it('MA-10: a signature of the kind for addresses, without its end', async () => {
    const request = requestWithPlus();
    const token = (request[tokenField] ?? '').replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    expect((await post(getToken(), { ...request, [tokenField]: token })).json).toMatchObject({ status: 'success' });
  });

  // The first piece of base64 has a plus sign, the second a slash.
  const basket = basketOf([['~~>~~?ş', '1234.50', 1]]);

  it('MA-10: a basket whose plus signs came as blanks', async () => {
    expect(basket).toContain('+');
    const request = { ...tokenRequest({ user_basket: basket }), user_basket: basket.replaceAll('+', ' ') };
    expect((await post(getToken(), request)).json).toMatchObject({ status: 'success' });
  });

  it.each([
    ['lines of 8', basket.replace(/.{8}/g, '$&\r\n')],
    ['the kind for addresses', basket.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')],
  ])('MA-10: a basket in %s', async (_kind, user_basket) => {
    expect((await post(getToken(), tokenRequest({ user_basket }))).json).toMatchObject({ status: 'success' });
  });
});

describe('bytes that are not UTF-8', () => {
  const named = 'user_name must be encoded as UTF-8; it holds other bytes, such as those of ISO-8859-9 or Windows-1254';

  it('MA-10: are refused in a form, with the field', async () => {
    const body = `${new URLSearchParams(tokenRequest({ user_name: '' }))}&user_name=AY%DEE+YILMAZ`;
    expect(await answerTo(body)).toMatchObject({ status: 400, reason: named });
  });

  it('MA-10: are refused in a multipart form, with the field', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="user_name"\r\n\r\nAY\xdeE\r\n--x--';
    const bytes = Uint8Array.from(Buffer.from(part, 'latin1'));
    const answer = await answerTo(bytes, 'multipart/form-data; boundary=x');
    expect(answer).toMatchObject({ status: 400, reason: named });
  });
});

it('MA-05: an address with a zone is no address of a shopper', async () => {
  const { json } = await post(getToken(), tokenRequest({ user_ip: 'fe80::1%eth0' }));
  expect(json).toEqual({ status: 'failed', reason: 'user_ip must be an IPv4 or IPv6 address' });
});

it('RT-08: the address that the bank posts to, opened again, is the page that asks for the outcome', async () => {
  const { status, headers } = await get(`${sandbox.urls.provider}/odeme/3d/donus`);
  expect(status).toBe(303);
  expect(headers.get('location')).toBe('/odeme/guvenli/v2/basarisiz');
});
