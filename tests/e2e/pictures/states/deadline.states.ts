import { expect } from 'playwright/test';
import { goodCard } from '../../pages/payment-page.js';
import { type Scene, scene, send } from './scene.js';

/** A payment of ten minutes in its last one: nothing is typed, so that what moves is what the warning moves. */
async function lastMinute(at: Scene): Promise<void> {
  const tab = await at.pay({ timeout_limit: '10', extendable: '1' });
  await tab.arrive();
  await at.page.clock.runFor(1_000);
  await at.page.clock.fastForward('08:29');
  await at.picture('left');
  await at.page.clock.fastForward('00:40');
  await expect(extend(at)).toBeVisible();
}

function extend({ page, tab }: Scene) {
  return page.getByRole('button', { name: tab.say('deadline.extend') });
}

scene('deadline', 'warning', { clock: true }, async (at) => {
  await lastMinute(at);
  await at.picture();
});

scene('deadline', 'not-extended', { clock: true }, async (at) => {
  await lastMinute(at);
  await at.page.route('**/expiry/extend*', (route) => route.abort('connectionfailed'));
  await extend(at).click();
  await expect(at.page.getByText(at.tab.say('deadline.extendFailed'))).toBeVisible();
  await at.picture();
});

scene('deadline', 'extended', { clock: true, fresh: true }, async (at) => {
  await lastMinute(at);
  await at.controls.advance(9 * 60_000 + 10_000);
  await extend(at).click();
  await expect(at.page.getByText(at.tab.say('deadline.extended'))).toBeVisible();
  await at.picture();
});

scene('deadline', 'bank-is-slow', { clock: true }, async (at) => {
  const tab = await at.pay();
  await at.hold(/\/odeme$/);
  await send(tab, goodCard);
  await at.page.clock.runFor(9_000);
  await expect(at.page.locator('p').filter({ hasText: tab.say('loading.sent') })).toBeVisible();
  await at.picture();
});
