import { sql } from 'drizzle-orm';
import { pgSchema, text } from 'drizzle-orm/pg-core';
import { signedTexts } from '../../../../sandbox/provider/database/schema-signatures.js';
import { defaultPeriods, readPeriods } from '../../../../sandbox/provider/retention/periods.js';
import { documentedRows } from '../../documented-commands.js';
import { merchantCall } from '../../merchant.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';

const day = 24 * 3_600_000;

/** Lists the tables as the database itself has them. */
const tables = pgSchema('information_schema').table('tables', {
  schema: text('table_schema').notNull(),
  name: text('table_name').notNull(),
});

onOneStorage('the periods of docs/operating.md', (open) => {
  const sandbox = sandboxOfTests(() => open({ retention: readPeriods('signatures=10') }));
  const rows = documentedRows('Retention');
  const ask = (id: string) =>
    merchantCall(sandbox.urls.provider, '/odeme/taksit-oranlari', '100001', { request_id: id }, `100001${id}`);

  it('SV-07 name each table of the database, with what becomes of it', async () => {
    const found = await sandbox.db.select().from(tables).where(sql`${tables.schema} = 'public'`);
    expect(found.length).toBeGreaterThan(30);
    const of = (name: string) => rows.filter((row) => row.join(' ').includes(`\`${name}\``));
    const unnamed = found.map(({ name }) => name).filter((name) => of(name).length === 0);
    expect(unnamed).toEqual([]);
    const unsaid = rows.filter((row) => row.at(-1) === '');
    expect(unsaid).toEqual([]);
  });

  it('SV-07 are those of the program', () => {
    const days = Object.fromEntries(
      rows.flatMap(([period = '', said = '']) => {
        const [, name] = /^`(\w+)`$/.exec(period) ?? [];
        return name === undefined ? [] : [[name, Number.parseInt(said.replace(',', ''), 10)]];
      }),
    );
    expect(days).toEqual(defaultPeriods);
  });

  it('SV-07 end for what a merchant has signed', async () => {
    const kept = () => sandbox.db.$count(signedTexts);
    const before = await kept();
    await ask('first');
    expect(await kept()).toBe(before + 1);
    sandbox.clock.advance(6 * day);
    await ask('second');
    await sandbox.runDue();
    expect(await kept()).toBe(before + 2);
    sandbox.clock.advance(5 * day);
    await sandbox.runDue();
    expect(await kept()).toBe(before + 1);
  });
});
