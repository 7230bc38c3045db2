import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import {
  documentedSettings,
  hasNginx,
  type Nginx,
  type Nth,
  type Place,
  placed,
  placeHere,
  startNginx,
} from './nginx.js';
import { askBy } from './secure-request.js';

(hasNginx() ? describe : describe.skip)('the nginx of docs/hosting.md while its processes are down', () => {
  let place: Place;
  let nginx: Nginx;
  const back: Server[] = [];

  beforeAll(async () => {
    place = await placeHere('/srv/vezne');
    nginx = await startNginx(place);
  });
  afterAll(() => {
    nginx.stop();
    for (const server of back) {
      server.close();
      server.closeAllConnections();
    }
  });

  /** Answers where the process of the provider is expected, sooner than one: after 10 s nginx would try it again in any case. */
  async function startAgain(nth: Nth): Promise<void> {
    const port = Number(placed(documentedSettings(nth).VEZNE_PORT ?? '', place));
    const server = createServer((_request, response) => response.end('back')).listen(port, '127.0.0.1');
    back.push(server);
    await once(server, 'listening');
  }

  it('TR-07 nginx goes on with the first request after both processes are back', async () => {
    const ask = askBy(nginx.ca);
    const address = `${placed('https://pay.example', place)}/healthz`;
    const statuses = async () => [(await ask(address)).status, (await ask(address)).status];
    expect(await statuses()).toEqual([502, 502]);
    await Promise.all([startAgain(1), startAgain(2)]);
    expect(await statuses()).toEqual([200, 200]);
  });
});
