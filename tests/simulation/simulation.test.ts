import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmpty } from '../sandbox/embedded-database.js';
import { openEmbeddedProvider } from './embedded-provider.js';
import { faultKinds, faultOf } from './faults.js';
import { type Contradiction, contradictions } from './finding.js';
import { type Method, methods, planOf } from './plan.js';
import type { SimulatedProvider } from './providers.js';
import { type Report, simulate } from './simulation.js';

/** How many payments of a method are made here; of the others one. */
const several: Partial<Readonly<Record<Method, number>>> = { card: 3, threeD: 3, link: 3 };

const seed = 1;

/** The plans that a simulation of 10,000 payments draws. */
const plans = Array.from({ length: 10_000 }, (_, index) => planOf(seed, index, methods));

/**
 * By card, on a line that fails seldom, at banks that answer at once, of shoppers who wait and press again. Nearly all of them are paid, so that how
 * many orders are paid does not depend on the speed of the machine.
 */
const patient = plans
  .filter(({ method, straysFirst, issuer }) => method === 'card' && !straysFirst && issuer.slowMs === 0)
  .filter(({ roughness, retries, impatience }) => roughness === 0.1 && retries === 2 && impatience === 0)
  .slice(0, 8)
  .map(({ index }) => index);

/** The first payments of each method whose requests meet faults. */
const rough = methods.flatMap((method) => {
  const faulty = plans.filter((plan) => plan.method === method && plan.roughness > 0.1);
  return faulty.slice(0, several[method] ?? 1).map(({ index }) => index);
});

/** Runs the payments of the seed in this process, on the embedded database. `prepare` changes the provider first. */
function simulateHere(made: readonly number[], among: readonly Method[], prepare?: Prepare): Promise<Report> {
  return simulate({
    seed,
    indexes: made,
    methods: among,
    concurrency: 40,
    speed: 200,
    open: async (time, setting) => {
      const provider = await openEmbeddedProvider(time, setting, await openEmpty());
      return (await prepare?.(provider)) ?? provider;
    },
  });
}

type Prepare = (provider: SimulatedProvider) => Promise<SimulatedProvider>;

/** A short part of `npm run simulate`, of a fixed seed: in one process, on the embedded database. */
describe('payments through a network that fails', () => {
  let report: Report;
  beforeAll(async () => {
    report = await simulateHere([...rough, ...patient], methods);
  });

  it.each(methods)('pays by %s', (method) => {
    const made = report.payments.filter(({ plan, seen }) => plan.method === method && seen.length > 0);
    expect(made.length).toBeGreaterThan(0);
  });

  it('meets faults, and some are paid all the same', () => {
    const met = [...report.faults].filter(([kind]) => kind !== 'none');
    expect(met.length).toBeGreaterThan(5);
    expect(report.charged).toBeGreaterThan(5);
  });

  const found = (contradiction: Contradiction) =>
    report.findings.filter((finding) => finding.contradiction === contradiction);

  it.each(contradictions)('TR-02 TR-06 finds no %s', (contradiction) => {
    expect(found(contradiction)).toEqual([]);
  });
});

describe('what a simulation of 10,000 payments draws', () => {
  const faults = plans.map((plan) => faultOf(plan, 'provider POST /odeme', 0));

  it.each(faultKinds)('the fault %s', (kind) => {
    expect(faults.some((fault) => fault.kind === kind)).toBe(true);
  });

  it('posts that arrive 70 seconds late', () => {
    expect(faults.some((fault) => fault.kind === 'late' && fault.delayMs === 70_000)).toBe(true);
  });

  it('in every hundred payments a first post that arrives long after its page was told that nothing is paid', () => {
    const strayingOf = (first: number) =>
      plans.slice(first, first + 100).filter(({ straysFirst, method }) => straysFirst && method === 'card').length;
    const hundreds = Array.from({ length: 5 }, (_, nth) => strayingOf(100 * nth));
    expect(Math.min(...hundreds)).toBeGreaterThan(0);
    const straying = plans.findIndex(({ straysFirst }) => straysFirst);
    expect(faults[straying]).toEqual({ kind: 'late', delayMs: 65_000, hangs: false });
  });

  it('answers of 4xx and of 5xx', () => {
    const statuses = faults.map((fault) => (fault.kind === 'status' ? Math.floor(fault.status / 100) : 0));
    expect(new Set(statuses)).toEqual(new Set([0, 4, 5]));
  });

  it('two tabs, and shoppers who reload or leave', () => {
    expect(plans.some(({ tabs, impatience }) => tabs === 2 && impatience > 0)).toBe(true);
  });

  it.each(methods)('payments by %s', (method) => {
    expect(plans.some((plan) => plan.method === method)).toBe(true);
  });
});

describe('the faults that the simulation must find', () => {
  const folder = path.join(import.meta.dirname, 'lies');

  it.each(readdirSync(folder))('%s can be put back', (patch) => {
    const applied = spawnSync('git', ['apply', '--check', path.join(folder, patch)], {
      cwd: path.join(import.meta.dirname, '../..'),
      encoding: 'utf8',
    });
    expect(applied.stderr).toBe('');
    expect(applied.status).toBe(0);
  });
});

describe('a payment that a simulation found a contradiction in', () => {
  /** By card, pressed once, whose post arrives after its page has asked what became of it. */
  const late = Array.from({ length: 2_000 }, (_, index) => planOf(seed, index, ['card']))
    .filter(({ retries, tabs, impatience }) => retries === 0 && tabs === 1 && impatience === 0)
    .filter((plan) => faultOf(plan, 'provider POST /odeme', 0).kind === 'late')
    .slice(0, 3)
    .map(({ index }) => index);

  /** Posts that it has answered as void are not kept: one that arrives later is charged. */
  const forgetVoidPosts: Prepare = async (provider) => {
    await provider.db.execute(sql`create rule forgets as on insert to void_posts do instead nothing`);
    await provider.db.execute(sql`create function forget() returns trigger language plpgsql as
      'begin new.unpaid_answers := 0; return new; end'`);
    await provider.db.execute(
      sql`create trigger forgets before update on orders for each row execute function forget()`,
    );
    return {
      ...provider,
      close: async () => {
        await provider.db.execute(sql`drop rule forgets on void_posts`);
        await provider.db.execute(sql`drop function forget cascade`);
        await provider.close();
      },
    };
  };

  it('TR-02 is named by its index, and replayed alone makes the same finding', async () => {
    const { findings } = await simulateHere(late, ['card'], forgetVoidPosts);
    const [first] = findings;
    expect(first?.contradiction).toBe('false failure');
    expect(late).toContain(first?.index);
    const replayed = await simulateHere([first?.index ?? -1], ['card'], forgetVoidPosts);
    expect(replayed.findings).toEqual([{ ...first, details: expect.any(String) }]);
  });
});
