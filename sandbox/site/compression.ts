import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KeptDocuments } from './kept-documents.js';

export type Encoding = 'br' | 'gzip';

/** Bytes from which compressing pays: a shorter answer travels in one packet either way. */
const shortest = 1_024;

/** A quality for answers that are made anew for each request. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /^(text\/html|application\/json)\b/;

/** The best encoding that a request takes; undefined for none. */
export function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(',');
  const takes = (encoding: Encoding) =>
    accepted.some((entry) => {
      const [name, weight] = entry.split(';').map((part) => part.trim());
      return name?.toLowerCase() === encoding && !/^q=0(\.0*)?$/.test(weight ?? '');
    });
  return (['br', 'gzip'] as const).find(takes);
}

/**
 * Compresses the documents and the JSON of a server. A secret that is compressed beside text of an attacker's choice can
 * be guessed by the lengths of many answers, where a browser adds the shopper's cookie to requests that the attacker
 * starts. No such answer is given here: there are no cookies, and an address that holds a secret is known to the shopper
 * alone (docs/hosting.md).
 */
export function compressAnswers(app: FastifyInstance): void {
  const documents = new KeptDocuments();
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const body = textOf(payload);
    if (body === undefined || body.length < shortest || reply.hasHeader('content-encoding')) return payload;
    const [, type] = compressible.exec(String(reply.getHeader('content-type') ?? '')) ?? [];
    if (type === undefined) return payload;
    const encoding = encodingFor(request);
    if (encoding === undefined) return payload;
    // No `vary`: none of these answers is kept in a cache.
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (encoding === 'gzip') return zip(body);
    const kept = type === 'text/html' ? documents.find(body.toString()) : undefined;
    return kept ?? brotli(body, brotliOptions);
  });
}

function textOf(payload: unknown): Buffer | undefined {
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : undefined;
}
