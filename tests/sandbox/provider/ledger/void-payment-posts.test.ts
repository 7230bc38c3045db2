import { sql } from 'drizzle-orm';
import { newNumber } from '../../../../sandbox/process/own-number.js';
import { entries } from '../../../../sandbox/provider/database/schema.js';
import { voidPosts } from '../../../../sandbox/provider/database/schema-payment-posts.js';
import { readSecrets } from '../../../../sandbox/provider/database/secrets.js';
import { challengeOf, returnFromAcs } from '../../acs-return.js';
import type { Answer, Fields } from '../../calls.js';
import { onEveryStorage, sandboxOfTests } from '../../running-sandbox.js';
import { notice, Shopper } from '../../shopper.js';
import { arriveByLink, createLink, deleteLink, orders } from '../links/link-shop.js';

const approved = '4355084355084358';
const declined = '4355084300000301';
const everyMethod: Fields = {
  payment_options: 'tosla,juzdan,alisGidis,mmPay,bex,bankTransfer',
  bank_loans: 'akbank',
};

const newId = () => newNumber('');
const codeOf = ({ json }: Answer): string | undefined => json.error?.code;

/** Every post that begins a payment. */
const posts: Readonly<Record<string, (shopper: Shopper, attempt: Fields) => Promise<Answer>>> = {
  'a card': (shopper, attempt) => shopper.pay(approved, { do_3d: '0', ...attempt }),
  'a card with 3-D Secure': (shopper, attempt) => shopper.pay(approved, attempt),
  tosla: (shopper, attempt) => shopper.payBy('tosla', attempt),
  bex: (shopper, attempt) => shopper.payBy('bex', attempt),
  mmPay: (shopper, attempt) => shopper.payBy('mm_pay', attempt),
  alisGidis: (shopper, attempt) => shopper.payBy('alisgidis', attempt),
  'a bank loan': (shopper, attempt) => shopper.payBy('bank_loans', { bank_loan: 'akbank', ...attempt }),
  juzdan: (shopper, attempt) => shopper.payByJuzdan(attempt),
  'a transfer': (shopper, attempt) => shopper.call('/odeme/api/oos/transfer/notify', { ...notice, ...attempt }),
};

onEveryStorage('a payment post that its page gave up', (open) => {
  const sandbox = sandboxOfTests(open);

  const arrive = () => Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003', ...everyMethod });
  const ask = (shopper: Shopper, attempt: Fields = {}) =>
    shopper.call('/odeme/api/oos/check/payment-status', { email: '', ...attempt });
  const checkedId = async (shopper: Shopper) => `${(await ask(shopper)).json.data.attempt_prefix}${newId()}`;
  const entriesNow = () => sandbox.db.$count(entries);

  it.each(Object.keys(posts))('PY-06 TR-02 %s that arrives after it was asked about is refused', async (name) => {
    const shopper = await arrive();
    const attempt = { attempt_id: newId() };
    expect((await ask(shopper, attempt)).json.data).toMatchObject(attempt);
    const before = await entriesNow();
    expect(codeOf(await posts[name]!(shopper, attempt))).toBe('voided');
    expect(await entriesNow()).toBe(before);
    expect(codeOf(await shopper.status())).toBe('unpaid');
  });

  it('PY-06 TR-02 65 seconds later it is refused too, and the next post pays', async () => {
    const shopper = await arrive();
    const attempt = { attempt_id: newId() };
    await ask(shopper, attempt);
    sandbox.clock.advance(65_000);
    expect(codeOf(await shopper.pay(approved, { do_3d: '0', ...attempt }))).toBe('voided');
    expect((await shopper.pay(approved, { do_3d: '0', attempt_id: newId() })).json.status).toBe('success');
  });

  it('PY-06 TR-02 one that has arrived and waits at its challenge is given up: the bank can no longer charge it', async () => {
    const { acs } = await readSecrets(sandbox.db);
    const shopper = await arrive();
    const attempt = { attempt_id: newId() };
    const { challengeId = '' } = challengeOf(await shopper.pay(approved, attempt));
    expect((await ask(shopper, attempt)).json.data).toMatchObject(attempt);
    await returnFromAcs(sandbox.urls.provider, acs, challengeId, 'success');
    expect(codeOf(await shopper.status())).toBe('unpaid');
  });

  it('PY-06 TR-02 LK-03 so it is where its link takes no payment any more: the refusal names the post that is void', async () => {
    const { acs } = await readSecrets(sandbox.db);
    const { provider } = sandbox.urls;
    const link = await createLink(provider, 'flex');
    const shopper = await arriveByLink(provider, link, orders.flex);
    const attempt = { attempt_id: newId() };
    const { challengeId = '' } = challengeOf(await shopper.pay(approved, attempt));
    await deleteLink(provider, link);
    const asked = await ask(shopper, attempt);
    expect(codeOf(asked)).toBe('deleted');
    expect(asked.json.attempt_id).toBe(attempt.attempt_id);
    await returnFromAcs(provider, acs, challengeId, 'success');
    expect(codeOf(await shopper.status())).toBe('unpaid');
  });

  it('PY-06 TR-02 one that travels while its page is reloaded is refused once the next page was answered that nothing is paid', async () => {
    const shopper = await arrive();
    const left = await checkedId(shopper);
    const lost = await checkedId(shopper);
    await ask(shopper, { attempt_id: lost });
    expect(codeOf(await shopper.pay(approved, { do_3d: '0', attempt_id: left }))).toBe('voided');
    expect(codeOf(await shopper.status())).toBe('unpaid');
    const next = await shopper.pay(approved, { do_3d: '0', attempt_id: await checkedId(shopper) });
    expect(next.json.status).toBe('success');
  });

  it('PY-06 TR-02 one that travels while its page is reloaded is refused once the post of the next page was declined', async () => {
    const shopper = await arrive();
    const left = await checkedId(shopper);
    const next = await checkedId(shopper);
    expect(codeOf(await shopper.pay(declined, { attempt_id: next }))).toBe('declined');
    expect(codeOf(await shopper.pay(approved, { do_3d: '0', attempt_id: left }))).toBe('voided');
    expect(codeOf(await shopper.status())).toBe('unpaid');
    const last = await shopper.pay(approved, { do_3d: '0', attempt_id: await checkedId(shopper) });
    expect(last.json.status).toBe('success');
  });

  it('PY-06 TR-02 one that travels while its shopper goes back to a result is refused once that says unpaid', async () => {
    const shopper = await arrive();
    const left = await checkedId(shopper);
    expect(codeOf(await shopper.status())).toBe('unpaid');
    expect(codeOf(await shopper.pay(approved, { do_3d: '0', attempt_id: left }))).toBe('voided');
    const next = await shopper.pay(approved, { do_3d: '0', attempt_id: await checkedId(shopper) });
    expect(next.json.status).toBe('success');
  });

  it('PY-06 TR-02 a challenge that was open when a lost post was checked is given up with it', async () => {
    const { acs } = await readSecrets(sandbox.db);
    const shopper = await arrive();
    const { challengeId = '' } = challengeOf(await shopper.pay(approved, { attempt_id: await checkedId(shopper) }));
    const lost = { attempt_id: await checkedId(shopper) };
    expect((await ask(shopper, lost)).json.data).toMatchObject(lost);
    await returnFromAcs(sandbox.urls.provider, acs, challengeId, 'success');
    expect(codeOf(await shopper.status())).toBe('unpaid');
  });

  it('TR-02 RT-07 a result that is asked for during a challenge is under way, and the challenge pays', async () => {
    const { acs } = await readSecrets(sandbox.db);
    const shopper = await arrive();
    const { challengeId = '' } = challengeOf(await shopper.pay(approved, { attempt_id: await checkedId(shopper) }));
    expect(codeOf(await shopper.status())).toBe('pending');
    await returnFromAcs(sandbox.urls.provider, acs, challengeId, 'success');
    expect((await shopper.status()).json.status).toBe('success');
  });

  it('PY-06 TR-02 one that travels while its shopper fails a challenge is refused', async () => {
    const { acs } = await readSecrets(sandbox.db);
    const shopper = await arrive();
    const { challengeId = '' } = challengeOf(await shopper.pay(approved, { attempt_id: await checkedId(shopper) }));
    const travelling = await checkedId(shopper);
    await returnFromAcs(sandbox.urls.provider, acs, challengeId, 'failed');
    expect(codeOf(await shopper.pay(approved, { do_3d: '0', attempt_id: travelling }))).toBe('voided');
    const next = await shopper.pay(approved, { do_3d: '0', attempt_id: await checkedId(shopper) });
    expect(next.json.status).toBe('success');
  });

  it.each([
    ['that was checked before it began', checkedId],
    ['that is void already', checkedId],
    ['without a check', async () => newId()],
  ])(
    'PY-06 TR-02 a question about a lost post %s says under way while a later challenge is open',
    async (which, lostId) => {
      const shopper = await arrive();
      const lost = { attempt_id: await lostId(shopper) };
      if (which === 'that is void already') await ask(shopper, lost);
      await shopper.pay(approved, { attempt_id: await checkedId(shopper) });
      const asked = await ask(shopper, lost);
      expect(codeOf(asked)).toBe('pending');
      expect(asked.json.attempt_id).toBe(lost.attempt_id);
    },
  );

  it.each([
    ['that was checked before it began', checkedId],
    ['without a check', async () => newId()],
  ])('PY-06 a question about a lost post %s leaves a challenge alone', async (_, lostId) => {
    const { acs } = await readSecrets(sandbox.db);
    const shopper = await arrive();
    const lost = { attempt_id: await lostId(shopper) };
    const { challengeId = '' } = challengeOf(await shopper.pay(approved, { attempt_id: newId() }));
    await ask(shopper, lost);
    await returnFromAcs(sandbox.urls.provider, acs, challengeId, 'success');
    expect((await shopper.status()).json.status).toBe('success');
  });

  it('PY-06 a post that is delivered twice begins one attempt, and the second is under way', async () => {
    const shopper = await arrive();
    const attempt = { do_3d: '0', attempt_id: newId() };
    expect(codeOf(await shopper.pay(declined, attempt))).toBe('declined');
    expect(codeOf(await shopper.pay(approved, attempt))).toBe('pending');
    expect(codeOf(await shopper.status())).toBe('unpaid');
  });

  it('PY-07 a question about a paid order voids nothing', async () => {
    const shopper = await arrive();
    const attempt = { attempt_id: newId() };
    await shopper.pay(approved, { do_3d: '0', ...attempt });
    expect(codeOf(await ask(shopper, attempt))).toBe('paid');
    expect(codeOf(await shopper.pay(approved, attempt))).toBe('paid');
  });

  it('PY-06 a page that names no post is answered as ever, and what is no id is refused', async () => {
    const shopper = await arrive();
    expect((await ask(shopper)).json.data).toEqual({ attempt_prefix: '0-0_' });
    expect(codeOf(await ask(shopper, { attempt_id: 'a b' }))).toBe('validation');
    expect(codeOf(await shopper.pay(approved, { attempt_id: '<script>alert(1)</script>' }))).toBe('validation');
  });

  it('TR-02 what was voided stays void: the database refuses to change it', async () => {
    await ask(await arrive(), { attempt_id: newId() });
    for (const change of [sandbox.db.delete(voidPosts), sandbox.db.execute(sql`truncate void_posts`)])
      await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
  });
});

onEveryStorage('questions about posts', (open) => {
  it('TR-09 an order voids 50 posts; a question beyond them voids none and says so', async () => {
    const sandbox = await open();
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    const check = async (fields: Fields = {}) =>
      (await shopper.call('/odeme/api/oos/check/payment-status', { email: '', ...fields })).json.data;
    const answers: Fields[] = [];
    for (let asked = 0; asked < 50; asked++) answers.push(await check({ attempt_id: newId() }));
    expect(answers.filter((data) => 'attempt_id' in data)).toHaveLength(50);
    const { attempt_prefix } = await check();
    expect(await check({ attempt_id: newId() })).not.toHaveProperty('attempt_id');
    // Said to be unpaid once more: what was checked before pays nothing all the same (TR-02).
    const late = await shopper.pay(approved, { do_3d: '0', attempt_id: `${attempt_prefix}${newId()}` });
    expect(codeOf(late)).toBe('voided');
    await sandbox.close();
  });
});
