import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { product } from '../../../../src/domain/payment/product-slug.js';
import { type Fields, post } from '../../calls.js';
import { sign, tokenRequest } from '../../merchant.js';
import { type NotificationBox, openNotificationBox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';
import { approved, arriveByLink, createLink, orders } from '../links/link-shop.js';

const merchantId = '100003';
const key = 'demo-key-100003';
const sandbox = sandboxOfTests();
let box: NotificationBox;
beforeAll(async () => {
  box = await openNotificationBox();
  await sandbox.panel.save(merchantId, { notificationUrl: box.url });
});
afterAll(() => box.close());
beforeEach(() => {
  box.posts.length = 0;
});

const hashOf = (time: number, body: string, merchantKey = key) =>
  createHmac('sha256', merchantKey).update(`${time}.${body}`).digest('hex');
const secondsNow = () => Math.floor(sandbox.clock.now() / 1000);
const headerOf = (body: string, time = secondsNow(), merchantKey = key) =>
  `t=${time},v1=${hashOf(time, body, merchantKey)}`;

async function notified(): Promise<{ readonly body: string; readonly signature: string }> {
  const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: merchantId });
  await shopper.pay(approved, { do_3d: '0' });
  await sandbox.runDue();
  const [only] = box.posts;
  if (only === undefined) throw new Error('No notification');
  return only;
}

describe('the signature over a whole body', () => {
  it('MA-02 comes with every notification, made when it is posted', async () => {
    const { body, signature } = await notified();
    expect(signature).toBe(headerOf(body));
  });

  it('MA-02 of a repeat has the time of the repeat', async () => {
    box.answerWith({ body: 'later' }, { body: 'OK' });
    await notified();
    sandbox.clock.advance(60_000);
    await sandbox.runDue();
    const [first, second] = box.posts;
    expect(second?.body).toBe(first?.body);
    expect(second?.signature).toBe(headerOf(second?.body ?? ''));
    expect(second?.signature).not.toBe(first?.signature);
  });

  it('MA-02 comes with the callback of a link', async () => {
    const id = await createLink(sandbox.urls.provider, 'product', { callback_link: box.url, callback_id: 'a1' });
    const shopper = await arriveByLink(sandbox.urls.provider, id, orders.product);
    await shopper.pay(approved, { do_3d: '0' });
    await sandbox.runDue();
    const [only] = box.posts;
    expect(only?.body).toContain('callback_id=a1');
    expect(only?.signature).toBe(headerOf(only?.body ?? ''));
  });
});

describe('the check of a signature in docs/merchant-api.md', () => {
  const printed = readFileSync(new URL('../../../../docs/merchant-api.md', import.meta.url), 'utf8');
  /** Runs the printed check on [header, body, key, now]; what it prints is whether each is taken. */
  const languages = [
    {
      name: 'Node',
      fence: 'js',
      program: [process.execPath, '--input-type=module', '-e'],
      call: 'console.log(JSON.stringify(JSON.parse(process.argv[1]).map((given) => isFromVezne(...given))));',
    },
    {
      name: 'PHP',
      fence: 'php',
      program: ['php', '-r'],
      call: 'echo json_encode(array_map(fn ($given) => isFromVezne(...$given), json_decode($argv[1])));',
    },
    {
      name: 'Python',
      fence: 'python',
      program: ['python3', '-c'],
      call: 'import json, sys\nprint(json.dumps([is_from_vezne(h, b.encode(), k, n) for h, b, k, n in json.loads(sys.argv[1])]))',
    },
  ];

  for (const { name, fence, program, call } of languages) {
    const [command = '', ...flags] = program;
    const found = spawnSync(command, ['--version']).status === 0;
    const code = [...printed.matchAll(new RegExp(`\`\`\`${fence}\\n([\\s\\S]*?)\`\`\``, 'g'))]
      .map(([, text = '']) => text)
      .find((text) => /is_?from_?vezne/i.test(text));

    it(`MA-02 has ten lines at most in ${name}`, () => {
      expect(code?.trim().split('\n').length).toBeLessThanOrEqual(10);
    });

    if (found) {
      it(`MA-02 is checked in ${name} as the provider signs, and nothing else is taken`, async () => {
        const { body, signature } = await notified();
        const now = secondsNow();
        const hash = hashOf(now, body);
        const cases: [header: string | null, string, string, number, boolean][] = [
          [signature, body, key, now, true],
          [signature, body, key, now + 300, true],
          [signature, body, key, now - 300, true],
          [signature, body, key, now + 301, false],
          [signature, body, key, now - 301, false],
          [signature, `${body}&x=1`, key, now, false],
          [signature, body.replace('success', 'failed'), key, now, false],
          [signature, body, 'another-key', now, false],
          [`t=${now + 1},v1=${hash}`, body, key, now, false],
          [`t=${now},v1=${'0'.repeat(64)}`, body, key, now, false],
          [`t=${now},v1=${hash.slice(1)}`, body, key, now, false],
          [`t=${now},v1=${hash}\n`, body, key, now, false],
          [`v1=${hash}`, body, key, now, false],
          ['', body, key, now, false],
          // No such header came.
          [null, body, key, now, false],
          [`t=${'9'.repeat(5000)},v1=${hash}`, body, key, now, false],
          [headerOf('ad=Çay', now), 'ad=Çay', key, now, true],
        ];
        const given = cases.map((row) => row.slice(0, 4));
        const run = spawnSync(command, [...flags, `${code}\n${call}`, JSON.stringify(given)], { encoding: 'utf8' });
        expect(run.stderr).toBe('');
        expect(JSON.parse(run.stdout)).toEqual(cases.map(([, , , , taken]) => taken));
      });
    }
  }
});

describe('a merchant that asks for it', () => {
  beforeAll(() => sandbox.panel.save(merchantId, { bodySignature: true }));
  afterAll(() => sandbox.panel.save(merchantId, { bodySignature: false }));

  const request = () => tokenRequest({ merchant_id: merchantId });
  const ask = async (body: string, signature = '', type = 'application/x-www-form-urlencoded') => {
    const headers = { 'content-type': type, 'x-vezne-signature': signature };
    const answer = await fetch(`${sandbox.urls.provider}/odeme/api/get-token`, { method: 'POST', headers, body });
    return (await answer.json()) as { status: string; reason?: string };
  };
  const bodyOf = (fields: Fields) => new URLSearchParams(fields).toString();

  it('MA-02 is called with a signature of the whole body', async () => {
    const body = bodyOf(request());
    expect(await ask(body, headerOf(body))).toMatchObject({ status: 'success' });
  });

  it('MA-02 takes a multipart body that is signed', async () => {
    const fields = Object.entries(request());
    const parts = fields.map(
      ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`,
    );
    const body = `${parts.join('\r\n')}\r\n--x--\r\n`;
    expect(await ask(body, headerOf(body), 'multipart/form-data; boundary=x')).toMatchObject({ status: 'success' });
  });

  it('MA-02 refuses a call without it, and says so', async () => {
    const answer = await ask(bodyOf(request()));
    expect(answer.status).toBe('failed');
    expect(answer.reason).toBe('X-Vezne-Signature is missing');
  });

  it('MA-02 refuses a field that the token does not sign, once it was changed', async () => {
    const body = bodyOf(request());
    const changed = body.replace('shop.example', 'evil.example');
    expect(changed).not.toBe(body);
    expect(await ask(changed, headerOf(body))).toMatchObject({ status: 'failed' });
  });

  it.each([-301, 301])('MA-02 refuses a time that is %s seconds off', async (seconds) => {
    const body = bodyOf(request());
    expect(await ask(body, headerOf(body, secondsNow() + seconds))).toMatchObject({ status: 'failed' });
  });

  it.each([-300, 300])('MA-02 takes a time that is %s seconds off', async (seconds) => {
    const body = bodyOf(request());
    expect(await ask(body, headerOf(body, secondsNow() + seconds))).toMatchObject({ status: 'success' });
  });

  it('MA-02 refuses the key of another merchant', async () => {
    const body = bodyOf(request());
    expect(await ask(body, headerOf(body, secondsNow(), 'demo-key-100001'))).toMatchObject({ status: 'failed' });
  });

  it.each([
    ['/odeme/durum-sorgu', { merchant_oid: 'X1' }, `${merchantId}X1`],
    ['/odeme/iade', { merchant_oid: 'X1', return_amount: '1.00' }, `${merchantId}X11.00`],
    ['/odeme/api/bin-detail', { bin_number: '435508' }, `435508${merchantId}`],
    ['/odeme/taksit-oranlari', { request_id: 'R1' }, `${merchantId}R1`],
    ['/odeme/capi/list', { utoken: 'U1' }, 'U1'],
    ['/odeme/capi/delete', { ctoken: 'C1', utoken: 'U1' }, 'C1U1'],
    ['/odeme/api/link/delete', { id: 'L1' }, `L1${merchantId}`],
  ] as const)('MA-02 is refused without it by %s', async (path, fields, signed) => {
    const token = { [`${product}_token`]: sign(merchantId, signed) };
    const { json } = await post(sandbox.urls.provider + path, { merchant_id: merchantId, ...fields, ...token });
    expect(json.status).toBe('error');
    expect(json.err_msg).toContain('X-Vezne-Signature');
  });

  it('MA-02 has a store that signs its calls so', async () => {
    await sandbox.panel.save('100001', { bodySignature: true });
    const answer = await fetch(`${sandbox.urls.store}/scenarios/approved`, { method: 'POST', redirect: 'manual' });
    await sandbox.panel.save('100001', { bodySignature: false });
    expect(answer.headers.get('location')).toMatch(/^\/checkout\/\w+$/);
  });
});

describe('a merchant that does not ask for it', () => {
  it('MA-01 MA-02 is called without it; one that came must be right', async () => {
    const send = async (signature: string) => {
      const body = new URLSearchParams(tokenRequest({ merchant_id: merchantId })).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-vezne-signature': signature };
      const answer = await fetch(`${sandbox.urls.provider}/odeme/api/get-token`, { method: 'POST', headers, body });
      return ((await answer.json()) as { status: string }).status;
    };
    expect(await send('')).toBe('success');
    expect(await send(`t=${secondsNow()},v1=${'0'.repeat(64)}`)).toBe('failed');
  });
});
