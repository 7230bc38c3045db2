import { sandboxOfTests } from '../../running-sandbox.js';
import { createLink, openLink, orders, sendOrder } from './link-shop.js';

/** The order of a page that sends the total it shows, and with it the zip code apart from the address. */
const shown = { ...orders.product, shown_amount: '420,00' };

describe('AD-04 the zip code of a delivery', () => {
  const sandbox = sandboxOfTests();
  const order = async (zip_required: string, fields: Record<string, string>) => {
    const { provider } = sandbox.urls;
    const id = await createLink(provider, 'product', { zip_required });
    const { status, json } = await sendOrder(provider, (await openLink(provider, id)).json.data.linkForm, fields);
    return { status, field: json.error?.field };
  };

  it.each([
    ['', shown],
    [' ', { ...shown, zip_code: ' ' }],
  ])('AD-04 %j is refused where the link requires it, by the provider too', async (_zip, fields) => {
    expect(await order('1', fields)).toEqual({ status: 400, field: 'zip_code' });
  });

  it.each([
    ['a link that requires it', '1', { ...shown, zip_code: '34710' }],
    ['a link that does not', '0', shown],
    ['a page that writes it into the address', '1', orders.product],
  ] as const)('AD-04 %s goes on to the payment', async (_name, zipRequired, fields) => {
    expect(await order(zipRequired, fields)).toEqual({ status: 200, field: undefined });
  });
});
