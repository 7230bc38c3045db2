/**
 * Stryker's way to the tests that `bundle-tests.mjs` put into one file: they are run in the process of Stryker's worker by
 * jest-circus, which is Jest's own runner of the tests of a file. Starting Jest for each of thousands of mutants took
 * ten times as long as the tests themselves.
 *
 * A mutant is tried by the tests that import its file; those of its own folder come first, and after the first failure
 * no other is run.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { expect } from 'expect';
import * as circus from 'jest-circus';

/** What the instrumented sources and Stryker's worker share. */
globalThis.__stryker__ ??= {};
const mutants = globalThis.__stryker__;

const success = 0;
const failed = 1;

class BundledRunner {
  #evaluate;
  #index;
  #require;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const folder = path.resolve('tests/mutation/bundled');
    const file = path.join(folder, 'tests.cjs');
    this.#index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
    this.#require = createRequire(file);
    this.#evaluate = new vm.Script(`(function (require, module, exports, run) {${readFileSync(file, 'utf8')}\n})`, {
      filename: file,
    }).runInThisContext();
  }

  async dryRun() {
    const { tests, error } = await this.#run(this.#index.tests, { all: true });
    if (error !== undefined) return { status: 'error', errorMessage: error };
    return { status: 'complete', tests, mutantCoverage: mutants.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const source = this.#index.sourceOf[activeMutant.id];
    const wanted = testFilter && new Set(testFilter);
    const files = (this.#index.seenBy[source] ?? this.#index.tests).filter(
      (file) => wanted === undefined || testFilter.some((id) => id.startsWith(`${file}: `)),
    );
    const near = path.posix.dirname(source ?? '').replace(/^src/, 'tests');
    const isNear = (file) => (path.posix.dirname(file) === near ? 0 : 1);
    Object.assign(mutants, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const { tests, error } = await this.#run(
      files.sort((one, other) => isNear(one) - isNear(other)),
      { wanted },
    );
    const { hitCount } = mutants;
    Object.assign(mutants, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    if (hitLimit !== undefined && hitCount > hitLimit) return { status: 'timeout', reason: `run ${hitCount} times` };
    const nrOfTests = tests.length;
    const missed = tests.find(({ status }) => status === failed);
    if (missed !== undefined) {
      return { status: 'killed', killedBy: [missed.id], failureMessage: missed.failureMessage, nrOfTests };
    }
    return error === undefined ? { status: 'survived', nrOfTests } : { status: 'error', errorMessage: error };
  }

  /** `error`: a file that could not be loaded, which ends the run. */
  async #run(files, { all = false, wanted }) {
    const tests = [];
    for (const file of files) {
      circus.resetState();
      try {
        this.#load(file);
      } catch (error) {
        return { tests, error: String(error?.stack ?? error) };
      }
      await this.#runLoaded({ file, all, wanted, tests });
      if (!all && tests.some(({ status }) => status === failed)) break;
    }
    return { tests };
  }

  #load(file) {
    const { describe, it, test, beforeEach, afterEach, beforeAll, afterAll } = circus;
    Object.assign(globalThis, { describe, it, test, expect, beforeEach, afterEach, beforeAll, afterAll });
    const module = { exports: {} };
    this.#evaluate(this.#require, module, module.exports, file);
  }

  async #runLoaded({ file, all, wanted, tests }) {
    let stop = false;
    const follow = ({ name, test }) => {
      if (name === 'test_start') {
        const id = idOf(file, test);
        if (stop || (wanted !== undefined && !wanted.has(id))) test.mode = 'skip';
        else if (all) mutants.currentTestId = id;
      } else if (name === 'test_done') {
        const [reason] = test.errors.flat().filter(Boolean);
        mutants.currentTestId = undefined;
        stop = !all && reason !== undefined;
        tests.push({
          id: idOf(file, test),
          name: idOf(file, test),
          fileName: path.resolve(file),
          timeSpentMs: test.duration ?? 0,
          status: reason === undefined ? success : failed,
          ...(reason && { failureMessage: String(reason.message ?? reason) }),
        });
      }
    };
    circus.addEventHandler(follow);
    try {
      await circus.run();
    } finally {
      circus.removeEventHandler(follow);
    }
  }
}

function idOf(file, test) {
  const names = [];
  for (let each = test; each?.parent !== undefined; each = each.parent) names.unshift(each.name);
  return `${file}: ${names.join(' ')}`;
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'bundled', injectableClass: BundledRunner }];
