import { documentedCommands, isInstalled, runCommands } from '../documented-commands.js';
import { hasPostgres, type PostgresServer, startPostgres } from '../postgres-cluster.js';
import { openSandbox } from '../running-sandbox.js';

const canRun = hasPostgres() && isInstalled('psql');

(canRun ? describe : describe.skip)('another key of fingerprints', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('SV-03 is taken once docs/operating.md was followed, and refused before', async () => {
    const url = await server.createMigrated();
    const startWith = async (key: string) => {
      const sandbox = await openSandbox({ database: { url }, fingerprintKey: { key } });
      await sandbox.close();
    };
    const [one, other] = ['one', 'other'].map((text) => Buffer.alloc(32, text).toString('base64')) as [string, string];
    await startWith(one);
    await expect(startWith(other)).rejects.toThrow('made with another key of fingerprints');
    const [change = ''] = documentedCommands('Keys');
    runCommands(change, { DATABASE_URL: url });
    await expect(startWith(other)).resolves.toBeUndefined();
  });
});
