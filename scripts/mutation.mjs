/**
 * `npm run mutation`: Stryker on `src/domain` and `src/application`; fails where the tests notice less than 90 or
 * 80 per cent of the mutants. `-- domain` is one of the two; what follows is Stryker's: `-- domain --force`,
 * `-- application --mutate src/application/card/pay-by-card.ts`.
 */
import path from 'node:path';
import { installPackages } from './setup.mjs';
import { root, run } from './terminal.mjs';

const storeys = ['domain', 'application'];
const [first, ...rest] = process.argv.slice(2);
const named = storeys.includes(first);

installPackages();
const stryker = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const args = [stryker, 'run', 'tests/mutation/stryker.config.mjs', ...(named ? rest : process.argv.slice(2))];
const codes = (named ? [first] : storeys).map((storey) =>
  run(process.execPath, args, { env: { VEZNE_MUTATED: storey, TZ: 'Europe/Istanbul' } }),
);
process.exit(codes.every((code) => code === 0) ? 0 : 1);
