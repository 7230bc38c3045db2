import base from './base.config.mjs';

/** The pictures of the README, taken by the journeys' own page objects: `npm run screenshots`. */
export default { ...base, testDir: './pictures', workers: 1, fullyParallel: false, reporter: [['list']] };
