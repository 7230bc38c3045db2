import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Party } from './open-doors.js';
import type { Case } from './requests.js';

/** What is answered to the forms of one method: one outcome, or each outcome with its forms, one of them `the others`. */
type Outcomes = string | Readonly<Record<string, string>>;

/** Methods, with a space between, and their outcomes. */
type ByMethod = Readonly<Record<string, Outcomes>>;

/** The outcomes of one address while the database answers and while it does not. */
export interface Door {
  readonly up?: ByMethod;
  readonly down?: ByMethod;
}

/** Doors by what the parameters of the route are filled with, a slash between two; `` where it has none. */
type Row = Readonly<Record<string, Door>>;

export interface Manifest {
  /** Every route of the server, as its table has it. Files of the page share the rows `a file`, `a file in a folder`, `a hashed file` and `a pinned script`. */
  readonly routes: Readonly<Record<string, Row>>;
  /** Addresses that no route takes. */
  readonly none: Readonly<Record<string, Row>>;
  /** Routes that are not asked, with the reason. */
  readonly notAsked: Readonly<Record<string, string>>;
}

const others = 'the others';

const fileOf = (party: Party) => join(import.meta.dirname, 'manifest', `${party}.json`);

export function readManifest(party: Party): Manifest {
  return JSON.parse(readFileSync(fileOf(party), 'utf8'));
}

export function writeManifest(party: Party, manifest: Manifest): void {
  writeFileSync(fileOf(party), `${print(manifest, '')}\n`);
}

/** JSON with a line for each method. */
function print(value: unknown, indent: string): string {
  const isDeep =
    typeof value === 'object' && value !== null && Object.values(value).some((part) => typeof part === 'object');
  if (!isDeep || indent.length === 8) return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([name, part]) => `${inner}${JSON.stringify(name)}: ${print(part, inner)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** The outcome that is written for a case; undefined where none is. */
export function expectedOutcome(door: Door, state: 'up' | 'down', { method, form }: Case): string | undefined {
  const outcomes = Object.entries(door[state] ?? {}).find(([named]) => named.split(' ').includes(method))?.[1];
  if (outcomes === undefined || typeof outcomes === 'string') return outcomes;
  const listed = Object.entries(outcomes);
  const named =
    listed.find(([, forms]) => forms.split(', ').includes(form)) ?? listed.find(([, forms]) => forms === others);
  return named?.[0];
}

/** What was seen, as the manifest writes it: methods that are answered alike stand together. */
export function writtenOutcomes(seen: readonly (readonly [Case, string])[]): ByMethod {
  const byMethod = grouped(seen, ([{ method }]) => method);
  const written = [...byMethod].map(([method, cases]) => ({ method, outcomes: outcomesOf(cases) }));
  const alike = grouped(written, ({ outcomes }) => JSON.stringify(outcomes));
  return Object.fromEntries(
    [...alike.values()].map((group) => [group.map(({ method }) => method).join(' '), group[0]?.outcomes ?? '']),
  );
}

function outcomesOf(cases: readonly (readonly [Case, string])[]): Outcomes {
  const groups = [...grouped(cases, ([, outcome]) => outcome)].sort(([, a], [, b]) => b.length - a.length);
  const [first] = groups;
  if (first !== undefined && groups.length === 1) return first[0];
  return Object.fromEntries(
    groups.map(([outcome, members], index) => [
      outcome,
      index === 0 ? others : members.map(([{ form }]) => form).join(', '),
    ]),
  );
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
