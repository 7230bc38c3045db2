import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstValueFrom, type Observable } from 'rxjs';
import { GatewayError } from '../../../src/application/ports.js';
import type { Failure } from '../../../src/domain/payment/failure.js';

/** A call as it reached the server. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** A small provider with the answers a test gives it, on a free port of the loopback. */
export class ScriptedProvider {
  readonly received: Received[] = [];
  answer: (response: ServerResponse, call: Received) => void = (response) =>
    response.end('{"status":"success","data":{}}');
  readonly #server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const call = { method: request.method ?? '', path: request.url ?? '', body, headers: request.headers };
      this.received.push(call);
      this.answer(response, call);
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** Its address, once it has started. */
  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The one call that was received, its body as form fields. */
  onlyCall(): { readonly call: string; readonly fields: Readonly<Record<string, string>> } {
    expect(this.received).toHaveLength(1);
    const [{ method, path, body } = { method: '', path: '', body: '' }] = this.received;
    return { call: `${method} ${path}`, fields: Object.fromEntries(new URLSearchParams(body)) };
  }

  /** Answers every call so from now on. */
  say(status: number, body: unknown, headers: Record<string, string> = {}): void {
    this.answer = (response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  }
}

/** A provider that runs while the tests of a file do. When one begins it has received nothing, and answers with `data`. */
export function providerOfTests(data: object = {}): ScriptedProvider {
  const provider = new ScriptedProvider();
  beforeAll(() => provider.start());
  afterAll(() => provider.stop());
  beforeEach(() => {
    provider.received.length = 0;
    provider.say(200, { status: 'success', data });
  });
  return provider;
}

/** The failure that a gateway stream ends with. */
export async function failureIn(stream: Observable<unknown>): Promise<Failure> {
  try {
    await firstValueFrom(stream);
  } catch (error) {
    if (error instanceof GatewayError) return error.failure;
    throw error;
  }
  throw new Error('the stream did not fail');
}
