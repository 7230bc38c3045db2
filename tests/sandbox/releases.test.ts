import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { oldestProgram } from '../../sandbox/database/migrate.js';
import { projectFolder } from '../../sandbox/process/project-folder.js';
import { hasPostgres, type PostgresServer, startPostgres } from './postgres-cluster.js';
import { bundleSandbox, type SandboxBundle, type SandboxProcess, sandboxAt } from './sandbox-process.js';
import { Shopper } from './shopper.js';

const approved = '4355084355084358';
const kept = join(projectFolder(), 'tests/releases');
const key = Buffer.alloc(32, 'releases').toString('base64');

/** Since this schema the data says which programs may go on beside it; an older program refuses whatever is newer. */
const firstThatAsks = 38;

interface Release {
  readonly version: string;
  readonly folder: string;
}

/** Unpacked inside the project, where its packages are found. */
function unpack(file: string): Release {
  const version = /^vezne-sandbox-(.+)\.tgz$/.exec(file)?.[1] ?? '';
  const folder = join(projectFolder(), '.data', `release-${version}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', join(kept, file), '-C', folder]);
  return { version, folder };
}

function schemaOf({ folder }: Release): number {
  const journal = readFileSync(join(folder, 'package/sandbox/database/migrations/meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as { readonly entries: readonly unknown[] }).entries.length;
}

const releases = readdirSync(kept).map(unpack);
const goesOn = (release: Release) => schemaOf(release) >= Math.max(firstThatAsks, oldestProgram);
const programOf = ({ folder }: Release) =>
  sandboxAt(join(folder, 'package/dist/sandbox/main.js'), () => rmSync(folder, { recursive: true }));

afterAll(() => {
  for (const { folder } of releases) rmSync(folder, { recursive: true, force: true });
});

(hasPostgres() ? describe : describe.skip)('a release that was kept, on one database with the program of today', () => {
  let server: PostgresServer;
  let today: SandboxBundle;
  beforeAll(async () => {
    server = await startPostgres();
    today = await bundleSandbox();
  });
  afterAll(async () => {
    today.remove();
    await server.stop();
  });

  const arrive = (running: SandboxProcess) => Shopper.arrive(running.provider, { merchant_id: '100003' });
  const pay = async (shopper: Shopper) => (await shopper.pay(approved, { do_3d: '0' })).json.status;
  const readiness = async ({ provider }: SandboxProcess) => (await fetch(`${provider}/readyz`)).status;
  /** The same shopper at the other process. */
  const at = async ({ provider }: SandboxProcess, { opened }: Shopper) => {
    const shopper = new Shopper(provider, opened);
    await shopper.load();
    return shopper;
  };
  const settings = async () => ({ DATABASE_URL: await server.createDatabase(), VEZNE_FINGERPRINT_KEY: key });
  /** A release without the setting refuses its name, and adds the merchants of the demo in any case. */
  const withoutDemo = { VEZNE_DEMO: '' };

  const neighbours = releases.filter(goesOn);
  it.each(neighbours)('SV-01 $version takes payments beside it, and so does a restart of it', async (release) => {
    const env = await settings();
    const older = await programOf(release).start(env);
    const opened = await arrive(older);
    const newer = await today.start(env);
    expect(await readiness(older)).toBe(200);
    expect(await readiness(newer)).toBe(200);
    expect(await pay(await at(newer, opened))).toBe('success');
    expect(await pay(await at(older, await arrive(newer)))).toBe('success');
    await older.stop();
    const again = await programOf(release).start(env);
    expect(await pay(await arrive(again))).toBe('success');
    await again.stop();
    await newer.stop();
  });

  it.each(releases.filter((release) => !goesOn(release)))(
    'SV-01 $version leaves data that is upgraded and paid on, and refuses it from then on in a sentence',
    async (release) => {
      const env = await settings();
      const older = await programOf(release).start({ ...env, ...withoutDemo });
      const opened = await arrive(older);
      const paid = await arrive(older);
      expect(await pay(paid)).toBe('success');
      await older.stop();
      const newer = await today.start({ ...env, ...withoutDemo });
      expect((await (await at(newer, paid)).status()).json.data.merchantOid).toBe(paid.opened.oid);
      expect(await pay(await at(newer, opened))).toBe('success');
      const refused = await programOf(release).startAndFail({ ...env, ...withoutDemo });
      expect(refused.code).toBe(2);
      expect(refused.said).toContain(`this program knows it up to version ${schemaOf(release)}`);
      await newer.stop();
    },
  );
});
