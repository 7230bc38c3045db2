import { longestField, mostFields } from '../../../../sandbox/provider/requests/form-body.js';
import { longestSaleText } from '../../../../src/domain/sale/sale-texts.js';
import { post } from '../../calls.js';
import { basketOf, tokenRequest } from '../../merchant.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';

const bodyRule = /^the body must be .* at most 200 fields of at most 16384 characters each/;

/** The body of a form with so many fields more, urlencoded or multipart. */
function bodyOf(fields: Record<string, string>, more: number, multipart: boolean) {
  const extra = Array.from({ length: more }, (_, nth) => [`x${nth}`, 'a']);
  const all = [...Object.entries(fields), ...extra];
  if (!multipart) return new URLSearchParams(all.map(([name = '', value = '']) => [name, value]));
  const form = new FormData();
  for (const [name = '', value = ''] of all) form.append(name, value);
  return form;
}

onOneStorage('the size of a form', (open) => {
  const sandbox = sandboxOfTests(open);
  const ask = async (body: URLSearchParams | FormData | string) => {
    const headers = typeof body === 'string' ? { 'content-type': 'application/x-www-form-urlencoded' } : undefined;
    const answer = await fetch(`${sandbox.urls.provider}/odeme/api/get-token`, { method: 'POST', body, headers });
    return { status: answer.status, json: await answer.json() };
  };

  describe.each([
    ['urlencoded', false],
    ['multipart', true],
  ])('%s', (_kind, multipart) => {
    it('TR-09: a form of as many fields as it may have opens a payment, one more is refused', async () => {
      const fields = tokenRequest();
      const left = mostFields - Object.keys(fields).length;
      expect((await ask(bodyOf(fields, left, multipart))).json.status).toBe('success');
      const { status, json } = await ask(bodyOf(tokenRequest(), left + 1, multipart));
      expect(status).toBe(400);
      expect(json.reason).toMatch(bodyRule);
    });

    it('TR-09: a field longer than any rule allows is refused, whether it is signed or not', async () => {
      const { status, json } = await ask(bodyOf(tokenRequest({ lang: 'x'.repeat(longestField + 1) }), 0, multipart));
      expect(status).toBe(400);
      expect(json.reason).toMatch(bodyRule);
    });
  });

  it.each(['pre_information', 'contract'])(
    'TR-09: a %s longer than its rule allows is refused unread',
    async (name) => {
      const fields = { merchant_id: '100003', [name]: 'x'.repeat(longestSaleText + 1) };
      const { status, json } = await post(`${sandbox.urls.provider}/odeme/api/link/change`, fields);
      expect(status).toBe(400);
      expect(json.reason).toMatch(bodyRule);
    },
  );

  it('TR-09: a form of half a million fields is refused', async () => {
    expect((await ask('a&'.repeat(500_000))).json.reason).toMatch(bodyRule);
  });

  it('TR-09: a body of nothing but empty fields is refused', async () => {
    expect((await ask('&'.repeat(1_000_000))).json.reason).toMatch(bodyRule);
  });

  it('TR-09: a body of nothing but plus signs is refused', async () => {
    expect((await ask(`lang=${'+'.repeat(1_000_000)}`)).json.reason).toMatch(bodyRule);
  });
});

onOneStorage('the size of a basket', (open) => {
  const sandbox = sandboxOfTests(open);
  const answerTo = async (user_basket: string) => {
    const { json } = await post(`${sandbox.urls.provider}/odeme/api/get-token`, tokenRequest({ user_basket }));
    return json;
  };
  const line = (name: string) => [name, '1.00', 1] as const;
  const lines = (count: number, name: string) => basketOf(Array.from({ length: count }, () => line(name)));
  const rule =
    'user_basket must be base64 of JSON [[name,"18.00",quantity],…], at most 1000 lines and 500 characters a name';

  it('TR-09: the largest basket opens a payment, whatever digits its names are full of', async () => {
    expect(await answerTo(lines(1_000, '4 '.repeat(250)))).toMatchObject({ status: 'success' });
  });

  it.each([
    ['a line more', lines(1_001, 'Çaydanlık')],
    ['tens of thousands of lines', lines(40_000, 'a')],
    ['brackets in brackets', Buffer.from('['.repeat(500_001)).toString('base64')],
  ])('TR-09: a basket with %s is refused', async (_case, basket) => {
    expect(await answerTo(basket)).toEqual({ status: 'failed', reason: rule });
  });

  it('TR-09 MA-05: a basket with a longer name is refused, and the line is named', async () => {
    const reason = `${rule}; line 2: name must be a text of at most 500 characters`;
    const basket = basketOf([line('a'), line('a'.repeat(501))]);
    expect(await answerTo(basket)).toEqual({ status: 'failed', reason });
  });

  it('a name of signs that take two units each is counted by its characters', async () => {
    expect(await answerTo(lines(1, '🫖'.repeat(500)))).toMatchObject({ status: 'success' });
  });

  it('signs of JSON in a name do not make a basket large', async () => {
    expect(await answerTo(lines(1_000, '[{"a":1,\\"[]'.repeat(20)))).toMatchObject({ status: 'success' });
  });
});
