import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../../../sandbox/database/make-folder.js';
import { openDatabase } from '../../../sandbox/database/open-database.js';
import { readFingerprintKey } from '../../../sandbox/provider/database/fingerprint-key.js';

describe('the data folder', () => {
  it('PK-04 is made with the folders above it', () => {
    const base = mkdtempSync(join(tmpdir(), 'vezne-folder-'));
    makeFolder(join(base, 'a', 'b', 'c'));
    makeFolder(join(base, 'a', 'b', 'c'));
    expect(existsSync(join(base, 'a', 'b', 'c'))).toBe(true);
    rmSync(base, { recursive: true });
  });

  (existsSync('/proc/self') ? it : it.skip)('PK-04 is refused at once where no folder can be made', async () => {
    const refused = /^The data folder \/proc.* cannot be made or written \(ENOENT\): give another one by --data\.$/;
    await expect(openDatabase({ dataFolder: '/proc/x' })).rejects.toThrow(refused);
    expect(() => readFingerprintKey({ file: '/proc/x/y.key' })).toThrow(refused);
  });

  it('PK-04 is refused where it is a file, or below one', () => {
    const base = mkdtempSync(join(tmpdir(), 'vezne-folder-'));
    writeFileSync(join(base, 'file'), '');
    expect(() => makeFolder(join(base, 'file'))).toThrow(/^The data folder .*file is a file/);
    expect(() => makeFolder(join(base, 'file', 'x'))).toThrow(/cannot be made or written \(ENOTDIR\)/);
    rmSync(base, { recursive: true });
  });

  it('PK-04 a server that is not there is the fault of DATABASE_URL, not of --host', async () => {
    const opening = openDatabase({ url: 'postgres://vezne@127.0.0.1:1/db' });
    await expect(opening).rejects.toThrow('The database of DATABASE_URL cannot be reached (ECONNREFUSED).');
  });
});
