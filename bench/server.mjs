/**
 * One server for everything that the browser asks for, over http/2 with TLS on loopback: the compared pages, each under a
 * name of its own, the stand-ins of the providers' servers, and in front of the sandbox. The browser takes every name
 * for this machine, so nothing leaves it.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';
import sirv from 'sirv';
import { built } from './build.mjs';
import { addressOf, ours, pages } from './pages.mjs';

/** A bank's answer takes as long (ms): the page shows that it pays before it leaves. */
const payingTime = 1_500;

const hostOf = (name) => new URL(addressOf(name)).host;

/** Everything but the HTML is cached for a year; an unknown address gets the HTML, as of an application of one page. */
const serveFolder = (name) =>
  sirv(path.join(built, name), {
    brotli: true,
    single: true,
    setHeaders: (response, file) =>
      response.setHeader('cache-control', file === '/' || file.endsWith('.html') ? 'no-store' : cachedForAYear),
  });
const cachedForAYear = 'public, max-age=31536000, immutable';

/** Where the browser itself calls, whatever page it shows. */
const ofChromium = /\.(google|googleapis|gvt1)\.com$/;

/** `sandboxPorts` are those of the sandboxes by the name of their page; `answers` are those of `peer-answers.mjs`. */
export async function startServer({ sandboxPorts, answers }) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'bench.test' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const others = pages.filter(({ name }) => name !== ours);
  const folders = new Map(others.map(({ name }) => [hostOf(name), serveFolder(name)]));
  const ports = new Map(Object.entries(sandboxPorts).map(([name, port]) => [hostOf(name), port]));
  const packed = answers.map((answer) => ({ ...answer, bytes: brotliCompressSync(answer.body) }));
  const unknown = new Set();
  const refuse = (request, response) => {
    if (!ofChromium.test(hostAsked(request))) unknown.add(`${request.method} ${hostAsked(request)}${pathOf(request)}`);
    response.writeHead(404).end();
  };

  const server = createSecureServer({ key, cert, allowHTTP1: true }, async (request, response) => {
    const host = hostAsked(request);
    const isPayment = request.method === 'POST' && ['/odeme', '/pay'].includes(pathOf(request));
    if (isPayment) await pause(payingTime);
    // The tab was closed in the meantime: there is nobody to answer.
    if (response.stream?.destroyed) return undefined;
    if (ports.has(host)) return forward(request, response, { host, port: ports.get(host) });
    request.resume();
    if (isPayment) return response.writeHead(204).end();
    const answer = packed.find((row) => host.endsWith(row.host) && row.path.test(pathOf(request)));
    if (answer !== undefined) return send(request, response, answer);
    const serve = folders.get(host);
    if (serve === undefined) return refuse(request, response);
    return serve(request, response, () => refuse(request, response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: server.address().port, fingerprint: fingerprintOf(cert), unknown, close: () => server.close() };
}

const hostAsked = ({ authority, headers }) => (authority ?? headers.host ?? '').replace(/:\d+$/, '');
const pathOf = ({ url }) => url.split('?')[0];

/** By this digest of its key Chromium takes the certificate for a good one, and so caches what comes with it. */
function fingerprintOf(cert) {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

function send({ method, headers }, response, { type, bytes, isKept }) {
  const ofOtherSites = {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-allow-methods': 'GET, POST, PUT',
  };
  if (method === 'OPTIONS') return response.writeHead(204, ofOtherSites).end();
  response.writeHead(200, {
    ...ofOtherSites,
    'content-type': `${type}; charset=utf-8`,
    'content-encoding': 'br',
    'cache-control': isKept ? cachedForAYear : 'no-store',
  });
  return response.end(bytes);
}

const agent = new http.Agent({ keepAlive: true });
/** They belong to one connection alone, and http/2 does not take them. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Hands a request on to the sandbox, as nginx does in docs/hosting.md. */
function forward(request, response, { host, port }) {
  const sent = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
  const headers = { ...Object.fromEntries(sent), host, 'x-forwarded-for': '127.0.0.1' };
  const asked = http.request({ host: '127.0.0.1', port, agent, method: request.method, path: request.url, headers });
  asked.on('response', (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name));
    response.writeHead(answer.statusCode, Object.fromEntries(kept));
    answer.pipe(response);
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}
