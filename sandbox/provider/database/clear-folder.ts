import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFolder } from '../../database/folder-lock.js';
import { databaseFolder, lockFile, refuseOthersFiles } from '../../database/make-folder.js';
import { isFingerprintKey } from './fingerprint-key.js';

/**
 * Removes the database of a data folder, and the key beside it, which is of no use without it. A folder that no process has
 * used yet is left as it is, and so is a file that has the key's name and is none. Throws FolderInUse while a process has the
 * folder, and WrongOption where it holds what is not ours; then nothing is removed.
 */
export async function clearFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  refuseOthersFiles(folder);
  if (!existsSync(lockFile(folder)) && !existsSync(join(databaseFolder(folder), 'PG_VERSION'))) return;
  const lock = await lockFolder(folder);
  try {
    rmSync(databaseFolder(folder), { recursive: true, force: true });
    const key = `${resolve(folder)}.key`;
    if (existsSync(key) && isFingerprintKey(readFileSync(key, 'utf8'))) rmSync(key);
  } finally {
    lock.release();
  }
}
