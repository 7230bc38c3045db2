import { createHash } from 'node:crypto';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { lookRule } from '../../src/domain/theme/appearance.js';
import type { BuildManifest } from './build-manifest.js';

/** Rels by which a document loads a script or a style. */
const loading = ['modulepreload', 'prefetch', 'preload', 'stylesheet'];

/** No page of the build has one of these: they load or lead elsewhere without a script. */
const foreign = ['base', 'embed', 'frame', 'iframe', 'object'];

/** Names of scripts that the page imports later, by part. */
const laterScripts = 'vezne-scripts';

export function digestOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Returns how a page that a host served differs from the pages of the build, a sentence for each. */
export function documentDifferences(html: string, address: string, manifest: BuildManifest): string[] {
  const elements = elementsOf(parse(html));
  const named = elements.filter((element) => nameOf(element) === 'script').map(sourceOf);
  const hasEntry = named.includes(manifest.entry);
  return [
    ...elements.flatMap((element) => differencesOf(element, address, manifest)),
    ...(hasEntry ? [] : [`the script ${manifest.entry} is not named`]),
  ];
}

/** The most bytes that a merchant's own look may have (TH-07). */
const longestLook = 300;

/** Returns the inline style of a page that is a merchant's own look; undefined where it has none, or it sets anything but tokens of a look. */
export function ownLook(html: string): string | undefined {
  const look = elementsOf(parse(html)).find(
    (element) => nameOf(element) === 'style' && attributeOf(element, 'id') === 'look',
  );
  const text = look === undefined ? '' : textOf(look);
  const isLook = text.split(/(?<=\})/).every((rule) => lookRule.test(rule));
  return isLook && Buffer.byteLength(text) <= longestLook ? text : undefined;
}

function differencesOf(element: Tree.Element, address: string, manifest: BuildManifest): string[] {
  const name = nameOf(element);
  const handlers = element.attrs.filter((attribute) => /^on/i.test(attribute.name));
  const found = handlers.map((handler) => `<${name}> has the handler ${handler.name}`);
  if (name === 'script') found.push(...scriptDifferences(element, address, manifest));
  if (name === 'style' && !manifest.styleHashes.includes(digestOf(textOf(element))))
    found.push(`an inline style with the digest ${digestOf(textOf(element))} is not of the build`);
  if (name === 'link' && loads(element)) found.push(...linkDifferences(element, address, manifest));
  if (name === 'meta' && attributeOf(element, 'http-equiv') !== undefined)
    found.push('<meta http-equiv> is not of the build');
  if (foreign.includes(name)) found.push(`<${name}> is not of the build`);
  return found;
}

function linkDifferences(element: Tree.Element, address: string, manifest: BuildManifest): string[] {
  const source = attributeOf(element, 'href');
  return relsOf(element).includes('modulepreload')
    ? loadedScriptDifferences(element, source, address, manifest)
    : fileDifferences(source, address, manifest);
}

/** Without its digest a browser would run whatever the host sends for the script. */
function loadedScriptDifferences(
  element: Tree.Element,
  source: string | undefined,
  address: string,
  manifest: BuildManifest,
): string[] {
  const path = ownPathOf(source, address, manifest);
  if (path === undefined) return fileDifferences(source, address, manifest);
  const integrity = attributeOf(element, 'integrity');
  if (integrity === manifest.files.get(path)) return [];
  return [`the script ${path} has ${integrity === undefined ? 'no integrity' : `the integrity ${integrity}`}`];
}

function scriptDifferences(element: Tree.Element, address: string, manifest: BuildManifest): string[] {
  const source = sourceOf(element);
  if (source !== undefined) return loadedScriptDifferences(element, source, address, manifest);
  if (attributeOf(element, 'type') === 'application/json') {
    if (attributeOf(element, 'id') !== laterScripts) return [];
    const listed = scriptsIn(textOf(element));
    if (listed === undefined) return [`the list ${laterScripts} cannot be read`];
    return listed.flatMap((file) => fileDifferences(file, address, manifest));
  }
  const digest = digestOf(textOf(element));
  return manifest.scriptHashes.includes(digest)
    ? []
    : [`an inline script with the digest ${digest} is not of the build`];
}

/** A file that the manifest names is compared by its digest, once for all pages. */
function fileDifferences(source: string | undefined, address: string, manifest: BuildManifest): string[] {
  if (ownPathOf(source, address, manifest) !== undefined) return [];
  return [`the file ${urlOf(source, address)?.href ?? 'without an address'} is not of the build`];
}

/** Returns the path of a file that the manifest names, however its address is written; undefined for any other file. */
function ownPathOf(source: string | undefined, address: string, { files }: BuildManifest): string | undefined {
  const url = urlOf(source, address);
  const isOwn = url?.origin === new URL(address).origin && url.search === '' && files.has(url.pathname);
  return isOwn ? url.pathname : undefined;
}

function urlOf(source: string | undefined, address: string): URL | undefined {
  return source !== undefined && URL.canParse(source, address) ? new URL(source, address) : undefined;
}

/** Undefined where the text is no list. */
function scriptsIn(text: string): string[] | undefined {
  try {
    const names = Object.values(JSON.parse(text)).flatMap((list) => String(list).split(' '));
    return names.filter((name) => name !== '').map((name) => `/assets/${name}.js`);
  } catch {
    return undefined;
  }
}

function loads(element: Tree.Element): boolean {
  return relsOf(element).some((rel) => loading.includes(rel));
}

function relsOf(element: Tree.Element): string[] {
  return (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/);
}

const nameOf = (element: Tree.Element) => element.tagName.toLowerCase();

/** A script of an SVG has a `href`. */
function sourceOf(element: Tree.Element): string | undefined {
  return attributeOf(element, 'src') ?? attributeOf(element, 'href');
}

function attributeOf(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function textOf(element: Tree.Element): string {
  return element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');
}

/** Every element, those in templates included: the page puts them into the document. */
function elementsOf(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.filter(defaultTreeAdapter.isElementNode).flatMap((element) => {
    const inTemplate = 'content' in element ? elementsOf((element as Tree.Template).content) : [];
    return [element, ...inTemplate, ...elementsOf(element)];
  });
}
