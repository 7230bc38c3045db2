/** A Jest reporter: one line of truth per test (title, file, status), for scripts/test.mjs and scripts/requirements.mjs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

export default class JestResults {
  constructor(globalConfig, options) {
    this.root = globalConfig.rootDir;
    this.outputFile = options.outputFile;
  }

  onRunComplete(_contexts, results) {
    const tests = results.testResults.flatMap((file) => {
      const path = relative(this.root, file.testFilePath);
      // A file that does not even load has no test in it: it is a failure all the same.
      if (file.testExecError || (file.failureMessage && file.testResults.length === 0)) {
        return [{ title: 'the file runs', file: path, status: 'failed' }];
      }
      return file.testResults.map((test) => ({ title: test.fullName, file: path, status: statusOf(test.status) }));
    });
    mkdirSync(dirname(this.outputFile), { recursive: true });
    writeFileSync(this.outputFile, JSON.stringify({ tests }, null, 1));
  }
}

function statusOf(status) {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}
