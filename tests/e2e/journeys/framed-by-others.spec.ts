import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { expect, test as journey } from '../harness/journey.js';
import { AcsPage } from '../pages/acs-page.js';
import { StoreLinks } from '../pages/links.js';
import { PaymentPage } from '../pages/payment-page.js';

/** Opens a page of a site that is no merchant's, with a frame of this address. */
type FrameElsewhere = (page: Page, address: string) => Promise<void>;

const test = journey.extend<{ readonly frameElsewhere: FrameElsewhere }>({
  frameElsewhere: async ({ guard }, use) => {
    guard.declare(/^request to a foreign host: http:\/\/localhost:\d+\//, /frame-ancestors/, /ERR_BLOCKED_BY_RESPONSE/);
    let address = '';
    const server = createServer((_, reply) => {
      reply.setHeader('content-type', 'text/html');
      reply.end(
        `<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,"><iframe src="${address}"></iframe>`,
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await use(async (page, framed) => {
      address = framed;
      // Another site than the provider's, which is named by its number.
      await page.goto(`http://localhost:${port}/`);
    });
    server.closeAllConnections();
    server.close();
  },
});

const refusal = /frame-ancestors/;

test('RT-12 TR-03 the older address of a link, framed by another site, shows no form', async ({
  frameElsewhere,
  page,
  sandbox,
}) => {
  const { shortId } = await new StoreLinks(sandbox.urls.store).make('collection');
  const blocked = page.waitForEvent('console', (message) => refusal.test(message.text()));
  await frameElsewhere(page, `${sandbox.urls.provider}/link/v2/${shortId}`);
  await blocked;
  await expect(page.frameLocator('iframe').locator('form, input')).toHaveCount(0);
});

for (const spelling of ['/link/V2/ID', '/link/ID//', '/link/%76%32/ID']) {
  test(`RT-12 TR-03 ${spelling}, framed by another site, shows no form`, async ({
    frameElsewhere,
    guard,
    page,
    sandbox,
  }) => {
    guard.declareStatus(404, '');
    const { shortId } = await new StoreLinks(sandbox.urls.store).make('collection');
    await frameElsewhere(page, sandbox.urls.provider + spelling.replace('ID', shortId));
    await page.waitForLoadState('networkidle');
    await expect(page.frameLocator('iframe').locator('form, input')).toHaveCount(0);
  });
}

test('RT-12 TR-03 the failed page of a paid order, framed by another site, becomes no receipt', async ({
  frameElsewhere,
  guard,
  page,
  pay,
  sandbox,
}) => {
  // A paid order cannot be opened to be paid.
  guard.declareStatus(400, '/odeme/api/oos/payment/get/token/');
  const { token, url } = await pay();
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.pay();
  await new AcsPage(page).succeed();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
  const blocked = page.waitForEvent('console', (message) => refusal.test(message.text()));
  await frameElsewhere(page, `${sandbox.urls.provider}/odeme/guvenli/v2/basarisiz#${token}`);
  await blocked;
  await expect(new PaymentPage(page, page.frameLocator('iframe')).heading('tr', 'success.title')).toHaveCount(0);
});
