/**
 * `npm run nodes`: build, types, unit tests and the tests of the packages under each Node that users have; `-- 24` is one
 * of them alone. The npm package `node` brings the programs, into `.data/nodes`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages, runNpm } from './setup.mjs';
import { fail, root } from './terminal.mjs';
import { Steps } from './test-steps.mjs';

const versions = ['20', '22', '24'];
const asked = process.argv.slice(2);
const unknown = asked.filter((version) => !versions.includes(version));
if (unknown.length > 0) fail(`npm run nodes takes ${versions.join(', ')}, not ${unknown.join(', ')}.`);

installPackages();
const steps = new Steps();
for (const version of asked.length > 0 ? asked : versions) await tryUnder(version);
if (steps.failed().length > 0) console.log(`Failed: ${steps.failed().join(', ')}`);
console.log(`Passed: ${steps.passed().join(', ')}`);
process.exitCode = steps.failed().length > 0 ? 1 : 0;

async function tryUnder(version) {
  const env = { PATH: `${programFolder(version)}${path.delimiter}${process.env.PATH ?? ''}`, VEZNE_PACKED: '1' };
  const options = { env, shell: process.platform === 'win32' };
  const run = (name, ...args) => steps.run(`Node ${version}: ${name}`, 'npm', ['run', '--silent', ...args], options);
  await run('build', 'pack');
  await run('types', 'typecheck');
  await run('unit tests', 'test:unit', '--', '--selectProjects', 'units');
  await run('packages', 'test:unit', '--', 'tests/packages');
}

/** The folder of a Node program, fetched when it is not there. */
function programFolder(version) {
  const folder = path.join(root, '.data', 'nodes', version);
  mkdirSync(folder, { recursive: true });
  if (runNpm(['install', '--prefix', folder, '--no-save', '--no-package-lock', `node@${version}`]) !== 0) {
    fail(`Node ${version} could not be fetched from npm.`);
  }
  return path.join(folder, 'node_modules', 'node', 'bin');
}
