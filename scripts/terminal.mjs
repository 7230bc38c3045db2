/**
 * Holds what every script does at the terminal: run a program in the project's folder, or end with a plain sentence.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Ends the script with a sentence a person can act on, not with a stack. */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Runs a program with its output shown; returns its exit code. */
export function run(command, args, { env = {}, ...options } = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    ...options,
  });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}
