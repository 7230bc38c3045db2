/**
 * `npm run release`: packs the version of package.json and keeps what later builds need of it: its script for shops that pin
 * one, and the provider's program, which the tests start beside the one of the day (SV-01).
 */
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root, run } from './terminal.mjs';

process.chdir(root);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const heads = readFileSync('CHANGELOG.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith(`## ${version} `));
if (heads.length !== 1 || heads[0]?.includes('not released'))
  fail(`CHANGELOG.md has no part of ${version} with its day.`);
if (run(process.execPath, ['scripts/pack.mjs']) !== 0) fail('The packages were not written.');
keepScript();
keepProgram(path.join('tests', 'releases', `vezne-sandbox-${version}.tgz`));

function keepScript() {
  const script = JSON.parse(readFileSync('dist/page/vezne-embed.json', 'utf8'));
  const list = 'build/released-scripts.json';
  const released = JSON.parse(readFileSync(list, 'utf8'));
  if (released.some((each) => each.path === script.path)) return;
  copyFileSync(path.join('dist/page', script.path), path.join('public', script.path));
  writeFileSync(list, `${JSON.stringify([...released, script], null, 2)}\n`);
}

/** Leaves out what no server runs: the page, which is the browser's, and the empty database of a start without a server. */
function keepProgram(file) {
  const folder = path.join('dist', 'pack', 'kept', 'package');
  rmSync(folder, { recursive: true, force: true });
  const isKept = (name) =>
    !['page', 'empty-database.tar.gz'].includes(path.basename(name)) && !name.endsWith('_snapshot.json');
  cpSync(path.join('dist', 'pack', 'vezne-sandbox'), folder, { recursive: true, filter: isKept });
  mkdirSync(path.dirname(file), { recursive: true });
  if (run('tar', ['-czf', file, '-C', path.dirname(folder), 'package']) !== 0) fail(`${file} was not written.`);
  console.log(
    `Kept: ${file}, beside ${readdirSync(path.dirname(file)).join(', ')}. Commit it, and tag the commit v${version}.`,
  );
}
