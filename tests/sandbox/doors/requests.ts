import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { RawAnswer } from '../raw-request.js';
import type { Route } from './route-table.js';
import { bodies, methods, spellings } from './spellings.js';

/** One way to ask for an address. */
export interface Case {
  readonly method: string;
  /** A name of `spellings`, or of `bodies` for a POST that is spelled plainly. */
  readonly form: string;
}

/**
 * How much is asked: `wide` every spelling by every method, `narrow` the spellings that are read differently most often, `least`
 * a plain GET and POST.
 */
export type Width = 'least' | 'narrow' | 'wide';

/** What a POST and a server without its database are asked in the narrow version. */
const fewSpellings = ['plain', 'end slash', 'encoded letters', 'null byte'];

/** The ways to ask for the address of a route, or of none: then `taken` is empty. */
export function casesOf(taken: Route['methods'], width: Width, state: 'up' | 'down'): Case[] {
  if (width === 'least') return ['GET', 'POST'].map((method) => ({ method, form: 'plain' }));
  const every = Object.keys(spellings);
  const asked = [...new Set([...taken, ...methods])];
  const formsOf = (method: string) => {
    if (width === 'wide') return every;
    if (method === 'GET') return state === 'up' ? every : fewSpellings;
    return taken.includes(method) ? fewSpellings : ['plain'];
  };
  const spelled = asked.flatMap((method) => formsOf(method).map((form) => ({ method, form })));
  const posted = width === 'wide' || state === 'up' ? Object.keys(bodies).slice(1) : [];
  return [...spelled, ...posted.map((form) => ({ method: 'POST', form }))];
}

/** The address of a case, as it is sent. */
export function written(path: string, { form }: Case): string {
  return (spellings[form] ?? spellings.plain ?? String)(path);
}

/** Lines to a server that are kept open, so that thousands of requests need few of them. */
export class Line {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  /** Sends the path as it is: no dots resolved, no letters encoded. */
  async ask(origin: string, { method, form }: Case, path: string): Promise<RawAnswer> {
    const { hostname, port } = new URL(origin);
    const { type, text: body } = bodies[form] ?? { text: '' };
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
    if (body !== '') headers['content-length'] = String(Buffer.byteLength(body));
    const asked = request({ hostname, port, method, path, headers, agent: this.agent });
    asked.end(body);
    const [response] = await once(asked, 'response');
    let text = '';
    for await (const chunk of response) text += String(chunk);
    return { status: response.statusCode ?? 0, headers: response.headers, text };
  }

  close(): void {
    this.agent.destroy();
  }
}
