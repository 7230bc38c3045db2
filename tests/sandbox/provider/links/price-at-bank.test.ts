import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import { challengeLifeMs } from '../../../../sandbox/provider/orders/order-state.js';
import { challengeOf, returnFromAcs } from '../../acs-return.js';
import { merchantCall } from '../../merchant.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { approved, arriveByLink, cameOf, createLink } from './link-shop.js';

const merchantId = '100003';
const whole = { collection_amount: '100,00' };
const success = { status: 'success' };

onEveryStorage('LK-09 the price of a collection whose payer is at the bank', (open) => {
  const sandbox = sandboxOfTests(open);
  const provider = () => sandbox.urls.provider;
  const change = async (id: string, price: string) => {
    const signed = `change${id}${merchantId}${price}`;
    return (await merchantCall(provider(), '/odeme/api/link/change', merchantId, { id, price }, signed)).json;
  };
  const paidOf = async (id: string) => {
    const signed = `${id}${merchantId}inquiry`;
    return (await merchantCall(provider(), '/odeme/api/link/inquiry', merchantId, { id }, signed)).json.paid_amount;
  };
  const atBank = async (id: string) => {
    const answer = await (await arriveByLink(provider(), id, whole)).pay(approved);
    expect(cameOf(answer)).toBe('3D');
    return challengeOf(answer).challengeId ?? '';
  };

  it.each(['5000', '10050'])('LK-09 does not become %s, which would stop the payment; that is made', async (price) => {
    const id = await createLink(provider(), 'collection', { price: '10000' });
    const challenge = await atBank(id);
    expect(await change(id, price)).toMatchObject({ err_no: '002' });
    expect(await change(id, '10100')).toEqual(success);
    const { acs } = await readSecrets(sandbox.db);
    await returnFromAcs(provider(), acs, challenge, 'success');
    expect(await paidOf(id)).toBe('10000');
  });

  it('LK-09 need not be as much as two challenges of one payer, who finishes one of them', async () => {
    const id = await createLink(provider(), 'collection', { price: '10000' });
    await atBank(id);
    await atBank(id);
    expect(await change(id, '10200')).toEqual(success);
    expect(await change(id, '10000')).toEqual(success);
  });

  it('LK-09 is free again when the challenge can no longer be answered', async () => {
    const id = await createLink(provider(), 'collection', { price: '10000' });
    await atBank(id);
    sandbox.clock.advance(challengeLifeMs);
    expect(await change(id, '5000')).toEqual(success);
  });
});
