/** A git revision as a folder of its own, with its packages and its build. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail, root, run } from '../terminal.mjs';
import { build } from './pictures.mjs';

/** The commit that a revision names. */
export function commitOf(revision) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : fail(`There is no revision ${revision}.`);
}

/** Checks a commit out into a temporary git worktree, builds it, and removes it when `use` is done. */
export function withRevision(commit, use) {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'vezne-revision-'));
  const project = path.join(parent, commit.slice(0, 12));
  try {
    if (run('git', ['worktree', 'add', '--quiet', '--detach', project, commit]) !== 0) {
      fail(`${commit} could not be checked out; git says why above.`);
    }
    takePackages(project);
    if (!build(project)) fail(`The build of ${commit} failed; its message stands above.`);
    return use(project);
  } finally {
    run('git', ['worktree', 'remove', '--force', project]);
    rmSync(parent, { recursive: true, force: true });
  }
}

/** This tree's packages where the lock files agree; otherwise its own. */
function takePackages(project) {
  const lock = (folder) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (lock(project) === lock(root)) {
    symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'), 'junction');
    return;
  }
  console.log('Its lock file is another one: installing its packages (npm ci) …');
  const args = ['ci', '--prefer-offline', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (run('npm', args, { cwd: project, shell: process.platform === 'win32' }) !== 0) {
    fail('The packages of the revision could not be installed; npm says why above.');
  }
}
