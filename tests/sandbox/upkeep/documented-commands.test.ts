import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../../sandbox/process/project-folder.js';
import { notifications } from '../../../sandbox/provider/database/schema.js';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import {
  byProgram,
  documentedBlock,
  documentedCommands,
  documentedRows,
  isInstalled,
  runCommands,
  tryCommands,
} from '../documented-commands.js';
import { hasPostgres, type PostgresServer, startPostgres } from '../postgres-cluster.js';
import { openSandbox } from '../running-sandbox.js';
import { bundleSandbox, type SandboxBundle } from '../sandbox-process.js';
import { Shopper } from '../shopper.js';

const approved = '4355084355084358';

(hasPostgres() ? describe : describe.skip)('the commands of docs/operating.md', () => {
  let server: PostgresServer;
  let url: string;
  let sandbox: Sandbox;
  let bundle: SandboxBundle;
  const folder = mkdtempSync(join(tmpdir(), 'vezne-day-'));
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createMigrated();
    sandbox = await openSandbox({ database: { url } });
    bundle = await bundleSandbox();
  });
  afterAll(async () => {
    await sandbox.close();
    await server.stop();
    bundle.remove();
    rmSync(folder, { recursive: true });
  });

  it('SV-08 add the first merchant, whose keys are printed once and whose payments begin', async () => {
    const [create = ''] = documentedCommands('The first merchant');
    const own = await server.createMigrated();
    const shop = await openSandbox({ database: { url: own }, demo: false });
    const said = runCommands(byProgram(create, bundle), { DATABASE_URL: own });
    const printed = (name: string) => new RegExp(`^${name} +(\\S+)$`, 'm').exec(said)?.[1];
    expect(await shop.panel.find('200001')).toMatchObject({
      id: printed('merchant_id'),
      merchantKey: printed('merchant_key'),
      merchantSalt: printed('merchant_salt'),
      name: 'My Shop',
      website: 'https://shop.example',
      notificationUrl: 'https://shop.example/notify',
    });
    await shop.close();
    const unused = await server.createDatabase();
    expect(tryCommands(byProgram(create, bundle), { DATABASE_URL: unused })).toEqual({
      code: 2,
      said: expect.stringContaining('start vezne-sandbox with it once, then run this again'),
    });
    const again = tryCommands(byProgram(create, bundle), { DATABASE_URL: own });
    expect(again).toEqual({ code: 1, said: 'There is a merchant 200001 already: its keys stay as they are.\n' });
  });

  it('SV-07 erase the shopper of an order that has ended, and say where it has not', async () => {
    const [erase = ''] = documentedCommands('Retention');
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    const order = { DATABASE_URL: url, MERCHANT_ID: '100003', MERCHANT_OID: shopper.opened.oid };
    expect(tryCommands(byProgram(erase, bundle), order).code).toBe(1);
    await shopper.pay(approved, { do_3d: '0' });
    expect(tryCommands(byProgram(erase, bundle), order)).toEqual({ code: 0, said: 'Its personal fields are empty.\n' });
  });

  it('SV-04 raise an alarm every minute by the line of cron, and write nothing while all is well', async () => {
    const [, command = ''] = /^\* \* \* \* \* vezne (.*)$/m.exec(documentedBlock('Alarms', '')) ?? [];
    const said = join(folder, 'said');
    writeFileSync(join(folder, 'logger'), `#!/bin/sh\nprintf '%s\\n' "$@" >>'${said}'\n`);
    chmodSync(join(folder, 'logger'), 0o755);
    writeFileSync(said, '');
    const line = byProgram(command, bundle)
      .replace('cd /srv/vezne-program', `cd '${folder}'`)
      .replace('/etc/vezne.env', join(folder, 'vezne.env'));
    writeFileSync(join(folder, 'vezne.env'), `DATABASE_URL=${url}\n`);
    await sandbox.db.delete(notifications);
    runCommands(line, { PATH: folder });
    expect(readFileSync(said, 'utf8')).toBe('');
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    await shopper.pay(approved, { do_3d: '0' });
    const createdAt = new Date(Date.now() - 2 * 3_600_000);
    await sandbox.db.update(notifications).set({ createdAt, nextAt: new Date(Date.now() + 60_000), tries: 3 });
    runCommands(line, { PATH: folder });
    expect(readFileSync(said, 'utf8')).toContain('ALARM new ones tried, not taken');
    expect(readFileSync(said, 'utf8')).toMatch(/merchant 100003 at localhost(?::\d+)?: 1$/m);
  });
});

it('SV-04 the line of cron raises an alarm where it cannot read the settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-cron-'));
  writeFileSync(join(folder, 'logger'), `#!/bin/sh\nprintf 'logged %s\\n' "$@"\n`);
  chmodSync(join(folder, 'logger'), 0o755);
  const [, line = ''] = /^\* \* \* \* \* vezne (.*)$/m.exec(documentedBlock('Alarms', '')) ?? [];
  const here = line.replace('/srv/vezne-program', folder).replace('/etc/vezne.env', join(folder, 'none.env'));
  const said = runCommands(here, { PATH: folder });
  rmSync(folder, { recursive: true });
  expect(said).toMatch(/^logged .*none\.env/m);
});

it('SV-04 no alarm is raised by a job that rests as long as it is meant to', () => {
  const [query = ''] = documentedRows('Alarms').flatMap((row) => row.filter((column) => column.includes('vezne_job_')));
  const limitOf = (matcher: string) =>
    Number(new RegExp(`\\{job${matcher}"retention"\\}\\) > (\\d+)`).exec(query)?.[1]);
  expect(limitOf('=')).toBeGreaterThan(15 * 60);
  expect(limitOf('!=')).toBeGreaterThan(60);
});

(isInstalled('systemd-analyze') ? describe : describe.skip)('the unit of docs/operating.md', () => {
  it('TR-07 is one that systemd takes, of a program that the build writes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vezne-unit-'));
    const file = join(folder, 'vezne@1.service');
    const unit = documentedBlock('Setting it up', 'ini')
      .replace('/usr/bin/node', process.execPath)
      .replace('/srv/vezne-program', projectFolder())
      .replace('User=vezne', 'User=root');
    writeFileSync(file, unit);
    const { code, said } = tryCommands(`systemd-analyze verify --man=no '${file}'`, {});
    rmSync(folder, { recursive: true });
    expect(said.split('\n').filter((line) => line.includes('vezne@1'))).toEqual([]);
    expect(code).toBe(0);
    expect(unit).toContain(`WorkingDirectory=${projectFolder()}\n`);
  });
});
