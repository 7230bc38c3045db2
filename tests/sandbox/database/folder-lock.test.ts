import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from '../../../sandbox/database/folder-lock.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vezne-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockOf = (owner: object) => writeFileSync(join(folder, 'lock'), JSON.stringify(owner));

describe('the lock of the data folder', () => {
  it('lets one in, and the next one when the first has left', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    unlock();
    lockFolder(folder)();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('says who holds the folder and what to do', () => {
    lockOf({ pid: process.ppid });
    expect(() => lockFolder(folder)).toThrow(
      new RegExp(`in use by process ${process.ppid}.*Stop that one.*VEZNE_DATA.*DATABASE_URL`, 's'),
    );
  });

  it.each([
    ['a dead process', { pid: 2_147_483_646, started: '1' }],
    ['a process whose number another one has now', { pid: process.pid, started: '1' }],
    ['nobody: half a file', {}],
  ])('is taken over from %s', (_, owner) => {
    lockOf(owner);
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    unlock();
  });

  it('is not given back by one who has lost it', () => {
    const unlock = lockFolder(folder);
    lockOf({ pid: process.ppid });
    unlock();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
  });
});
