import { defineConfig } from 'playwright/test';
import base from './base.config.mjs';
import { engineProjects } from './engine-projects.mjs';

/** About frames, redirects and what a profile keeps: there each site has a process of its own, as in a shopper's browser. */
const apart = ['canary', 'embedding', 'grid', 'passkey', 'success'].map((name) => `${name}.spec.ts`);

/**
 * A browser that shows the same with less work: one process for every page, so that a script is compiled once; no
 * optimising compiler, whose code a journey of seconds would hardly run; and no motion, which would be painted frame by
 * frame. The one journey about motion asks for it.
 */
const plain = {
  ...base.use,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...base.use.launchOptions,
    args: [
      ...base.use.launchOptions.args,
      '--disable-gpu',
      '--disable-site-isolation-trials',
      '--renderer-process-limit=1',
      '--js-flags=--no-opt',
    ],
  },
};

/** The end-to-end tests of `npm test`. */
export default defineConfig({
  ...base,
  testDir: './journeys',
  projects: [
    { name: 'apart', testMatch: apart },
    { name: 'journeys', testIgnore: apart, use: plain },
    // The rest of them is run by `npm run engines`.
    ...engineProjects.map((project) => ({ ...project, grep: /@npm-test/ })),
  ],
});
