import { scenarios } from '../../../sandbox/demo/scenarios.js';
import { decisionMs } from '../../../sandbox/provider/orders/order-case.js';
import { challengeLifeMs } from '../../../sandbox/provider/orders/order-state.js';
import { cooldownMs, smsCode } from '../../../sandbox/provider/sms/sms-codes.js';
import type { Shopper } from '../../sandbox/shopper.js';
import { actAtWallet, arrive, codeOf, sandbox } from './exercised-sandbox.js';

/** A payment that waits for a code; `outcome` is the scenario's, such as `refuses`. */
async function startVerification(outcome: string): Promise<Shopper> {
  const shopper = await arrive();
  const card = scenarios.find(({ verification }) => verification === outcome)?.number ?? '';
  const { json } = await shopper.pay(card);
  expect(json.message).toBe('VERIFICATION');
  return shopper;
}

const stateOf = async (shopper: Shopper) => (await shopper.verification('status')).json.data.state;

/** Payments by card that wait for a code, in each step. */
export function verifications(): void {
  it('VF-01 a payment without a verification has no state of one', async () => {
    expect(codeOf(await (await arrive()).verification('status'))).toBe('unpaid');
  });

  it('VF-01 a verification waits for its code', async () => {
    expect(await stateOf(await startVerification('atOnce'))).toBe('awaitingCode');
  });

  it('VF-01 a second message too early is refused, and sent a minute later', async () => {
    const shopper = await startVerification('atOnce');
    expect(codeOf(await shopper.verification('send'))).toBe('resendEarly');
    sandbox.clock.advance(cooldownMs);
    expect((await shopper.verification('send')).status).toBe(200);
  });

  it('VF-03 a wrong code is refused', async () => {
    const shopper = await startVerification('atOnce');
    expect(codeOf(await shopper.verification('confirm', { smsCode: '000000' }))).toBe('otp');
  });

  it('VF-03 the right code approves the payment', async () => {
    const shopper = await startVerification('atOnce');
    expect((await shopper.verification('confirm', { smsCode })).json.data.state).toBe('approved');
    expect(await stateOf(shopper)).toBe('approved');
  });

  it('VF-03 the right code of another card begins a review, which refuses', async () => {
    const shopper = await startVerification('refuses');
    expect((await shopper.verification('confirm', { smsCode })).json.data.state).toBe('review');
    expect(await stateOf(shopper)).toBe('review');
    sandbox.clock.advance(decisionMs);
    await sandbox.runDue();
    expect(await stateOf(shopper)).toBe('refused');
  });

  it('VF-03 a code that comes too late is declined', async () => {
    const shopper = await startVerification('atOnce');
    sandbox.clock.advance(challengeLifeMs);
    expect(codeOf(await shopper.verification('confirm', { smsCode }))).toBe('declined');
  });

  it('VF-03 TR-02 a verification is pending while a wallet works on the same order', async () => {
    const shopper = await startVerification('atOnce');
    await shopper.payBy('tosla');
    await actAtWallet(shopper, 'tosla', 'slow');
    expect(codeOf(await shopper.verification('status'))).toBe('pending');
  });
}
