import { isSignedFor } from './build-manifest.js';
import { digestOf, documentDifferences, ownLook } from './document-differences.js';
import { fileHeaderDifferences, pageHeaderDifferences } from './expected-headers.js';
import type { WatchOptions } from './watch-options.js';

/** How the watch ends, for cron. */
const exitCodes = { equal: 0, different: 1, notAsked: 2 } as const;

/** Browsers ask in the first or the second way, and each may be served from another file. */
const encodings = ['gzip, deflate, br', 'gzip, deflate', 'identity'];

/** The watch asks as a browser does: a changed page may be kept for browsers alone. */
const asBrowser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'accept-language': 'tr',
};

const limitMs = 30_000;

/** Describes a host that gave no answer to compare. */
class NotAsked extends Error {
  override readonly name = 'NotAsked';
}

/**
 * Compares a host with the manifest of a build (MA-12), and prints a line for each difference. Returns one of
 * {@link exitCodes}.
 */
export async function watchHost(options: WatchOptions, print: (line: string) => void): Promise<number> {
  const { addresses, manifest, key, host } = options;
  if (key !== undefined && !isSignedFor(manifest, key)) {
    const reason = manifest.signature === undefined ? 'is unsigned' : 'is signed by another key, or was changed';
    print(`different   the manifest ${reason}: nothing was compared with it.`);
    return exitCodes.different;
  }
  const found = new Set<string>();
  const report = (address: string, differences: readonly string[]) => {
    for (const line of differences.map((difference) => `different   ${address}: ${difference}`)) {
      if (!found.has(line)) print(line);
      found.add(line);
    }
  };
  const files = [...manifest.files].map(([path, digest]) => ({ address: host.origin + path, digest }));
  try {
    for (const address of addresses) report(address, await pageDifferences(address, options));
    for (const { address, digest } of files) report(address, await differencesOfFile(address, digest, options));
  } catch (error) {
    if (!(error instanceof NotAsked)) throw error;
    print(`not asked   ${error.message}`);
    return found.size > 0 ? exitCodes.different : exitCodes.notAsked;
  }
  print(`${addresses.length} pages and ${files.length} files compared, ${found.size} differences.`);
  if (key === undefined) print(signatureInWords(options));
  if (host.framedBy === undefined) print('frame-ancestors was not compared: --framed-by is not given.');
  return found.size === 0 ? exitCodes.equal : exitCodes.different;
}

function signatureInWords({ manifest }: WatchOptions): string {
  if (manifest.signature === undefined) return 'The manifest is unsigned.';
  return 'The signature of the manifest was not checked: --key is not given.';
}

async function pageDifferences(address: string, { host, manifest }: WatchOptions): Promise<string[]> {
  const differences: string[] = [];
  for (const encoding of encodings) {
    const { status, headers, body } = await ask(address, encoding);
    if (status !== 200) differences.push(`is answered with ${status}`);
    // A merchant's own look stands in its documents beside the styles of the build (TH-07).
    const look = ownLook(body.toString());
    const styleHashes = look === undefined ? manifest.styleHashes : [...manifest.styleHashes, digestOf(look)];
    differences.push(...pageHeaderDifferences(headers, host, { ...manifest, styleHashes }));
    differences.push(...documentDifferences(body.toString(), address, { ...manifest, styleHashes }));
  }
  return differences;
}

async function differencesOfFile(address: string, digest: string, { host }: WatchOptions): Promise<string[]> {
  const differences: string[] = [];
  for (const encoding of encodings) {
    const { status, headers, body } = await ask(address, encoding);
    if (status !== 200) differences.push(`is answered with ${status}`);
    else if (digestOf(body) !== digest)
      differences.push(`is not the file of the build: its digest is ${digestOf(body)}`);
    differences.push(...fileHeaderDifferences(headers, new URL(address).pathname, host));
  }
  return differences;
}

async function ask(address: string, encoding: string): Promise<{ status: number; headers: Headers; body: Buffer }> {
  try {
    const answer = await fetch(address, {
      headers: { ...asBrowser, 'accept-encoding': encoding },
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status >= 500) throw new NotAsked(`${address} is answered with ${answer.status}.`);
    return { status: answer.status, headers: answer.headers, body };
  } catch (error) {
    if (error instanceof NotAsked) throw error;
    throw new NotAsked(`${address} does not answer: ${reasonOf(error)}.`);
  }
}

/** The error that `fetch` rejects with names its reason as its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message || cause.name : 'for an unknown reason';
}
