import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { jest } from '@jest/globals';
import { lockFolder } from '../../../sandbox/database/folder-lock.js';
import { makeDataFolder, makeFolder } from '../../../sandbox/database/make-folder.js';
import { openDatabase } from '../../../sandbox/database/open-database.js';
import { clearFolder } from '../../../sandbox/provider/database/clear-folder.js';
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
    const refused =
      /^The data folder \/proc.* cannot be made or written \(ENOENT\): give another one by --data \(VEZNE_DATA\)\.$/;
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

  it('PK-04 opens to its owner alone where it is made; one that was there keeps its mode, and what is in it is closed', () => {
    const base = mkdtempSync(join(tmpdir(), 'vezne-folder-'));
    const made = join(base, 'made');
    const given = join(base, 'given');
    mkdirSync(given);
    chmodSync(given, 0o755);
    for (const folder of [made, given]) makeDataFolder(folder);
    for (const folder of [made, given]) makeDataFolder(folder);
    expect(modeOf(made)).toBe('700');
    expect(modeOf(given)).toBe('755');
    expect(modeOf(join(given, 'database'))).toBe('700');
    rmSync(base, { recursive: true });
  });

  it('PK-04 is refused, and left as it is, where it holds what is not ours', () => {
    const base = mkdtempSync(join(tmpdir(), 'vezne-folder-'));
    chmodSync(base, 0o755);
    writeFileSync(join(base, 'letter.txt'), '');
    expect(() => makeDataFolder(base)).toThrow(
      /holds other files than those of this program: give another one by --data/,
    );
    expect(modeOf(base)).toBe('755');
    expect(readdirSync(base)).toEqual(['letter.txt']);
    rmSync(base, { recursive: true });
  });

  (process.geteuid === undefined ? it.skip : it)('PK-04 is refused where it belongs to another user', () => {
    const base = mkdtempSync(join(tmpdir(), 'vezne-folder-'));
    const asAnother = jest.spyOn(process, 'geteuid').mockReturnValue(statSync(base).uid + 1);
    expect(() => makeDataFolder(base)).toThrow(/belongs to another user: give another one by --data/);
    asAnother.mockRestore();
    expect(readdirSync(base)).toEqual([]);
    rmSync(base, { recursive: true });
  });

  it('TR-12 is cleared by itself alone, with the key beside it, and not while a process has it', async () => {
    const base = mkdtempSync(join(tmpdir(), 'vezne-folder-'));
    const [cleared, other] = [join(base, 'cleared'), join(base, 'other')];
    for (const folder of [cleared, other]) {
      makeDataFolder(folder);
      writeFileSync(join(folder, 'database', 'PG_VERSION'), '17');
      writeFileSync(`${folder}.key`, Buffer.alloc(32).toString('base64'));
    }
    const lock = await lockFolder(cleared);
    await expect(clearFolder(cleared)).rejects.toThrow(/in use by another process/);
    expect(existsSync(join(cleared, 'database', 'PG_VERSION'))).toBe(true);
    lock.release();
    await clearFolder(cleared);
    expect(existsSync(join(cleared, 'database'))).toBe(false);
    expect(existsSync(`${cleared}.key`)).toBe(false);
    expect(existsSync(join(other, 'database', 'PG_VERSION'))).toBe(true);
    expect(existsSync(`${other}.key`)).toBe(true);
    rmSync(base, { recursive: true });
  });

  it('TR-12 is cleared where its database has no lock: it was copied from a backup', async () => {
    const base = join(mkdtempSync(join(tmpdir(), 'vezne-folder-')), 'restored');
    mkdirSync(join(base, 'database'), { recursive: true });
    writeFileSync(join(base, 'database', 'PG_VERSION'), '17');
    await clearFolder(base);
    expect(existsSync(join(base, 'database'))).toBe(false);
    rmSync(dirname(base), { recursive: true });
  });

  it('TR-12 is not cleared where it holds what is not ours', async () => {
    const base = mkdtempSync(join(tmpdir(), 'vezne-folder-'));
    writeFileSync(join(base, 'letter.txt'), '');
    await expect(clearFolder(base)).rejects.toThrow(/holds other files than those of this program/);
    expect(readdirSync(base)).toEqual(['letter.txt']);
    rmSync(base, { recursive: true });
  });

  it.each([
    [
      'a folder called database, with files of another program',
      (base: string) => writeFileSync(join(base, 'database', 'schema.rb'), ''),
    ],
    [
      'a database that a PostgreSQL server has run',
      (base: string) => {
        for (const name of ['PG_VERSION', 'postmaster.opts']) writeFileSync(join(base, 'database', name), '15');
      },
    ],
    [
      'a file with the name of our lock, and something in it',
      (base: string) => writeFileSync(join(base, 'in-use'), 'by 77'),
    ],
    [
      'an empty file with the name of our lock, and files of another program in database',
      (base: string) => {
        writeFileSync(join(base, 'in-use'), '');
        writeFileSync(join(base, 'database', 'books.sqlite'), '');
      },
    ],
    ['a folder called database, and a file beside it', (base: string) => writeFileSync(join(base, 'letter.txt'), '')],
  ])('PK-04 is neither taken nor cleared where it holds %s', async (_, fill) => {
    const base = join(mkdtempSync(join(tmpdir(), 'vezne-folder-')), 'rails');
    mkdirSync(join(base, 'database'), { recursive: true });
    writeFileSync(`${base}.key`, 'the key of something else');
    chmodSync(join(base, 'database'), 0o755);
    fill(base);
    const before = readdirSync(base, { recursive: true });
    expect(() => makeDataFolder(base)).toThrow(/holds other files than those of this program/);
    await expect(clearFolder(base)).rejects.toThrow(/holds other files than those of this program/);
    expect(readdirSync(base, { recursive: true })).toEqual(before);
    expect(modeOf(join(base, 'database'))).toBe('755');
    expect(existsSync(`${base}.key`)).toBe(true);
    rmSync(dirname(base), { recursive: true });
  });

  it('PK-04 is refused where its database is a link to another folder, whose mode stays', () => {
    const base = mkdtempSync(join(tmpdir(), 'vezne-folder-'));
    const [given, shared] = [join(base, 'given'), join(base, 'shared')];
    for (const folder of [given, shared]) mkdirSync(folder);
    chmodSync(shared, 0o755);
    symlinkSync(shared, join(given, 'database'));
    expect(() => makeDataFolder(given)).toThrow(/database is a link, and may lead to files of others/);
    expect(modeOf(shared)).toBe('755');
    rmSync(base, { recursive: true });
  });

  it('PK-04 a folder that no process has used keeps the file that has the name of its key, and so does one with a key of another kind', async () => {
    const base = mkdtempSync(join(tmpdir(), 'vezne-folder-'));
    const [unused, used] = [join(base, 'unused'), join(base, 'used')];
    for (const folder of [unused, used]) {
      mkdirSync(folder);
      writeFileSync(`${folder}.key`, 'the key of something else');
    }
    (await lockFolder(used)).release();
    for (const folder of [unused, used]) await clearFolder(folder);
    expect(readdirSync(unused)).toEqual([]);
    for (const folder of [unused, used]) expect(existsSync(`${folder}.key`)).toBe(true);
    rmSync(base, { recursive: true });
  });

  it('PK-04 a server that is not there is the fault of DATABASE_URL, not of --host', async () => {
    const opening = openDatabase({ url: 'postgres://vezne@127.0.0.1:1/db' });
    await expect(opening).rejects.toThrow('The database of DATABASE_URL cannot be reached (ECONNREFUSED).');
  });
});

function modeOf(file: string): string {
  return (statSync(file).mode & 0o777).toString(8);
}
