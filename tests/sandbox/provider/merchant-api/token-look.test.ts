import { type Fields, post } from '../../calls.js';
import { tokenRequest } from '../../merchant.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const sandbox = sandboxOfTests();

const ask = (fields: Fields) => post(`${sandbox.urls.provider}/odeme/api/get-token`, fields);

describe('the look that a token names', () => {
  it('TH-07 reaches the page as rules, with its logo; what had to be changed is said', async () => {
    const request = tokenRequest({
      appearance: JSON.stringify({ accent: 'FFD400', radius: 'LG', logo: 'http://shop.example/logo.svg', font: 'x' }),
    });
    const { json } = await ask(request);
    expect(json.appearance_changes).toEqual([
      'accent FFD400 is read as #ffd400',
      'radius LG is read as lg',
      'font is no part of an appearance and is left out',
      expect.stringMatching(/^text in the colour #ffd400 cannot be read on the light page: there it is #[0-9a-f]{6}$/),
    ]);
    const shopper = await Shopper.arrive(sandbox.urls.provider, {
      appearance: '{"accent":"#ffd400","logo":"http://shop.example/logo.svg"}',
    });
    const { paymentPage } = (await shopper.load()).json.data;
    expect(paymentPage.look[0]).toContain('--fill:#ffd400');
    expect(paymentPage).toMatchObject({ showLogo: '1', merchantLogo: 'https://shop.example/logo.svg' });
  });

  it('TH-07 is the page’s own without one, and nothing is said of it', async () => {
    const { json } = await ask(tokenRequest({}));
    expect(json).not.toHaveProperty('appearance_changes');
    const shopper = await Shopper.arrive(sandbox.urls.provider, {});
    expect((await shopper.load()).json.data.paymentPage).toMatchObject({ look: [], showLogo: '0', themeStated: '0' });
  });

  it('TH-07 T13 says what it left out without a card number', async () => {
    const { json } = await ask(tokenRequest({ appearance: '{"4355084355084358":"x"}' }));
    expect(json).toMatchObject({ status: 'success', appearance_changes: [expect.stringMatching(/\*.*is no part/)] });
    expect(JSON.stringify(json)).not.toContain('4355084355084358');
  });

  it.each([
    ['no JSON', 'red', /^appearance must be a JSON object/],
    ['a colour that is none', '{"accent":"rainbow"}', /accent cannot be read$/],
    [
      'a logo with a card number',
      '{"logo":"https://shop.example/4355084355084358.svg"}',
      /without a card number\); logo cannot be read$/,
    ],
    [
      'a logo whose address is too long',
      `{"logo":"https://shop.example/${'a'.repeat(380)}"}`,
      /of at most 400 characters.*; logo cannot be read$/,
    ],
    ['a logo that the page would not open', '{"logo":"javascript:alert(1)"}', /^appearance: logo must be an address/],
  ])('TH-07 MA-03 is refused where it is %s', async (_what, appearance, reason) => {
    const { json } = await ask(tokenRequest({ appearance }));
    expect(json).toMatchObject({ status: 'failed', reason: expect.stringMatching(reason) });
  });
});
