/**
 * The shell in another language, as its differences from the first: the parser of the browser passes over them, where a
 * second shell would delay the first paint. In both, the same elements and texts stand in the same order.
 */

/** `[index, text]` or `[index, value, attribute]`: the index counts elements and texts, null takes an attribute away. */
export function wordsOf(first, other) {
  const [ours, theirs] = [nodesOf(first), nodesOf(other)];
  if (ours.length !== theirs.length) throw new Error('The shells of two languages have different nodes');
  return ours.flatMap((node, index) => differences(node, theirs[index]).map((difference) => [index, ...difference]));
}

function differences(node, other) {
  if (node.name !== other.name) throw new Error(`${node.name} stands where another language has ${other.name}`);
  if (node.name === text) return node.value === other.value ? [] : [[other.value]];
  const names = new Set([...node.attributes.keys(), ...other.attributes.keys()]);
  return [...names]
    .filter((name) => node.attributes.get(name) !== other.attributes.get(name))
    .map((name) => [other.attributes.get(name) ?? null, name]);
}

const text = '#text';

/** The elements and texts of what React has rendered, which closes every tag and quotes every attribute. */
function nodesOf(html) {
  const parts = html.match(/<!--.*?-->|<[^>]+>|[^<]+/gs) ?? [];
  return parts
    .filter((part) => !/^<[!/]/.test(part))
    .map((part) => (part.startsWith('<') ? element(part) : words(part)));
}

function words(part) {
  return { name: text, value: plain(part) };
}

function element(tag) {
  const attributes = [...tag.matchAll(/ ([^\s=]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value)]);
  return { name: /^<([^\s/>]+)/.exec(tag)[1], attributes: new Map(attributes) };
}

/** What React escapes. */
const escapes = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

function plain(escaped) {
  return escaped.replace(/&(?:lt|gt|quot|#x27|amp);/g, (sequence) => escapes[sequence]);
}
