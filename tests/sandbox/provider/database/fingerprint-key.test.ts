import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../../sandbox/database/open-database.js';
import { readFingerprintKey } from '../../../../sandbox/provider/database/fingerprint-key.js';
import { Fingerprints } from '../../../../sandbox/provider/database/fingerprints.js';
import { agreeOnFingerprintKey, WrongFingerprintKey } from '../../../../sandbox/provider/database/secrets.js';
import { openSandbox } from '../../running-sandbox.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vezne-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('TR-01 the key of the fingerprints', () => {
  it('is made once, in a file that only its owner can read', () => {
    const file = join(folder, 'made', 'data.key');
    const made = readFingerprintKey({ file });
    expect(made).toHaveLength(32);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(readFingerprintKey({ file }).equals(made)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(made.toString('base64'));
  });

  it.each(['', 'c2hvcnQ=', 'not base64 at all'])('is refused when it is not 32 bytes: "%s"', (key) => {
    expect(() => readFingerprintKey({ key })).toThrow(
      'VEZNE_FINGERPRINT_KEY: the key of the fingerprints must be the base64 of 32 bytes',
    );
  });

  it('SV-03 is refused where documents have shown it', () => {
    const key = Buffer.from('01234567890123456789012345678901').toString('base64');
    expect(() => readFingerprintKey({ key })).toThrow(
      'VEZNE_FINGERPRINT_KEY is a key that documents have shown: make one of your own (openssl rand -base64 32).',
    );
  });

  it('SV-03 is the one that came first where two processes of a new database have not agreed before the migrations', async () => {
    const { db, close } = await openDatabase('memory');
    const [first, other] = ['first', 'other'].map((text) => new Fingerprints(Buffer.alloc(32, text)));
    await agreeOnFingerprintKey(db, first!);
    await agreeOnFingerprintKey(db, first!);
    await expect(agreeOnFingerprintKey(db, other!)).rejects.toThrow(WrongFingerprintKey);
    await close();
  });

  it('must be the one the database was made with', async () => {
    const dataFolder = join(folder, 'data');
    const [first, other] = ['first', 'other'].map((text) => Buffer.alloc(32, text).toString('base64'));
    await (await openSandbox({ database: { dataFolder }, fingerprintKey: { key: first! } })).close();
    await expect(openSandbox({ database: { dataFolder }, fingerprintKey: { key: other! } })).rejects.toThrow(
      WrongFingerprintKey,
    );
    await (await openSandbox({ database: { dataFolder }, fingerprintKey: { key: first! } })).close();
  });
});
