import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { readConfiguration } from '../../../sandbox/configuration.js';
import { facts } from '../../../sandbox/database/facts.js';
import { merchantsWithPublicKeys } from '../../../sandbox/demo/demo-data.js';
import { merchants } from '../../../sandbox/provider/database/schema.js';
import { readSandboxOptions } from '../../../sandbox/sandbox-options.js';
import { createMerchant } from '../../../sandbox/upkeep/create-merchant.js';
import { documentedCommands, isInstalled, runCommands } from '../documented-commands.js';
import { hasPostgres, type PostgresServer, startPostgres } from '../postgres-cluster.js';
import { openSandbox } from '../running-sandbox.js';

const server = { DATABASE_URL: 'postgres://a/b' };
const own = { id: '200001', name: 'My Shop', website: '', notificationUrl: '' };

describe('the merchants of the demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-demo-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('SV-08 stay deleted at the next start', async () => {
    const database = { dataFolder: join(folder, 'data') };
    const first = await openSandbox({ database });
    expect(await first.panel.find('100014')).toBeDefined();
    await first.db.delete(merchants).where(eq(merchants.id, '100014'));
    await first.close();
    const second = await openSandbox({ database });
    expect(await second.panel.find('100014')).toBeUndefined();
    expect(await second.panel.find('100001')).toBeDefined();
    await second.close();
  });

  it.each([
    ['are in the embedded database', [], {}, true],
    ['are not on a server', [], server, false],
    ['are on a server with --demo', ['--demo'], server, true],
    ['are on a server with VEZNE_DEMO=1', [], { ...server, VEZNE_DEMO: '1' }, true],
    ['are not in the embedded database with VEZNE_DEMO=0', [], { VEZNE_DEMO: '0' }, false],
    ['are in the memory of a seeded start', ['--seeded'], {}, true],
  ])('SV-08 %s', (_case, args, env, expected) => {
    expect(readConfiguration(readSandboxOptions(args, env) ?? {}).demo).toBe(expected);
  });

  it.each([
    ['without DATABASE_URL', {}],
    ['in a folder that is named', { VEZNE_DATA: 'data' }],
  ])('SV-08 are refused under a public name %s, unless they are asked for', (_case, env) => {
    const publicly = { ...env, VEZNE_PROVIDER_URL: 'https://pay.example' };
    expect(() => readConfiguration(publicly)).toThrow(
      'https://pay.example is reached by others, and without DATABASE_URL the data is a folder with the merchants of ' +
        'the demo, whose keys everybody can read: set DATABASE_URL, or give --demo (VEZNE_DEMO=1) where that is meant.',
    );
    expect(readConfiguration({ ...publicly, VEZNE_DEMO: '1' }).demo).toBe(true);
  });

  it.each([
    ['without them', { VEZNE_DEMO: '0' }],
    ['on a server', server],
  ])('SV-08 a public name is taken %s', (_case, env) => {
    const { publicUrls } = readConfiguration({ ...env, VEZNE_PROVIDER_URL: 'https://pay.example' });
    expect(publicUrls).toEqual({ provider: 'https://pay.example' });
  });

  it('SV-08 are not extended by a shop of one’s own, whose key is as public', () => {
    const env = { ...server, VEZNE_NOTIFY: 'https://shop.example/notify' };
    expect(() => readConfiguration(env)).toThrow('--notify notifies a merchant whose key everybody can read');
    expect(readConfiguration({ ...env, VEZNE_DEMO: '1' }).demo).toBe(true);
  });
});

(hasPostgres() ? describe : describe.skip)('a server without demo data', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  const create = async () => ({ url: await postgres.createMigrated() });

  it('SV-08 has no merchant after a start, and its pages answer', async () => {
    const sandbox = await openSandbox({ database: await create(), demo: false });
    expect(await sandbox.panel.list()).toEqual([]);
    const failed: string[] = [];
    for (const path of ['/', '/basket', '/merchants', '/links/new', '/scenarios', '/office']) {
      if (!(await fetch(sandbox.urls.store + path)).ok) failed.push(path);
    }
    expect(failed).toEqual([]);
    await sandbox.close();
  });

  it('SV-08 is not given it once it has merchants of its own', async () => {
    const database = await create();
    const sandbox = await openSandbox({ database, demo: false });
    expect(await createMerchant(sandbox.db, own, () => {})).toBe(0);
    await sandbox.close();
    await expect(openSandbox({ database, demo: true })).rejects.toThrow(
      '--demo adds merchants whose keys everybody can read, and this database has others',
    );
    const next = await openSandbox({ database, demo: false });
    expect((await next.panel.list()).map(({ id }) => id)).toEqual([own.id]);
    await next.close();
  });

  it('SV-08 says which merchants of an earlier release have public keys', async () => {
    const database = await create();
    const sandbox = await openSandbox({ database });
    // They recorded no merchants that a start had added.
    await sandbox.db.delete(facts).where(eq(facts.name, 'added-merchants'));
    await sandbox.panel.renewKeys('100001', 0);
    await createMerchant(sandbox.db, own, () => {});
    const ids = await merchantsWithPublicKeys(sandbox.db, sandbox.clock.now());
    expect(ids).toContain('100002');
    expect(ids).not.toContain('100001');
    expect(ids).not.toContain(own.id);
    await sandbox.close();
  });

  it('SV-08 says it of a merchant whose earlier pair is public, until that ends', async () => {
    const sandbox = await openSandbox({ database: await create() });
    await sandbox.panel.renewKeys('100001', 24);
    expect(await merchantsWithPublicKeys(sandbox.db, sandbox.clock.now())).toContain('100001');
    const ended = sandbox.clock.now() + 24 * 3_600_000;
    expect(await merchantsWithPublicKeys(sandbox.db, ended)).not.toContain('100001');
    await sandbox.close();
  });

  it('SV-08 is given no merchant beside those of the demo, nor one by their ids', async () => {
    const said: string[] = [];
    const print = (line: string) => said.push(line);
    const sandbox = await openSandbox({ database: await create() });
    expect(await createMerchant(sandbox.db, own, print)).toBe(1);
    expect(said).toEqual([expect.stringContaining('This database has the merchants of the demo: delete them')]);
    expect(await sandbox.panel.find(own.id)).toBeUndefined();
    await sandbox.close();
    const empty = await openSandbox({ database: await create(), demo: false });
    expect(await createMerchant(empty.db, { ...own, id: '100001' }, print)).toBe(1);
    expect(said[1]).toContain('100001 is a merchant of the demo');
    await empty.db.insert(facts).values({ name: 'added-merchants', value: '100001' });
    expect(await createMerchant(empty.db, own, print)).toBe(0);
    await empty.close();
  });

  (isInstalled('psql') ? it : it.skip)(
    'SV-08 loses a merchant of the demo by the command of the documents',
    async () => {
      const database = await create();
      const sandbox = await openSandbox({ database });
      const [_create, remove = ''] = documentedCommands('The first merchant');
      runCommands(remove, { DATABASE_URL: database.url });
      expect(await sandbox.panel.find('100014')).toBeUndefined();
      expect(await sandbox.panel.find('100013')).toBeDefined();
      await sandbox.close();
    },
  );
});
