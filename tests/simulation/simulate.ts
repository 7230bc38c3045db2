/** The command behind `npm run simulate`; `scripts/simulate.mjs` bundles and runs it. */
import { parseArgs } from 'node:util';
import { hasPostgres } from '../sandbox/postgres-cluster.js';
import { openEmbeddedProvider } from './embedded-provider.js';
import { openEmptyArchive } from './empty-archive.js';
import { contradictions } from './finding.js';
import { frozenHolderFindings } from './frozen-holder.js';
import { type Method, methods } from './plan.js';
import { openProviderProcesses } from './provider-processes.js';
import { type Report, simulate } from './simulation.js';

/** The exit code of a run that found contradictions; one that could not run ends with another. */
const found = 3;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    payments: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    embedded: { type: 'boolean', default: false },
    only: { type: 'string' },
    methods: { type: 'string' },
    concurrency: { type: 'string' },
    speed: { type: 'string', default: '40' },
  },
});

const embedded = values.embedded || !hasPostgres();
const asked = (values.methods ?? methods.join(',')).split(',');
const seed = Number(values.seed);
const report = await simulate({
  seed,
  indexes:
    values.only === undefined ? indexesFrom(Number(values.from), Number(values.payments)) : [Number(values.only)],
  methods: methods.filter((method: Method) => asked.includes(method)),
  // As many as keep two processors busy; the embedded database makes one transaction after another.
  concurrency: Number(values.concurrency ?? (embedded ? 40 : 800)),
  speed: Number(values.speed),
  open: async (time, setting) =>
    embedded ? openEmbeddedProvider(time, setting, await openEmptyArchive()) : openProviderProcesses(time, setting),
  progress: (ended) => {
    if (ended % 500 === 0) console.log(`${ended} payments`);
  },
});
// One payment that is made again says nothing of a folder.
const folderFindings = values.only === undefined ? await frozenHolderFindings() : [];
const findings = [...report.findings, ...folderFindings];
print({ ...report, findings });
process.exit(findings.length === 0 ? 0 : found);

function print({ payments, findings, faults, charged, approvals, reversed, seconds }: Report): void {
  const counts = new Map<string, number>();
  for (const { seen } of payments) {
    const { kind, why = '' } = seen.at(-1) ?? { kind: 'nothing' };
    const last = `${kind} ${why}`;
    counts.set(last, (counts.get(last) ?? 0) + 1);
  }
  const list = (map: ReadonlyMap<string, number>) => [...map].map(([name, count]) => `${name} ${count}`).join(', ');
  console.log(`Seed ${seed}: ${payments.length} payments in ${seconds.toFixed(0)} s`);
  console.log(`Last screens: ${list(counts)}`);
  console.log(`Requests and their faults: ${list(faults)}`);
  console.log(`Orders charged ${charged}; attempts the issuer was asked about ${approvals}; reversed ${reversed}`);
  for (const { contradiction, index, details } of findings) {
    const place = index === undefined ? '' : ` in payment ${index} (--seed ${seed} --only ${index})`;
    console.log(`FOUND ${contradiction}${place}: ${details}`);
  }
  for (const contradiction of contradictions)
    console.log(`${contradiction}: ${findings.filter((finding) => finding.contradiction === contradiction).length}`);
}

function indexesFrom(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, after) => first + after);
}
