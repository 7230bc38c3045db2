import { expect, test } from './engines.js';
import { openScenario, plainCard, Shopper } from './shopper.js';
import type { Visitor } from './visitor.js';

test('RL-17 RL-07 after 3-D Secure in a frame the shopper is taken back to the store', { tag: '@npm-test' }, async ({
  visitor,
  sandbox,
}) => {
  const { store } = sandbox.urls;
  await openScenario(visitor, store, 'approved');
  const shopper = new Shopper(visitor.within('#pay-frame'));
  await shopper.arrive();
  await shopper.fill(plainCard());
  await shopper.submit();
  await shopper.passTheBank();
  await expect.poll(() => visitor.address(), { timeout: 20_000 }).toMatch(/\/orders\/\w+\/ok/);
  expect(await visitor.address()).toContain(store);
});

test('RL-17 EM-04 in a frame the error of a declined card is brought into the view of the store’s window', async ({
  visitor,
  sandbox,
}) => {
  await visitor.resize(375, 500);
  await openScenario(visitor, sandbox.urls.store, 'approved');
  const inFrame = visitor.within('#pay-frame');
  const shopper = new Shopper(inFrame);
  await shopper.arrive();
  await shopper.fill(plainCard('insufficient-funds'));
  await shopper.submit();
  await expect.poll(() => inFrame.texts('[role="alert"]')).not.toEqual([]);
  const topOf = async (view: Visitor, css: string) =>
    Number(await view.run(`return document.querySelector('${css}').getBoundingClientRect().top`));
  const topInWindow = async () => (await topOf(visitor, '#pay-frame')) + (await topOf(inFrame, '[role="alert"]'));
  await expect.poll(topInWindow).toBeGreaterThanOrEqual(0);
  expect(await topInWindow()).toBeLessThan(400);
});
