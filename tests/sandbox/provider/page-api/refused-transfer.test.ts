import { scenarios } from '../../../../sandbox/demo/scenarios.js';
import { newNumber } from '../../../../sandbox/process/own-number.js';
import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import { decisionMs } from '../../../../sandbox/provider/orders/order-case.js';
import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import { returnFromAcs } from '../../acs-return.js';
import { OrderRecords } from '../../order-records.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { everyMethod, notice, Shopper } from '../../shopper.js';
import { payAtSlowBank } from '../../slow-bank.js';

const approved = '4355084355084358';
const slow = scenarios.find(({ slowMs, declinedAfter3d }) => slowMs !== undefined && declinedAfter3d === undefined);

onEveryStorage('a transfer whose notice was refused', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);

  const refused = async (attempt_id = '') => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, {
      ...everyMethod,
      merchant_id: '100003',
      sandbox_case: 'transferNotFound',
    });
    await shopper.transfer('notify', { ...notice, attempt_id });
    await shopper.transfer('confirm', { smsCode, attempt_id });
    sandbox.clock.advance(decisionMs);
    await sandbox.runDue();
    expect((await shopper.transfer('status')).json.data.state).toBe('refused');
    return shopper;
  };
  /** Begins a payment by card whose shopper is at the bank. Returns how they come back. */
  const goToBank = async (shopper: Shopper) => {
    expect((await shopper.pay(approved)).json.message).toBe('3D');
    const challenge = (await records.attemptsOf(shopper)).find(({ method }) => method === 'card');
    const { acs } = await readSecrets(sandbox.db);
    return (result: 'success' | 'failed') => returnFromAcs(sandbox.urls.provider, acs, challenge!.id, result);
  };

  describe('beside a card', () => {
    it('BT-06 TR-02 is pending while the bank of the card has not answered, and then confirmed', async () => {
      const shopper = await refused();
      const { answer } = await payAtSlowBank(sandbox.clock, () => shopper.pay(slow?.number ?? '', { do_3d: '0' }));
      expect((await shopper.transfer('status')).json.error?.code).toBe('pending');
      sandbox.clock.advance(slow?.slowMs ?? 0);
      await answer;
      expect((await shopper.transfer('status')).json.data.state).toBe('confirmed');
    });

    it('BT-06 TR-02 is pending while the shopper is at the bank of the card, and then confirmed', async () => {
      const shopper = await refused();
      const back = await goToBank(shopper);
      expect((await shopper.transfer('status')).json.error?.code).toBe('pending');
      await back('success');
      expect((await shopper.transfer('status')).json.data.state).toBe('confirmed');
    });

    it('BT-06 TR-02 is refused again once the card has failed at its bank, and the banks are shown meanwhile', async () => {
      const shopper = await refused();
      const back = await goToBank(shopper);
      expect((await shopper.transfer('banks')).json.data.state).toBe('refused');
      await back('failed');
      expect((await shopper.transfer('status')).json.data.state).toBe('refused');
    });
  });

  describe('beside a later notice that is still on its way', () => {
    const newPost = async (shopper: Shopper) => {
      const { data } = (await shopper.call('/odeme/api/oos/check/payment-status')).json;
      return `${data.attempt_prefix}${newNumber('')}`;
    };

    it('PY-06 TR-02 says nothing of the later one, which is void: it begins nothing when it arrives', async () => {
      const shopper = await refused(newNumber(''));
      const attempt_id = await newPost(shopper);
      expect((await shopper.transfer('status', { attempt_id })).json.data).toEqual({ state: 'none', attempt_id });
      expect((await shopper.transfer('notify', { ...notice, attempt_id })).json.error?.code).toBe('voided');
      expect(await records.attemptsOf(shopper)).toHaveLength(1);
    });

    it('PY-06 TR-02 is pending while the shopper of a card is at its bank, and the later one is void', async () => {
      const shopper = await refused();
      const attempt_id = await newPost(shopper);
      await goToBank(shopper);
      const { json } = await shopper.transfer('status', { attempt_id });
      expect(json).toMatchObject({ error: { code: 'pending' }, attempt_id });
      expect((await shopper.transfer('notify', { ...notice, attempt_id })).json.error?.code).toBe('voided');
    });

    it('PY-06 TR-02 is named where the question is about it', async () => {
      const attempt_id = newNumber('');
      const shopper = await refused(attempt_id);
      expect((await shopper.transfer('status', { attempt_id })).json.data.state).toBe('refused');
    });

    it('PY-06 BT-05 the code of an earlier notice is not asked for in the place of one that was lost', async () => {
      const shopper = await Shopper.arrive(sandbox.urls.provider, everyMethod);
      await shopper.transfer('notify', { ...notice, attempt_id: await newPost(shopper) });
      const attempt_id = await newPost(shopper);
      expect((await shopper.transfer('status', { attempt_id })).json.data).toEqual({ state: 'none', attempt_id });
      expect((await shopper.transfer('notify', { ...notice, attempt_id })).json.error?.code).toBe('voided');
      expect(await records.kindsOf(shopper)).toEqual(['challenged', 'superseded']);
    });
  });
});
