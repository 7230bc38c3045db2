import { SandboxControls } from '../harness/sandbox-controls.js';
import { text } from '../pages/payment-page.js';
import { expect, test } from './engines.js';
import { plainCard, Shopper } from './shopper.js';

test('RL-17 PY-04 after a decline the form keeps what was typed but for the code', async ({ visitor, pay }) => {
  const card = plainCard('insufficient-funds');
  const shopper = new Shopper(visitor);
  await visitor.open((await pay()).url);
  await shopper.arrive();
  await shopper.fill(card);
  const typed = await shopper.typed();
  await shopper.submit();
  await expect.poll(() => shopper.typed()).toEqual({ ...typed, cvv: '' });
  await expect.poll(() => visitor.texts('[role="alert"]')).not.toEqual([]);
});

test('RL-17 PP-19 a printed form shows neither the number nor the security code', async ({ visitor, pay }) => {
  const shopper = new Shopper(visitor);
  await visitor.open((await pay()).url);
  await shopper.arrive();
  await shopper.fill(plainCard());
  // The rules for paper are made to hold on the screen, as each engine has read them.
  await visitor.run(`const within = (rules) =>
      [...rules].flatMap((rule) => [rule, ...(rule.cssRules === undefined ? [] : within(rule.cssRules))]);
    for (const sheet of document.styleSheets)
      for (const { media } of within(sheet.cssRules)) if (media?.mediaText === 'print') media.mediaText = 'all';`);
  for (const field of ['#cc-number', '#cc-csc', '#cc-exp', '#cc-name']) {
    expect(await visitor.run(`return document.querySelector('${field}').getClientRects().length`)).toBe(0);
  }
});

test('RL-17 RL-13 a part that did not arrive comes at a press of its button, and what was typed stays', async ({
  visitor,
  sandbox,
}) => {
  const { provider, store } = sandbox.urls;
  const controls = new SandboxControls(provider);
  const shopper = new Shopper(visitor);
  await visitor.open(`${store}/scenarios`);
  await visitor.press('form[action="/scenarios/tosla-approve"] button');
  await visitor.press('.checkout-side a[href*="/odeme/guvenli/v2/"]');
  await shopper.arrive();
  await shopper.fill(plainCard());
  const typed = await shopper.typed();
  await controls.fault({ call: '*', phase: 'before', kind: 'status', status: 503 });
  await visitor.press('[role="tab"]', { text: text('tr', 'tabs.otherPayments') });
  await expect.poll(() => visitor.texts('button')).toContain(text('tr', 'label.tryAgain'));
  await controls.clear();
  await shopper.pressButton('label.tryAgain');
  await visitor.press('label:has(input[value="tosla"])');
  await visitor.press('[role="tab"]', { text: text('tr', 'tabs.card') });
  expect(await shopper.typed()).toEqual(typed);
});
