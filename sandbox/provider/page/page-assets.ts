import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../../site/compression.js';
import type { PageAsset, PageFiles } from './page-files.js';

/** The files of the built page, and what browsers and robots ask for by themselves. */
export function serveAssets(app: FastifyInstance, files: PageFiles | undefined): void {
  for (const [path, asset] of files?.assets ?? []) {
    app.get(path, async (request, reply) => sendAsset(request, reply, asset));
  }
  const icon = files?.assets.get('/favicon.svg');
  if (files?.assets.has('/favicon.ico') !== true) {
    app.get('/favicon.ico', async (request, reply) =>
      icon === undefined ? reply.code(204).send() : sendAsset(request, reply, icon),
    );
  }
  if (files?.assets.has('/robots.txt') !== true) {
    app.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
    );
  }
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: PageAsset): FastifyReply {
  const encoding = encodingFor(request);
  const packed = encoding && asset.packed[encoding];
  if (packed !== undefined) reply.header('content-encoding', encoding);
  if (asset.pinned) reply.header('access-control-allow-origin', '*');
  return reply
    .header('cache-control', asset.hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    .header('vary', 'accept-encoding')
    .type(asset.type)
    .send(packed ?? asset.body);
}
