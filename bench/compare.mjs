/**
 * Compares the card page with the other pages, by turns in one browser, and prints the tables.
 * `--rounds 15`, `--only plain,adyen` (Vezne is always there), `--write` writes docs/performance.md.
 * `npm run bench:peers` installs and builds before.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '../scripts/terminal.mjs';
import { launchBrowser } from './browser.mjs';
import { buildPages } from './build.mjs';
import { measureLoads } from './loads.mjs';
import { ours, pages } from './pages.mjs';
import { peerAnswers } from './peer-answers.mjs';
import { measurePresses } from './presses.mjs';
import { report } from './report.mjs';
import { startSandbox } from './sandbox.mjs';
import { startServer } from './server.mjs';

const { rounds, compared, write } = readArguments();
await buildPages();
const sandbox = await startSandbox();
const server = await startServer({
  sandboxPort: sandbox.port,
  answers: await peerAnswers(await sandbox.paymentData()),
});
const browser = await launchBrowser(server);
const results = Object.fromEntries(compared.map(({ name }) => [name, { loads: [], presses: [] }]));
const failures = [];
// The round before the first is not counted: it warms up the servers and the browser.
for (let round = 0; round <= rounds; round += 1) {
  const started = Date.now();
  for (const page of rotated(compared, round)) await measure(page, round);
  const name = round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`;
  console.log(`${name}: ${Math.round((Date.now() - started) / 1_000)} s`);
}
const lines = report({ compared, results, rounds, failures, chromium: browser.version() });
await browser.close();
server.close();
await sandbox.close();

console.log(`\n${lines.join('\n')}`);
for (const failure of failures) console.error(failure);
if (server.unknown.size > 0) console.error(`Nothing answered: ${[...server.unknown].join(', ')}`);
if (write) writeFileSync(path.resolve(import.meta.dirname, '../docs/performance.md'), `${lines.join('\n')}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Measures a page once; a page that fails leaves this round out. */
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
    failures.push(`Round ${round}, ${page.name}: ${error.message}`);
  }
}

async function pathOf({ name }) {
  return name === ours ? sandbox.pay() : '/';
}

function rotated(list, by) {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

function readArguments() {
  const { rounds, only, write } = parsedArguments();
  const asked = only.split(',').filter((name) => name !== '');
  const names = pages.map(({ name }) => name);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) fail(`There is no page ${unknown}; there are ${names.join(', ')}.`);
  if (!/^[1-9]\d*$/.test(rounds)) fail(`--rounds is a number from 1, not ${rounds}.`);
  const isAsked = (name) => asked.length === 0 || name === ours || asked.includes(name);
  return { rounds: Number(rounds), compared: pages.filter(({ name }) => isAsked(name)), write };
}

function parsedArguments() {
  const options = {
    rounds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${error.message}\nUsage: npm run bench:peers -- [--rounds 15] [--only plain,adyen] [--write]`);
  }
}
