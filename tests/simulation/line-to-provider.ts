import { Agent, type IncomingHttpHeaders, request as open } from 'node:http';

/** The servers of the provider's side. */
export type Party = 'provider' | 'acs' | 'wallets';

/** A request as it is forwarded: whole. */
export interface Sent {
  readonly party: Party;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Sends a request to a server and reads its whole answer. Rejects when the line breaks before that. */
export function forward(origin: string, { method, path, headers, body }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const outgoing = open(origin + path, { method, agent, headers: { ...headers, host: new URL(origin).host } });
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('aborted', () => reject(new Error('The answer broke off')));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Nothing listened there: another process may be asked. */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
