import { Relay } from '../harness/relay.js';
import { text } from '../pages/payment-page.js';
import { expect, test } from './engines.js';
import { plainCard, Shopper } from './shopper.js';

test('RL-17 RL-13 a part that was missing comes at a press, and what was typed stays', async ({
  visitor,
  pay,
  sandbox,
}) => {
  const relay = await Relay.start(sandbox.urls.provider);
  try {
    relay.refused = /card-extras/;
    const { url } = await pay({ no_installment: '0', payment_amount: '42000' });
    const shopper = new Shopper(visitor);
    await visitor.open(relay.addressOf(url));
    await shopper.arrive();
    await shopper.fill(plainCard('3d-frictionless'));
    const typed = await shopper.typed();
    const panel = expect.stringContaining(text('tr', 'error.partMissing'));
    await expect.poll(() => visitor.texts('[role="alert"]')).toContainEqual(panel);
    relay.refused = undefined;
    await shopper.pressButton('label.tryAgain');
    await expect.poll(() => visitor.texts('tbody tr')).toHaveLength(4);
    expect(await visitor.texts('[role="alert"]')).not.toContainEqual(panel);
    expect(await shopper.typed()).toEqual(typed);
    await visitor.press('tbody tr:nth-child(3) label');
    await shopper.expectAmount(44_936);
    await shopper.submit();
    await shopper.expectHeading('success.title');
  } finally {
    await relay.stop();
  }
});
