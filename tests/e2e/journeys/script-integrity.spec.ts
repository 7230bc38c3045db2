import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../harness/journey.js';

test('MA-12 RL-13 a script that is not the one of the build is not run: words take the place of the form', async ({
  page,
  pay,
  guard,
}) => {
  guard.declare(/integrity/);
  await page.route('**/assets/chunk-*.js', async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    await route.fulfill({ response: answer, body: `${script}\ndocument.title = 'changed';` });
  });
  await page.goto((await pay()).url);
  await expect(page.getByRole('link', { name: 'Yeniden dene' })).toBeFocused();
  await expect(page.locator('#cc-number')).toHaveCount(0);
  await expect(page).not.toHaveTitle('changed');
});

test('EM-04 MA-12 another site runs the pinned script of this release by its digest, and no other in its place', async ({
  page,
  request,
  sandbox,
  guard,
}) => {
  const { provider } = sandbox.urls;
  const { path, integrity } = await (await request.get(`${provider}/vezne-embed.json`)).json();
  const shop = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html');
    reply.end(`<!doctype html><title>Shop</title><link rel="icon" href="data:,">
      <script src="${provider}${path}" integrity="${integrity}" crossorigin="anonymous"></script>`);
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  try {
    const { port } = shop.address() as AddressInfo;
    guard.declare(/^request to a foreign host: http:\/\/localhost/, /integrity/);
    await page.goto(`http://localhost:${port}/`);
    expect(await page.evaluate(() => typeof Reflect.get(window, 'Vezne'))).toBe('object');
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}//` });
    });
    await page.goto(`http://localhost:${port}/`);
    expect(await page.evaluate(() => typeof Reflect.get(window, 'Vezne'))).toBe('undefined');
  } finally {
    shop.closeAllConnections();
    shop.close();
  }
});
