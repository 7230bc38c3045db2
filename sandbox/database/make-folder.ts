import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { codeOf, isSystemCode } from '../process/error-code.js';
import { WrongOption } from '../wrong-option.js';

/**
 * Makes a folder and those above it that are missing. Level by level: Node's recursive way asks without end where a
 * folder takes no folder, as /proc. Throws WrongOption.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let level = resolve(folder); !existsSync(level); level = dirname(level)) missing.unshift(level);
  try {
    for (const level of missing) makeLevel(level);
    if (!statSync(folder).isDirectory()) throw new WrongOption(`The data folder ${folder} is a file: ${another}`);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
}

/** Another process may make it at the same time. */
function makeLevel(level: string): void {
  try {
    mkdirSync(level);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

const another = 'give another one by --data.';

/** What a failed system call on the data folder says to a person; any other error as it is. */
export function unusableFolder(folder: string, error: unknown): unknown {
  const code = codeOf(error);
  if (!isSystemCode(code) || code === 'ELOCKED') return error;
  return new WrongOption(`The data folder ${folder} cannot be made or written (${code}): ${another}`);
}
