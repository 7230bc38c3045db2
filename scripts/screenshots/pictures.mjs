/** Builds the page of a folder and takes pictures of it. */
import path from 'node:path';
import { root, run } from '../terminal.mjs';

/** True when the build of a project folder succeeded. */
export function build(project) {
  return run(process.execPath, ['esbuild.mjs'], { cwd: project }) === 0;
}

/** Runs a Playwright configuration of this tree; true when all of it passed. `only`: the beginning of the names of states. */
export function takePictures(config, { browser, only = '', env = {} }) {
  const playwright = path.join(root, 'node_modules', 'playwright', 'cli.js');
  const part =
    only === '' ? [] : ['--grep', ` ${RegExp.escape?.(only) ?? only.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}`];
  const args = [playwright, 'test', '--config', config, ...part];
  return run(process.execPath, args, { env: { VEZNE_BROWSER: browser, VEZNE_RESULTS: '', ...env } }) === 0;
}
