import type { Container } from 'inversify';
import { HttpClient } from '../../../src/infrastructure/gateway/http-client.js';
import { Http } from '../../../src/infrastructure/node/container.js';

/** A line that breaks on a payment post, which the network delivers later all the same, as often as it likes. */
export class LatePost {
  private holds = false;
  private held: Parameters<typeof fetch> | undefined;

  constructor(private readonly baseUrl: string) {}

  /** Puts this line under a container's gateways. */
  readonly install = (container: Container): void => {
    const fetch: typeof globalThis.fetch = (...call) => this.send(call);
    container.rebind(Http).toConstantValue(new HttpClient({ baseUrl: this.baseUrl, language: () => 'en', fetch }));
  };

  /** The next payment post is lost to its sender. */
  hold(): void {
    this.holds = true;
  }

  /** The post reaches the provider; gives the answer's body, which its sender never sees. */
  async deliver(): Promise<unknown> {
    if (this.held === undefined) throw new Error('No post was held');
    const [input, init] = this.held;
    const { signal: _, ...sent } = init ?? {};
    return (await fetch(input, sent)).json();
  }

  private send(call: Parameters<typeof fetch>): Promise<Response> {
    if (!this.holds || new URL(String(call[0])).pathname !== '/odeme') return fetch(...call);
    this.holds = false;
    this.held = call;
    return Promise.reject(new TypeError('The line broke'));
  }
}
