import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { lockFolder } from './folder-lock.js';
import { databaseFolder } from './make-folder.js';

/**
 * Removes the database of a data folder, and the key beside it, which is of no use without it. Throws FolderInUse while a
 * process has the folder, and WrongOption where it is none of ours; then nothing is removed.
 */
export async function clearFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const lock = await lockFolder(folder);
  try {
    rmSync(databaseFolder(folder), { recursive: true, force: true });
    rmSync(`${resolve(folder)}.key`, { force: true });
  } finally {
    lock.release();
  }
}
