import { jest } from '@jest/globals';
import { Faults } from '../../../../sandbox/provider/faults/faults.js';
import { get, post } from '../../calls.js';
import { openSandbox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const sandbox = sandboxOfTests(() => openSandbox({ controls: true }));
beforeEach(() => sandbox.faults.clear());

const pay = 'POST /odeme';
const approved = '4355084355084358';
const arrive = () => Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
const charge = (shopper: Shopper) => shopper.pay(approved, { do_3d: '0' });
const isPaid = async (shopper: Shopper) => (await shopper.status()).status === 200;

/** Resolves when something waits as long as that on the sandbox's clock. */
function untilSlept(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const sleep = sandbox.clock.sleep.bind(sandbox.clock);
    const spy = jest.spyOn(sandbox.clock, 'sleep').mockImplementation((given, signal) => {
      const slept = sleep(given, signal);
      if (given !== ms) return slept;
      spy.mockRestore();
      resolve();
      return slept;
    });
  });
}

describe('faults before the handler', () => {
  it('drop: the line is cut and nothing has happened', async () => {
    const shopper = await arrive();
    sandbox.faults.add({ call: pay, phase: 'before', kind: 'drop', times: 1 });
    await expect(charge(shopper)).rejects.toThrow();
    expect(await isPaid(shopper)).toBe(false);
    expect((await charge(shopper)).status).toBe(200);
  });

  it('status, garbage and oversize answer in place of the handler', async () => {
    const shopper = await arrive();
    sandbox.faults.add({ call: pay, phase: 'before', kind: 'status', status: 503, times: 1 });
    sandbox.faults.add({ call: pay, phase: 'before', kind: 'garbage', times: 1 });
    sandbox.faults.add({ call: pay, phase: 'before', kind: 'oversize', times: 1 });
    expect(await charge(shopper)).toMatchObject({ status: 503, text: '' });
    expect(await charge(shopper)).toMatchObject({ status: 200, json: undefined });
    expect((await charge(shopper)).text.length).toBeGreaterThan(10_000_000);
    expect(await isPaid(shopper)).toBe(false);
  });

  it('delay: waits on the sandbox’s clock', async () => {
    const shopper = await arrive();
    sandbox.faults.add({ call: pay, phase: 'before', kind: 'delay', ms: 60_000 });
    const slept = untilSlept(60_000);
    let answered = false;
    const paying = charge(shopper).then(() => {
      answered = true;
    });
    await slept;
    expect(await isPaid(shopper)).toBe(false);
    expect(answered).toBe(false);
    sandbox.clock.advance(60_000);
    await paying;
    expect(await isPaid(shopper)).toBe(true);
  });

  it('PY-05 duplicate: the request arrives twice and charges once', async () => {
    const shopper = await arrive();
    sandbox.faults.add({ call: pay, phase: 'before', kind: 'duplicate', times: 1 });
    const answer = await charge(shopper);
    expect(answer.status === 200 || ['paid', 'pending'].includes(answer.json.error.code)).toBe(true);
    while (!(await isPaid(shopper)));
  });
});

describe('faults after commit, before the response', () => {
  it('PY-06 drop: the answer is lost, the order is paid', async () => {
    const shopper = await arrive();
    sandbox.faults.add({ call: pay, phase: 'after', kind: 'drop', times: 1 });
    await expect(charge(shopper)).rejects.toThrow();
    expect(await isPaid(shopper)).toBe(true);
  });

  it.each([
    ['status', (text: string, status: number) => status === 500 && text === ''],
    ['garbage', (text: string) => text.includes('Bad Gateway')],
    ['duplicate', (text: string) => /^(\{.*\})\1$/.test(text)],
    ['oversize', (text: string) => text.length > 10_000_000 && JSON.parse(text).status === 'success'],
  ] as const)('PY-06 %s: the order is paid', async (kind, looksRight) => {
    const shopper = await arrive();
    sandbox.faults.add({ call: pay, phase: 'after', kind, status: 500, times: 1 });
    const answer = await charge(shopper);
    expect(looksRight(answer.text, answer.status)).toBe(true);
    expect(await isPaid(shopper)).toBe(true);
  });

  it('strikes the named call only, or all of them', async () => {
    const shopper = await arrive();
    const statusCall = 'GET /odeme/api/oos/payment/get/status/:token';
    sandbox.faults.add({ call: statusCall, phase: 'before', kind: 'status', status: 500, times: 2 });
    expect((await shopper.load()).status).toBe(200);
    expect((await shopper.status()).status).toBe(500);
    expect((await shopper.status()).status).toBe(500);
    expect((await shopper.status()).json.error.code).toBe('unpaid');
    sandbox.faults.add({ call: '*', phase: 'after', kind: 'status' });
    expect((await shopper.load()).status).toBe(502);
    expect((await get(`${sandbox.urls.provider}/healthz`)).json).toEqual({ status: 'ok' });
  });
});

describe('faults in the middle of the body', () => {
  it('cuts the line after half of it', async () => {
    const shopper = await arrive();
    sandbox.faults.add({ call: pay, phase: 'midBody', kind: 'drop', times: 1 });
    await expect(charge(shopper)).rejects.toThrow();
    expect(await isPaid(shopper)).toBe(true);
  });

  it('or waits there', async () => {
    const shopper = await arrive();
    sandbox.faults.add({ call: pay, phase: 'midBody', kind: 'delay', ms: 5_000, times: 1 });
    const slept = untilSlept(5_000);
    const paying = charge(shopper);
    await slept;
    sandbox.clock.advance(5_000);
    expect((await paying).json.status).toBe('success');
  });
});

describe('seeded faults', () => {
  const drawn = (seed: number) => {
    const faults = new Faults(seed);
    faults.add({ call: '*', phase: 'before', kind: 'drop', probability: 0.3 });
    return Array.from({ length: 200 }, () => faults.faultOf('GET /', ['before']) !== undefined);
  };

  it('repeat with their seed, differ without it, and come about as often as asked', () => {
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
    const share = drawn(7).filter(Boolean).length / 200;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.4);
  });
});

describe('controls over HTTP', () => {
  const send = (path: string, method: string, body?: object) =>
    fetch(sandbox.urls.provider + path, {
      method,
      body: body && JSON.stringify(body),
      headers: body && { 'content-type': 'application/json' },
    });

  it('set and clear faults, read and advance the clock', async () => {
    const rule = { call: pay, phase: 'after', kind: 'drop', times: 1 };
    expect(await (await send('/_sandbox/faults', 'POST', rule)).json()).toEqual({ rules: [rule] });
    expect((await send('/_sandbox/faults', 'POST', { call: pay, phase: 'never', kind: 'drop' })).status).toBe(400);
    expect(await (await send('/_sandbox/faults', 'DELETE')).json()).toEqual({ rules: [] });
    const before = sandbox.clock.now();
    expect((await send('/_sandbox/clock', 'POST', { advanceMs: -1 })).status).toBe(400);
    expect(await (await send('/_sandbox/clock', 'POST', { advanceMs: 60_000 })).json()).toEqual({
      now: new Date(before + 60_000).toISOString(),
    });
    expect(sandbox.clock.now()).toBe(before + 60_000);
  });

  it('do not exist unless the sandbox is started with them', async () => {
    const plain = await openSandbox();
    for (const path of ['/_sandbox/faults', '/_sandbox/clock']) {
      expect((await post(plain.urls.provider + path, {})).status).toBe(404);
      expect((await get(plain.urls.provider + path)).status).not.toBe(200);
    }
    await plain.close();
  });
});
