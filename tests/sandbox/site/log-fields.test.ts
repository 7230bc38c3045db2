import fastify from 'fastify';
import { loggerOf } from '../../../sandbox/site/log-fields.js';
import { leaksOf } from '../broken-database.js';

it('TR-04 an error that a server logs by itself has no stack', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: loggerOf({ logLevel: 'error', logStream }) });
  app.log.error(new Error('The tea is cold'));
  await app.close();
  expect(lines).toHaveLength(1);
  expect(lines.flatMap((line) => leaksOf(line, []))).toEqual([]);
});
