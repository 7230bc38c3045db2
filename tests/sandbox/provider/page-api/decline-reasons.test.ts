import { scenarios } from '../../../../sandbox/demo/scenarios.js';
import { reasonOf } from '../../../../sandbox/provider/directory/decline-reasons.js';
import { languages } from '../../../../src/domain/locale/language.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const sandbox = sandboxOfTests();

/** Everything a browser can read of the refusal of a scenario's card. */
async function refusedWith(id: string, lang: string): Promise<Record<string, unknown>> {
  const number = scenarios.find((scenario) => scenario.id === id)?.number ?? '';
  const shopper = await Shopper.arrive(sandbox.urls.provider, { lang });
  const { status, json } = await shopper.pay(number, { lang });
  return { status, ...json.error };
}

describe.each(languages)('a declined card in %s', (lang) => {
  it.each([
    ['closed-to-ecommerce', /uygulamasından açıp yeniden deneyin|Open it in your bank’s app and try again/],
    [
      'wrong-details',
      /Numarayı, son kullanma tarihini ve güvenlik kodunu|the number, the expiry date and the security code/,
    ],
    ['insufficient-funds', /Başka bir kartla deneyebilirsiniz|try another card/],
    ['expired-card', /Başka bir kartla deneyebilirsiniz|try another card/],
  ])('PY-09 says what can be done: %s', async (id, remedy) => {
    expect((await refusedWith(id, lang)).description).toMatch(remedy);
  });

  it('PY-09 a lost or stolen card and a barred one are refused alike, in every field', async () => {
    const lost = await refusedWith('lost-or-stolen', lang);
    const barred = await refusedWith('do-not-honour', lang);
    expect(lost).toEqual(barred);
  });
});

it('PY-09 of 3-D Secure that was not finished, and of a limit, it is said what can be done', () => {
  expect(reasonOf('identityNotChecked').text).toEqual({
    tr: expect.stringContaining('Yeniden deneyebilirsiniz'),
    en: expect.stringContaining('You can try again'),
  });
  expect(reasonOf('needs3d').text.en).toContain('Choose it and try again');
  expect(reasonOf('noInstallments').text.en).toContain('You can pay all at once');
});
