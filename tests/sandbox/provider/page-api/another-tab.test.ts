import { scenarios } from '../../../../sandbox/demo/scenarios.js';
import { attempts, entries } from '../../../../sandbox/provider/database/schema.js';
import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import { authorisationHoldMs, challengeLifeMs } from '../../../../sandbox/provider/orders/order-state.js';
import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import { walletReturnPath } from '../../../../sandbox/wallets/wallets-contract.js';
import { returnFromAcs } from '../../acs-return.js';
import { type Answer, get } from '../../calls.js';
import { OrderRecords } from '../../order-records.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { everyMethod, press, Shopper } from '../../shopper.js';
import { payAtSlowBank } from '../../slow-bank.js';

const approved = '4355084355084358';
const verified = '4355084300001705';
const without3d = { do_3d: '0' };

/** A card whose bank takes more than a minute and then approves, and one whose bank then declines. */
const slow = scenarios.find(({ slowMs, declinedAfter3d }) => slowMs !== undefined && declinedAfter3d === undefined);
const slowDeclined = scenarios.find(
  ({ slowMs, declinedAfter3d }) => slowMs !== undefined && declinedAfter3d !== undefined,
);

const receipt = { redirectUrl: 'https://shop.example/ok', merchantName: expect.any(String) };

onOneStorage('a payment of the order in another tab', (open) => {
  const sandbox = sandboxOfTests(open);
  const records = new OrderRecords(sandbox);

  const arrive = () => Shopper.arrive(sandbox.urls.provider, { ...everyMethod, merchant_id: '100003' });
  const back = async (challengeId: string, result: 'success' | 'failed' = 'success') => {
    const { acs } = await readSecrets(sandbox.db);
    return returnFromAcs(sandbox.urls.provider, acs, challengeId, result);
  };
  /** Begins a payment by card whose shopper is at the bank. Returns its challenge. */
  const goToBank = async (shopper: Shopper) => {
    const earlier = (await records.attemptsOf(shopper)).map(({ id }) => id);
    expect((await shopper.pay(approved)).json.message).toBe('3D');
    return (await records.attemptsOf(shopper)).map(({ id }) => id).find((id) => !earlier.includes(id)) ?? '';
  };

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

    it('VF-01 TR-02 with a code of its own: the code typed here does not pay what the other tab shows', async () => {
      const shopper = await arrive();
      const [here, there] = ['1'.repeat(32), '2'.repeat(32)];
      await shopper.pay(verified, { attempt_id: here! });
      await shopper.pay(verified, { attempt_id: there! });
      const confirm = async (attempt_id: string) =>
        (await shopper.verification('confirm', { smsCode, attempt_id })).json;
      expect((await confirm(here!)).error?.code).toBe('pending');
      expect(await records.kindsOf(shopper)).toEqual(['challenged', 'superseded', 'challenged']);
      expect((await confirm(there!)).data.state).toBe('approved');
      expect((await confirm(here!)).error?.code).toBe('paid');
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

  describe.each([
    ['3-D card', (shopper: Shopper) => shopper.pay(approved)],
    ['wallet', (shopper: Shopper) => shopper.payBy('tosla')],
  ])('whose shopper is still at the %s', (_name, begin) => {
    it('VF-03 TR-02 the state of a verification is pending: the order may still be paid', async () => {
      const shopper = await arrive();
      await shopper.pay(verified);
      await begin(shopper);
      expect((await shopper.verification('status')).json.error?.code).toBe('pending');
    });
  });

  /** Pays by a card whose bank is slow, and asks before the bank has answered and after it. */
  async function askBeside(shopper: Shopper, card: typeof slow, ask: () => Promise<Answer>) {
    const { answer } = await payAtSlowBank(sandbox.clock, () => shopper.pay(card?.number ?? '', without3d));
    const before = await ask();
    sandbox.clock.advance(card?.slowMs ?? 0);
    await answer;
    return { before, after: await ask() };
  }

  describe('by a card whose bank has not answered, beside tosla', () => {
    const started = async () => {
      const shopper = await arrive();
      const { referenceCode } = (await shopper.payBy('tosla')).json.data;
      return { shopper, ask: () => shopper.toslaStatus(referenceCode) };
    };

    it('AP-15 TR-02 the code is not called cancelled: pending, and paid once the card is charged', async () => {
      const { shopper, ask } = await started();
      const { before, after } = await askBeside(shopper, slow, ask);
      expect(before.json).toMatchObject({ status: 'error', error: { code: 'pending' } });
      expect(before.json).not.toHaveProperty('waitsFor');
      expect(after.json.error?.code).toBe('paid');
    });

    it('AP-15 TR-02 it is pending while the shopper of the card is at its bank, and paid once that is charged', async () => {
      const { shopper, ask } = await started();
      const challenge = await goToBank(shopper);
      expect((await ask()).json.error?.code).toBe('pending');
      await back(challenge);
      expect((await ask()).json.error?.code).toBe('paid');
    });

    it('AP-15 TR-02 it is cancelled once the card has failed at its bank', async () => {
      const { shopper, ask } = await started();
      const challenge = await goToBank(shopper);
      await back(challenge, 'failed');
      expect((await ask()).json.data.toslaStatus).toBe('cancelled');
    });

    it('AP-15 TR-02 it is cancelled once the card is declined', async () => {
      const { shopper, ask } = await started();
      const { before, after } = await askBeside(shopper, slowDeclined, ask);
      expect(before.json.error?.code).toBe('pending');
      expect(after.json.data.toslaStatus).toBe('cancelled');
    });
  });

  describe('by a card whose bank has not answered, beside bex', () => {
    const started = async () => {
      const shopper = await arrive();
      const { id: resultId } = (await shopper.payBy('bex')).json.data.response;
      return { shopper, ask: () => shopper.call('/odeme/api/oos/check/bex-approved', { resultId }) };
    };

    it('AP-16 TR-02 the result is not called declined: pending, and paid once the card is charged', async () => {
      const { shopper, ask } = await started();
      const { before, after } = await askBeside(shopper, slow, ask);
      expect(before.json.error?.code).toBe('pending');
      expect(after.json).toMatchObject({ error: { code: 'paid' }, ...receipt });
    });

    it('AP-16 TR-02 it is pending while the shopper of the card is at its bank, and paid once that is charged', async () => {
      const { shopper, ask } = await started();
      const challenge = await goToBank(shopper);
      expect((await ask()).json.error?.code).toBe('pending');
      await back(challenge);
      expect((await ask()).json.error?.code).toBe('paid');
    });

    it('AP-16 TR-02 it is declined once the card is declined', async () => {
      const { shopper, ask } = await started();
      const { before, after } = await askBeside(shopper, slowDeclined, ask);
      expect(before.json.error?.code).toBe('pending');
      expect(after.json.error?.code).toBe('declined');
    });
  });

  it('AP-16 TR-02 a result that came too late is ended, so that no process approves it behind declined', async () => {
    const shopper = await arrive();
    const { response } = (await shopper.payBy('bex')).json.data;
    sandbox.clock.advance(challengeLifeMs);
    const asked = await shopper.call('/odeme/api/oos/check/bex-approved', { resultId: response.id });
    expect(asked.json.error?.code).toBe('declined');
    expect(await records.ledgerOf(shopper)).toEqual(['challenged', 'declined walletLate']);
  });

  it.each([
    ['from the bank', (shopper: Shopper) => shopper.pay(approved), (id: string) => back(id)],
    [
      'from a wallet',
      (shopper: Shopper) => shopper.payBy('alisgidis'),
      (id: string) => get(`${sandbox.urls.provider}${walletReturnPath}/${id}`),
    ],
  ])(
    'RT-08 TR-02 a shopper who comes back %s is not sent to the failed page while another tab is at the bank',
    async (_from, begin, comeBack) => {
      const shopper = await arrive();
      await begin(shopper);
      const [own] = await records.attemptsOf(shopper);
      await shopper.pay(approved);
      const answer = await comeBack(own!.id);
      expect(answer.headers.get('location')).toBe(`/odeme/guvenli/v2/${shopper.opened.token}`);
      expect((await shopper.load()).status).toBe(200);
    },
  );

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
