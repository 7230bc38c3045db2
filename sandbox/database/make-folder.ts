import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
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

/** In the data folder. It stays when it is free: removing it would let two processes lock two files of this name. */
export const lockFile = (folder: string) => join(folder, 'in-use');

/**
 * Makes the data folder, or takes one that is ours: with our lock in it, or empty. Any other one is refused and left
 * as it is, its mode too: somebody else may need it. Throws WrongOption.
 */
export function makeDataFolder(folder: string): void {
  makeFolder(folder, ownerAlone);
  const database = databaseFolder(folder);
  try {
    if (!isOurUsers(folder)) throw new WrongOption(`The data folder ${folder} belongs to another user: ${another}`);
    refuseOthersFiles(folder);
    makeFolder(database, ownerAlone);
    chmodSync(database, ownerAlone);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
}

/**
 * Throws WrongOption where the folder holds what is not ours. Neither the name of the database's folder shows that, nor that
 * of the lock: other programs have files of these names too, and the folder may be a link to theirs.
 */
export function refuseOthersFiles(folder: string): void {
  const database = databaseFolder(folder);
  if (lstatSync(database, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
    throw new WrongOption(`${database} is a link, and may lead to files of others: ${another}`);
  }
  const isMarked = isLock(lockFile(folder)) || readdirSync(folder).every((name) => isOfNewFolder(folder, name));
  if (isMarked && isNewOrEmbedded(database)) return;
  throw new WrongOption(`The data folder ${folder} holds other files than those of this program: ${another}`);
}

/** Nothing is ever written into our lock. That of an older version is a folder, which is refused in its own words. */
function isLock(file: string): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found !== undefined && (found.isDirectory() || (found.isFile() && found.size === 0));
}

/**
 * Missing, empty, or a database that no server has run, such as one from a backup: PostgreSQL writes the first of these
 * files into each of its own, and a server, which the embedded one is not, the other.
 */
function isNewOrEmbedded(database: string): boolean {
  if (!existsSync(database)) return true;
  const names = readdirSync(database);
  return names.length === 0 || (names.includes('PG_VERSION') && !names.includes('postmaster.opts'));
}

/** A start that ended before it had the lock leaves the empty folder of the database; a new file system begins with `lost+found`. */
function isOfNewFolder(folder: string, name: string): boolean {
  return name === 'lost+found' || join(folder, name) === databaseFolder(folder);
}

/** Windows has no user numbers. */
function isOurUsers(folder: string): boolean {
  const user = process.geteuid?.();
  return user === undefined || statSync(folder).uid === user;
}

const another = 'give another one by --data (VEZNE_DATA).';

/** Returns what a failed system call on the data folder says to a person; any other error as it is. */
export function unusableFolder(folder: string, error: unknown): unknown {
  const code = codeOf(error);
  if (!isSystemCode(code)) return error;
  return new WrongOption(`The data folder ${folder} cannot be made or written (${code}): ${another}`);
}
