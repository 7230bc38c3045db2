import type { Container } from 'inversify';
import { SmsCodes, smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import { OrderRecords } from '../../order-records.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { everyMethod, notice, Shopper } from '../../shopper.js';

/** Verified at once, and after a review. */
const verified = '4355084300001705';
const reviewed = '4355084300002000';
const wrong = { smsCode: '000000' };

onEveryStorage('the last wrong code beside the right one', (open) => {
  /** What happens between the arrival of a code and its comparison. */
  let meanwhile: (() => Promise<unknown>) | undefined;
  const interrupted = (container: Container) => {
    container.onActivation(SmsCodes, (_context, codes) => {
      const check = codes.check.bind(codes);
      codes.check = async (...asked) => {
        const act = meanwhile;
        meanwhile = undefined;
        await act?.();
        return check(...asked);
      };
      return codes;
    });
  };
  const sandbox = sandboxOfTests(() => open({}, interrupted));
  const records = new OrderRecords(sandbox);

  /** Two wrong codes; then a third, while the right one comes from another tab. */
  async function tryAtOnce(confirm: (fields: typeof wrong) => Promise<{ json: { error?: { code: string } } }>) {
    await confirm(wrong);
    await confirm(wrong);
    meanwhile = () => confirm({ smsCode });
    return (await confirm(wrong)).json.error?.code;
  }
  const arrive = () => Shopper.arrive(sandbox.urls.provider, { ...everyMethod, merchant_id: '100003' });

  it('VF-01 TR-02 says paid where the right one has paid', async () => {
    const shopper = await arrive();
    await shopper.pay(verified);
    expect(await tryAtOnce((fields) => shopper.verification('confirm', fields))).toBe('paid');
    expect(await records.kindsOf(shopper)).toContain('charged');
  });

  it('VF-01 TR-02 says pending where the payment is looked at', async () => {
    const shopper = await arrive();
    await shopper.pay(reviewed);
    expect(await tryAtOnce((fields) => shopper.verification('confirm', fields))).toBe('pending');
  });

  it('BT-05 TR-02 says pending where the transfer is looked at', async () => {
    const shopper = await arrive();
    await shopper.transfer('notify', notice);
    expect(await tryAtOnce((fields) => shopper.transfer('confirm', fields))).toBe('pending');
  });

  it('VF-01 TR-02 alone fails the payment', async () => {
    const shopper = await arrive();
    await shopper.pay(verified);
    await shopper.verification('confirm', wrong);
    await shopper.verification('confirm', wrong);
    expect((await shopper.verification('confirm', wrong)).json.error.code).toBe('otp');
    expect(await records.ledgerOf(shopper)).toEqual(['challenged', 'declined codeFailed']);
  });
});
