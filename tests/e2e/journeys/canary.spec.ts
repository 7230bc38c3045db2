import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { browserArguments } from '../../../scripts/browser.mjs';
import { tracesOf } from '../../sandbox/card-traces.js';
import { Guard } from '../harness/guard.js';
import { expect, test } from '../harness/journey.js';
import { createPayment } from '../harness/merchant.js';
import { filesHolding } from '../harness/profile-files.js';
import { SandboxControls } from '../harness/sandbox-controls.js';
import { SandboxProcess } from '../harness/sandbox-process.js';
import { AcsPage } from '../pages/acs-page.js';
import { PaymentPage } from '../pages/payment-page.js';

/** A number that no table, text or random byte holds; it passes the checksum. */
const digits = '4929817302645103';
const owner = 'Kanarya Sarıkuş';

const traces = tracesOf(digits);
/** The calls by which the page asks what became of a payment. */
const questions = /\/(get\/status\/|check\/payment-status)/;

function storagesOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
}

test('PY-04 PY-06 a card number is in the calls that carry it and nowhere else', async () => {
  // Only to end it when it hangs: it goes through every ending, and looks through a whole profile.
  test.setTimeout(900_000);
  const profile = mkdtempSync(path.join(os.tmpdir(), 'vezne-profile-'));
  const sandbox = await SandboxProcess.start({ VEZNE_LOG: 'trace', DATABASE_URL: '' });
  const guard = new Guard(Object.values(sandbox.urls));
  guard.declareStatus(400, '/odeme');
  guard.declareStatus(410, '/get/status/');
  guard.declare(/^failed request: .*\/odeme$/, /^console: .*ERR_.*\/odeme$/);
  guard.declare(/^failed request: .*payment-status$/, /^console: .*ERR_.*payment-status$/);
  guard.declare(/^failed request: .*\/get\/status\/[\w-]+/, /^console: .*ERR_.*\/get\/status\/[\w-]+/);
  const payment = await createPayment(sandbox.urls.provider, sandbox.urls.store);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.VEZNE_BROWSER,
    args: browserArguments,
    locale: 'tr-TR',
  });
  const messages: string[] = [];
  const carriers = new Set<string>();
  /** What the page shows and has stored at each ending, and its address. */
  const kept: string[] = [];
  try {
    await guard.watch(context);
    await context.exposeBinding('__heard', (_source, text: string) => void messages.push(text));
    await context.addInitScript(() => {
      const heard = Reflect.get(window, '__heard') as (text: string) => void;
      window.addEventListener('message', (event) => heard(JSON.stringify(event.data)));
      for (const name of ['pushState', 'replaceState'] as const) {
        const original = history[name].bind(history);
        history[name] = (state: unknown, unused: string, address?: string | URL | null) => {
          heard(JSON.stringify([state, String(address)]));
          original(state, unused, address);
        };
      }
    });
    context.on('request', (request) => {
      if (request.postData()?.includes(digits)) carriers.add(new URL(request.url()).pathname);
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(payment.url);
    const form = new PaymentPage(page);
    const acs = new AcsPage(page);
    const headings = { abandon: 'failed.title', fail: 'failed.title', succeed: 'success.title' } as const;
    const keepWhatIsLeft = async () => void kept.push(await page.content(), await storagesOf(page), page.url());
    const endAtBank = async (bank: AcsPage, end: keyof typeof headings) => {
      await expect(bank.code).toBeVisible();
      await bank[end]();
      await expect(form.heading('tr', headings[end])).toBeVisible();
      await keepWhatIsLeft();
    };
    const typeCard = async () => {
      await form.number.click();
      await page.keyboard.type(digits);
      await expect(form.expiry).toBeFocused();
      await page.keyboard.type('1230');
      await page.keyboard.type('917');
      await form.owner.click();
      await page.keyboard.type(owner);
    };
    /** The post arrives, its answer does not, and no question about it is answered for a minute. */
    const endWithoutAnswer = async () => {
      await page.goto((await createPayment(sandbox.urls.provider, sandbox.urls.store)).url);
      await typeCard();
      let posted = false;
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/odeme'));
      void sent.then(() => {
        posted = true;
      });
      await page.route(questions, (route) => (posted ? route.abort('connectionfailed') : route.continue()));
      await new SandboxControls(sandbox.urls.provider).fault({ call: 'POST /odeme', phase: 'after', kind: 'drop' });
      await form.payButton.click();
      await expect(async () => {
        await page.clock.runFor(10_000);
        await expect(form.heading('tr', 'unknown.title')).toBeVisible({ timeout: 100 });
      }).toPass();
      await keepWhatIsLeft();
      await page.unroute(questions);
    };
    const endByTime = async () => {
      await page.goto((await createPayment(sandbox.urls.provider, sandbox.urls.store)).url);
      await form.arrive();
      await typeCard();
      await new SandboxControls(sandbox.urls.provider).advance(31 * 60_000);
      await page.clock.fastForward('31:00');
      await expect(form.heading('tr', 'error.expiredTitle')).toBeVisible();
      await keepWhatIsLeft();
    };
    await typeCard();
    // Half a payment, left: what a browser keeps for the way back must not hold the card.
    await page.goto(sandbox.urls.store);
    await page.goBack();
    await expect(form.number).toHaveValue('');
    await typeCard();
    const stored = await storagesOf(page);
    kept.push(stored);
    expect(stored).not.toContain('917');
    await form.payButton.click();
    await endAtBank(acs, 'abandon');
    await page.goto(payment.url);
    await typeCard();
    await form.payButton.click();
    await endAtBank(acs, 'fail');
    const last = await createPayment(sandbox.urls.provider, sandbox.urls.store);
    await page.goto(last.url);
    await typeCard();
    await form.payButton.click();
    await endAtBank(acs, 'succeed');
    await page.clock.install();
    await endWithoutAnswer();
    await endByTime();
  } finally {
    await context.close();
    await sandbox.stop();
  }

  expect([...carriers]).toEqual(['/odeme']);
  expect(kept).toHaveLength(16);
  for (const line of [...kept, ...guard.console, ...guard.requests, ...messages, sandbox.log]) {
    const content = Buffer.from(line);
    for (const trace of traces) expect(content.includes(trace)).toBe(false);
  }
  expect(guard.found()).toEqual([]);
  // The search itself works: it finds the address in the profile, and the order in the database.
  expect(filesHolding(profile, [Buffer.from(payment.token)])).not.toEqual([]);
  expect(filesHolding(sandbox.dataFolder, [Buffer.from(payment.orderId)])).not.toEqual([]);
  expect(filesHolding(profile, traces)).toEqual([]);
  expect(filesHolding(sandbox.dataFolder, traces)).toEqual([]);
  sandbox.clear();
  rmSync(profile, { recursive: true, force: true });
});
