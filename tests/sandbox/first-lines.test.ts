import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownSchemaVersion } from '../../sandbox/database/open-database.js';
import { projectFolder } from '../../sandbox/process/project-folder.js';
import { hasPostgres, type PostgresServer, startPostgres } from './postgres-cluster.js';
import { bundleSandbox, type SandboxBundle } from './sandbox-process.js';

const key = Buffer.alloc(32, 'first lines').toString('base64');
const { version } = JSON.parse(readFileSync(join(projectFolder(), 'package.json'), 'utf8')) as { version: string };
const newKey = 'holds the key of the fingerprints';

describe('what a start says of itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-first-lines-'));
  const onServer = hasPostgres() ? it : it.skip;
  let bundle: SandboxBundle;
  let postgres: PostgresServer | undefined;
  beforeAll(async () => {
    bundle = await bundleSandbox();
    if (hasPostgres()) postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres?.stop();
    bundle.remove();
    rmSync(folder, { recursive: true });
  });

  it('PK-04 --version prints the version of the package, and starts nothing', async () => {
    const asked = bundle.begin(['--version']);
    let said = '';
    asked.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await once(asked, 'close');
    expect(said).toBe(`vezne-sandbox ${version}\n`);
    expect(asked.exitCode).toBe(0);
  });

  it('SV-06 is the version of the program, in an embedded database without a word of its key', async () => {
    const started = await bundle.start({ VEZNE_DATA: join(folder, 'embedded') });
    await started.stop();
    expect(started.said).toContain(`Program     vezne-sandbox ${version}, schema ${ownSchemaVersion()}\n`);
    expect(started.said).not.toContain(newKey);
    expect(started.said).not.toContain('Retention');
  });

  it('SV-07 names the periods that are shorter than their defaults', async () => {
    const env = { VEZNE_DATA: join(folder, 'short'), VEZNE_RETENTION: 'paid=365,messages=400,challenges=30' };
    const started = await bundle.start(env);
    await started.stop();
    expect(started.said).toContain(
      'Retention   shorter than the default, in days: paid=365 instead of 3650, challenges=30 instead of 90\n',
    );
  });

  onServer(
    'SV-03 a key that is made stands in its file and is named once, since the database starts with no other',
    async () => {
      const env = { DATABASE_URL: (await postgres?.createMigrated()) ?? '', VEZNE_DATA: join(folder, 'server') };
      const first = await bundle.start(env);
      await first.stop();
      const again = await bundle.start(env);
      await again.stop();
      const file = `${join(folder, 'server')}.key`;
      expect(first.said).toContain(`New key     ${file} ${newKey}`);
      expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(32);
      expect(again.said).not.toContain(newKey);
    },
  );

  onServer('SV-03 a key that is given is not called new', async () => {
    const url = (await postgres?.createMigrated()) ?? '';
    const started = await bundle.start({ DATABASE_URL: url, VEZNE_FINGERPRINT_KEY: key });
    await started.stop();
    expect(started.said).not.toContain(newKey);
  });
});
