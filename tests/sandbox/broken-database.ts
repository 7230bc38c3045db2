import type { Container } from 'inversify';
import { Database } from '../../sandbox/database/database.js';

/** Lets every statement of the sandbox's database fail while `isDown` says so, as the driver reports it; `token` is among what it quotes. */
export function breakDatabase(container: Container, isDown: () => boolean, token: () => string): void {
  const failure = () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED /var/run/postgresql/.s.PGSQL.5432'), {
      code: 'ECONNREFUSED',
    });
    throw new Error(`Failed query: select "token" from "orders" where "token" = $1 params: ${token()}`, {
      cause: refused,
    });
  };
  container.onActivation(Database, (_context, db) => {
    return new Proxy(db, {
      get: (target, name) => (isDown() ? failure() : Reflect.get(target, name, target)),
    });
  });
}

const sqlWords = ['Failed query', 'select "', 'insert into', '$1', 'ECONNREFUSED /', 'postgresql'];

/** What a text holds that it must not (TR-04): SQL, one of `secrets`, a path, a stack. */
export function leaksOf(text: string, secrets: readonly string[]): string[] {
  const words = [...secrets, ...sqlWords].filter((word) => text.includes(word));
  return /\bat .+\.[jt]s:\d+|node_modules|\/sandbox\//.test(text) ? [...words, 'a stack'] : words;
}
