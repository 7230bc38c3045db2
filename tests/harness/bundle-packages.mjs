/**
 * Puts packages of hundreds of files into one file each before the tests begin. Each worker, and each file with a DOM,
 * reads modules of its own: of the thousand that a test of the sandbox needs, most are of these packages.
 * What runs is the packages' own code, unchanged. Made once for a package-lock.json.
 */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import * as esbuild from 'esbuild';
import { bundleFolder, commonjs, modules, outName, root } from './bundled-packages.cjs';

/** Shared with the sources, which import these too; there must be one of each. */
const external = ['@electric-sql/pglite', '@opentelemetry/api', 'pg', 'reflect-metadata', 'reflect-metadata/lite'];

export default async function bundlePackages() {
  if (existsSync(bundleFolder)) return;
  mkdirSync(`${bundleFolder}/..`, { recursive: true });
  const made = mkdtempSync(`${bundleFolder}-`);
  await Promise.all([bundle(made, modules, 'esm'), bundle(made, commonjs, 'cjs')]);
  try {
    renameSync(made, bundleFolder);
  } catch (error) {
    // Another run put the same files there in the meantime.
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(bundleFolder)) throw error;
  }
}

function bundle(outdir, names, format) {
  return esbuild.build({
    absWorkingDir: root,
    entryPoints: names.map((name) => ({ in: entryOf(name), out: outName(name) })),
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format,
    splitting: format === 'esm',
    outExtension: { '.js': format === 'esm' ? '.mjs' : '.cjs' },
    external,
    logLevel: 'error',
  });
}

/** For Node, RxJS names its CommonJS files, which an ES module's bundle would give one export only. */
function entryOf(name) {
  if (!name.startsWith('rxjs')) return name;
  return `./node_modules/rxjs/dist/esm${name.slice('rxjs'.length)}/index.js`;
}
