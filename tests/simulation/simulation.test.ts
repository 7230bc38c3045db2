import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openEmpty } from '../sandbox/embedded-database.js';
import { openEmbeddedProvider } from './embedded-provider.js';
import { methods } from './plan.js';
import { type Report, simulate } from './simulation.js';
import { type Contradiction, contradictions } from './verdict.js';

/** A short part of `npm run simulate`, of a fixed seed: in one process, on the embedded database. */
describe('payments through a network that fails', () => {
  let report: Report;
  beforeAll(async () => {
    report = await simulate({
      seed: 1,
      payments: 40,
      methods,
      concurrency: 40,
      speed: 200,
      open: async (time, setting) => openEmbeddedProvider(time, setting, await openEmpty()),
    });
  }, 120_000);

  it('meets faults, and some are paid all the same', () => {
    const met = [...report.faults].filter(([kind]) => kind !== 'none');
    expect(met.length).toBeGreaterThan(5);
    expect(report.charged).toBeGreaterThan(10);
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
