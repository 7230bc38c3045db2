import { decisionMs } from '../../../sandbox/provider/orders/order-case.js';
import { cooldownMs, smsCode } from '../../../sandbox/provider/sms/sms-codes.js';
import type { Fields } from '../../sandbox/calls.js';
import { notice, type Shopper } from '../../sandbox/shopper.js';
import { arrive, codeOf, sandbox } from './exercised-sandbox.js';

/** By the sandbox's clock, which runs on from test to test. */
const today = () => new Date(sandbox.clock.now()).toISOString().slice(0, 10);

const start = (sandbox_case = 'transferNotFound') => arrive({ sandbox_case });

async function startNotice(sandbox_case?: string): Promise<Shopper> {
  const shopper = await start(sandbox_case);
  await shopper.transfer('notify', notice);
  return shopper;
}

async function startReview(): Promise<Shopper> {
  const shopper = await startNotice();
  await shopper.transfer('confirm', { smsCode });
  return shopper;
}

const stateIn = async (shopper: Shopper, call: 'banks' | 'status') => (await shopper.transfer(call)).json.data.state;

/** Bank transfers, in each step. */
export function transfers(): void {
  const steps = [
    ['before a notice', start, 'none'],
    ['after a notice', startNotice, 'awaitingCode'],
    ['after its code', startReview, 'review'],
  ] as const;
  describe.each(steps)('%s', (_when, begin, expected) => {
    it.each(['banks', 'status'] as const)(`BT-01 BT-06 %s says ${expected}`, async (call) => {
      expect(await stateIn(await begin(), call)).toBe(expected);
    });
  });

  it('BT-08 an account that is shown keeps the order open for its notice', async () => {
    const shopper = await arrive({ payment_type: 'eft' });
    expect((await shopper.transfer('shown', { bank: 'isbank' })).status).toBe(200);
  });

  it('EX-04 more time is given where the merchant allows it, and else refused', async () => {
    const extend = async (extendable: string) => (await arrive({ extendable })).call('/odeme/api/oos/expiry/extend');
    expect((await extend('1')).status).toBe(200);
    expect(codeOf(await extend('0'))).toBe('limit');
  });

  it('BT-06 the right code begins the review', async () => {
    const shopper = await startNotice();
    expect((await shopper.transfer('confirm', { smsCode })).json.data.state).toBe('review');
  });

  it('BT-06 a review that finds no money refuses the transfer', async () => {
    const shopper = await startReview();
    sandbox.clock.advance(decisionMs);
    await sandbox.runDue();
    expect(await stateIn(shopper, 'status')).toBe('refused');
    expect(await stateIn(shopper, 'banks')).toBe('refused');
  });

  it('BT-06 a transfer that is decided at once is confirmed', async () => {
    const shopper = await startNotice('transferConfirmed');
    expect((await shopper.transfer('confirm', { smsCode })).json.data.state).toBe('confirmed');
    expect(await stateIn(shopper, 'status')).toBe('confirmed');
  });

  it.each([
    ['confirm', { smsCode }],
    ['resend', {}],
  ] as const)('BT-06 %s without a notice has run out of time', async (call, fields) => {
    expect(codeOf(await (await start()).transfer(call, fields))).toBe('transferTimeout');
  });

  it('BT-06 a second message too early is refused, and sent a minute later', async () => {
    const shopper = await startNotice();
    expect(codeOf(await shopper.transfer('resend'))).toBe('resendEarly');
    sandbox.clock.advance(cooldownMs);
    expect((await shopper.transfer('resend')).status).toBe(200);
  });

  it('BT-06 a wrong code is refused', async () => {
    const shopper = await startNotice();
    expect(codeOf(await shopper.transfer('confirm', { smsCode: '000000' }))).toBe('otp');
  });

  it('BT-07 a notice to a bank that is closed is refused', async () => {
    const shopper = await start('transferBanksClosed');
    const { banks } = (await shopper.transfer('banks')).json.data;
    const bank = banks.find(({ closedFrom }: Fields) => closedFrom !== '').code;
    expect(codeOf(await shopper.transfer('notify', { ...notice, bank, paymentDate: today() }))).toBe('bankClosed');
  });
}
