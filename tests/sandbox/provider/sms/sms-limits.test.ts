import type { Container } from 'inversify';
import { defaultLimits, Limits } from '../../../../sandbox/provider/ledger/attempt-limits.js';
import { cooldownMs } from '../../../../sandbox/provider/sms/sms-codes.js';
import type { Answer, Fields } from '../../calls.js';
import { OrderRecords } from '../../order-records.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { everyMethod, notice, Shopper } from '../../shopper.js';

const verified = '4355084300001705';
const phone = '05321112233';
const otherPhone = '05321112244';
const codeOf = ({ json }: Answer): string | undefined => json.error?.code;

onOneStorage('the messages of a code', (open) => {
  const strict = (container: Container) => {
    container.rebind(Limits).toConstantValue({ ...defaultLimits, messagesPerOrder: 4, messagesPerPhone: 6 });
  };
  const sandbox = sandboxOfTests(() => open({}, strict));
  const records = new OrderRecords(sandbox);
  /** Orders whose merchant has sent no mobile number: the shopper types one. */
  const arrive = (changes: Fields = {}) =>
    Shopper.arrive(sandbox.urls.provider, {
      ...everyMethod,
      merchant_id: '100003',
      user_phone: '02121112233',
      ...changes,
    });
  const notify = (shopper: Shopper, to: string) => shopper.transfer('notify', { ...notice, phone: to });
  const startAnew = () => sandbox.clock.advance(defaultLimits.windowMs);

  beforeEach(startAnew);

  it('TR-05 BT-05 notices that are begun again send no more of them than an order may', async () => {
    const shopper = await arrive();
    for (let sent = 0; sent < 4; sent++) expect((await notify(shopper, phone)).json.status).toBe('success');
    expect(codeOf(await notify(shopper, phone))).toBe('limit');
    expect(codeOf(await notify(shopper, otherPhone))).toBe('limit');
    expect(await records.messagesOf(shopper)).toHaveLength(4);
    expect(await records.attemptsOf(shopper)).toHaveLength(4);
  });

  it('TR-05 VF-01 payments that are begun again send no more of them than an order may', async () => {
    const shopper = await arrive({ user_phone: phone });
    for (let sent = 0; sent < 4; sent++) expect((await shopper.pay(verified)).json.message).toBe('VERIFICATION');
    expect(codeOf(await shopper.pay(verified))).toBe('limit');
    expect(await records.messagesOf(shopper)).toHaveLength(4);
  });

  it('TR-05 BT-05 one telephone gets no more of them, whichever orders they are for, until an hour is over', async () => {
    for (let sent = 0; sent < 6; sent++) expect((await notify(await arrive(), phone)).json.status).toBe('success');
    const shopper = await arrive();
    expect(codeOf(await notify(shopper, phone))).toBe('limit');
    expect(codeOf(await (await arrive({ user_phone: phone })).pay(verified))).toBe('limit');
    expect(await records.messagesOf(shopper)).toEqual([]);
    expect((await notify(shopper, otherPhone)).json.status).toBe('success');
    startAnew();
    expect((await notify(await arrive(), phone)).json.status).toBe('success');
  });

  it('TR-05 VF-01 a code that is sent again counts, and what is refused does not', async () => {
    const shopper = await arrive();
    await shopper.pay(verified);
    for (let sent = 0; sent < 4; sent++) {
      expect((await shopper.verification('send', { phone })).json.status).toBe('success');
      expect(codeOf(await shopper.verification('send', { phone }))).toBe('resendEarly');
      sandbox.clock.advance(cooldownMs);
    }
    expect(codeOf(await shopper.verification('send', { phone }))).toBe('limit');
    expect(await records.phonesOf(shopper)).toHaveLength(4);
    expect((await notify(await arrive(), phone)).json.status).toBe('success');
  });

  it('TR-05 a refusal says that codes are meant, in the language of the page, and keeps the number out of the counts', async () => {
    const shopper = await arrive({ lang: 'en' });
    for (let sent = 0; sent < 4; sent++) await notify(shopper, phone);
    expect((await notify(shopper, phone)).json.error.description).toContain('codes');
    const rows = await sandbox.db.execute('select key from tallies');
    expect(JSON.stringify(rows)).not.toContain(phone);
  });
});
