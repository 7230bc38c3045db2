import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { codeOf } from '../process/error-code.js';
import { makeFolder, unusableFolder } from './make-folder.js';

/** The data folder is open in another process. Two of them would lose each other's writes silently. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(readonly folder: string) {
    super(
      `The data in ${folder} is in use by another process. Stop that one first, or start this one with another ` +
        'data folder (VEZNE_DATA=…), or give both a PostgreSQL (DATABASE_URL=postgres://…).',
    );
  }
}

/** How long a lock counts as held after it was renewed, in ms; its process renews it more than twice in that time. */
const staleMs = 5_000;

/** A process that was killed leaves its lock: the next one waits until it counts as left behind. */
const retries = { retries: 14, factor: 1, minTimeout: 500, maxTimeout: 500 };

/**
 * Takes the folder for this process, and resolves to what gives it back. The lock is held by renewing it on disk, not
 * by a process id: it also holds between containers that share the folder. Rejects with FolderInUse after 7 s, and
 * with WrongOption where the folder cannot be made or written. A process
 * that finds its lock taken, after it was suspended for too long, ends with an uncaught error: its next write would be lost.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  makeFolder(folder);
  try {
    // Another user of this machine must not read orders and addresses.
    chmodSync(folder, 0o700);
    return await lock(folder, { lockfilePath: join(folder, 'in-use'), stale: staleMs, update: staleMs / 2.5, retries });
  } catch (error) {
    throw codeOf(error) === 'ELOCKED' ? new FolderInUse(folder) : unusableFolder(folder, error);
  }
}
