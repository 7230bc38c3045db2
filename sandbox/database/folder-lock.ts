import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { WrongOption } from '../options/wrong-option.js';
import { refuseRemoteFolder } from './local-folder.js';
import { lockFile, makeDataFolder, unusableFolder } from './make-folder.js';

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

/** The lock of a data folder is gone while its process lives: somebody removed or replaced it. */
class FolderLost extends Error {
  override readonly name = 'FolderLost';
}

/** Describes what a process has that is the only one on a data folder. */
export interface FolderLock {
  /** Throws FolderLost where another process may have the folder by now: then nothing may be written to it any more. */
  check(): void;
  release(): void;
}

/** How long a start waits for a process that is just ending, and how often it asks, in ms. */
const waitMs = 3_000;
const pauseMs = 100;

/**
 * Takes the folder for this process (TR-12). The operating system holds the lock, and drops it when the process ends,
 * however it ends; as long as the process lives, paused or not, no other one gets it. Rejects with FolderInUse after 3 s,
 * and with WrongOption where the folder cannot be made, is not ours, or lies where such a lock does not hold.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  makeDataFolder(folder);
  refuseRemoteFolder(folder);
  const tryLock = await loadTryLock();
  const path = lockFile(folder);
  refuseOlderLock(path, folder);
  for (const until = Date.now() + waitMs; ; ) {
    const lock = takeFile(path, folder, tryLock);
    if (lock !== undefined) return lock;
    if (Date.now() >= until) throw new FolderInUse(folder);
    await setTimeout(pauseMs);
  }
}

type TryLock = (descriptor: number) => boolean;

/** Loaded where it is needed: on a server the program runs on machines for which the package has no binary. */
async function loadTryLock(): Promise<TryLock> {
  try {
    return (await import('fs-native-extensions')).tryLock;
  } catch {
    throw new WrongOption(
      `The embedded database needs a lock of the operating system, which is not to be had on ${process.platform}-${process.arch} ` +
        'as it is here (Alpine Linux is one such place): use a PostgreSQL (DATABASE_URL=postgres://…).',
    );
  }
}

/** Older versions made a folder of this name and renewed its time; a process of theirs may still be running. */
function refuseOlderLock(path: string, folder: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return;
  throw new WrongOption(
    `An older version of this program uses the data in ${folder}, or was killed while it did. ` +
      `Stop it where it runs, and then remove the folder ${path}.`,
  );
}

/** Undefined where another process has it. */
function takeFile(path: string, folder: string, tryLock: TryLock): FolderLock | undefined {
  const descriptor = openLock(path, folder);
  try {
    // guard: lock of the data folder -> const isLocked = true;
    const isLocked = tryLock(descriptor);
    if (isLocked && isAt(path, descriptor)) {
      refuseIdleLock(path, folder, tryLock);
      return {
        check: () => {
          // guard: data folder that was lost
          if (!isAt(path, descriptor)) throw new FolderLost(`${path} was removed or replaced while it was in use.`);
        },
        release: () => closeSync(descriptor),
      };
    }
  } catch (error) {
    closeSync(descriptor);
    throw unusableFolder(folder, error);
  }
  closeSync(descriptor);
  return undefined;
}

function openLock(path: string, folder: string): number {
  try {
    return openSync(path, 'a', 0o600);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
}

/**
 * Returns whether the file under this name is the opened one: it may have been removed, and made anew by another
 * process.
 */
function isAt(path: string, descriptor: number): boolean {
  const named = statSync(path, { bigint: true, throwIfNoEntry: false });
  const opened = fstatSync(descriptor, { bigint: true });
  return named !== undefined && named.ino === opened.ino && named.dev === opened.dev;
}

/** Some file systems grant every lock. A second one on the same file shows it. */
function refuseIdleLock(path: string, folder: string, tryLock: TryLock): void {
  const second = openSync(path, 'a');
  try {
    if (!tryLock(second)) return;
  } finally {
    closeSync(second);
  }
  throw new WrongOption(`The file system of ${folder} keeps no locks: ${anotherPlace}`);
}

const anotherPlace =
  'give a folder on a disk of this machine (VEZNE_DATA=…), or use a PostgreSQL (DATABASE_URL=postgres://…).';
