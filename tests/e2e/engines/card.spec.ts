import { inquire } from '../harness/merchant.js';
import { expect, test } from './engines.js';
import { plainCard, Shopper } from './shopper.js';

const inNpmTest = { tag: '@npm-test' };

test(
  'RL-17 a card is paid through 3-D Secure, after a way back from the bank',
  inNpmTest,
  async ({ visitor, pay, sandbox }) => {
    const { url, orderId } = await pay();
    const shopper = new Shopper(visitor);
    await visitor.open(url);
    await shopper.arrive();
    await shopper.fill(plainCard());
    await shopper.submit();
    await shopper.reachTheBank();
    await visitor.back();
    await shopper.arrive();
    await shopper.fill(plainCard());
    await shopper.submit();
    await shopper.passTheBank();
    await expect
      .poll(() => inquire(sandbox.urls.provider, orderId))
      .toMatchObject({ status: 'success', odeme_tipi: 'KART' });
  },
);

test('RL-17 PY-08 after a way to the store and back the fields hold what is sent', async ({
  visitor,
  pay,
  sandbox,
}) => {
  const { url, orderId } = await pay({ no_installment: '0', payment_amount: '42000' });
  const shopper = new Shopper(visitor);
  await visitor.open(url);
  await shopper.arrive();
  await shopper.fill(plainCard('3d-frictionless'));
  await visitor.press('tbody tr:nth-child(3) label');
  await shopper.expectAmount(44_936);
  await visitor.open(sandbox.urls.store);
  await visitor.back();
  await shopper.arrive();
  const kept = (await shopper.typed()).number !== '';
  if (!kept) {
    // Loaded anew: the form is empty, and a press pays nothing.
    expect(await shopper.typed()).toEqual({ number: '', expiry: '', cvv: '', owner: '' });
    await shopper.expectAmount(42_000);
    return;
  }
  await shopper.expectAmount(44_936);
  expect(await visitor.property('tbody tr:nth-child(3) input', 'checked')).toBe(true);
  await shopper.submit();
  await expect
    .poll(() => inquire(sandbox.urls.provider, orderId))
    .toMatchObject({ status: 'success', payment_total: expect.anything() });
});

test('RL-17 IN-02 a press on any place of a row chooses its installments', inNpmTest, async ({ visitor, pay }) => {
  const { url } = await pay({ no_installment: '0', payment_amount: '42000' });
  const shopper = new Shopper(visitor);
  await visitor.open(url);
  await shopper.arrive();
  await visitor.type('#cc-number', plainCard().number);
  await expect.poll(() => visitor.texts('tbody tr')).toHaveLength(4);
  const sums = [42_000, 43_676, 44_936, 46_196];
  // Inside the round corner of the table, at the end of the last row.
  const corners = [
    [0.01, 0.06],
    [0.9, 0.8],
  ] as const;
  for (const at of corners) {
    for (const cell of ['th', 'td:nth-child(2)', 'td:nth-child(3)']) {
      for (const [index, sum] of sums.entries()) {
        await visitor.press(`tbody tr:nth-child(${index + 1}) ${cell}`, { at });
        await shopper.expectAmount(sum);
      }
    }
  }
  // What lies beside the table is not covered by it.
  await visitor.press('#cc-name');
  await visitor.keys('AYSE');
  expect(await visitor.property('#cc-name', 'value')).toBe('AYSE');
  await shopper.expectAmount(46_196);
});
