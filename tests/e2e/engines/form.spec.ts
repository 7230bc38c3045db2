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

// An error from before the listener, while the document was opened, is not noted here.
test('RL-17 no error reaches the window while a card is typed, a row is chosen and the window changes its size', async ({
  visitor,
  pay,
}) => {
  const shopper = new Shopper(visitor);
  await visitor.open((await pay({ no_installment: '0', payment_amount: '42000' })).url);
  await visitor.run(`window.noted = []; addEventListener('error', ({ message }) => window.noted.push(message), true);`);
  await shopper.arrive();
  await visitor.resize(375, 700);
  await shopper.fill(plainCard());
  await visitor.resize(1280, 800);
  await visitor.press('tbody tr:nth-child(3) label');
  await shopper.expectAmount(44_936);
  await visitor.type('#cc-number', '4');
  await visitor.press('#cc-name');
  expect(await visitor.run('return window.noted')).toEqual([]);
});
