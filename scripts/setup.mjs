/**
 * Makes the packages on disk those of package-lock.json. Uses Node alone: it runs before anything is installed.
 * `node scripts/setup.mjs`; with `--browser` it also finds (or fetches) the browser of the end-to-end tests.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root, run } from './terminal.mjs';

const stampFile = path.join(root, 'node_modules', '.vezne-setup');

/** Installs the packages unless those of the lock file are there already. */
export function installPackages() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node ${process.versions.node} is too old: Vezne needs Node 20.19 or newer.`);
  }
  const wanted = wantedStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  if (!isInstalled()) {
    console.log('Installing packages (npm ci) …');
    if (runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']) !== 0) {
      fail(
        'The packages could not be installed. Is the npm registry reachable (npm ping), is there room on the disk, ' +
          'and is no other install running in this folder? Then run the same command again.',
      );
    }
  }
  writeFileSync(stampFile, wanted);
}

/** The lock file and the Node version: binaries inside packages depend on both. */
function wantedStamp() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.version} ${process.platform}-${process.arch}`;
}

/** True when npm's own record of node_modules already says what the lock file says, e.g. after `npm install`. */
function isInstalled() {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([place, { version, optional, devOptional }]) => {
    if (place === '') return true;
    const found = installed[place];
    return found ? found.version === version : optional === true || devOptional === true;
  });
}

/** Runs npm in the project's folder; returns its exit code. */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm && /\.c?js$/.test(npm)) return run(process.execPath, [npm, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  installPackages();
  if (process.argv.includes('--browser')) {
    const { findBrowser } = await import('./browser.mjs');
    console.log(`Browser: ${await findBrowser()}`);
  }
}
