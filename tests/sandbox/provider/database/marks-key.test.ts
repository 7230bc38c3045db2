import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMarksKey } from '../../../../sandbox/provider/database/marks-key.js';
import { WrongMarksKey } from '../../../../sandbox/provider/database/secrets.js';
import { openSandbox } from '../../running-sandbox.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vezne-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('TR-01 the key of the marks', () => {
  it('is made once, in a file that only its owner can read', () => {
    const file = join(folder, 'made', 'marks.key');
    const made = readMarksKey({ file });
    expect(made).toHaveLength(32);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(readMarksKey({ file }).equals(made)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(made.toString('base64'));
  });

  it.each(['', 'c2hvcnQ=', 'not base64 at all'])('is refused when it is not 32 bytes: "%s"', (key) => {
    expect(() => readMarksKey({ key })).toThrow('VEZNE_MARKS_KEY: the key of the marks must be the base64 of 32 bytes');
  });

  it('must be the one the database was made with', async () => {
    const dataFolder = join(folder, 'data');
    const [first, other] = ['first', 'other'].map((text) => Buffer.alloc(32, text).toString('base64'));
    await (await openSandbox({ database: { dataFolder }, marksKey: { key: first! } })).close();
    await expect(openSandbox({ database: { dataFolder }, marksKey: { key: other! } })).rejects.toThrow(WrongMarksKey);
    await (await openSandbox({ database: { dataFolder }, marksKey: { key: first! } })).close();
  }, 60_000);
});
