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

/** How far below the top edge of the store's window something in the frame is, in CSS px. */
async function topInWindow(visitor: Visitor, inFrame: Visitor, css: string): Promise<number> {
  const topOf = async (view: Visitor, of: string) =>
    Number(await view.run(`return document.querySelector('${of}').getBoundingClientRect().top`));
  return (await topOf(visitor, '#pay-frame')) + (await topOf(inFrame, css));
}

async function expectInWindow(visitor: Visitor, inFrame: Visitor, css: string): Promise<void> {
  await expect.poll(() => topInWindow(visitor, inFrame, css)).toBeGreaterThanOrEqual(0);
  expect(await topInWindow(visitor, inFrame, css)).toBeLessThan(400);
}

/**
 * Opens a scenario in the store's frame, in a window so low that the page is higher. The window gets its size afterwards:
 * on a phone the store folds its scenarios.
 */
async function arriveOnPhone(visitor: Visitor, store: string, scenario: string) {
  await openScenario(visitor, store, scenario);
  await visitor.resize(375, 500);
  const inFrame = visitor.within('#pay-frame');
  const shopper = new Shopper(inFrame);
  await shopper.arrive();
  return { inFrame, shopper };
}

test('RL-17 EM-04 in a frame the error of a declined card is brought into the view of the store’s window', async ({
  visitor,
  sandbox,
}) => {
  const { inFrame, shopper } = await arriveOnPhone(visitor, sandbox.urls.store, 'approved');
  await shopper.fill(plainCard('insufficient-funds'));
  await shopper.submit();
  await expect.poll(() => inFrame.texts('[role="alert"]')).not.toEqual([]);
  await expectInWindow(visitor, inFrame, '[role="alert"]');
});

test('RL-17 EM-04 in a frame the first wrong field is brought into the view of the store’s window', async ({
  visitor,
  sandbox,
}) => {
  const { inFrame } = await arriveOnPhone(visitor, sandbox.urls.store, 'approved');
  await inFrame.type('#cc-number', '4355');
  await inFrame.press('button[type="submit"]');
  await expect.poll(() => inFrame.run('return document.activeElement?.id')).toBe('cc-number');
  await expectInWindow(visitor, inFrame, 'label[for="cc-number"]');
});

test('RL-17 EM-04 in a frame the first wrong field of a transfer’s notice is brought into view', async ({
  visitor,
  sandbox,
}) => {
  const { inFrame, shopper } = await arriveOnPhone(visitor, sandbox.urls.store, 'transfer-confirmed');
  await inFrame.press('label', { text: 'Akbank' });
  await shopper.pressButton('transfer.toAccount');
  await shopper.pressButton('transfer.sent');
  await shopper.pressButton('transfer.notify');
  await expect.poll(() => inFrame.run('return document.activeElement?.id')).toBe('transfer-idLast6');
  await expectInWindow(visitor, inFrame, 'label[for="transfer-idLast6"]');
});

test('RL-17 EM-04 in a frame the sheet of the installments is brought into view from its heading to its button', async ({
  visitor,
  sandbox,
}) => {
  await openScenario(visitor, sandbox.urls.store, 'installments');
  await visitor.resize(375, 667);
  const inFrame = visitor.within('#pay-frame');
  const shopper = new Shopper(inFrame);
  await shopper.arrive();
  await shopper.fill(plainCard());
  await inFrame.press('form button[aria-haspopup="dialog"]');
  await expect.poll(() => topInWindow(visitor, inFrame, 'dialog h2')).toBeGreaterThanOrEqual(0);
  const lastInWindow = 'dialog > div > div:last-of-type button';
  await expect.poll(() => topInWindow(visitor, inFrame, lastInWindow)).toBeLessThan(667 - 44);
});
