import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from '../../../sandbox/database/folder-lock.js';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vezne-lock-'));
  lock = join(folder, 'in-use');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A lock as another process, of this machine or of another container, leaves it. */
function leftBehind(secondsAgo: number): void {
  mkdirSync(lock);
  const then = Date.now() / 1000 - secondsAgo;
  utimesSync(lock, then, then);
}

describe('the lock of the data folder', () => {
  it('lets one in, and the next one when the first has left', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await unlock();
    await (await lockFolder(folder))();
    expect(existsSync(lock)).toBe(false);
  });

  it('says what to do', () => {
    expect(new FolderInUse(folder).message).toMatch(
      /in use by another process.*Stop that one.*VEZNE_DATA.*DATABASE_URL/s,
    );
  });

  it('is taken over from a process that has been silent', async () => {
    leftBehind(60);
    const unlock = await lockFolder(folder);
    await unlock();
  });

  it('is taken over from a process that was killed a moment ago', async () => {
    leftBehind(0);
    const unlock = await lockFolder(folder);
    await unlock();
  });

  it('opens the folder to its owner alone', async () => {
    await (await lockFolder(folder))();
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
  });
});
