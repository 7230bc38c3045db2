import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Authorisation, Issuer } from '../../sandbox/provider/issuer/issuer.js';
import type { Decision } from '../../sandbox/provider/ledger/outcomes.js';
import type { IssuerBook } from './issuer-book.js';

/** The issuer as a process of the provider reaches it. */
export class RemoteIssuer implements Issuer {
  constructor(private readonly url: string) {}

  async authorise(asked: Authorisation): Promise<Decision> {
    const { decision } = await this.ask({ asked });
    return decision;
  }

  async reverse(attemptId: string): Promise<boolean> {
    const { reversed } = await this.ask({ attemptId });
    return reversed === true;
  }

  private async ask(question: Question): Promise<Reply> {
    const answer = await fetch(this.url, { method: 'POST', body: JSON.stringify(question) });
    if (!answer.ok) throw new Error('The issuer gave no answer');
    return answer.json() as Promise<Reply>;
  }
}

interface Question {
  readonly asked?: Authorisation;
  readonly attemptId?: string;
}

interface Reply {
  readonly decision?: Decision;
  readonly reversed?: boolean;
}

export interface IssuerServer {
  readonly url: string;
  close(): void;
}

/** Serves the book to the processes of the provider. */
export async function serveIssuer(book: IssuerBook): Promise<IssuerServer> {
  const reply = async ({ asked, attemptId = '' }: Question): Promise<Reply> =>
    asked === undefined ? { reversed: await book.reverse(attemptId) } : { decision: await book.authorise(asked) };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    try {
      response.end(JSON.stringify(await reply(JSON.parse(body))));
    } catch {
      response.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
