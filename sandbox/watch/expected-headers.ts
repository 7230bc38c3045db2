import { entryLink, isPinnedScript, pageHeaders } from '../provider/page/page-policy.js';
import { baseHeaders } from '../site/default-headers.js';
import type { BuildManifest } from './build-manifest.js';

/** Describes what differs between hosts of one build. */
export interface ExpectedHost {
  readonly origin: string;
  /** The sources of `frame-ancestors`; undefined where any are taken. */
  readonly framedBy: string | undefined;
  /** Plain-http origins that the host counts as safe. */
  readonly loopbackOrigins: readonly string[];
}

/** None of these belongs to a page or its files: each would open it to others, or lead away from it. */
const unwanted = [
  'access-control-allow-credentials',
  'access-control-allow-origin',
  'cross-origin-opener-policy',
  'refresh',
  'set-cookie',
];

const policyHeader = 'content-security-policy';

/** Returns how the headers of a page differ from those in docs/hosting.md, a sentence for each. */
export function pageHeaderDifferences(served: Headers, host: ExpectedHost, manifest: BuildManifest): string[] {
  const policy = directivesOf(served.get(policyHeader) ?? '');
  const framedBy = host.framedBy ?? policy.get('frame-ancestors') ?? "'none'";
  const security = { ...manifest, ...host, provider: host.origin, framedBy };
  const expected = { ...baseHeaders(host.origin), ...pageHeaders(security) };
  return [...differences(served, expected), ...linkDifferences(served, manifest)];
}

/** The same for a file, whose time in the cache and type are its own. A pinned script is for pages of other sites. */
export function fileHeaderDifferences(served: Headers, path: string, host: ExpectedHost): string[] {
  const { 'cache-control': _cache, ...expected } = baseHeaders(host.origin);
  return differences(served, isPinnedScript(path) ? { ...expected, 'access-control-allow-origin': '*' } : expected);
}

function differences(served: Headers, expected: Readonly<Record<string, string>>): string[] {
  const { [policyHeader]: policy = '', ...others } = expected;
  const changed = Object.entries(others).filter(([name, value]) => served.get(name) !== value);
  return [
    ...policyDifferences(served.get(policyHeader), policy),
    ...changed.map(([name, value]) => `header ${name} is ${shown(served.get(name))} in place of "${value}"`),
    ...unwanted
      .filter((name) => served.has(name) && expected[name] === undefined)
      .map((name) => `header ${name} does not belong here`),
  ];
}

function policyDifferences(served: string | null, expected: string): string[] {
  if (served === null) return [`header ${policyHeader} is missing`];
  const [is, shouldBe] = [directivesOf(served), directivesOf(expected)];
  const names = [...new Set([...shouldBe.keys(), ...is.keys()])];
  return names
    .filter((name) => is.get(name) !== shouldBe.get(name))
    .map(
      (name) =>
        `${policyHeader}: ${name} is ${shown(is.get(name) ?? null)} in place of ${shown(shouldBe.get(name) ?? null)}`,
    );
}

/** Sources by directive; their order says nothing. Of a directive that stands twice the first one counts, as in a browser. */
function directivesOf(policy: string): Map<string, string> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]) => [name.toLowerCase(), [...sources].sort().join(' ')] as const)
      .reverse(),
  );
}

/** A page works without this header; with it nothing but the script of the build may be loaded. */
function linkDifferences(served: Headers, { entry, files }: BuildManifest): string[] {
  const link = served.get('link');
  const expected = entryLink(entry, files.get(entry) ?? '');
  return link === null || link === expected ? [] : [`header link is ${shown(link)} in place of ${shown(expected)}`];
}

function shown(value: string | null): string {
  return value === null ? 'missing' : `"${value}"`;
}
