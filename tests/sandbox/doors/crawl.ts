import { faultsOf, outcomeOf } from './judge.js';
import { type Door, expectedOutcome, type Manifest, writtenOutcomes } from './manifest.js';
import type { Doors, Party } from './open-doors.js';
import { type Case, casesOf, Line, type Width, written } from './requests.js';
import type { Route } from './route-table.js';

/** A route as the manifest names it. */
export interface NamedRoute extends Route {
  readonly name: string;
}

/** The rows of a table: files whose names change with the build share four. */
export function namedRoutes({ routes, files }: Doors, party: Party): NamedRoute[] {
  const isFile = (path: string) => party === 'provider' && files.has(path);
  const nameOf = (path: string) => {
    if (!isFile(path)) return path;
    if (/-[A-Z0-9]{8}\./.test(path)) return 'a hashed file';
    if (path.startsWith('/vezne-embed.')) return 'a pinned script';
    return path.lastIndexOf('/') > 0 ? 'a file in a folder' : 'a file';
  };
  return routes[party].map((route) => ({ ...route, name: nameOf(route.path) }));
}

interface Visit {
  readonly party: Party;
  readonly state: 'up' | 'down';
  readonly width: Width;
}

/** Called for each answer: `label` says what was asked. */
type OnAnswer = (asked: Case, outcome: string, faults: (expected: string) => string[], label: string) => void;

/** Asks for every way to write the addresses of one row, one after another. */
async function askDoor(doors: Doors, visit: Visit, route: Route, key: string, onAnswer: OnAnswer): Promise<void> {
  const { party, state, width } = visit;
  const path = filled(route.path, key, doors.values);
  const origin = doors.sandbox.listening[party];
  const line = new Line();
  doors.setDown(state === 'down');
  try {
    for (const asked of casesOf(route.methods, width, state)) {
      const address = written(path, asked);
      const answer = await line.ask(origin, asked, address);
      const context = { method: asked.method, address, origin: doors.sandbox.urls[party] };
      const label = `${party}, database ${state}: ${asked.method} ${route.path} (${[key, asked.form].filter(Boolean).join('; ')})`;
      onAnswer(asked, outcomeOf(answer, doors), (expected) => faultsOf(answer, expected, context, doors), label);
    }
  } finally {
    doors.setDown(false);
    line.close();
  }
}

/** Fills `:names` in their order with the values that `key` names. */
function filled(path: string, key: string, values: Doors['values']): string {
  const names = key.split('/');
  let index = 0;
  return path.replace(/:[A-Za-z]+|\*/g, () => {
    const name = names[index++] ?? '';
    return values[name] ?? name;
  });
}

/** What differs from the manifest, and every route that it does not name. */
export async function crawl(doors: Doors, manifest: Manifest, visit: Visit, only = /^/): Promise<string[]> {
  const faults: string[] = [];
  const rows = [
    ...namedRoutes(doors, visit.party).map((route) => ({ route, row: manifest.routes[route.name] })),
    ...Object.entries(manifest.none).map(([path, row]) => ({ route: { path, name: path, methods: [] }, row })),
  ];
  for (const { route, row } of rows.filter(({ route }) => only.test(route.name))) {
    if (route.name in manifest.notAsked) continue;
    if (row === undefined) faults.push(`${visit.party}: the manifest has no row for ${route.path}`);
    for (const [key, door] of Object.entries(row ?? {})) {
      await askDoor(doors, visit, route, key, (asked, _outcome, faultsWith, label) => {
        const expected = expectedOutcome(door, visit.state, asked);
        const found = expected === undefined ? ['the manifest says nothing'] : faultsWith(expected);
        faults.push(...found.map((fault) => `${label}: ${fault}`));
      });
    }
  }
  return faults;
}

/** The manifest with what is answered now; a route without a row gets one, filled with unknown values. */
export async function record(doors: Doors, manifest: Manifest, party: Party): Promise<Manifest> {
  const seen = async (route: Route, keys: readonly string[]) => {
    const row: Record<string, Door> = {};
    for (const key of keys) {
      row[key] = {
        up: await outcomes(doors, party, 'up', route, key),
        down: await outcomes(doors, party, 'down', route, key),
      };
    }
    return row;
  };
  const routes: Record<string, Record<string, Door>> = {};
  for (const route of namedRoutes(doors, party)) {
    if (route.name in manifest.notAsked || route.name in routes) continue;
    const unknown = [...route.path.matchAll(/:[A-Za-z]+|\*/g)].map(() => 'unknown').join('/');
    routes[route.name] = await seen(route, Object.keys(manifest.routes[route.name] ?? { [unknown]: {} }));
  }
  const none: Record<string, Record<string, Door>> = {};
  for (const path of Object.keys(manifest.none)) none[path] = await seen({ path, methods: [] }, ['']);
  return { routes, none, notAsked: manifest.notAsked };
}

async function outcomes(doors: Doors, party: Party, state: 'up' | 'down', route: Route, key: string) {
  const seen: [Case, string][] = [];
  await askDoor(doors, { party, state, width: 'wide' }, route, key, (asked, outcome) => seen.push([asked, outcome]));
  return writtenOutcomes(seen);
}
