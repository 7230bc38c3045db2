import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hasPostgres, startPostgres } from '../postgres-cluster.js';
import { bundleSandbox, type SandboxBundle, type SandboxProcess } from '../sandbox-process.js';
import { documentedSettings, hasNginx, type Nginx, placed, placeHere, startNginx } from './nginx.js';

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
  /** The files that nginx serves itself; a test changes them. */
  const served = join(folder, 'page');
  const manifest: { entry: string } = canFollow
    ? JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8'))
    : { entry: '' };

  beforeAll(async () => {
    cpSync(built, served, { recursive: true });
    bundle = await bundleSandbox();
    postgres = await startPostgres();
    const url = await postgres.createMigrated();
    const place = await placeHere(served);
    host = placed('https://pay.example', place);
    const settings = Object.entries(documentedSettings(1)).map(([name, value]) => [name, placed(value, place)]);
    const own = { DATABASE_URL: url, VEZNE_FINGERPRINT_KEY: randomBytes(32).toString('base64') };
    running = await bundle.start({ ...Object.fromEntries(settings), ...own });
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

  /** Changes what a browser gets, as somebody can who writes to the host or to its nginx; each is undone after its test. */
  const changeFile = (path: string, changed: (content: Buffer) => Buffer) => () => {
    const file = join(served, path);
    const before = readFileSync(file);
    writeFileSync(file, changed(before));
    return async () => writeFileSync(file, before);
  };
  const changeNginx = (name: string, from: string, to: string) => async () => {
    await nginx.change(name, (text) => {
      if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
      return text.replace(from, to);
    });
    return () => nginx.change(name, (text) => text.replace(to, from));
  };
  const toProvider = 'location @provider { proxy_pass http://vezne_provider; }';
  const filtered = (from: string, to: string) =>
    `location @provider { proxy_pass http://vezne_provider; proxy_set_header Accept-Encoding ""; sub_filter '${from}' '${to}'; sub_filter_once on; }`;
  const appended = (content: Buffer) => Buffer.concat([content, Buffer.from('steal();')]);
  const tamperings: readonly (readonly [string, () => Promise<() => Promise<void>>, string])[] = [
    [
      'a script that was changed on the disk',
      async () => changeFile(manifest.entry, appended)(),
      'is not the file of the build',
    ],
    [
      'a packed script that was changed, which browsers alone get',
      async () => changeFile(`${manifest.entry}.gz`, () => gzipSync('steal();'))(),
      'is not the file of the build',
    ],
    [
      'a script of another site',
      changeNginx(
        'vezne.conf',
        toProvider,
        filtered('</head>', '<script src="https://evil.example/x.js"></script></head>'),
      ),
      'the file https://evil.example/x.js is not of the build',
    ],
    [
      'an inline script',
      changeNginx('vezne.conf', toProvider, filtered('</head>', '<script>steal()</script></head>')),
      'an inline script with the digest',
    ],
    [
      'a script whose digest was taken away',
      changeNginx('vezne.conf', toProvider, filtered(' integrity="', ' data-was="')),
      'has no integrity',
    ],
    [
      'a policy that lets scripts of any site run',
      changeNginx(
        'vezne.conf',
        toProvider,
        'location @provider { proxy_pass http://vezne_provider; proxy_hide_header Content-Security-Policy; add_header Content-Security-Policy "script-src *" always; }',
      ),
      'script-src is "*"',
    ],
  ];
  it.each(tamperings)('MA-12 finds %s', async (_name, tamper, difference) => {
    const undo = await tamper();
    try {
      const { code, said } = await watched();
      expect(code).toBe(1);
      expect(said).toContainEqual(expect.stringContaining(difference));
    } finally {
      await undo();
    }
  });
});
