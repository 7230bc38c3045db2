/**
 * `npm run accessibility-report`: writes .reports/accessibility-report.md, a row for each success criterion of WCAG 2.2 A
 * and AA, from docs/accessibility.md and the results of the last `npm test`. A criterion whose tests did not all run is
 * not checked, whatever an earlier run said.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readResults } from './requirements.mjs';
import { root } from './terminal.mjs';

/** The criteria of level AA; every other one of the document has level A. */
const levelAA = new Set(
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3'.split(
    ' ',
  ),
);

/** The document has one row for all of them. */
const names = {
  '1.2.1': 'Audio-only and video-only (prerecorded)',
  '1.2.2': 'Captions (prerecorded)',
  '1.2.3': 'Audio description or media alternative (prerecorded)',
  '1.2.4': 'Captions (live)',
  '1.2.5': 'Audio description (prerecorded)',
};

/** The criteria of a document of this kind, in its order: `{ id, level, name, basis }`. */
export function readCriteria(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const [, guideline, first, last = first, name, basis] =
      /^\| (\d\.\d)\.(\d+)(?: to \d\.\d\.(\d+))? ([^|]+) \| (.+) \|$/.exec(line) ?? [];
    if (guideline === undefined) return [];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => {
      const id = `${guideline}.${Number(first) + index}`;
      return { id, level: levelAA.has(id) ? 'AA' : 'A', name: names[id] ?? name, basis };
    });
  });
}

/** The paragraphs of a document of this kind that explain the marks of its rows. */
export function readMarks(markdown) {
  return markdown
    .split('\n')
    .filter((line) => /^\*\*\w+ ×\*\*: /.test(line))
    .join('\n\n');
}

/** The documents stand beside the folder of the report. */
function fromReport(text) {
  return text.replace(/\]\(([\w-]+\.md)/g, '](../docs/$1');
}

/** Tests that a text names as `file`: "title", "title"; a file alone stands for all of its tests. */
function namedTests(text) {
  return [...text.matchAll(/`(tests\/[\w./-]+\.(?:test|spec)\.\w+)`(?:: ("[^"]+"(?:, "[^"]+")*))?/g)].flatMap(
    ([, file, titles]) =>
      titles === undefined
        ? [{ file, title: '' }]
        : [...titles.matchAll(/"([^"]+)"/g)].map(([, title]) => ({ file, title })),
  );
}

/** Criteria that a text names, also at the end of a sentence. */
function namedCriteria(text) {
  return [...text.matchAll(/\d\.\d\.\d+/g)].map(([id]) => id);
}

/** Finds the tests that a row rests on: those that it names, those of the checks it is marked with, and those of criteria it points to. */
export function testsOf(criterion, criteria, checks) {
  const marked = Object.entries(checks).flatMap(([mark, tests]) => (criterion.basis.includes(mark) ? tests : []));
  const pointed = criteria.filter(({ id }) => id !== criterion.id && namedCriteria(criterion.basis).includes(id));
  return [criterion, ...pointed].flatMap(({ basis }) => namedTests(basis)).concat(marked);
}

/** A title as the source has it, to its end: what a run puts into its places may be anything. */
function patternOf(title) {
  const parts = title.split(/%[sjdifop#]|\$\{[^}]*\}/);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${escaped.join('.*')}$`);
}

/** Says how a criterion stands after the run: `{ result, open }`, where `open` names the tests that failed or did not run. */
export function judge(criterion, tests, results) {
  if (criterion.basis.startsWith('does not apply')) return { result: 'does not apply', open: [] };
  if (tests.length === 0) return { result: 'read, not tested', open: [] };
  const found = tests.map(({ file, title }) => {
    const pattern = patternOf(title);
    const ran = results.filter((each) => each.file === file && pattern.test(each.title));
    if (ran.some(({ status }) => status === 'failed')) return { file, title, state: 'failed' };
    const allRan = ran.length > 0 && ran.every(({ status }) => status === 'passed');
    return { file, title, state: allRan ? 'passed' : 'not run' };
  });
  // Failed tests stand first, since a long row names only a few.
  const open = ['failed', 'not run'].flatMap((wanted) => [
    ...new Set(found.filter(({ state }) => state === wanted).map(nameOf)),
  ]);
  if (found.some(({ state }) => state === 'failed')) return { result: 'a test fails', open };
  return { result: open.length > 0 ? 'not checked' : 'its tests pass', open };
}

function nameOf({ file, title, state }) {
  return `${state}: \`${file}\`${title === '' ? '' : `: "${title}"`}`;
}

/** The checks that rows are marked with: what axe sees is in every journey that calls it, itself or by a helper. */
export function readChecks() {
  const folder = path.join(root, 'tests', 'e2e', 'journeys');
  const specs = readdirSync(folder, { recursive: true })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.spec.ts'));
  const axe = path.join(root, 'tests', 'e2e', 'harness', 'accessible.ts');
  const callsAxe = (name) => filesBehind(path.join(folder, name)).has(axe);
  const whole = (name) => ({ file: `tests/e2e/journeys/${name}`, title: '' });
  return {
    'axe ×': specs.filter(callsAxe).map(whole),
    'screens ×': [whole('accessibility.spec.ts')],
    'gallery ×': [whole('gallery.spec.ts')],
  };
}

/** The file and all that it imports by an address of its own, directly or by others. */
function filesBehind(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, address] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)\.js';/g)) {
    filesBehind(path.join(path.dirname(file), `${address}.ts`), seen);
  }
  return seen;
}

/** Open tests that a row names; the others are counted. */
const mostNamed = 4;

function openIn(open) {
  if (open.length === 0) return '';
  const rest = open.length - mostNamed;
  const named = [...open.slice(0, mostNamed), ...(rest > 0 ? [`and ${rest} others`] : [])];
  return `<br>**${open.length} open**: ${named.join('; ')}`;
}

/** The report, in Markdown. `marks`: what explains the marks of the rows; `day`: the date that stands at its head. */
export function writeReport({ criteria, checks, marks, results, version, day }) {
  const judged = criteria.map((criterion) => ({
    ...criterion,
    ...judge(criterion, testsOf(criterion, criteria, checks), results),
  }));
  const counts = new Map();
  for (const { result } of judged) counts.set(result, (counts.get(result) ?? 0) + 1);
  const rows = judged.map(({ id, level, name, result, basis, open }) => {
    return `| ${id} ${name} | ${level} | ${result} | ${fromReport(basis)}${openIn(open)} |`;
  });
  return `# Accessibility conformance report

Vezne ${version}, ${day}. Standard: WCAG 2.2, levels A and AA, ${criteria.length} criteria: ${[...counts].map(([result, count]) => `${count} ${result}`).join(', ')}.

What the results mean:

- **its tests pass**: every test that the row names, or is marked with, passed in the run that this report was made from. A test sees what a program can see: that is no statement that the page conforms.
- **a test fails**: at least one of them failed; the row names it.
- **not checked**: at least one of them did not run, so nothing is said of the criterion.
- **read, not tested**: somebody has read the source or looked at the screens; the row says what was read.
- **does not apply**: the page has nothing that the criterion is about.

No assistive technology was run, and nobody who depends on one has tried the page. "gallery ×" is a check by hand (\`npm run gallery\`) of every screen, of which a run of the tests repeats five scenes. The bank's page, and pages of wallets and stores, are not part of this report. The marks of the rows:

${fromReport(marks)}

| criterion | level | result | tests, or what was read |
|---|---|---|---|
${rows.join('\n')}
`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const file = path.join(root, '.reports', 'accessibility-report.md');
  if (!existsSync(path.dirname(file))) mkdirSync(path.dirname(file));
  const report = writeReport({
    criteria: readCriteria(read('docs/accessibility.md')),
    checks: readChecks(),
    marks: readMarks(read('docs/accessibility.md')),
    results: readResults(),
    version: JSON.parse(read('package.json')).version ?? '',
    day: new Date().toISOString().slice(0, 10),
  });
  writeFileSync(file, report);
  console.log(`${report.split('\n')[2]}\n${path.relative(root, file)}`);
}
