/**
 * `npm run screenshots`: takes the pictures of the README anew into docs/pictures.
 * `npm run screenshots -- --compare REV`: pictures every state of the page, built from this tree and from the git revision
 * REV, and compares them pixel by pixel. `--only card` (or `--only card/declined`) takes a part.
 */
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';
import { compareWith } from './screenshots/comparison.mjs';
import { build, takePictures } from './screenshots/pictures.mjs';
import { installPackages } from './setup.mjs';
import { fail, root } from './terminal.mjs';

const { compare, only } = readArguments();
installPackages();
const browser = await findBrowser();
if (compare === undefined) {
  if (!build(root)) fail('The build failed; its message stands above.');
  process.exitCode = takePictures('tests/e2e/pictures.config.mjs', { browser }) ? 0 : 1;
} else {
  process.exitCode = (await compareWith(compare, { browser, only })) ? 0 : 1;
}

function readArguments() {
  try {
    const options = { compare: { type: 'string' }, only: { type: 'string', default: '' } };
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${error.message}\nUsage: npm run screenshots -- [--compare REV [--only SUBJECT]]`);
  }
}
