import { attempts, entries } from '../../../../sandbox/provider/database/schema.js';
import { authorisationHoldMs } from '../../../../sandbox/provider/orders/order-state.js';
import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import { OrderRecords } from '../../order-records.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { everyMethod, press, Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const verified = '4355084300001705';
const without3d = { do_3d: '0' };

const receipt = { redirectUrl: 'https://shop.example/ok', merchantName: expect.any(String) };

onEveryStorage('a payment of the order in another tab', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);

  const arrive = () => Shopper.arrive(sandbox.urls.provider, { ...everyMethod, merchant_id: '100003' });
  describe('beside a verification', () => {
    const started = async () => {
      const shopper = await arrive();
      expect((await shopper.pay(verified)).json.message).toBe('VERIFICATION');
      return shopper;
    };
    const stateOf = async (shopper: Shopper) => (await shopper.verification('status')).json;

    it('VF-03 TR-02 by card: the state is approved once that is charged', async () => {
      const shopper = await started();
      expect((await shopper.pay(approved, without3d)).json.status).toBe('success');
      expect((await stateOf(shopper)).data).toMatchObject({ state: 'approved', ...receipt });
    });

    it('VF-03 TR-02 by wallet: the state is approved once that is charged', async () => {
      const shopper = await started();
      expect((await shopper.payBy('mm_pay')).json.status).toBe('success');
      expect((await stateOf(shopper)).data).toMatchObject({ state: 'approved', ...receipt });
    });

    it('VF-03 TR-02 by card: pending while its bank has not answered', async () => {
      const shopper = await started();
      const [own] = await records.attemptsOf(shopper);
      const other = { ...own!, id: `${own!.id}-other`, postId: null };
      await sandbox.db.insert(attempts).values(other);
      const { orderId, id: attemptId } = other;
      const at = new Date(sandbox.clock.now());
      await sandbox.db.insert(entries).values({ orderId, attemptId, kind: 'authorising', at });
      expect((await stateOf(shopper)).error?.code).toBe('pending');
    });

    it('VF-03 TR-02 by wallet: pending while the wallet works', async () => {
      const shopper = await started();
      const { response } = (await shopper.payBy('bex')).json.data;
      await press(response.path, 'slow', { token: response.token });
      expect((await stateOf(shopper)).error?.code).toBe('pending');
    });
  });

  it('VF-03 TR-02 a verified payment without an answer is under review only while it holds its order', async () => {
    const shopper = await arrive();
    await shopper.pay(verified);
    const [attempt] = await records.attemptsOf(shopper);
    const { orderId, id: attemptId } = attempt!;
    const at = new Date(sandbox.clock.now());
    await sandbox.db.insert(entries).values({ orderId, attemptId, kind: 'authorising', at });
    sandbox.clock.advance(authorisationHoldMs - 1);
    expect((await shopper.verification('status')).json.data).toEqual({ state: 'review' });
    sandbox.clock.advance(1);
    expect((await shopper.verification('status')).json.data.state).toBe('refused');
    expect((await shopper.status()).json.error.code).toBe('unpaid');
    expect((await shopper.verification('confirm', { smsCode })).json.error.code).toBe('validation');
  });
});
