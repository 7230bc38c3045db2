import { expect, type Locator } from 'playwright/test';
import { hold } from '../../harness/hold.js';
import { OtherPayments } from '../../pages/other-payments.js';
import { type Scene, scene } from './scene.js';

const name = 'Tosla';
const lifeMs = 290_000;

interface ShownCode {
  readonly methods: OtherPayments;
  readonly picture: Locator;
  readonly code: string;
}

/** A payment by tosla that shows its code. */
async function codeOf({ pay }: Scene): Promise<ShownCode> {
  const methods = new OtherPayments(await pay({ payment_options: 'tosla,juzdan' }));
  await methods.payBy('tosla');
  await expect(methods.heading('methods.toApprove', { name })).toBeVisible();
  // On a phone it is folded.
  const picture = methods.tab.view.locator('section[aria-labelledby="qr-title"] [role="img"]').last();
  await expect(picture).toBeAttached();
  return { methods, picture, code: await methods.referenceCode() };
}

/** What the wallet says of the code from now on. */
async function says({ answer }: Scene, toslaStatus: string): Promise<void> {
  await answer('**/check/tosla-status', 200, { status: 'success', message: '', data: { toslaStatus } });
}

scene('qr', 'code', {}, async (at) => {
  const { code, methods, picture } = await codeOf(at);
  const same = { hide: [picture], random: [code] };
  await at.picture('', same);
  await at.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await methods.press('methods.copy');
  await expect(methods.says('methods.copied')).toBeVisible();
  await at.picture('copied', same);
});

scene('qr', 'left-for-the-card', {}, async (at) => {
  const { methods } = await codeOf(at);
  await methods.goTo('tabs.card');
  await expect(methods.tab.number).toBeVisible();
  await at.picture();
});

scene('qr', 'processing', {}, async (at) => {
  await codeOf(at);
  await says(at, 'processing');
  await expect(new OtherPayments(at.tab).heading('methods.pending')).toBeVisible();
  await at.picture();
});

scene('qr', 'giving-up', {}, async (at) => {
  const { methods } = await codeOf(at);
  await hold(at.page, '**/get/status/**');
  await methods.tab.view.getByRole('button', { name: methods.tab.say('label.giveUp'), exact: true }).click();
  await expect(methods.heading('methods.givingUp')).toBeVisible();
  await at.picture();
});

scene('qr', 'cancelled', {}, async (at) => {
  await codeOf(at);
  await says(at, 'cancelled');
  await expect(new OtherPayments(at.tab).says('methods.cancelled', { name })).toBeVisible();
  await at.picture();
});

scene('qr', 'expired', { clock: true }, async (at) => {
  const { methods } = await codeOf(at);
  await at.page.clock.fastForward(lifeMs);
  await expect(methods.heading('methods.expired')).toBeVisible();
  await at.picture();
});
