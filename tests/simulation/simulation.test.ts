import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openEmpty } from '../sandbox/embedded-database.js';
import { openEmbeddedProvider } from './embedded-provider.js';
import { type Method, methods, planOf } from './plan.js';
import { type Report, simulate } from './simulation.js';
import { type Contradiction, contradictions } from './verdict.js';

/** How many payments of a method are made here; of the others one. */
const several: Partial<Readonly<Record<Method, number>>> = { link: 3 };

const seed = 1;

/** The first payments of each method whose requests meet faults. */
const indexes = methods.flatMap((method) => {
  const rough = Array.from({ length: 300 }, (_, index) => planOf(seed, index, methods)).filter(
    (plan) => plan.method === method && plan.roughness > 0.1,
  );
  return rough.slice(0, several[method] ?? 1).map(({ index }) => index);
});

/** A short part of `npm run simulate`, of a fixed seed: in one process, on the embedded database. */
describe('payments through a network that fails', () => {
  let report: Report;
  beforeAll(async () => {
    report = await simulate({
      seed,
      indexes,
      methods,
      concurrency: 40,
      speed: 200,
      open: async (time, setting) => openEmbeddedProvider(time, setting, await openEmpty()),
    });
  }, 120_000);

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
