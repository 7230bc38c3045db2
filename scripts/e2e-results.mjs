/** A Playwright reporter: the same one line of truth per test as jest-results.mjs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './terminal.mjs';

export default class PlaywrightResults {
  constructor({ outputFile }) {
    this.outputFile = outputFile;
    this.broken = [];
  }

  onBegin(_config, suite) {
    this.suite = suite;
  }

  /** Errors outside of tests: a file that does not load, a worker that died. */
  onError(error) {
    this.broken.push({
      title: `the run: ${error.message ?? error.value ?? 'unknown'}`,
      file: 'tests/e2e/',
      status: 'failed',
    });
  }

  onEnd() {
    const tests = (this.suite?.allTests() ?? []).map((test) => ({
      // The first two titles are the root's and the project's; the third is the file's.
      title: test.titlePath().slice(3).join(' › '),
      file: path.relative(root, specOf(test)).replaceAll(path.sep, '/'),
      status: statusOf(test),
      reason: reasonOf(test),
    }));
    mkdirSync(path.dirname(this.outputFile), { recursive: true });
    writeFileSync(this.outputFile, JSON.stringify({ tests: [...tests, ...this.broken] }, null, 1));
  }
}

/** The file that a runner is given: tests may be written down by a function of another one. */
function specOf(test) {
  let suite = test.parent;
  while (suite.type !== 'file' && suite.parent !== undefined) suite = suite.parent;
  return suite.location?.file ?? test.location.file;
}

/**
 * Where a failed journey ended, and the first line of its error: the lines below may hold what was typed. A journey that ran
 * out of time has one without a place, followed by that of the step it waited in.
 */
function reasonOf(test) {
  const errors = test.results.at(-1)?.errors ?? [];
  const error = errors.find(({ location }) => location !== undefined) ?? errors[0];
  if (!error) return undefined;
  const { file = '', line = '?' } = error.location ?? {};
  const [first = ''] = stripVTControlCharacters(error.message ?? '').split('\n');
  return `${path.basename(file)}:${line}: ${first}`;
}

function statusOf(test) {
  if (test.outcome() === 'skipped') return test.expectedStatus === 'skipped' ? 'skipped' : 'failed';
  return test.outcome() === 'expected' ? 'passed' : 'failed';
}
