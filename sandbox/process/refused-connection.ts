import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { codeOf } from './error-code.js';

/**
 * Answers bytes that Node could not read as a request, and closes the connection: they reach no server of ours, so the
 * headers of every answer are written here (TR-03).
 */
export function refuseConnection(error: Error, line: Duplex, headers: Readonly<Record<string, string>>): void {
  refused.add(line);
  const code = codeOf(error);
  if (!line.writable || code === 'ECONNRESET') {
    line.destroy();
    return;
  }
  const status = statuses.get(code) ?? 400;
  const fields = Object.entries({ ...headers, connection: 'close', 'content-length': '0' });
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fields.map(([name, value]) => `${name}: ${value}`)];
  line.end(`${lines.join('\r\n')}\r\n\r\n`);
}

/** Connections that were answered by a refusal. */
const refused = new WeakSet<object>();

/**
 * Returns whether the connection was refused. After a standstill Node answers 408 first and reads then what had come
 * meanwhile: a request that was refused must not be carried out.
 */
export function isRefused(line: object): boolean {
  return refused.has(line);
}

const statuses: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);
