import type { Browser } from 'playwright/test';
import { Shopper } from '../../sandbox/shopper.js';
import { test } from '../harness/journey.js';
import { StoreLinks } from '../pages/links.js';
import { text } from '../pages/payment-page.js';
import { compare } from './comparison.js';
import { serve } from './static-server.js';

/** A form for a card and nothing else: as fast as a page with such a form can be. */
const staticPage = `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ödeme</title><link rel="icon" href="data:,"><style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:30rem}
label{display:block;margin:1rem 0}input,button{font:inherit;width:100%;padding:.75rem}</style>
<h1>Ödeme</h1><form><label>Kart numarası<input id="cc-number" inputmode="numeric" autocomplete="cc-number"></label>
<label>Son kullanma<input id="cc-exp" autocomplete="cc-exp"></label><label>Güvenlik kodu<input autocomplete="cc-csc"></label>
<label>Ad soyad<input autocomplete="cc-name"></label><button>Öde</button></form></html>`;

/** Fewer rounds than of other measurements: each is a cold load of some seconds. */
const rounds = 7;

let server: Awaited<ReturnType<typeof serve>>;

test.beforeAll(async () => {
  server = await serve(staticPage);
});

test.afterAll(() => server.close());

/** What is waited for: it is there, not disabled, and holds such text. */
interface Goal {
  readonly selector: string;
  readonly text?: RegExp;
}

const payable: Goal = { selector: 'form output', text: /\d/ };
const field = (id: string): Goal => ({ selector: `#${id}` });

/**
 * From the navigation to what is waited for, in ms: a browser that has nothing yet, a slow mobile line (150 ms, 1.6 Mbit/s)
 * and a processor four times slower.
 */
async function timeTo(browser: Browser, url: string, { selector, text: pattern = /^/ }: Goal): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await page.goto(url, { waitUntil: 'commit' });
  const there = await page.waitForFunction(
    ({ css, pattern }) => {
      const found = document.querySelector<HTMLElement>(css);
      if (found === null || found.matches(':disabled') || found.getClientRects().length === 0) return 0;
      return pattern.test(found.textContent) ? performance.now() : 0;
    },
    { css: selector, pattern },
  );
  const time = Number(await there.jsonValue());
  await context.close();
  return time;
}

const staticForm = (browser: Browser) => ({
  name: 'static HTML form',
  run: () => timeTo(browser, server.url, field('cc-number')),
});

test('opening the card form beside a static form', async ({ browser, pay }) => {
  const { url } = await pay();
  await compare({
    name: 'Opening the card form, to the number’s field usable',
    baseline: staticForm(browser),
    subject: { name: 'card form', run: () => timeTo(browser, url, field('cc-number')) },
    limit: 1.15,
    rounds,
  });
});

test('opening the form of a payment link beside a static form', async ({ browser, sandbox }) => {
  const { url } = await new StoreLinks(sandbox.urls.store).make('collection', 'tr');
  await compare({
    name: 'Opening a payment link, to its amount usable',
    baseline: staticForm(browser),
    subject: { name: 'collection link', run: () => timeTo(browser, url, field('link-amount')) },
    limit: 1.3,
    rounds,
  });
});

test('opening the result of a payment beside a card form that can be paid', async ({ browser, pay, sandbox }) => {
  const { url } = await pay();
  const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
  await shopper.pay('4355084300001002', { do_3d: '0', attempt_id: '0'.repeat(32) });
  const result = `${sandbox.urls.provider}/odeme/guvenli/v2/basarili/${shopper.opened.token}`;
  // The heading of the shell, for screen readers, says nothing of the outcome.
  const heading: Goal = { selector: 'main h1', text: new RegExp(text('tr', 'success.title')) };
  await compare({
    name: 'Opening the result of a payment, to its heading',
    baseline: { name: 'card form, to its amount', run: () => timeTo(browser, url, payable) },
    subject: { name: 'result', run: () => timeTo(browser, result, heading) },
    limit: 1,
    rounds,
  });
});
