/** The HTML that the page starts with, rendered by the page's own components. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { components } from './options.mjs';

/** Each variant in every language, the default one first, what a browser without script shows, and which marks stand in `accepted.svg`. */
export async function renderShells(plugins) {
  const outfile = 'dist/shell/shell.mjs';
  await build({
    ...components,
    entryPoints: ['src/ui/shell/render-shell.tsx'],
    platform: 'node',
    packages: 'external',
    plugins,
    outfile,
  });
  const { renderShell, variants, noscript, notLoaded, shellLanguages, markNames } = await import(
    `${pathToFileURL(path.resolve(outfile)).href}?${Date.now()}`
  );
  const shell = (variant) => shellLanguages.map((language) => ({ language, html: renderShell(variant, language) }));
  return {
    noscript,
    notLoaded,
    markNames,
    languages: shellLanguages,
    variants: Object.fromEntries(variants.map((variant) => [variant, shell(variant)])),
  };
}
