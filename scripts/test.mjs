/**
 * `npm test`: everything, in one command. Closes with the counts per kind of test and, alone on the last line,
 * `N passed, N failed`. Fails when anything failed and when a kind of test did not run at all.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { readAreas, readResults, summarise } from './requirements.mjs';
import { installPackages } from './setup.mjs';
import { root, run } from './terminal.mjs';

const reports = path.join(root, '.reports');
const bin = (name) => path.join(root, 'node_modules', ...name.split('/'));
const node = process.execPath;

/** The kinds, by the folder a test stands in; each must have run. */
const kinds = [
  'architecture',
  'domain',
  'application',
  'infrastructure',
  'ui',
  'sandbox',
  'scripts',
  'extending',
  'e2e',
];

installPackages();
const browser = await findBrowser();
console.log(`Browser: ${browser}`);
rmSync(reports, { recursive: true, force: true });

/** Steps that are not made of tests: name → passed. */
const checks = new Map();
const step = (name, command, args, options) => {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const passed = run(command, args, options) === 0;
  console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  checks.set(name, passed);
  return passed;
};

const shell = process.platform === 'win32';
step('lint', 'npm', ['run', '--silent', 'lint'], { shell });
step('types', node, [bin('@typescript/native/bin/tsc'), '-p', '.']);
step('types of the domain', node, [bin('@typescript/native/bin/tsc'), '-p', 'src/domain']);
const built = step('build', 'npm', ['run', '--silent', 'build'], { shell });
step('jest', node, ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', bin('jest/bin/jest.js')], {
  env: { VEZNE_RESULTS: path.join(reports, 'jest.json'), VEZNE_BROWSER: browser },
});
if (built) {
  step('e2e', node, [bin('playwright/cli.js'), 'test', '--config', 'tests/e2e/playwright.config.mjs'], {
    env: { VEZNE_RESULTS: path.join(reports, 'e2e.json'), VEZNE_BROWSER: browser },
  });
}

const tests = readResults();
console.log(
  `\n${summarise(readAreas(readFileSync(path.join(root, 'docs', 'requirements.md'), 'utf8')), tests).join('\n')}`,
);

console.log('\nTests by kind:');
let incomplete = false;
for (const kind of kinds) {
  const { passed, failed, skipped } = countOf(tests.filter(({ file }) => kindOf(file) === kind));
  const ran = passed + failed > 0;
  if (!ran) incomplete = true;
  console.log(`  ${kind}: ${ran ? `${passed} passed, ${failed} failed, ${skipped} skipped` : 'RAN NO TEST'}`);
}
const postgres = countOf(tests.filter(({ title }) => title.includes('PostgreSQL')));
if (postgres.passed + postgres.failed === 0) {
  console.log(
    'The PostgreSQL part did not run: no PostgreSQL programs (initdb, postgres) were found and DATABASE_URL is not set.',
  );
}
const failedChecks = [...checks].filter(([, passed]) => !passed).map(([name]) => name);
if (failedChecks.length > 0) console.log(`Failed: ${failedChecks.join(', ')}`);
else console.log(`Checks passed: ${[...checks.keys()].join(', ')}`);

const { passed, failed, skipped } = countOf(tests);
// A check that failed without a failed test (the linter, the compiler, a runner that crashed) counts as one failure.
const failures = failed > 0 || (failedChecks.length === 0 && !incomplete) ? failed : Math.max(1, failedChecks.length);
console.log(`\n${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failures > 0 || failedChecks.length > 0 || incomplete ? 1 : 0;

function kindOf(file) {
  const [, folder = ''] = file.split('/');
  return folder.replace(/\.test\.\w+$/, '');
}

function countOf(list) {
  const count = (status) => list.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}
