import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { crawl, namedRoutes, record } from './crawl.js';
import { readManifest, writeManifest } from './manifest.js';
import { type Doors, openDoors, parties } from './open-doors.js';
import { smallPageFolder } from './page-folder.js';

/** `npm run doors`: `wide` asks every spelling by every method, `write` writes the manifest anew. */
const mode = process.env.VEZNE_DOORS;
const width = mode === undefined ? 'narrow' : 'wide';
const minutes = 60_000;

const small = smallPageFolder();
let doors: Doors;
beforeAll(async () => {
  const built = join(import.meta.dirname, '../../../dist/page');
  doors = await openDoors(mode === 'wide' && existsSync(built) ? built : small);
});
afterAll(async () => {
  await doors.sandbox.close();
  rmSync(small, { recursive: true });
});

if (mode === 'write') {
  it.each(parties)(
    'writes the manifest of the %s',
    async (party) => {
      writeManifest(party, await record(doors, readManifest(party), party));
    },
    10 * minutes,
  );
}

describe('the addresses of a server’s own table', () => {
  it.each(parties)('TR-03 of the %s each have a row of the manifest, and no row is left over', (party) => {
    const { routes, notAsked } = readManifest(party);
    const named = Object.keys({ ...routes, ...notAsked }).sort();
    const listed = [...new Set(namedRoutes(doors, party).map(({ name }) => name))].sort();
    expect(named).toEqual(listed);
  });

  it.each(parties)('TR-03 a new route of the %s without a row is a fault', async (party) => {
    const route = { path: '/new', methods: ['GET'] };
    const grown = { ...doors, routes: { ...doors.routes, [party]: [...doors.routes[party], route] } };
    const faults = await crawl(grown, readManifest(party), { party, state: 'up', width: 'narrow' }, /^\/new$/);
    expect(faults).toEqual([`${party}: the manifest has no row for /new`]);
  });

  it.each(
    parties.flatMap(
      (party) =>
        [
          { party, state: 'up' },
          { party, state: 'down' },
        ] as const,
    ),
  )(
    'TR-03 TR-04 of the $party are answered as the manifest says, with the database $state',
    async ({ party, state }) => {
      expect(await crawl(doors, readManifest(party), { party, state, width })).toEqual([]);
    },
    10 * minutes,
  );
});
