import { readFileSync } from 'node:fs';

/** What the package exports: `dist/lib/….js` is built from `src/….ts`. */
const { exports } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
const published = [...new Set(Object.values(exports))]
  .filter((file) => file.startsWith('./dist/lib/'))
  .map((file) => file.replace(/^\.\/dist\/lib(.+)\.js$/, 'src$1.ts!'));

/**
 * Unused files, exports and packages. What ends in `!` runs outside tests: `knip --production` starts from those
 * entries alone and so finds what only a test uses.
 * @type {(options: { production: boolean }) => import('knip').KnipConfig}
 */
export default ({ production }) => ({
  entry: [
    // The page: its composition, the scripts of its documents, the shell that the build renders.
    'src/main.tsx!',
    'src/boot/*.ts!',
    'src/infrastructure/host/hand-over-document.ts!',
    'src/infrastructure/embed/vezne-embed.ts!',
    'src/infrastructure/vendor/bex-document.ts!',
    'src/ui/shell/render-shell.tsx!',
    ...published,
    'sandbox/main.ts!',
    // `npm run reset` bundles it.
    'sandbox/provider/database/clear-folder.ts!',
    'sandbox/*/assets/*.js!',
    // Without tests the commands of package.json are no entries.
    ...(production ? ['esbuild.mjs!'] : []),
    // One a command of package.json, and what the test runners load by name.
    'scripts/{accessibility-report,architecture,bench,bench-peers,bench-rules,build-library,doors,engines,failover,gallery,guards,load,mutation,nodes,openapi,pack,reconcile,release,requirements,reset,screenshots,simulate,simulate-lies,size,start,test}.mjs!',
    'scripts/{e2e,jest}-results.mjs',
    // `npm run mutation` names the first, which names the second, which names the third.
    'tests/mutation/{stryker.config,jest.config,fixed-values}.mjs',
    'tests/e2e/pictures/fixed-date.mjs',
    // A measurement bundles it.
    'tests/e2e/bench/bare-field.tsx',
    // A test bundles it with rows that the tables do not have, and runs it.
    'tests/extending/grown-payments.ts',
    // `npm run simulate` bundles it and runs it.
    'tests/simulation/{simulate,provider-process}.ts',
    // And `npm run load` these.
    'tests/load/{load,load-provider}.ts',
    // And `npm run failover` these.
    'tests/failover/{failover,failover-provider}.ts',
  ],
  project: ['{src,sandbox,build,scripts}/**/*.{ts,tsx,mjs,js}!', 'tests/**/*.{ts,tsx,mjs,cjs}'],
  drizzle: { config: 'sandbox/database/drizzle.config.ts' },
  // Its plugin would take `scripts/test.mjs` for a test, which counts for nothing in production.
  jest: !production && { entry: 'tests/**/*.test.{ts,tsx,mjs}' },
  playwright: { config: 'tests/e2e/*.config.mjs', entry: 'tests/e2e/**/*.spec.ts' },
  // The build's program is a script like the others, not a configuration that names entries.
  esbuild: false,
  // A peer that inversify imports, what the program in docs/merchant-api.md imports, and what a script runs.
  ignoreDependencies: [
    'reflect-metadata',
    '@nestjs/common',
    'class-transformer',
    'openapi-fetch',
    '@stryker-mutator/*',
  ],
  // Programs of the machine, not of a package.
  ignoreBinaries: ['apt-get', 'openssl', 'php'],
  // A limit that its own file applies and a test names is run; one that nothing else names needs no export.
  ignoreExportsUsedInFile: production,
});
