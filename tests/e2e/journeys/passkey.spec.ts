import type { Frame, Page } from 'playwright/test';
import type { Language } from '../../../src/domain/locale/language.js';
import { expectAccessible } from '../harness/accessible.js';
import { expect, test } from '../harness/journey.js';
import { AcsPage } from '../pages/acs-page.js';
import { cardOf, PaymentPage } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';

/** Chromium's virtual device: it holds passkeys, and its user is there and verified. Returns how many it holds. */
async function addDevice(page: Page): Promise<() => Promise<number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
}

/** Makes a passkey at the bank, as its link in the challenge does in a tab of its own. */
async function makePasskey(page: Page, acs: string): Promise<void> {
  const count = await addDevice(page);
  await page.goto(`${acs}/gecis-anahtari`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(page.getByRole('heading', { name: 'Geçiş anahtarınız hazır' })).toBeVisible();
  expect(await count()).toBe(1);
}

const confirmName: Readonly<Record<Language, string>> = { tr: 'Geçiş anahtarıyla onayla', en: 'Confirm with passkey' };

test('S3-09 a payment on a page of its own is confirmed by a passkey', async ({ page, pay, sandbox }) => {
  await makePasskey(page, sandbox.urls.acs);
  await page.goto((await pay()).url);
  const payment = new PaymentPage(page);
  await payment.pay(cardOf('3d-passkey'));
  await page.getByRole('button', { name: confirmName.tr }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: confirmName.tr }).click();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
});

test('S3-09 EM-05 a payment in the frame of the embed script is confirmed by a passkey', async ({ page, sandbox }) => {
  await makePasskey(page, sandbox.urls.acs);
  const store = new StorePage(page, sandbox.urls.store);
  await store.clickScenario('3d-passkey');
  const payment = store.paymentPage('framed');
  await payment.fill(cardOf('3d-passkey'));
  await payment.submit();
  await payment.view.getByRole('button', { name: confirmName.tr }).click();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
});

test('S3-09 in a frame whose parent allows no passkey the bank offers its code within 10 s', async ({
  page,
  pay,
  sandbox,
}) => {
  await makePasskey(page, sandbox.urls.acs);
  const { url } = await pay();
  await page.goto(sandbox.urls.store);
  await page.evaluate((address) => {
    const frame = Object.assign(document.createElement('iframe'), { src: address, title: 'Payment', height: '900' });
    document.body.replaceChildren(frame);
  }, url);
  const payment = new PaymentPage(page, page.frameLocator('iframe'));
  await payment.fill(cardOf('3d-passkey'));
  await payment.submit();
  await payment.view.getByRole('button', { name: confirmName.tr }).waitFor();
  // The press below meets the same refusal.
  expect(await refusalOf(acsFrame(page, sandbox.urls.acs))).toBe('NotAllowedError');
  const acs = new AcsPage(payment.view);
  await pressConfirm(payment, acs);
  await expect(acs.code).toBeFocused({ timeout: 10_000 });
  await expect(payment.view.getByText('Geçiş anahtarı kullanılamadı.')).toBeVisible();
  await acs.succeed();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
});

test('S3-09 a device without a passkey is offered the code, in English too', async ({ page, pay }) => {
  await addDevice(page);
  await page.goto((await pay({ lang: 'en' })).url);
  const payment = new PaymentPage(page);
  await payment.pay(cardOf('3d-passkey'));
  await page.getByRole('button', { name: confirmName.en }).click();
  await expect(page.getByText('The passkey could not be used.')).toBeVisible({ timeout: 10_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await page.getByRole('button', { name: 'Confirm with SMS code' }).click();
  await new AcsPage(page).succeed();
  await expect(payment.heading('en', 'success.title')).toBeVisible();
});

/** Chromium drops clicks into a frame of another site that moved within the last half second. */
async function pressConfirm({ view }: PaymentPage, { code }: AcsPage): Promise<void> {
  await expect(async () => {
    await view.getByRole('button', { name: confirmName.tr }).click({ timeout: 1_000 });
    await expect(code).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 10_000 });
}

function acsFrame(page: Page, acs: string): Frame {
  const frame = page.frames().find((each) => each.url().startsWith(acs));
  if (frame === undefined) throw new Error('The bank is in no frame');
  return frame;
}

/** The name of the error that a question for a passkey ends with in this frame. */
function refusalOf(frame: Frame): Promise<string> {
  return frame.evaluate(async () => {
    const publicKey = { challenge: new Uint8Array(32), userVerification: 'required' } as const;
    const refused = await navigator.credentials.get({ publicKey }).catch((error: unknown) => error);
    return refused instanceof DOMException ? refused.name : 'no error';
  });
}
