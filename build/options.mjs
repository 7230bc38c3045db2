/** Holds what the bundles of the page share. */

/** Where the page is built, and where its source maps are: beside what is served, not in it. */
export const out = 'dist/page';
export const maps = 'dist/maps';

/** For every bundle of the page's components, in a browser or in Node. */
export const components = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
};

export const browser = {
  platform: 'browser',
  target: 'es2022',
  conditions: ['production', 'es2015', 'module', 'browser'],
  mainFields: ['es2015', 'browser', 'module', 'main'],
};
