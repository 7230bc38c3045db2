import { createHash } from 'node:crypto';
import { inspect } from '../gallery/inspection.js';
import { visitsOf } from '../gallery/visits.js';
import { expect, test } from '../harness/journey.js';
import { sizes } from '../pages/card-tab.js';
import { Scene } from '../pictures/states/scene.js';
import { sceneRows } from '../pictures/states/scenes.js';

/** Another seed takes other states. */
const seed = 4;
const count = 5;

/** Without subjects whose forms the journeys of layout look at already, scenes that need a calendar of their own, and a vendor's own pages. */
const candidates = sceneRows.filter(
  ({ title, clock, fresh }) =>
    !/^(bank|card|extremes|framed|links|sites|wallet)\/|vendor/.test(title) && clock !== true && fresh !== true,
);
/** By the title, so that another scene changes one of the chosen at most. */
const rank = ({ title }: { readonly title: string }) => createHash('sha256').update(`${seed} ${title}`).digest('hex');
const chosen = candidates.toSorted((left, right) => rank(left).localeCompare(rank(right))).slice(0, count);

for (const [index, row] of chosen.entries()) {
  const visits = visitsOf(row.title, row.size);
  const visit = visits[index % visits.length];
  if (visit === undefined) continue;
  const { view } = visit;
  const first = visit.looks[0];
  const looks = visit.looks.filter((look) => look === first || look.text !== 100 || look.forcedColours);
  test.describe(() => {
    const viewport = { width: first?.width ?? sizes[view.size].width, height: sizes[view.size].height };
    const locale = view.language === 'tr' ? 'tr-TR' : 'en-US';
    test.use({ locale, colorScheme: view.theme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`of the gallery: ${row.title} ${view.size}-${view.language}`, async ({ page, sandbox, guard }) => {
      // States of a refusal are led to by one.
      guard.declare(/^console: .*status of [45]\d\d\b/, /^request to a foreign host: https:\/\/other\.example\//);
      let seen = 0;
      const look = async (_: Scene, state: string) => {
        seen += 1;
        expect(await inspect(page, { state, looks }), state).toEqual([]);
      };
      await row.play(new Scene(page, view, sandbox, row.title, look));
      expect(seen).toBeGreaterThan(0);
    });
  });
}
