import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';

/** Stands between a browser and the provider on an origin of its own, for engines whose driver cannot refuse a file. */
export class Relay {
  /** Requests for such a path are refused, as long as it is set. */
  refused: RegExp | undefined = undefined;
  readonly #server: http.Server;

  private constructor(readonly provider: string) {
    this.#server = http.createServer((request, response) => this.#pass(request, response));
  }

  static async start(provider: string): Promise<Relay> {
    const relay = new Relay(provider);
    relay.#server.listen(0, '127.0.0.1');
    await once(relay.#server, 'listening');
    return relay;
  }

  /** The address of a page of the provider, by way of the relay. */
  addressOf(page: string): string {
    return page.replace(this.provider, this.#origin);
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  get #origin(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  #pass(request: IncomingMessage, response: ServerResponse): void {
    const { method, url: path = '/' } = request;
    if (this.refused?.test(path)) {
      response.writeHead(503).end();
      return;
    }
    // The provider takes posts of its own pages alone.
    const headers = { ...request.headers, host: new URL(this.provider).host };
    for (const name of ['origin', 'referer'] as const) {
      headers[name] = headers[name]?.replace(this.#origin, this.provider);
      if (headers[name] === undefined) delete headers[name];
    }
    const passed = http.request(this.provider + path, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  }
}
