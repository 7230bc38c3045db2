import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Which other origins a site's pages may use; each is a list of origins or of CSP keywords. */
export interface Reach {
  readonly frames?: readonly string[];
  readonly scripts?: readonly string[];
  /** Besides the site itself; a form post counts with every redirect that follows it. */
  readonly formTargets?: readonly string[];
  /** Who may frame the site's pages. */
  readonly framedBy?: readonly string[];
  /** Pictures of other sites, e.g. a merchant's logo. */
  readonly pictures?: readonly string[];
}

/**
 * The headers of every answer of a server, errors and refusals included (TR-03). A document has its own policy in place
 * of this one, and a file its own time in the cache. `origin`: the public one; browsers must stay with https only where
 * it is https.
 */
export function baseHeaders(origin: string): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=*, publickey-credentials-get=*, usb=(), serial=()',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  };
  if (origin.startsWith('https:')) headers['strict-transport-security'] = 'max-age=63072000; includeSubDomains';
  return headers;
}

/** The headers of a site whose pages use nothing but its own files: no inline script or style. */
export function siteHeaders(origin: string, reach: Reach): Record<string, string> {
  return {
    ...baseHeaders(origin),
    'content-security-policy': contentSecurityPolicy(reach),
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}

/** A post that changes something must come from the site's own pages; routes that are open take posts of other sites. */
export function refuseForeignPosts(app: FastifyInstance, isOpen: (route: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const from = request.headers['sec-fetch-site'] ?? 'none';
    // guard: post of another site to the store -> if (from !== '') return;
    if (from === 'same-origin' || from === 'none' || isOpen(request.routeOptions.url ?? '')) return;
    await reply.code(403).type('text/plain; charset=utf-8').send('This form belongs to another site.');
  });
}

/**
 * Only requests for the site's own name are answered, for `localhost`, and for an address in digits: another name that leads
 * here is somebody else's, whose pages a browser would take for this site (DNS rebinding). Routes that are open are answered under any name.
 */
export function refuseOtherHosts(app: FastifyInstance, origin: string, isOpen: (route: string) => boolean): void {
  const own = new URL(origin).hostname;
  app.addHook('onRequest', async (request, reply) => {
    const name = nameOf(request.headers.host ?? '');
    const isOurs = name === own || name === 'localhost' || name.endsWith('.localhost') || isIP(bare(name)) !== 0;
    if (isOurs || isOpen(request.routeOptions.url ?? '')) return;
    // guard: other hosts of the panel
    await reply.code(421).type('text/plain; charset=utf-8').send('This address belongs to another site.');
  });
}

/** The name in a Host header as a browser compares it; empty where there is none. */
function nameOf(host: string): string {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** An address without the brackets that IPv6 has in a name. */
const bare = (name: string) => name.replace(/^\[(.*)\]$/, '$1');

function contentSecurityPolicy({ frames, scripts, formTargets, framedBy, pictures }: Reach): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...(scripts ?? [])].join(' ')}`,
    "style-src 'self'",
    `img-src ${["'self'", ...(pictures ?? [])].join(' ')}`,
    "connect-src 'self'",
    `frame-src ${listOf(frames)}`,
    `form-action ${["'self'", ...(formTargets ?? [])].join(' ')}`,
    `frame-ancestors ${listOf(framedBy)}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // Nothing of these sites makes a policy.
    "trusted-types 'none'",
  ].join('; ');
}

function listOf(sources: readonly string[] | undefined): string {
  return sources === undefined ? "'none'" : sources.join(' ');
}
