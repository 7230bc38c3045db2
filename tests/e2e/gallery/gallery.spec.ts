/** Every state in many views, for `npm run gallery`: pictures, and what is wrong in them. */
import { watchShifts } from '../harness/layout-shift.js';
import { watchRequests } from '../harness/requests.js';
import { sizes } from '../pages/card-tab.js';
import type { Look } from '../pictures/states/scene.js';
import { sceneRows } from '../pictures/states/scenes.js';
import { play, test } from '../pictures/states/stage.js';
import { inspect } from './inspection.js';
import { galleryWidths, visitsOf } from './visits.js';

const folder = process.env.VEZNE_GALLERY ?? '.reports/gallery';
const widths = process.env.VEZNE_GALLERY_WIDTHS?.split(',').map(Number) ?? galleryWidths;

for (const row of sceneRows) {
  for (const visit of visitsOf(row.title, row.size)) {
    const looks = visit.looks.filter(({ width }) => widths.includes(width));
    const [first] = looks;
    if (first === undefined) continue;
    const view = { ...visit.view, theme: first.theme };
    const { language, size } = view;
    let answered: () => Promise<void>;
    const look: Look = async ({ page }, state, options) => {
      // axe waits by timers.
      if (row.clock === true) await page.clock.resume();
      await answered();
      await inspect(page, { state, looks, folder, windowOnly: options?.windowOnly });
    };
    test.describe(() => {
      const viewport = { width: first.width, height: sizes[size].height };
      test.use({ locale: language === 'tr' ? 'tr-TR' : 'en-US', colorScheme: view.theme, viewport });

      test(`${row.title} ${size}-${language}`, async ({ page, sandbox }) => {
        await watchShifts(page);
        answered = watchRequests(page);
        await play(row, look, { page, sandbox, view });
      });
    });
  }
}
