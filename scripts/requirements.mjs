/** `npm run requirements`: the IDs of docs/requirements.md that no passing test of the last run carries, by area. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './terminal.mjs';

/** Areas in the document's order: `{ heading, ids }`. */
export function readAreas(markdown) {
  const areas = [];
  for (const line of markdown.split('\n')) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading) areas.push({ heading, ids: [] });
    const id = /^\| ([A-Z][A-Z0-9]-\d{2}) \|/.exec(line)?.[1];
    if (id) areas.at(-1)?.ids.push(id);
  }
  return areas.filter(({ ids }) => ids.length > 0);
}

/** Every ID a title names; `CN-02..04` names three, `PY-03, 05` two. */
export function idsIn(title) {
  const ids = [];
  for (const [, area, list] of title.matchAll(
    /\b([A-Z][A-Z0-9])-(\d{2}(?:\.\.\d{2})?(?:, ?\d{2}(?:\.\.\d{2})?(?!\d))*)/g,
  )) {
    for (const part of list.split(',')) {
      const [first, last = first] = part.trim().split('..').map(Number);
      for (let number = first; number <= last; number++) ids.push(`${area}-${String(number).padStart(2, '0')}`);
    }
  }
  return ids;
}

/** Every test of the last run, from the files the runners left; empty when there was none. */
export function readResults() {
  const folder = path.join(root, '.reports');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).tests ?? []);
}

/** Returns what is not proved, as lines to print. */
export function summarise(areas, tests) {
  const proved = new Set(tests.filter(({ status }) => status === 'passed').flatMap(({ title }) => idsIn(title)));
  const known = new Set(areas.flatMap(({ ids }) => ids));
  const stray = [...new Set(tests.flatMap(({ title }) => idsIn(title)))].filter((id) => !known.has(id));
  const open = areas.map(({ heading, ids }) => ({ heading, ids: ids.filter((id) => !proved.has(id)) }));
  const openCount = open.reduce((sum, { ids }) => sum + ids.length, 0);
  return [
    `Requirements: ${known.size - openCount} of ${known.size} are carried by a passing test.`,
    ...open.filter(({ ids }) => ids.length > 0).map(({ heading, ids }) => `  ${heading}: ${ids.join(' ')}`),
    ...(stray.length > 0 ? [`  Named by a test, but in no line of docs/requirements.md: ${stray.join(' ')}`] : []),
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const areas = readAreas(readFileSync(path.join(root, 'docs', 'requirements.md'), 'utf8'));
  const tests = readResults();
  if (tests.length === 0) console.log('There are no results yet: run `npm test` first.');
  else console.log(summarise(areas, tests).join('\n'));
}
