import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { merchants } from '../../../sandbox/provider/database/schema.js';
import { openSandbox } from '../running-sandbox.js';

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
});
