import { createHmac } from 'node:crypto';
import type { MerchantKeys } from '../../../../sandbox/panel/merchant-keys.js';
import { bodySignature } from '../../../../sandbox/provider/requests/body-signature.js';
import { isNotificationSigned } from '../../../../sandbox/store/merchant-api/merchant-api.js';
import { product } from '../../../../src/domain/payment/product-slug.js';
import { merchantCall } from '../../merchant.js';
import { type NotificationBox, onOneStorage, openNotificationBox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const hour = 3_600_000;
const demo: MerchantKeys = { merchantKey: 'demo-key-100003', merchantSalt: 'demo-salt-100003' };

onOneStorage('a merchant that changes its key', (open) => {
  const sandbox = sandboxOfTests(open);
  let box: NotificationBox;
  beforeAll(async () => {
    box = await openNotificationBox();
    await sandbox.panel.save('100003', { notificationUrl: box.url });
  });
  afterAll(() => box.close());

  const hashBy = ({ merchantKey, merchantSalt }: MerchantKeys, text: string, after = '') =>
    createHmac('sha256', merchantKey)
      .update(text + merchantSalt + after)
      .digest('base64');

  /** Signed as docs/merchant-api.md says, by these keys. */
  async function renew(keys: MerchantKeys, hours: string, isWholeSigned = true, aheadMs = 0) {
    const token = hashBy(keys, `100003${hours}renewKey`);
    const body = new URLSearchParams({
      merchant_id: '100003',
      overlap_hours: hours,
      [`${product}_token`]: token,
    }).toString();
    const signature = bodySignature(keys.merchantKey, body, sandbox.clock.now() + aheadMs);
    const answer = await fetch(`${sandbox.urls.provider}/odeme/api/key/renew`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(isWholeSigned ? { 'x-vezne-signature': signature } : {}),
      },
    });
    return (await answer.json()) as Record<string, string>;
  }
  const keysIn = (answer: Record<string, string>): MerchantKeys => ({
    merchantKey: answer.merchant_key ?? '',
    merchantSalt: answer.merchant_salt ?? '',
  });
  /** Returns whether a call that is signed by these keys is taken. */
  async function isTaken(keys: MerchantKeys): Promise<boolean> {
    const fields = { request_id: 'r1', [`${product}_token`]: hashBy(keys, '100003r1') };
    const body = new URLSearchParams({ merchant_id: '100003', ...fields });
    const answer = await fetch(`${sandbox.urls.provider}/odeme/taksit-oranlari`, { method: 'POST', body });
    return ((await answer.json()) as { status: string }).status === 'success';
  }
  /** Returns whether the last notification is signed by these keys, in both ways. */
  function isSignedBy(keys: MerchantKeys): boolean {
    const fields = box.received.at(-1);
    const { body, signature } = box.posts.at(-1) ?? { body: '', signature: '' };
    const value = (name: string) => fields?.get(name) ?? '';
    const expected = hashBy(keys, value('merchant_oid'), value('status') + value('total_amount'));
    const time = Number(/^t=(\d+)/.exec(signature)?.[1]);
    return value('hash') === expected && signature === bodySignature(keys.merchantKey, body, time * 1000);
  }

  it('SV-03 is refused without a signature of the whole body, and where the hours are too many', async () => {
    expect(await renew(demo, '24', false)).toMatchObject({ status: 'error', err_no: '001' });
    expect(await renew(demo, '721')).toMatchObject({ status: 'error', err_no: '002' });
  });

  it('SV-03 calls by both pairs until the earlier one ends, and its waiting notices are signed when they are sent', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    await shopper.pay(approved, { do_3d: '0' });
    const answer = await renew(demo, '24');
    const fresh = keysIn(answer);
    expect(answer).toMatchObject({ status: 'success', earlier_until: '2026-03-10 12:00:00' });
    expect(await isTaken(demo)).toBe(true);
    expect(await isTaken(fresh)).toBe(true);
    box.answerWith({ body: 'not now' });
    await sandbox.runDue();
    expect(isSignedBy(demo)).toBe(true);
    sandbox.clock.advance(24 * hour);
    box.answerWith({ body: 'OK' });
    await sandbox.runDue();
    expect(box.received.at(-1)?.get('merchant_oid')).toBe(shopper.opened.oid);
    expect(isSignedBy(fresh)).toBe(true);
    expect(await isTaken(demo)).toBe(false);
    expect(await isTaken(fresh)).toBe(true);
  });

  it('SV-03 finds its notices signed by the earlier pair no longer than that is taken', async () => {
    const [present] = await currentKeys();
    await sandbox.panel.renewKeys('100003', 24);
    const hash = hashBy(present, 'ORDER1', 'success100');
    const fields = new Map(Object.entries({ merchant_oid: 'ORDER1', status: 'success', total_amount: '100', hash }));
    const isSigned = async () => isNotificationSigned((await sandbox.panel.find('100003'))!, fields);
    expect(await isSigned()).toBe(true);
    sandbox.clock.advance(24 * hour);
    expect(await isSigned()).toBe(false);
  });

  it('SV-03 keeps the earlier pair, no longer than before, where it asks once more', async () => {
    const [present] = await currentKeys();
    const lost = keysIn(await renew(present, '1'));
    sandbox.clock.advance(1_000);
    const fresh = keysIn(await renew(present, '100'));
    expect(await isTaken(present)).toBe(true);
    expect(await isTaken(lost)).toBe(false);
    sandbox.clock.advance(hour);
    expect(await isTaken(present)).toBe(false);
    expect(await isTaken(fresh)).toBe(true);
  });

  it('SV-03 gets no pair by a call that was recorded, nor by one that was signed no later than the last renewal', async () => {
    sandbox.clock.advance(1_000);
    const [present] = await currentKeys();
    const fresh = keysIn(await renew(present, '24'));
    const again = await renew(present, '24');
    expect(again).toMatchObject({ status: 'error', err_no: '001' });
    expect(again.err_msg).toContain('was not made after the last renewal');
    expect(await currentKeys()).toMatchObject([fresh]);
    sandbox.clock.advance(1_000);
    await sandbox.panel.renewKeys('100003', 24);
    const [ofPanel] = await currentKeys();
    expect(await renew(present, '24')).toMatchObject({ status: 'error', err_no: '001' });
    expect(await currentKeys()).toEqual([ofPanel]);
    await sandbox.panel.endEarlierKeys('100003');
  });

  it('SV-03 gets no pair by a recorded call of a clock that is ahead, after a renewal in the panel', async () => {
    sandbox.clock.advance(1_000);
    const [present] = await currentKeys();
    expect(await renew(present, '24', true, 240_000)).toMatchObject({ status: 'success' });
    sandbox.clock.advance(60_000);
    await sandbox.panel.renewKeys('100003', 24);
    const [ofPanel] = await currentKeys();
    expect(await renew(present, '24', true, 180_000)).toMatchObject({ status: 'error', err_no: '001' });
    expect(await currentKeys()).toEqual([ofPanel]);
    await sandbox.panel.endEarlierKeys('100003');
  });

  it('SV-03 ends the earlier pair at once in the panel', async () => {
    const [present] = await currentKeys();
    await sandbox.panel.renewKeys('100003', 24);
    expect(await isTaken(present)).toBe(true);
    await sandbox.panel.endEarlierKeys('100003');
    expect(await isTaken(present)).toBe(false);
  });

  async function currentKeys(): Promise<[MerchantKeys]> {
    const merchant = await sandbox.panel.find('100003');
    if (merchant === undefined) throw new Error('no merchant');
    return [merchant];
  }

  it('SV-03 takes the other merchants’ calls by their own key alone', async () => {
    const answer = await merchantCall(
      sandbox.urls.provider,
      '/odeme/taksit-oranlari',
      '100001',
      { request_id: 'r2' },
      '100001r2',
    );
    expect(answer.json.status).toBe('success');
  });
});
