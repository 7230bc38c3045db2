import { eq } from 'drizzle-orm';
import type { Database } from '../../sandbox/database/database.js';
import { attempts, entries, orders } from '../../sandbox/provider/database/schema.js';
import type { Contradiction, Finding } from './finding.js';
import type { Holding } from './issuer-book.js';
import type { SimulatedPayment } from './payments.js';
import { type Seen, saysPaid, saysUnpaid } from './screens.js';

interface LedgerRow {
  readonly token: string;
  readonly attemptId: string;
  readonly postId: string | null;
  readonly method: string;
  readonly amount: number;
  readonly kinds: readonly string[];
  /** When each entry was written, ms since the epoch. */
  readonly times: readonly number[];
}

/** Every attempt with the kinds of its entries. */
export async function readAttempts(db: Database): Promise<readonly LedgerRow[]> {
  const rows = await db
    .select({
      token: orders.token,
      attemptId: attempts.id,
      postId: attempts.postId,
      method: attempts.method,
      amount: attempts.amount,
      kind: entries.kind,
      at: entries.at,
    })
    .from(attempts)
    .innerJoin(orders, eq(orders.id, attempts.orderId))
    .innerJoin(entries, eq(entries.attemptId, attempts.id))
    .orderBy(entries.seq);
  const byId = new Map<string, LedgerRow & { kinds: string[]; times: number[] }>();
  for (const { kind, at, ...row } of rows) {
    const known = byId.get(row.attemptId) ?? { ...row, kinds: [], times: [] };
    known.kinds.push(kind);
    known.times.push(at.getTime());
    byId.set(row.attemptId, known);
  }
  return [...byId.values()];
}

/** Compares the issuer's book and the screens with the ledger. */
export function findingsOf(
  payments: readonly SimulatedPayment[],
  ledger: readonly LedgerRow[],
  holdings: readonly Holding[],
): readonly Finding[] {
  const byToken = grouped(ledger, ({ token }) => token);
  const indexOf = new Map(payments.map(({ token, plan }) => [token, plan.index]));
  const find = (contradiction: Contradiction, token: string, details: string): Finding => ({
    contradiction,
    index: indexOf.get(token),
    details,
  });
  return [
    ...moneyFindings(ledger, holdings, find),
    ...payments.flatMap((payment) => screenFindings(payment, byToken.get(payment.token) ?? [], find)),
  ];
}

type Find = (contradiction: Contradiction, token: string, details: string) => Finding;

function grouped<T, K>(list: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

function moneyFindings(ledger: readonly LedgerRow[], holdings: readonly Holding[], find: Find): readonly Finding[] {
  const held = new Map(holdings.filter((holding) => holding.held).map((holding) => [holding.attemptId, holding]));
  const findings: Finding[] = [];
  const heldOf = new Map<string, number>();
  for (const { token, attemptId, method, amount, kinds } of ledger) {
    const holding = held.get(attemptId);
    const charged = kinds.includes('charged');
    if (holding !== undefined) heldOf.set(token, (heldOf.get(token) ?? 0) + 1);
    // A transfer comes by bank, and what a person or the control decides is approved by them.
    const byIssuer = method !== 'eft' && !kinds.includes('reviewing');
    if (charged && byIssuer && holding?.amount !== amount)
      findings.push(find('loss', token, `attempt ${attemptId} is charged ${amount}, held ${holding?.amount ?? 0}`));
    if (!charged && holding !== undefined)
      findings.push(
        find('approval without charge or reversal', token, `attempt ${attemptId}: ${kinds.join(', ')}; held ${amount}`),
      );
  }
  for (const [token, count] of heldOf) if (count > 1) findings.push(find('double', token, `${count} approvals held`));
  return findings;
}

function screenFindings({ token, seen }: SimulatedPayment, rows: readonly LedgerRow[], find: Find): readonly Finding[] {
  const charged = rows.filter(({ kinds }) => kinds.includes('charged'));
  const isPaid = charged.length > 0;
  const findings: Finding[] = [];
  const story = storyOf(seen, rows);
  if (!isPaid && seen.some(saysPaid)) findings.push(find('false success', token, story));
  const denied = seen.find(
    (screen) =>
      saysUnpaid(screen) && screen.postId !== undefined && charged.some(({ postId }) => postId === screen.postId),
  );
  const lastOfTabs = [...grouped(seen, ({ tab }) => tab).values()].map((screens) => screens.at(-1));
  const allUnpaid = lastOfTabs.length > 0 && lastOfTabs.every((last?: Seen) => last !== undefined && saysUnpaid(last));
  if (denied !== undefined || (isPaid && allUnpaid)) findings.push(find('false failure', token, story));
  return findings;
}

/** What the shopper saw and the ledger holds, in the order of time: seconds since the first screen. */
function storyOf(seen: readonly Seen[], rows: readonly LedgerRow[]): string {
  const screens = seen.map(({ tab, kind, why, at }) => ({ at, text: `tab ${tab} ${kind}${why ? ` (${why})` : ''}` }));
  const entriesOf = rows.flatMap(({ method, postId, kinds, times }) =>
    kinds.map((kind, place) => ({ at: times[place] ?? 0, text: `[${method} ${postId?.slice(0, 12)} ${kind}]` })),
  );
  const start = seen[0]?.at ?? 0;
  return [...screens, ...entriesOf]
    .sort((one, other) => one.at - other.at)
    .map(({ at, text }) => `${((at - start) / 1_000).toFixed(1)} ${text}`)
    .join(', ');
}
