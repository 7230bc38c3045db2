/**
 * `npm run gallery`: brings the page into every state at every width, in both themes and languages, with large text and in
 * forced colours; writes one page of pictures, .reports/gallery/index.html, and fails on what is wrong in any of them:
 * sideways scrolling, text that is cut off, controls that overlap or are too small, a layout that shifts, what axe finds.
 * `--only card` (or `--only 'card/empty|links'`) takes the states that begin so, `--widths 320,375` these widths.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';
import { readInspections, writeGallery } from './gallery/page.mjs';
import { build } from './screenshots/pictures.mjs';
import { installPackages } from './setup.mjs';
import { fail, root, run } from './terminal.mjs';

const { only, widths } = readArguments();
installPackages();
const browser = await findBrowser();
if (!build(root)) fail('The build failed; its message stands above.');

const folder = path.join(root, '.reports', 'gallery');
rmSync(folder, { recursive: true, force: true });
const passed = takePictures();
const inspections = readInspections(folder);
const states = new Set(inspections.map(({ state }) => state)).size;
const wrong = inspections.filter(({ findings }) => findings.length > 0);
const findings = wrong.flatMap((each) => each.findings);
const title = `${states} states in ${inspections.length} views: ${findings.length} findings`;
const page = writeGallery(folder, { title, inspections });

for (const each of wrong) for (const finding of each.findings) console.log(`  ${each.state} ${each.view}: ${finding}`);
console.log(`\n${title}\nSee ${page}`);
if (!passed) console.log('Some states could not be reached; the messages stand above.');
process.exitCode = passed && states > 0 && findings.length === 0 ? 0 : 1;

/** True when every state was reached. */
function takePictures() {
  const playwright = path.join(root, 'node_modules', 'playwright', 'cli.js');
  const part = only === undefined ? [] : ['--grep', ` (${only})`];
  const args = [playwright, 'test', '--config', 'tests/e2e/gallery.config.mjs', ...part];
  const env = { VEZNE_BROWSER: browser, VEZNE_RESULTS: '', VEZNE_GALLERY: folder };
  if (widths !== undefined) env.VEZNE_GALLERY_WIDTHS = widths;
  return run(process.execPath, args, { env }) === 0;
}

function readArguments() {
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' }, widths: { type: 'string' } } });
    if (values.widths !== undefined && !/^\d+(,\d+)*$/.test(values.widths)) throw new Error('--widths takes numbers');
    return values;
  } catch (error) {
    return fail(`${error.message}\nUsage: npm run gallery -- [--only STATES] [--widths 320,1280]`);
  }
}
