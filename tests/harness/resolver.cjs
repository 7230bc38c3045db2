/**
 * Our sources import each other as `./amount.js`, the name the file has after the build (NodeNext).
 * Jest reads the sources, so a relative `.js` that does not exist is looked up as `.ts` and `.tsx`.
 * Large packages are read as the one file that was made of each; all others are resolved as always.
 */
const { existsSync } = require('node:fs');
const { resolve } = require('node:path');
const { files } = require('./bundled-packages.cjs');

module.exports = (request, options) => {
  if (/^\.{1,2}\/.*\.js$/.test(request) && !options.basedir.includes('/node_modules/')) {
    const stem = resolve(options.basedir, request.slice(0, -'.js'.length));
    for (const ending of ['.ts', '.tsx']) if (existsSync(stem + ending)) return stem + ending;
  }
  return files.get(request) ?? options.defaultResolver(request, options);
};
