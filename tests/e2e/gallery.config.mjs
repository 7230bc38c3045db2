import states from './states.config.mjs';

/** Every state in many views, with what is wrong in them: `npm run gallery`. */
export default {
  ...states,
  testDir: './gallery',
  testMatch: 'gallery.spec.ts',
  outputDir: '../../.reports/gallery-failures',
};
