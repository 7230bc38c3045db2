import { listeningUrls } from '../../../sandbox/container.js';
import { Closing } from '../../../sandbox/process/closing.js';
import { type Listeners, listenAll } from '../../../sandbox/process/listening.js';
import { refuseConnection } from '../../../sandbox/process/refused-connection.js';
import { sendBytes } from '../raw-request.js';

const closing = new Closing(0);
afterEach(() => closing.close());
const any = { provider: 0, store: undefined, acs: 0, wallets: 0 };
const host = '127.0.0.1';

describe('the ports and addresses of a start', () => {
  it('PK-04 a port that was asked for is taken or refused; a default gives way to the next free one', async () => {
    const { provider } = await listenAll(host, any, closing);
    const refused = listenAll(host, { ...any, acs: provider.port }, closing);
    await expect(refused).rejects.toThrow(
      `Port ${provider.port} is taken: give another one by --acs-port (VEZNE_ACS_PORT).`,
    );
    const given = await listenAll(host, { ...any, provider: { preferred: provider.port } }, closing);
    expect(given.provider.port).toBeGreaterThan(provider.port);
  });

  it('PK-04 an address that this machine has not is answered by the option that names it', async () => {
    const sentence = 'This machine has no address 192.0.2.1 to bind to: give another one by --host (VEZNE_HOST).';
    await expect(listenAll('192.0.2.1', any, closing)).rejects.toThrow(sentence);
  });

  it('PK-04 an IPv6 address stands in brackets in the addresses', () => {
    const listening = { port: 4000, answerWith: () => {}, close: async () => {} };
    const listeners: Listeners = { provider: listening, store: listening, acs: listening, wallets: listening };
    expect(listeningUrls('::1', listeners)).toEqual({
      provider: 'http://[::1]:4000',
      store: 'http://localhost:4000',
      acs: 'http://localhost:4000',
      wallets: 'http://[::1]:4000',
    });
  });

  it('S3-09 the bank has a name, which a passkey needs, and the address it listens at where that is no loopback', () => {
    const listening = { port: 4000, answerWith: () => {}, close: async () => {} };
    const listeners: Listeners = { provider: listening, store: listening, acs: listening, wallets: listening };
    expect(listeningUrls('127.0.0.1', listeners).acs).toBe('http://localhost:4000');
    expect(listeningUrls('192.0.2.1', listeners).acs).toBe('http://192.0.2.1:4000');
  });

  it('TR-13: a request on a line that was answered 408 is not carried out', async () => {
    const { provider } = await listenAll(host, any, closing);
    const paths: (string | undefined)[] = [];
    provider.answerWith((request, response) => {
      paths.push(request.url);
      // As Node does after a standstill: the time of the line is over, and more of it has arrived.
      refuseConnection(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket, {});
      response.destroy();
    }, {});
    const request = (path: string) => `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n`;
    const { status } = await sendBytes(`http://${host}:${provider.port}`, request('/first') + request('/second'));
    expect(status).toBe(408);
    expect(paths).toEqual(['/first']);
  });
});
