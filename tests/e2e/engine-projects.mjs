import { findEngines } from '../../scripts/find-engines.mjs';
import base from './base.config.mjs';

// Found once: the workers load this file too.
process.env.VEZNE_ENGINES ??= JSON.stringify(await findEngines({ install: false }));
const found = JSON.parse(process.env.VEZNE_ENGINES);

// The whole browser: Chromium's headless shell keeps no document that has a card form.
const engines = {
  chromium: { drivenBy: 'playwright', name: 'chromium', program: process.env.VEZNE_BROWSER },
  ...found,
};

/** A project an engine that is there, each with the same steps. */
export const engineProjects = Object.entries(engines)
  .filter(([, engineProgram]) => engineProgram)
  .map(([name, engineProgram]) => ({
    name,
    testDir: './engines',
    // About the files of a profile that this driver gives to the browser.
    testIgnore: engineProgram.drivenBy === 'marionette' ? [] : 'session-files.spec.ts',
    use: {
      ...base.use,
      engineProgram,
      launchOptions:
        // Playwright turns the back-forward cache off, which shoppers have.
        name === 'chromium'
          ? { args: base.use.launchOptions.args, ignoreDefaultArgs: ['--disable-back-forward-cache'] }
          : {},
    },
  }));
