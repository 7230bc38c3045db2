/**
 * `npm test`: everything, in one command. Closes with the counts per kind of test and, alone on the last line,
 * `N passed, N failed`. Fails when anything failed and when a kind of test did not run at all.
 * `npm run test:quick` (`--quick`): all but the journeys and the tests that start a sandbox.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser, findHeadlessBrowser } from './browser.mjs';
import { findEngines, sayMissingEngines } from './find-engines.mjs';
import { readAreas, readResults, summarise } from './requirements.mjs';
import { installPackages } from './setup.mjs';
import { root } from './terminal.mjs';
import { Steps } from './test-steps.mjs';

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
const begun = Date.now();
const reports = path.join(root, '.reports');
const bin = (name) => path.join(root, 'node_modules', ...name.split('/'));
const node = process.execPath;

/** The kinds, by the folder a test stands in; each must have run. */
const quickKinds = [
  'architecture',
  'build',
  'domain',
  'application',
  'infrastructure',
  'ui',
  'contract',
  'scripts',
  'extending',
  'boot',
  'parts',
];
const kinds = quick ? quickKinds : [...quickKinds, 'sandbox', 'simulation', 'packages', 'e2e'];

installPackages();
const browser = quick ? '' : await findBrowser();
const headless = quick ? '' : await findHeadlessBrowser(browser);
const engines = quick ? {} : await findEngines({ install: true });
if (!quick) console.log(`Browser: ${browser}${headless === browser ? '' : `, ${headless}`}`);
for (const name of ['units', 'sandbox', 'e2e']) rmSync(path.join(reports, `${name}.json`), { force: true });

const steps = new Steps();
const shell = process.platform === 'win32';
const compiler = bin('@typescript/native/bin/tsc');
const checks = [
  steps.beside('types', node, [compiler, '-p', '.']),
  steps.beside('types of the domain', node, [compiler, '-p', 'src/domain']),
  steps.beside('lint', 'npm', ['run', '--silent', 'lint'], { shell }),
];
// Builds everything, too.
const built = quick || (await steps.run('pack', 'npm', ['run', '--silent', 'pack'], { shell }));
if (quick) await steps.run(...jest('units'));
else if (built) {
  // The journeys leave a part of the processors unused. The checks and the unit tests take that part and no more: a busy
  // machine is where a journey fails for lack of time. What they found is printed after the journeys. The tests of the
  // sandbox measure times and start processes, so they run alone.
  checks.push(steps.beside(...jest('units', '--maxWorkers=2')));
  await steps.run('e2e', node, [bin('playwright/cli.js'), 'test', '--config', 'tests/e2e/playwright.config.mjs'], {
    env: {
      VEZNE_RESULTS: path.join(reports, 'e2e.json'),
      VEZNE_BROWSER: browser,
      VEZNE_HEADLESS: headless,
      VEZNE_ENGINES: JSON.stringify(engines),
    },
  });
}
for (const ended of checks) await ended();
if (!quick) await steps.run(...jest('sandbox'));
process.exitCode = close(readResults()) ? 0 : 1;

/** The step that runs the tests of a project of jest.config.mjs. */
function jest(project, ...options) {
  // Much of what a test makes lives as long as the test: with more room for young objects fewer are moved (MB).
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=64'];
  const env = { VEZNE_RESULTS: path.join(reports, `${project}.json`), VEZNE_BROWSER: browser, VEZNE_PACKED: '1' };
  return [project, node, [...flags, bin('jest/bin/jest.js'), '--selectProjects', project, ...options], { env }];
}

/** Prints what the run says; true when nothing failed and nothing is missing. */
function close(tests) {
  const requirements = readFileSync(path.join(root, 'docs', 'requirements.md'), 'utf8');
  if (!quick) console.log(`\n${summarise(readAreas(requirements), tests).join('\n')}`);
  console.log('\nTests by kind:');
  const complete = kinds.map((kind) => printKind(kind, tests)).every(Boolean);
  sayMissingEngines(engines);
  if (!quick) sayWithoutPostgres(tests);
  if (!quick) sayWithoutInterpreters(tests);
  if (!quick) sayWithoutNginx(tests);
  for (const { file, title, reason } of tests.filter(({ status }) => status === 'failed')) {
    console.log(`Failed: ${file} › ${title}${reason ? ` (${reason})` : ''}`);
  }
  const failedSteps = steps.failed();
  console.log(
    failedSteps.length > 0 ? `Failed: ${failedSteps.join(', ')}` : `Checks passed: ${steps.passed().join(', ')}`,
  );
  console.log(`In ${((Date.now() - begun) / 60_000).toFixed(1)} minutes.`);

  const { passed, failed, skipped } = countOf(tests);
  // A check that failed without a failed test (the linter, the compiler, a runner that crashed) counts as one failure.
  const sound = failedSteps.length === 0 && complete;
  const failures = failed > 0 || sound ? failed : Math.max(1, failedSteps.length);
  console.log(`\n${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failures === 0 && sound;
}

function printKind(kind, tests) {
  const { passed, failed, skipped } = countOf(tests.filter(({ file }) => kindOf(file) === kind));
  const ran = passed + failed > 0;
  console.log(`  ${kind}: ${ran ? `${passed} passed, ${failed} failed, ${skipped} skipped` : 'RAN NO TEST'}`);
  return ran;
}

function sayWithoutPostgres(tests) {
  const { passed, failed } = countOf(tests.filter(({ title }) => title.includes('PostgreSQL')));
  if (passed + failed > 0) return;
  console.log(
    'The PostgreSQL part did not run: no PostgreSQL programs (initdb, postgres) were found and DATABASE_URL is not set.',
  );
}

function sayWithoutInterpreters(tests) {
  for (const [name, program] of [
    ['PHP', 'php'],
    ['Python', 'python3'],
  ]) {
    if (tests.some(({ title }) => title.includes(`checked in ${name} `))) continue;
    console.log(`The printed check of a signature in ${name} did not run: no ${program} was found.`);
  }
}

function sayWithoutNginx(tests) {
  const { passed, failed } = countOf(tests.filter(({ title }) => title.includes('followed with nginx')));
  if (passed + failed > 0) return;
  console.log('docs/hosting.md was not followed: no nginx, no openssl, no PostgreSQL or no built page was found.');
}

function kindOf(file) {
  const [, folder = ''] = file.split('/');
  return folder.replace(/\.test\.\w+$/, '');
}

function countOf(list) {
  const count = (status) => list.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}
