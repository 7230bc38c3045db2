import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { jest } from '@jest/globals';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

/** Approved by the bank without a challenge. */
const card = '4355084300001002';

onOneStorage('a post that takes long', (open) => {
  const sandbox = sandboxOfTests(open);

  /** Sends the head of a payment, lets time pass once the provider has read it, and then sends the rest. */
  const payAfter = async (shopper: Shopper, ms: number): Promise<string> => {
    const body = new URLSearchParams(shopper.payment(card, { do_3d: '0' })).toString();
    const { hostname, port } = new URL(sandbox.urls.provider);
    const line: Socket = connect(Number(port), hostname);
    const head = [
      'POST /odeme HTTP/1.1',
      'host: localhost',
      'content-type: application/x-www-form-urlencoded',
      'connection: close',
      'expect: 100-continue',
    ];
    line.write(`${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`);
    // The provider says "Continue" once it has read the head.
    const [said] = await once(line, 'data');
    expect(String(said)).toContain('HTTP/1.1 100');
    sandbox.clock.advance(ms);
    line.write(body.slice(10));
    let answer = '';
    line.on('data', (chunk) => {
      answer += String(chunk);
    });
    await once(line, 'close');
    return answer;
  };

  it('TR-13: is refused where its page waits no longer, and charges nothing', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    expect(await payAfter(shopper, 60_001)).not.toContain('HTTP/1.1 200');
    expect((await shopper.status()).json.error.code).toBe('unpaid');
    expect((await shopper.pay(card, { do_3d: '0' })).status).toBe(200);
  });

  it('is taken within that time', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    expect(await payAfter(shopper, 59_000)).toContain('HTTP/1.1 200');
    expect((await shopper.status()).json.status).toBe('success');
  });

  it('TR-13: is refused where it was sent to a process that stood still longer, and charges nothing', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    const elapsed = performance.now.bind(performance);
    const later = jest.spyOn(performance, 'now').mockImplementation(() => elapsed() + 61_000);
    try {
      expect((await shopper.pay(card, { do_3d: '0' })).status).not.toBe(200);
      // Looked at twice, less than a standstill apart.
      later.mockImplementation(() => elapsed() + 64_000);
      await shopper.status();
      later.mockImplementation(() => elapsed() + 67_000);
      expect((await shopper.status()).json.error.code).toBe('unpaid');
      expect((await shopper.pay(card, { do_3d: '0' })).status).toBe(200);
    } finally {
      later.mockRestore();
    }
  });
});
