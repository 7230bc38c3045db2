/** Which packages the tests read as one file each, and where those files are. */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** ES modules: the names of one package share their code. */
const modules = [
  'drizzle-orm',
  'drizzle-orm/logger',
  'drizzle-orm/node-postgres',
  'drizzle-orm/node-postgres/migrator',
  'drizzle-orm/pg-core',
  'drizzle-orm/pglite',
  'drizzle-orm/pglite/migrator',
  'inversify',
  'rxjs',
  'rxjs/operators',
  'rxjs/testing',
];
const commonjs = ['@testing-library/dom', 'class-validator', 'fastify', 'qrcode'];

const hash = createHash('sha256');
for (const file of [path.join(root, 'package-lock.json'), __filename]) hash.update(readFileSync(file));

/** Exists once all of them are in it. */
const bundleFolder = path.join(root, 'node_modules', '.cache', `vezne-tests-${hash.digest('hex').slice(0, 16)}`);

const outName = (name) => name.replaceAll('/', '.');
const files = new Map([
  ...modules.map((name) => [name, path.join(bundleFolder, `${outName(name)}.mjs`)]),
  ...commonjs.map((name) => [name, path.join(bundleFolder, `${outName(name)}.cjs`)]),
]);

module.exports = { bundleFolder, commonjs, files, modules, outName, root };
