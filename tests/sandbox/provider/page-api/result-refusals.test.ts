import type { Answer, Fields } from '../../calls.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const declined = '4355084300000301';
const without3d = { do_3d: '0' };

/** The refusal of a look-up of the result, with where it leads on to. */
function refusalOf({ json }: Answer) {
  const { error, merchantName, redirectUrl } = json;
  return { code: error?.code, merchantName, redirectUrl };
}

onOneStorage('the look-up of the result of an order that is not paid', (open) => {
  const sandbox = sandboxOfTests(open);
  const arrive = (changes: Fields = {}) =>
    Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003', timeout_limit: '1', ...changes });
  const leadsOn = { merchantName: expect.stringMatching(/./), redirectUrl: 'https://shop.example/fail' };

  it('RL-16: of one that can be paid names the store and its address', async () => {
    const shopper = await arrive();
    expect(refusalOf(await shopper.status())).toEqual({ code: 'unpaid', ...leadsOn });
  });

  it('RL-16: of one that has reached its limit says so, and does not say that it can be paid', async () => {
    const shopper = await arrive();
    for (let attempt = 0; attempt < 5; attempt += 1) await shopper.pay(declined, without3d);
    expect(refusalOf(await shopper.status())).toEqual({ code: 'limit', ...leadsOn });
  });

  it('RL-16: of one that is under way names the store', async () => {
    const shopper = await arrive();
    await shopper.pay(approved);
    expect(refusalOf(await shopper.status())).toEqual({ code: 'pending', ...leadsOn });
  });

  it('RL-16: of one that has expired names the store and its address', async () => {
    const shopper = await arrive();
    sandbox.clock.advance(2 * 60_000);
    await sandbox.runDue();
    expect(refusalOf(await shopper.status())).toEqual({ code: 'expired', ...leadsOn });
  });
});
