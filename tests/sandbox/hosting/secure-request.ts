import { once } from 'node:events';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { RawAnswer } from '../raw-request.js';

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** The address of this machine that the request comes from. */
  readonly localAddress?: string;
}

export type Asking = (address: string, asked?: Asked) => Promise<RawAnswer & { readonly body: Buffer }>;

/** Requests to a server whose certificate is signed by `ca`, each on a connection of its own. */
export function askBy(ca: string): Asking {
  return async (address, { method = 'GET', headers = {}, body = '', localAddress } = {}) => {
    const options = { method, ca, headers, localAddress, agent: false };
    const sent = address.startsWith('https:') ? request(address, options) : plainRequest(address, options);
    sent.end(body);
    const [response] = await once(sent, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(Buffer.from(chunk));
    const whole = Buffer.concat(chunks);
    return { status: response.statusCode ?? 0, headers: response.headers, text: whole.toString(), body: whole };
  };
}

/** `fetch` as the shoppers of the tests use it. */
export function fetchOver(ask: Asking): typeof fetch {
  return async (input, init = {}) => {
    const { method = 'GET', body } = init;
    const form: Record<string, string> =
      body instanceof URLSearchParams ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    const headers = { ...form, ...Object.fromEntries(new Headers(init.headers)) };
    const { status, text, headers: answered } = await ask(String(input), { method, headers, body: body?.toString() });
    const kept = Object.entries({ 'content-type': answered['content-type'], location: answered.location });
    return new Response(text, { status, headers: kept.flatMap(([name, value]) => (value ? [[name, value]] : [])) });
  };
}
