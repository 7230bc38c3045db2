import { AdjustableClock } from '../../../../sandbox/process/clock.js';
import { type Authorisation, DemoIssuer, Issuer } from '../../../../sandbox/provider/issuer/issuer.js';
import { authorisationHoldMs } from '../../../../sandbox/provider/orders/order-state.js';
import { walletReturnPath } from '../../../../sandbox/wallets/wallets-contract.js';
import { get } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { OrderRecords } from '../../order-records.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { everyMethod, Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const check = '/odeme/api/oos/check/payment-status';

onEveryStorage('two processes whose clocks are apart', (open) => {
  /** Ends the wait of the issuer that was asked last. */
  let approve: (() => void) | undefined;
  class WaitingIssuer extends DemoIssuer {
    override async authorise(asked: Authorisation) {
      await new Promise<void>((resolve) => {
        approve = resolve;
      });
      return super.authorise(asked);
    }
  }
  const sandbox = sandboxOfTests(() =>
    open({}, (container) =>
      container.rebind(Issuer).toResolvedValue((clock: AdjustableClock) => new WaitingIssuer(clock), [AdjustableClock]),
    ),
  );
  const records = new OrderRecords(sandbox);

  const arrive = () =>
    Shopper.arrive(sandbox.urls.provider, { ...everyMethod, merchant_id: '100003', timeout_limit: '1' });
  /** Begins a payment; its issuer has been asked, and has not answered. */
  const begin = async (pay: () => ReturnType<Shopper['pay']>) => {
    approve = undefined;
    const payment = pay();
    while (approve === undefined) await new Promise(setImmediate);
    return { payment };
  };
  /** What a process answers whose clock is past the hold of every authorisation. */
  async function ahead<T>(ask: () => Promise<T>): Promise<T> {
    const { now } = sandbox.clock;
    sandbox.clock.now = () => now.call(sandbox.clock) + authorisationHoldMs;
    try {
      return await ask();
    } finally {
      sandbox.clock.now = now;
    }
  }

  const questions: readonly (readonly [name: string, ask: (shopper: Shopper) => Promise<string | null>])[] = [
    ['get/token', async (shopper) => (await shopper.load()).json.error.code],
    ['check/payment-status', async (shopper) => (await shopper.call(check, { email: '' })).json.error.code],
    [
      'check/payment-status about a post',
      async (shopper) => (await shopper.call(check, { email: '', attempt_id: '0'.repeat(32) })).json.error.code,
    ],
  ];
  it.each(questions)('TR-02 an order that %s calls expired is not charged by the one behind', async (_name, ask) => {
    const shopper = await arrive();
    const { payment } = await begin(() => shopper.pay(approved, { do_3d: '0' }));
    expect(await ahead(() => ask(shopper))).toBe('expired');
    approve?.();
    await payment;
    expect(await records.kindsOf(shopper)).not.toContain('charged');
  });

  it('TR-02 an order that durum-sorgu calls failed is not charged by the one behind', async () => {
    const shopper = await arrive();
    const { merchantId, oid } = shopper.opened;
    const inquiry = () =>
      merchantCall(sandbox.urls.provider, '/odeme/durum-sorgu', merchantId, { merchant_oid: oid }, merchantId + oid);
    const { payment } = await begin(() => shopper.pay(approved, { do_3d: '0' }));
    expect((await ahead(inquiry)).json.err_no).toBe('006');
    approve?.();
    await payment;
    expect(await records.kindsOf(shopper)).not.toContain('charged');
  });

  it('RT-08 TR-02 an order whose shopper was sent to the failed page is not charged by the one behind', async () => {
    const shopper = await arrive();
    const { payment } = await begin(() => shopper.pay(approved, { do_3d: '0' }));
    const [attempt] = await records.attemptsOf(shopper);
    const back = await ahead(() => get(`${sandbox.urls.provider}${walletReturnPath}/${attempt!.id}`));
    expect(back.headers.get('location')).toBe(`/odeme/guvenli/v2/basarisiz#${shopper.opened.token}`);
    approve?.();
    await payment;
    expect(await records.kindsOf(shopper)).not.toContain('charged');
  });

  it.each([
    ['OP-08 mmPay', (shopper: Shopper) => shopper.payBy('mm_pay')],
    ['AP-11 a card', (shopper: Shopper) => shopper.pay(approved, { do_3d: '0' })],
  ])(
    '%s TR-02 TR-06 is not called declined where the approval came after its hold: the page asks',
    async (_name, pay) => {
      const shopper = await Shopper.arrive(sandbox.urls.provider, { ...everyMethod, merchant_id: '100003' });
      const { payment } = await begin(() => pay(shopper));
      sandbox.clock.advance(authorisationHoldMs);
      approve?.();
      expect((await payment).status).toBe(500);
      expect((await shopper.status()).json.error.code).toBe('unpaid');
      expect(await records.kindsOf(shopper)).toEqual(expect.arrayContaining(['released', 'approved']));
    },
  );
});
