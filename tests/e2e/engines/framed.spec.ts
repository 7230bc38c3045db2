import { expect, test } from './engines.js';
import { openScenario, plainCard, Shopper } from './shopper.js';

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
