import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { FolderInUse, lockFolder } from '../../../sandbox/database/folder-lock.js';
import { LockedDatabase } from '../../../sandbox/database/locked-database.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vezne-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock of the data folder', () => {
  it('TR-12 lets one in, and the next one when the first has left', async () => {
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    first.release();
    (await lockFolder(folder)).release();
  });

  it('TR-12 says what to do', () => {
    expect(new FolderInUse(folder).message).toMatch(
      /in use by another process.*Stop that one.*VEZNE_DATA.*DATABASE_URL/s,
    );
  });

  it('TR-12 is not taken from an older version, which marks the folder in another way', async () => {
    mkdirSync(join(folder, 'in-use'));
    await expect(lockFolder(folder)).rejects.toThrow(
      /older version .*Stop it where it runs, .*remove the folder .*in-use/s,
    );
  });

  it('TR-12 a process whose lock was removed writes nothing over what the next one has written', async () => {
    const dataDir = join(folder, 'database');
    const first = new LockedDatabase(await lockFolder(folder), { dataDir });
    await first.exec('create table written (by text)');
    const lost = /removed or replaced while it was in use/;
    const running = first.transaction(async (tx) => {
      await tx.exec("insert into written values ('running')");
      rmSync(join(folder, 'in-use'));
    });
    await expect(running).rejects.toThrow(lost);
    const second = new LockedDatabase(await lockFolder(folder), { dataDir });
    await second.exec("insert into written values ('second')");
    await expect(first.exec("insert into written values ('first')")).rejects.toThrow(lost);
    await expect(first.query('select * from written')).rejects.toThrow(lost);
    await expect(first.transaction((tx) => tx.exec("insert into written values ('first')"))).rejects.toThrow(lost);
    await expect(first.close()).rejects.toThrow(lost);
    await second.close();
    const third = new PGlite(dataDir);
    expect((await third.query('select * from written')).rows).toEqual([{ by: 'second' }]);
    await third.close();
  });
});
