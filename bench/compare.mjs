/**
 * Compares the card page with the other pages, by turns in one browser, and prints the tables.
 * `--rounds 15`, `--only plain,adyen` (Vezne is always there), `--earlier FOLDER` adds the page that is built in another
 * checkout of this project, `--write` writes docs/performance.md where every page was measured in every round.
 * `npm run bench:peers` installs and builds before.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '../scripts/terminal.mjs';
import { launchBrowser } from './browser.mjs';
import { buildPages } from './build.mjs';
import { measureLoads } from './loads.mjs';
import { earlier, earlierPage, ours, pages } from './pages.mjs';
import { peerAnswers } from './peer-answers.mjs';
import { measurePresses } from './presses.mjs';
import { report } from './report.mjs';
import { startSandbox } from './sandbox.mjs';
import { startServer } from './server.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { rounds, compared, folders, write } = readArguments();
await buildPages();
const sandboxes = {};
for (const [name, folder] of Object.entries(folders)) sandboxes[name] = await startSandbox(folder, name);
const server = await startServer({
  sandboxPorts: Object.fromEntries(Object.entries(sandboxes).map(([name, { port }]) => [name, port])),
  answers: await peerAnswers(await sandboxes[ours].paymentData()),
});
const browser = await launchBrowser(server);
const results = Object.fromEntries(compared.map(({ name }) => [name, { loads: [], presses: [] }]));
const failures = [];
// Else the sandboxes would outlive an interrupted run.
process.once('SIGINT', () => process.exit(1));
// The round before the first is not counted: it warms up the servers and the browser.
for (let round = 0; round <= rounds; round += 1) {
  const started = Date.now();
  for (const page of rotated(compared, round)) await measure(page, round);
  const name = round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`;
  console.log(`${name}: ${Math.round((Date.now() - started) / 1_000)} s`);
}
const lines = report({
  compared,
  results,
  rounds,
  failures,
  unknown: [...server.unknown],
  chromium: browser.version(),
});
await browser.close();
server.close();
for (const sandbox of Object.values(sandboxes)) await sandbox.close();

console.log(`\n${lines.join('\n')}`);
for (const failure of failures) console.error(failure);
const isWhole = failures.length === 0 && compared.length >= pages.length;
if (write && !isWhole) console.error('docs/performance.md stays as it was: a page or a round is missing.');
if (write && isWhole) writeFileSync(path.join(root, 'docs/performance.md'), `${lines.join('\n')}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Measures a page once; where it fails, this round is left out for it. */
async function measure(page, round) {
  const { loads, presses } = results[page.name];
  if (!page.isFieldAlone) await keep(loads, round, page, measureLoads);
  if (page.fields) await keep(presses, round, page, measurePresses);
}

async function keep(kept, round, page, measurement) {
  try {
    const figures = await measurement(browser, page, pathOf);
    if (round > 0) kept[round - 1] = figures;
  } catch (error) {
    if (round > 0) failures.push(`Round ${round}, ${page.name}: ${error.message}`);
  }
}

async function pathOf({ name }) {
  return sandboxes[name]?.pay() ?? '/';
}

/** Begins with another one each round, and goes through every second round backwards: each has other pages before it. */
function rotated(list, by) {
  const start = by % list.length;
  const order = [...list.slice(start), ...list.slice(0, start)];
  return by % 2 === 0 ? order : order.toReversed();
}

function readArguments() {
  const { rounds, only, write, ...other } = parsedArguments();
  const asked = only.split(',').filter((name) => name !== '');
  const names = pages.map(({ name }) => name);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) fail(`There is no page ${unknown}; there are ${names.join(', ')}.`);
  if (!/^[1-9]\d*$/.test(rounds)) fail(`--rounds is a number from 1, not ${rounds}.`);
  const isAsked = (name) => asked.length === 0 || name === ours || asked.includes(name);
  const compared = pages.filter(({ name }) => isAsked(name));
  compared[0] = { ...compared[0], title: titleOf(root) };
  const folders = { [ours]: root };
  if (other.earlier !== '') {
    folders[earlier] = path.resolve(other.earlier);
    compared.splice(1, 0, { ...earlierPage(), title: titleOf(folders[earlier]) });
  }
  return { rounds: Number(rounds), compared, folders, write };
}

/** The version and the commit of a checkout of this project, which has been built. */
function titleOf(folder) {
  if (!existsSync(path.join(folder, 'dist/sandbox/main.js')))
    fail(`${folder} is not built: npm ci && npm run build there.`);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).stdout ?? '';
  return `Vezne ${version} ${commit}`.trim();
}

function parsedArguments() {
  const options = {
    rounds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
    earlier: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(
      `${error.message}\nUsage: npm run bench:peers -- [--rounds 15] [--only plain,adyen] [--earlier FOLDER] [--write]`,
    );
  }
}
