import { readFileSync } from 'node:fs';
import { parseOptions, WrongOption } from '../options/wrong-option.js';
import { codeOf } from '../process/error-code.js';
import { type BuildManifest, type PublicKey, readBuildManifest, readPublicKey } from './build-manifest.js';
import type { ExpectedHost } from './expected-headers.js';

export const watchHelp = `vezne-sandbox watch URL... --manifest FILE [options]

Compares the pages of a host with the build: their scripts, styles and headers, and every file that the build's manifest
names. It prints a line for each difference. Each URL is a page of one host, such as https://pay.example or a link's.

  --manifest FILE         dist/page/manifest.json of the build that is deployed
  --key PUBLIC            the public key that the manifest must be signed for (Ed25519: SPKI in DER, written as base64)
  --framed-by SOURCES     what frame-ancestors of these pages must be, such as https://shop.example; without it any is taken
  --loopback-sites SITES  plain-http origins that the host counts as safe, by commas; none in production
  --help                  this text

Ends with 0 where all is equal, 1 where something differs, 2 where the host could not be asked.
`;

const text = { type: 'string' } as const;
const options = {
  manifest: text,
  key: text,
  'framed-by': text,
  'loopback-sites': text,
  help: { type: 'boolean', short: 'h' },
} as const;

export interface WatchOptions {
  /** Whole addresses of one origin. */
  readonly addresses: readonly string[];
  readonly manifest: BuildManifest;
  /** Undefined where no signature is asked for. */
  readonly key: PublicKey | undefined;
  readonly host: ExpectedHost;
}

/** Reads what follows `watch`; undefined asks for the help. Throws WrongOption. */
export function readWatchOptions(args: readonly string[]): WatchOptions | undefined {
  const { values, positionals } = parseOptions({ args: [...args], allowPositionals: true, options });
  if (values.help === true) return undefined;
  if (values.manifest === undefined) throw new WrongOption('Give the manifest of the build: --manifest FILE.');
  const urls = positionals.map(readUrl);
  const origins = new Set(urls.map(({ origin }) => origin));
  const [origin, ...others] = origins;
  if (origin === undefined || others.length > 0) {
    throw new WrongOption('Give pages of one host: vezne-sandbox watch https://pay.example --manifest FILE.');
  }
  const sites = (values['loopback-sites'] ?? '').split(',').filter((site) => site !== '');
  return {
    addresses: urls.map(({ href }) => href),
    manifest: readBuildManifest(readFile(values.manifest)),
    key: values.key === undefined ? undefined : readPublicKey(values.key),
    host: { origin, framedBy: values['framed-by'], loopbackOrigins: sites },
  };
}

function readUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new WrongOption('An address must be a whole one, such as https://pay.example.');
  }
  return url;
}

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongOption(`--manifest cannot be read: ${codeOf(error)} ${file}`);
  }
}
