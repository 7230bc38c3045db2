/** A picture of every state, for `npm run screenshots -- --compare REV`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sizes } from '../../pages/card-tab.js';
import type { Look } from './scene.js';
import { sceneRows } from './scenes.js';
import { snapshot } from './snapshot.js';
import { play, test } from './stage.js';
import { viewName, viewsOf } from './view.js';

const keep: Look = async ({ page, view }, name, options) => {
  const state = `${name}.${viewName(view)}`;
  const file = path.join(process.env.VEZNE_PICTURES ?? '.reports/states/now', `${state}.png`);
  const png = await snapshot(page, state, options);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, png);
};

for (const row of sceneRows) {
  for (const view of viewsOf(row.title, row.size ?? row.views ?? 'both')) {
    test.describe(() => {
      const { language, theme, size } = view;
      test.use({ locale: language === 'tr' ? 'tr-TR' : 'en-US', colorScheme: theme, viewport: sizes[size] });

      test(`${row.title} ${viewName(view)}`, ({ page, sandbox }) => play(row, keep, { page, sandbox, view }));
    });
  }
}
