import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { openDatabase } from '../../../sandbox/database/open-database.js';

/** A message of PostgreSQL's protocol. */
function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
}

/** Asks for a password by SCRAM, in two messages, as Debian's server does, and then says nothing. */
const asksForPassword = [
  message('R', Buffer.from('\0\0\0\x0aSCRAM-SHA-256\0\0')),
  message('R', Buffer.from('\0\0\0\x0br=nonce,s=c2FsdA==,i=4096')),
];

const refusesWith = (code: string) => [message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mno\0\0`))];

/** Opens a database on a server that gives these answers, one to each message. */
async function opening(answers: readonly Buffer[]): Promise<unknown> {
  const server = createServer((line) => {
    const left = [...answers];
    line.on('data', () => line.write(left.shift() ?? ''));
    line.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const opened = openDatabase({ url: `postgres://vezne@127.0.0.1:${port}/shop` });
  const refused = await opened.catch((error: unknown) => error);
  const closed = once(server, 'close');
  server.close();
  // Not before every connection has ended.
  await closed;
  return refused;
}

describe('a server that does not let the sandbox in', () => {
  it.each([
    [
      'asks for a password that is not given',
      asksForPassword,
      'DATABASE_URL has no password, and its server asks for one',
    ],
    ['refuses the password', refusesWith('28P01'), 'refuses its user or its password (28P01).'],
    ['has no such database', refusesWith('3D000'), 'has no database of that name (3D000).'],
    ['lets the user in from elsewhere', refusesWith('28000'), 'does not let its user in from here (28000).'],
    ['is full', refusesWith('53300'), 'has no connection left (53300).'],
    ['is starting', refusesWith('57P03'), 'is starting, or ends (57P03).'],
  ])('SV-06 is said in a sentence, and leaves no connection: it %s', async (_what, answers, sentence) => {
    const refused = await opening(answers);
    expect(refused).toMatchObject({ name: 'WrongOption', message: expect.stringContaining(sentence) });
  });
});
