import { and, eq } from 'drizzle-orm';
import { entries, orders, refunds } from '../../../../sandbox/provider/database/schema.js';
import type { Fields } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { type NotificationBox, onOneStorage, openNotificationBox, sandboxOfTests } from '../../running-sandbox.js';
import { type GivenBack, inquire, merchantId, minorOf, simulateOrders } from './simulated-orders.js';

/** `npm run reconcile -- 10000` makes a longer history. */
const count = Number(process.env.VEZNE_ORDERS ?? 96);
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** The clock of a sandbox begins at noon of this day in Turkey. */
const firstDay = Date.UTC(2026, 2, 9);

/** A movement of money in one line, so that lists of them can be compared whole. */
const movement = (kind: string, oid: string, payment: number, surcharge: number, total: number) =>
  [kind, oid, payment, surcharge, total].join(' ');

onOneStorage('reconciliation', (open) => {
  const sandbox = sandboxOfTests(open);
  let box: NotificationBox;
  let given: readonly GivenBack[];
  let rows: Fields[];
  let successes: Fields[];

  const statementOf = async (start_date: string, end_date: string): Promise<Fields[]> => {
    const signed = merchantId + start_date + end_date;
    const body = { start_date, end_date };
    const { json } = await merchantCall(sandbox.urls.provider, '/rapor/islem-dokumu', merchantId, body, signed);
    expect(json).toMatchObject({ status: expect.stringMatching(/^(?:success|failed)$/) });
    return json.data ?? [];
  };
  const dayAt = (index: number) => new Date(firstDay + index * dayMs).toISOString().slice(0, 10);

  beforeAll(async () => {
    box = await openNotificationBox();
    // A shop that is down now and then gets the same notification again.
    const bad = { status: 500, body: 'down' };
    const good = { body: 'OK' };
    box.answerWith(...Array.from({ length: count }, (_, at) => (at % 7 === 3 ? bad : good)), good);
    await sandbox.panel.save(merchantId, { notificationUrl: box.url, transferNoticeUrl: '' });
    const everyMs = Math.max(3 * 60_000, Math.ceil((40 * hourMs) / Math.ceil(count / 8)));
    given = await simulateOrders(sandbox, { count, everyMs, callback: box.url });
    // Attempts that were left end, and notices that were not delivered are sent again.
    for (let more = 0; more < 6; more += 1) {
      sandbox.clock.advance(hourMs);
      await sandbox.runDue();
    }
    const days = Math.ceil((sandbox.clock.now() - firstDay) / dayMs) + 1;
    rows = [];
    for (let day = 0; day < days; day += 1)
      rows.push(...(await statementOf(`${dayAt(day)} 00:00:00`, `${dayAt(day)} 23:59:59`)));
    successes = box.received.map((form) => Object.fromEntries(form)).filter(({ status }) => status === 'success');
  }, 60 * 60_000);
  afterAll(() => box.close());

  const stated = () =>
    rows.map(({ islem_tipi = '', siparis_no = '', payment_amount, surcharge, total_amount }) =>
      movement(islem_tipi, siparis_no, minorOf(payment_amount), minorOf(surcharge), minorOf(total_amount)),
    );

  it('MA-09 the history has sales with a surcharge, refunds, links and transfers, of more than one day', () => {
    expect(new Set(rows.map(({ odeme_tipi }) => odeme_tipi))).toEqual(new Set(['KART', 'ALISGIDIS', 'EFT']));
    expect(rows.filter(({ surcharge }) => minorOf(surcharge) > 0).length).toBeGreaterThan(count / 10);
    expect(rows.filter(({ islem_tipi }) => islem_tipi === 'I').length).toBeGreaterThan(count / 10);
    expect(rows.filter(({ link_id }) => link_id !== '').length).toBeGreaterThan(count / 20);
    expect(new Set(rows.map(({ islem_tarihi = '' }) => islem_tarihi.slice(0, 10))).size).toBeGreaterThan(1);
    expect(successes.length).toBeGreaterThan(new Set(successes.map(({ merchant_oid }) => merchant_oid)).size);
  });

  it('MA-09 the statements of the days are the notifications and the refunds, kuruş by kuruş', () => {
    const notified = successes.map(({ merchant_oid = '', payment_amount, surcharge, total_amount }) =>
      movement('S', merchant_oid, Number(payment_amount), Number(surcharge), Number(total_amount)),
    );
    const returned = given.map(({ oid, amounts: { payment_amount, surcharge, total_amount } }) =>
      movement('I', oid, minorOf(payment_amount), minorOf(surcharge), minorOf(total_amount)),
    );
    // A notification that came again says the same.
    expect(stated().sort()).toEqual([...new Set(notified), ...returned].sort());
  });

  it('MA-09 they are the ledger', async () => {
    const own = eq(orders.merchantId, merchantId);
    const charged = await sandbox.db
      .select({ oid: orders.merchantOid, total: entries.amount })
      .from(entries)
      .innerJoin(orders, eq(orders.id, entries.orderId))
      .where(and(own, eq(entries.kind, 'charged')));
    const returned = await sandbox.db
      .select({ oid: orders.merchantOid, total: refunds.amount })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(own);
    const inLedger = [
      ...charged.map(({ oid, total }) => `S ${oid} ${total}`),
      ...returned.map(({ oid, total }) => `I ${oid} ${total}`),
    ];
    const inStatement = rows.map(
      ({ islem_tipi, siparis_no, odeme_tutari }) => `${islem_tipi} ${siparis_no} ${minorOf(odeme_tutari)}`,
    );
    expect(inStatement.sort()).toEqual(inLedger.sort());
  });

  it('MA-09 what is left of each order is what the inquiry says', async () => {
    const sample = [...new Set(rows.map(({ siparis_no = '' }) => siparis_no))].slice(0, 200);
    for (const oid of sample) {
      const { json } = await inquire(sandbox, oid);
      const own = rows.filter(({ siparis_no }) => siparis_no === oid);
      const sum = (part: string) =>
        own.reduce((all, row) => all + (row.islem_tipi === 'S' ? 1 : -1) * minorOf(row[part]), 0);
      for (const part of ['payment_amount', 'surcharge', 'total_amount']) {
        const back = json.returns.reduce((all: number, row: Fields) => all + minorOf(row[part]), 0);
        expect(sum(part)).toBe(minorOf(json[part]) - back);
      }
    }
  });

  it('MA-09 three days at once have the rows of the days', async () => {
    const whole = await statementOf(`${dayAt(0)} 00:00:00`, `${dayAt(2)} 23:59:59`);
    expect(whole).toEqual(rows.filter(({ islem_tarihi = '' }) => islem_tarihi < dayAt(3)));
  });
});
