import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { wallets } from '../../sandbox/provider/database/schema-cards.js';
import { readSecrets } from '../../sandbox/provider/database/secrets.js';
import type { Sandbox } from '../../sandbox/start-sandbox.js';
import { challengeOf, returnFromAcs } from './acs-return.js';
import { type Answer, type Fields, get, post } from './calls.js';
import { tracesOf } from './card-traces.js';
import { onEveryStorage, type openSandbox } from './running-sandbox.js';
import { Shopper } from './shopper.js';

const number = '4508034508034509';
const amex = '371449635398431';
const code = '7391';
const holder = 'KANARYA SAKLANMAZ';

const traces = [number, amex].flatMap(tracesOf);

onEveryStorage('the canary card', (open) => {
  it('T13 is found nowhere: not in a log line, an answer, a table or a file of the database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vezne-canary-'));
    const log: string[] = [];
    const logStream = { write: (line: string) => log.push(line) };
    const sandbox = await openOnDisk(open, folder, logStream);
    const answers = await payInEveryWay(sandbox);
    const rows = await everyRow(sandbox);
    await sandbox.close();
    expect(answers.length).toBeGreaterThan(10);
    expect(log.length).toBeGreaterThan(10);
    expect(rows).toContain('45080345');
    for (const text of [answers.join('\n'), log.join('\n'), rows]) {
      const content = Buffer.from(text);
      for (const trace of [...traces, holder, `"${code}"`, `,${code},`]) expect(content.includes(trace)).toBe(false);
    }
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of files) {
      const content = readFileSync(join(file.parentPath, file.name));
      for (const trace of [...traces, holder]) expect(content.includes(trace)).toBe(false);
    }
    rmSync(folder, { recursive: true });
  });
});

/** On the embedded database the data is in a folder, so that its files can be read. */
async function openOnDisk(
  open: typeof openSandbox,
  dataFolder: string,
  logStream: { write(line: string): void },
): Promise<Sandbox> {
  const embedded = expect.getState().currentTestName?.includes('embedded') === true;
  if (!embedded) return open({ logLevel: 'trace', logStream });
  return open({ logLevel: 'trace', logStream, database: { dataFolder } });
}

async function payInEveryWay(sandbox: Sandbox): Promise<string[]> {
  const answers: string[] = [];
  const keep = (answer: Answer) => {
    const html = answer.json?.data?.htmlContent;
    answers.push(answer.text, JSON.stringify([...answer.headers]), Buffer.from(html ?? '', 'base64').toString('utf8'));
    return answer;
  };
  const { provider } = sandbox.urls;
  const { acs } = await readSecrets(sandbox.db);
  const arrive = (merchant_id: string) => Shopper.arrive(provider, { merchant_id });
  const card = { cc_owner: holder, cvv: code.slice(0, 3) };

  const direct = await arrive('100003');
  keep(await direct.pay(number, { ...card, do_3d: '0' }));
  keep(await direct.pay(number, { ...card, do_3d: '0' }));
  const amexPaid = await arrive('100003');
  keep(await amexPaid.pay(amex, { ...card, cvv: code, do_3d: '0' }));
  const with3d = await arrive('100001');
  const challenge = keep(await with3d.pay(number, card));
  keep(await returnFromAcs(provider, acs, challengeOf(challenge).challengeId ?? '', 'failed'));
  keep(await with3d.load());
  const again = keep(await with3d.pay(number, card));
  keep(await returnFromAcs(provider, acs, challengeOf(again).challengeId ?? '', 'success'));

  await payStored(sandbox, keep, acs);

  const wrong = await arrive('100001');
  const changes: Fields[] = [
    { cvv: code },
    { card_number: `${number}1` },
    { cc_owner: `${holder}1` },
    { csrf_token: 'x' },
    { ctoken: 'x' },
    { do_3d: '0' },
    { installment_count: '3' },
    { expiry_year: '20' },
    { payment_type: 'card_points', card_points: '1', card_type_pts: 'axess' },
    { payment_type: 'registered_cards' },
  ];
  for (const change of changes) {
    keep(await wrong.pay(number, { ...card, ...change }));
  }
  keep(await post(`${provider}/odeme?card_number=${number}`, wrong.payment(number, card)));
  keep(await get(`${provider}/odeme/guvenli/v2/${number}`));
  keep(await post(`${provider}/odeme`, wrong.payment(number, { ...card, x: 'x'.repeat(70_000) })));
  keep(await wrong.call('/odeme/api/oos/card/details', { binNumber: number }));
  const points = { brand: '', number, owner: holder, month: '12', year: '30', amount: '1.234,50' };
  keep(await wrong.call('/odeme/api/oos/card/points', points));
  keep(await wrong.call('/odeme/api/oos/card/points', { ...points, number: `${number}1` }));
  keep(await wrong.call('/odeme/api/oos/card/installment', { binNumber: number, amount: '1.234,50' }));
  keep(await wrong.call('/odeme/api/oos/card/delete', { ctoken: number, utoken: number, dtoken: number }));
  keep(await post(`${provider}/odeme/main-site`, { merchant_id: number, website: number, ancestorOrigins: number }));
  await sandbox.runDue();
  // A database that fails while a card is in flight: the error must not quote the request.
  await sandbox.db.execute(sql`alter table attempts rename to attempts_away`);
  keep(await (await arrive('100003')).pay(number, { ...card, do_3d: '0' }));
  await sandbox.db.execute(sql`alter table attempts_away rename to attempts`);
  return answers;
}

/** Stores the card with a payment, and pays with the stored one. */
async function payStored(sandbox: Sandbox, keep: (answer: Answer) => Answer, acs: string): Promise<void> {
  const { provider } = sandbox.urls;
  const storing = await Shopper.arrive(provider, { merchant_id: '100009' });
  const challenge = keep(await storing.pay(number, { cc_owner: holder, cvv: code.slice(0, 3), store_card: '1' }));
  keep(await returnFromAcs(provider, acs, challengeOf(challenge).challengeId ?? '', 'success'));
  const [wallet] = await sandbox.db.select().from(wallets);
  const next = await Shopper.arrive(provider, { merchant_id: '100009', utoken: wallet?.utoken ?? '' });
  keep(await next.load());
  expect(next.cards).toHaveLength(1);
  keep(await next.payStored(next.cards[0]?.ctoken ?? '', { cvv: code }));
  keep(await next.payStored(next.cards[0]?.ctoken ?? '', { cvv: code, card_number: number }));
}

/** Every row of every table, as text. */
async function everyRow(sandbox: Sandbox): Promise<string> {
  const list = rowsOf(
    await sandbox.db.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    ),
  );
  const texts: string[] = [];
  for (const { name } of list) {
    const rows = rowsOf(await sandbox.db.execute(sql`select t::text as name from ${sql.identifier(name)} t`));
    texts.push(...rows.map((row) => row.name));
  }
  return texts.join('\n');
}

function rowsOf(result: unknown): { name: string }[] {
  return (result as { rows: { name: string }[] }).rows;
}
