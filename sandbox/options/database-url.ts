import { WrongOption } from './wrong-option.js';

/**
 * Returns the address of a PostgreSQL server as it was given; empty where there is none. Another text would be looked up as
 * the name of a server, and a password that ends the name of the host early has no words of its own. It is not repeated.
 */
export function readDatabaseUrl(text: string): string {
  // A socket's folder stands behind the question mark, and the host is left out.
  const isAddress = URL.canParse(text) || URL.canParse(text.replace('@/', '@localhost/'));
  if (text === '' || (/^postgres(?:ql)?:\/\/./.test(text) && isAddress)) return text;
  throw new WrongOption(
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/database; ' +
      'in a password write / as %2F, # as %23 and ? as %3F.',
  );
}
