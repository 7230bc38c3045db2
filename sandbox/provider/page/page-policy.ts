import { violationPath } from '../page-api/take-reports.js';

export interface PageSecurity {
  /** The page's own origin. */
  readonly provider: string;
  /** Exact plain-http origins that count as safe: the parties of a sandbox on one machine. */
  readonly loopbackOrigins: readonly string[];
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** The source of `frame-ancestors`: the origin of the merchant's site, `*` where it is not known. */
  readonly framedBy: string;
}

/** Returns whether a path is that of the script for merchants' pages as one release had it (EM-04). */
export function isPinnedScript(path: string): boolean {
  return /^\/vezne-embed\.[0-9A-F]{8}\.js$/.test(path);
}

/** The header `Link` of such a document: the browser fetches the script of all pages early, and runs no other in its place. */
export function entryLink(entry: string, digest: string): string {
  return `<${entry}>; rel=modulepreload; integrity="${digest}"`;
}

/** The headers of every HTML document that may show a card field, besides those of every answer. */
export function pageHeaders(security: PageSecurity): Record<string, string> {
  return {
    'content-security-policy': policy(security),
    'reporting-endpoints': `csp="${security.provider}${violationPath}"`,
  };
}

function policy({ loopbackOrigins, scriptHashes, styleHashes, framedBy }: PageSecurity): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const safe = ['https:', ...loopbackOrigins].join(' ');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(scriptHashes)].join(' '),
    ["style-src 'self'", ...quoted(styleHashes)].join(' '),
    `img-src 'self' ${safe}`,
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    `form-action ${safe}`,
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy}`,
    // guard: Trusted Types
    "require-trusted-types-for 'script'",
    'trusted-types acs-html',
    `report-uri ${violationPath}`,
    'report-to csp',
  ].join('; ');
}

/** The one document without the strict policy: it runs a bank's script in an origin of its own, and holds no card field. */
export const handOverHeaders = {
  'content-security-policy':
    "sandbox allow-scripts allow-forms allow-top-navigation allow-popups; script-src 'unsafe-inline' https:",
} as const;

/**
 * The frame a vendor's script runs in: an origin of its own, without storage and without access to the card page, that
 * takes nothing but this vendor's. Any site may frame it: a browser compares `frame-ancestors` with the merchant's page
 * around ours, too, and the script takes orders from a window of our origin alone. `hosts`: the vendors' origins.
 */
export function vendorHeaders(hosts: readonly string[], scriptHash: string): Record<string, string> {
  const vendor = hosts.join(' ');
  const policy = [
    'sandbox allow-scripts allow-forms allow-popups',
    "default-src 'none'",
    `script-src '${scriptHash}' ${vendor}`,
    `style-src 'unsafe-inline' ${vendor}`,
    'img-src https:',
    `connect-src ${vendor}`,
    `frame-src ${vendor}`,
    "base-uri 'none'",
    `form-action ${vendor}`,
  ].join('; ');
  return { 'content-security-policy': policy };
}
