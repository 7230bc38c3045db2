import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import { challengeLifeMs } from '../../../../sandbox/provider/orders/order-state.js';
import { challengeOf, returnFromAcs } from '../../acs-return.js';
import type { Fields } from '../../calls.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { approved, arriveByLink, cameOf, createLink, openLink, orders } from './link-shop.js';

const attacker: Fields = { 'x-forwarded-for': '198.51.100.7' };
const honest: Fields = { 'x-forwarded-for': '203.0.113.9' };
const without3d = { do_3d: '0' };

onEveryStorage('challenges of a link that are left', (open) => {
  const sandbox = sandboxOfTests(() => open({ proxies: ['127.0.0.1'] }));
  const arrive = (id: string) => arriveByLink(sandbox.urls.provider, id, orders.product);
  const left = async (id: string) => {
    const { status, json } = await openLink(sandbox.urls.provider, id);
    return status === 200 ? json.data.linkPage.productMax : json.error.code;
  };
  const begin = async (id: string, address: Fields) => (await arrive(id)).pay(approved, {}, address);

  it('TR-05 LK-03 hold its pieces once, and not again and again', async () => {
    const id = await createLink(sandbox.urls.provider, 'product', { max_count: '3' });
    for (let shopper = 0; shopper < 3; shopper++) await begin(id, attacker);
    expect(await left(id)).toBe('outOfStock');
    sandbox.clock.advance(challengeLifeMs);
    for (let shopper = 0; shopper < 3; shopper++) expect(cameOf(await begin(id, attacker))).toBe('3D');
    expect(await left(id)).toBe(3);
    expect(cameOf(await (await arrive(id)).pay(approved, without3d, honest))).toBe('charged');
  });

  it('TR-05 LK-03 a shopper behind another address keeps the pieces, and one who holds none still pays while there are any', async () => {
    const id = await createLink(sandbox.urls.provider, 'product', { max_count: '4' });
    for (let shopper = 0; shopper < 3; shopper++) await begin(id, attacker);
    sandbox.clock.advance(challengeLifeMs);
    await begin(id, honest);
    expect(await left(id)).toBe(3);
    const shopper = await arrive(id);
    const challenge = await shopper.pay(approved, {}, attacker);
    expect(await left(id)).toBe(3);
    const { acs } = await readSecrets(sandbox.db);
    await returnFromAcs(sandbox.urls.provider, acs, challengeOf(challenge).challengeId ?? '', 'success');
    expect((await shopper.status()).json.status).toBe('success');
    expect(await left(id)).toBe(2);
  });
});
