import { sha256 } from './page-folder.js';

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const styles = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const tags = /<([a-z][a-z0-9-]*)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;

/** What stands in a document that its policy does not list by hash, or that runs without being a script element. */
export function documentFaults(html: string, policy: string): string[] {
  const faults: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
    if (/\btype="application\/json"/.test(attributes)) continue;
    const source = /\bsrc="([^"]*)"/.exec(attributes)?.[1];
    if (source === undefined && !policy.includes(`'${sha256(text)}'`) && !policy.includes("script-src 'unsafe-inline'"))
      faults.push('an inline script whose hash is not in the policy');
    if (source !== undefined && !/^\/assets\/[\w.-]+(\?v=[0-9a-f]+)?$/.test(source))
      faults.push(`a script of ${source}`);
  }
  for (const [, text = ''] of html.matchAll(styles)) {
    if (!policy.includes(`'${sha256(text)}'`)) faults.push('inline styles whose hash is not in the policy');
  }
  // A script element that is left has no end tag.
  const markup = html.replaceAll(scripts, '');
  for (const [, name = '', attributes = ''] of markup.matchAll(tags)) {
    const unquoted = attributes.replace(/"[^"]*"|'[^']*'/g, '""');
    if (/\son[a-z]+\s*=/i.test(unquoted)) faults.push(`a handler in <${name}>`);
    if (/javascript:/i.test(attributes)) faults.push(`a javascript: address in <${name}>`);
    if (/^(base|iframe|object|embed|script)$/i.test(name)) faults.push(`<${name}>`);
    if (/^meta$/i.test(name) && /http-equiv/i.test(attributes)) faults.push('<meta http-equiv>');
  }
  return faults;
}
