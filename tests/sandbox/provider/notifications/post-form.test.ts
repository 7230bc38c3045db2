import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { postNotification } from '../../../../sandbox/doctor/post-notification.js';
import type { ResolveHost } from '../../../../sandbox/provider/notifications/host-names.js';
import { postForm } from '../../../../sandbox/provider/notifications/post-form.js';

const switching = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n';

describe('a merchant’s server', () => {
  let server: Server;
  afterEach(async () => {
    server.close();
    await once(server, 'close');
  });

  /** Says this to whoever posts, and ends the connection. */
  async function answering(text: string): Promise<string> {
    server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(text));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No address');
    return `http://127.0.0.1:${address.port}/notify`;
  }

  const post = (url: string, resolve: ResolveHost = async () => []) =>
    postForm({
      url,
      body: 'status=success',
      headers: {},
      signal: new AbortController().signal,
      resolve,
      isAllowed: () => true,
    });

  const noAnswers = [
    ['switches to another protocol', switching],
    ['switches to another protocol and says OK in it', `${switching}OK`],
    ['ends the connection', ''],
    ['ends it within the head of its answer', 'HTTP/1.1 200 OK\r\nContent-Le'],
    ['ends it within the body of its answer', 'HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nOK'],
    ['says that it goes on, and ends it', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ] as const;

  it.each(noAnswers)('TR-13 holds no post that it has not answered: it %s', async (_name, text) => {
    await expect(post(await answering(text))).rejects.toThrow();
  });

  it.each(noAnswers)('TR-13 holds no post of the doctor either: it %s', async (_name, text) => {
    const visit = postNotification(await answering(text), { body: 'a=b', signature: undefined }, 'whole', 5_000);
    expect((await visit).text).not.toBe('OK');
  });

  it('TR-13 of two addresses, one of which is closed, is reached by a process that stood still meanwhile', async () => {
    const url = new URL(await answering('HTTP/1.1 200 OK\r\n\r\nOK'));
    url.hostname = 'shop.localhost';
    const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    const answer = await post(url.href, async () => {
      // By then the connection is being made.
      setImmediate(standStill);
      return [
        { address: '127.0.0.1', family: 4 },
        { address: '::1', family: 6 },
      ];
    });
    expect(answer).toEqual({ status: 200, beginning: 'OK' });
  });

  it('has answered where the end of the connection ends its text', async () => {
    const answer = await post(await answering('HTTP/1.1 200 OK\r\n\r\nOK'));
    expect(answer).toEqual({ status: 200, beginning: 'OK' });
  });
});
