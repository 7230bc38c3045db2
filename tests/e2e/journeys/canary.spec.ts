import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { browserArguments } from '../../../scripts/browser.mjs';
import { Guard } from '../harness/guard.js';
import { expect, test } from '../harness/journey.js';
import { createPayment } from '../harness/merchant.js';
import { SandboxProcess } from '../harness/sandbox-process.js';
import { AcsPage } from '../pages/acs-page.js';
import { PaymentPage } from '../pages/payment-page.js';

/** A number that no table, text or random byte holds; it passes the checksum. */
const digits = '4929817302645103';
const typed = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
const owner = 'Kanarya Sarıkuş';

/** The ways a number can be written into a file. */
const traces = [digits, typed, digits.slice(0, 12)].flatMap((text) => [
  Buffer.from(text, 'utf8'),
  Buffer.from(text, 'utf16le'),
  Buffer.from(Buffer.from(text).toString('base64').replace(/=+$/, '').slice(0, 14)),
]);

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function filesHolding(folder: string, needles: readonly Buffer[]): string[] {
  return filesUnder(folder).filter((file) => {
    const content = readFileSync(file);
    return needles.some((needle) => content.includes(needle));
  });
}

test('PY-04 PY-06 a card number is in the calls that carry it and nowhere else', async () => {
  test.setTimeout(90_000);
  const profile = mkdtempSync(path.join(os.tmpdir(), 'vezne-profile-'));
  const sandbox = await SandboxProcess.start({ VEZNE_LOG: 'trace', DATABASE_URL: '' });
  const guard = new Guard(Object.values(sandbox.urls));
  guard.declareStatus(400, '/odeme');
  const payment = await createPayment(sandbox.urls.provider, sandbox.urls.store);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.VEZNE_BROWSER,
    args: browserArguments,
    locale: 'tr-TR',
  });
  const messages: string[] = [];
  const carriers = new Set<string>();
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
    const typeCard = async () => {
      await form.number.click();
      await page.keyboard.type(digits);
      await expect(form.expiry).toBeFocused();
      await page.keyboard.type('1230');
      await page.keyboard.type('917');
      await form.owner.click();
      await page.keyboard.type(owner);
    };
    await typeCard();
    // Half a payment, left: what a browser keeps for the way back must not hold the card.
    await page.goto(sandbox.urls.store);
    await page.goBack();
    await expect(form.number).toHaveValue('');
    await typeCard();
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toContain(digits);
    expect(stored).not.toContain('917');
    await form.payButton.click();
    const acs = new AcsPage(page);
    await expect(acs.code).toBeVisible();
    await acs.succeed();
    await expect(form.heading('tr', 'success.title')).toBeVisible();
    const screen = await page.content();
    expect(screen).not.toContain(digits);
  } finally {
    await context.close();
    await sandbox.stop();
  }

  expect([...carriers]).toEqual(['/odeme']);
  for (const line of [...guard.console, ...guard.requests, ...messages, sandbox.log]) {
    for (const needle of [digits, typed]) expect(line).not.toContain(needle);
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
