import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPostgres, startPostgres } from '../postgres-cluster.js';
import { freePort } from '../postgres-programs.mjs';
import { bundleSandbox, type SandboxBundle, type SandboxProcess } from '../sandbox-process.js';
import { documentedSettings, hasNginx, type Nginx, type Place, placed, startNginx } from './nginx.js';

const built = join(import.meta.dirname, '../../../dist/page');
const canFollow = hasNginx() && hasPostgres() && existsSync(join(built, 'manifest.json'));

(canFollow ? describe : describe.skip)('watch behind the nginx of docs/hosting.md', () => {
  let bundle: SandboxBundle;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let running: SandboxProcess;
  let nginx: Nginx;
  let host: string;
  /** Holds the certificate that nginx serves with. */
  const folder = mkdtempSync(join(tmpdir(), 'vezne-watched-'));
  const certificate = join(folder, 'ca.pem');

  beforeAll(async () => {
    bundle = await bundleSandbox();
    postgres = await startPostgres();
    const url = await postgres.createMigrated();
    const free = new Set<number>();
    while (free.size < 12) free.add(await freePort());
    const next = free.values();
    const ports = (names: readonly string[]) => new Map(names.map((name) => [name, next.next().value ?? 0]));
    const place: Place = {
      pageFolder: built,
      fronts: ports(['pay', 'shop', 'bank', 'wallet']),
      ports: ports(['4000', '4001', '4002', '4003', '4010', '4011', '4012', '4013']),
    };
    host = placed('https://pay.example', place);
    const settings = Object.entries(documentedSettings(1)).map(([name, value]) => [name, placed(value, place)]);
    running = await bundle.start({ ...Object.fromEntries(settings), DATABASE_URL: url });
    nginx = await startNginx(place);
    await nginx.balance([1]);
    writeFileSync(certificate, nginx.ca);
  });
  afterAll(async () => {
    nginx.stop();
    await running.stop();
    await postgres.stop();
    bundle.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  async function watched(): Promise<{ code: number; said: string[] }> {
    const args = ['watch', host, '--manifest', join(built, 'manifest.json')];
    const child = bundle.begin(args, { NODE_EXTRA_CA_CERTS: certificate });
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const [code] = await once(child, 'close');
    return { code, said: said.split('\n').filter((line) => /^(different|not asked|The manifest)/.test(line)) };
  }

  it('MA-12 finds nothing in a clean deployment, and says that its manifest is unsigned', async () => {
    expect(await watched()).toEqual({ code: 0, said: ['The manifest is unsigned.'] });
  });
});
