import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { WrongOption } from '../options/wrong-option.js';
import { codeOf, isSystemCode } from '../process/error-code.js';

/**
 * Makes a folder and those above it that are missing; `mode` is that of the folder itself. Level by level: Node's
 * recursive way asks without end where a folder takes no folder, as /proc. Throws WrongOption.
 */
export function makeFolder(folder: string, mode?: number): void {
  const missing: string[] = [];
  for (let level = resolve(folder); !existsSync(level); level = dirname(level)) missing.unshift(level);
  try {
    for (const level of missing) makeLevel(level, level === resolve(folder) ? mode : undefined);
    if (!statSync(folder).isDirectory()) throw new WrongOption(`The data folder ${folder} is a file: ${another}`);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
}

/** Another process may make it at the same time. */
function makeLevel(level: string, mode?: number): void {
  try {
    mkdirSync(level, { mode });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Other users of this machine must not read orders and addresses. */
const ownerAlone = 0o700;

/** In the data folder. */
export const databaseFolder = (folder: string) => join(folder, 'database');

/**
 * Makes the data folder, or takes one that is ours: with our database in it, or empty. Any other one is refused and left
 * as it is, its mode too: somebody else may need it. Throws WrongOption.
 */
export function makeDataFolder(folder: string): void {
  makeFolder(folder, ownerAlone);
  const database = databaseFolder(folder);
  try {
    if (!isOurs(folder)) throw new WrongOption(`The data folder ${folder} belongs to another user: ${another}`);
    if (!existsSync(database) && readdirSync(folder).some((name) => !besideDatabase.has(name))) {
      throw new WrongOption(`The data folder ${folder} holds other files than those of this program: ${another}`);
    }
    makeFolder(database, ownerAlone);
    chmodSync(database, ownerAlone);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
}

/** The lock, and what a new file system begins with. */
const besideDatabase: ReadonlySet<string> = new Set(['in-use', 'lost+found']);

/** Windows has no user numbers. */
function isOurs(folder: string): boolean {
  const user = process.geteuid?.();
  return user === undefined || statSync(folder).uid === user;
}

const another = 'give another one by --data.';

/** Returns what a failed system call on the data folder says to a person; any other error as it is. */
export function unusableFolder(folder: string, error: unknown): unknown {
  const code = codeOf(error);
  if (!isSystemCode(code)) return error;
  return new WrongOption(`The data folder ${folder} cannot be made or written (${code}): ${another}`);
}
