import { emptyDatabase } from '../sandbox/empty-database.js';
import { openEmbeddedProvider } from './embedded-provider.js';
import { type Report, simulate } from './simulation.js';
import { type Contradiction, contradictions } from './verdict.js';

/** A short part of `npm run simulate`, of a fixed seed: in one process, on the embedded database. */
describe('payments through a network that fails', () => {
  let report: Report;
  beforeAll(async () => {
    const archive = await emptyDatabase();
    report = await simulate({
      seed: 1,
      payments: 40,
      methods: ['card', 'threeD'],
      concurrency: 20,
      speed: 50,
      open: (time, setting) => openEmbeddedProvider(time, setting, archive),
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
