import base from './base.config.mjs';
import { engineProjects } from './engine-projects.mjs';

/** `npm run engines`: the same steps in Chromium, Firefox and WebKit. */
export default {
  ...base,
  outputDir: '../../.reports/engines',
  workers: 2,
  reporter: [['list']],
  projects: engineProjects,
};
