import { toslaLifeMs } from '../../../src/domain/methods/tosla.js';
import type { Shopper } from '../../sandbox/shopper.js';
import { actAtWallet, arrive, codeOf, frictionless, sandbox } from './exercised-sandbox.js';

/** A payment by tosla, and how to ask where it stands. */
async function startTosla() {
  const shopper = await arrive();
  const { referenceCode } = (await shopper.payBy('tosla')).json.data;
  const state = async (): Promise<string> => {
    const answer = await shopper.toslaStatus(referenceCode);
    return codeOf(answer) ?? answer.json.data.toslaStatus;
  };
  return { shopper, state };
}

/** A payment by bex, and how to ask whether it is approved. */
async function startBex() {
  const shopper = await arrive();
  const { id: resultId } = (await shopper.payBy('bex')).json.data.response;
  const approval = () => shopper.call('/odeme/api/oos/check/bex-approved', { resultId });
  return { shopper, approval };
}

/** The shopper goes on at another wallet, whose approval takes a while. */
async function leaveToSlowWallet(shopper: Shopper): Promise<void> {
  // The latest attempt is found by its time.
  sandbox.clock.advance(1);
  await shopper.payByJuzdan();
  await actAtWallet(shopper, 'juzdan', 'slow');
}

/** Payments by wallets, in each state that a status call can give. */
export function walletPayments(): void {
  it('AP-12 juzdan begins, and says where its page is and in which window', async () => {
    const { data } = (await (await arrive()).payByJuzdan()).json;
    expect(data).toEqual({ redirectUrl: expect.stringMatching(/^http.*\/juzdan\//), mobile: '0' });
  });

  it('AP-15 tosla is pending until the shopper acts', async () => {
    expect(await (await startTosla()).state()).toBe('pending');
  });

  it.each([
    ['approve', 'completed'],
    ['slow', 'processing'],
    ['cancel', 'cancelled'],
  ])('AP-15 tosla after %s is %s', async (act, expected) => {
    const { shopper, state } = await startTosla();
    await actAtWallet(shopper, 'tosla', act);
    expect(await state()).toBe(expected);
  });

  it('AP-15 tosla says that the order was paid by another method', async () => {
    const { shopper, state } = await startTosla();
    await shopper.pay(frictionless);
    expect(await state()).toBe('paid');
  });

  it('AP-15 TR-02 tosla is pending while another wallet works on the order', async () => {
    const { shopper, state } = await startTosla();
    await leaveToSlowWallet(shopper);
    expect(await state()).toBe('pending');
  });

  it('AP-15 tosla expires', async () => {
    const { state } = await startTosla();
    sandbox.clock.advance(toslaLifeMs);
    expect(await state()).toBe('expired');
  });

  it('AP-16 bex is pending until the shopper acts', async () => {
    expect(codeOf(await (await startBex()).approval())).toBe('pending');
  });

  it('AP-16 bex after approve is approved', async () => {
    const { shopper, approval } = await startBex();
    await actAtWallet(shopper, 'bex', 'approve');
    expect((await approval()).json.status).toBe('success');
  });

  it('AP-16 bex after cancel is declined', async () => {
    const { shopper, approval } = await startBex();
    await actAtWallet(shopper, 'bex', 'cancel');
    expect(codeOf(await approval())).toBe('declined');
  });

  it('AP-16 TR-02 bex says that the order was paid by another method', async () => {
    const { shopper, approval } = await startBex();
    await shopper.pay(frictionless);
    expect(codeOf(await approval())).toBe('paid');
  });

  it('AP-16 TR-02 bex is pending while another wallet works on the order', async () => {
    const { shopper, approval } = await startBex();
    await leaveToSlowWallet(shopper);
    expect(codeOf(await approval())).toBe('pending');
  });
}
