import ts from 'typescript';
import { describeRules } from './rules.js';
import { nodesOf, under } from './sources.js';

const drawers = ['utils', 'util', 'helpers', 'helper', 'common', 'shared', 'types', 'misc', 'lib'];

describeRules([
  {
    name: 'no index files and no drawers',
    intent: 'A file is named after what is in it: `index` and `utils` say nothing, and collect everything.',
    breaches: (sources) =>
      sources
        .map(({ path }) => path)
        .filter((path) => {
          const parts = path.replace(/(\.(vm|form|part|styles|test))?\.(tsx?|mjs)$/, '').split('/');
          return parts.at(-1) === 'index' || parts.some((part) => drawers.includes(part));
        }),
    broken: [
      { 'src/domain/card/index.ts': '' },
      { 'src/ui/utils/dates.ts': '' },
      { 'src/application/helpers.ts': '' },
      { 'sandbox/common/x.ts': '' },
      { 'build/utils.mjs': '' },
    ],
    kept: { 'src/domain/card/bin.ts': '', 'src/domain/card/scheme.ts': '' },
  },
  {
    name: 'names are kebab-case, components PascalCase',
    intent: 'One spelling for files: who has seen one folder can name the files of all.',
    breaches: (sources) =>
      under(sources, 'src/', 'sandbox/', 'build/', 'scripts/')
        .map(({ path }) => path)
        .filter((path) => {
          const [name = '', ...suffixes] = path.split('/').at(-1)?.split('.') ?? [];
          // The styles of a component carry its name.
          const component = /^(tsx|styles\.ts)$/.test(suffixes.join('.')) && /^[A-Z][A-Za-z0-9]*$/.test(name);
          return !component && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
        }),
    broken: [
      { 'src/domain/card/cardNumber.ts': '' },
      { 'src/ui/kit/Button.ts': '' },
      { 'src/ui/kit/my_button.tsx': '' },
    ],
    kept: {
      'src/ui/kit/Button.tsx': '',
      'src/ui/kit/Button.styles.ts': '',
      'src/ui/payment/card/form/card.form.ts': '',
      'src/main.tsx': '',
    },
  },
  {
    name: 'comments are sentences',
    intent: 'A comment that begins with What, Whether or Those names a thing and says nothing of it: it needs a verb.',
    breaches: (sources) =>
      under(sources, 'src/', 'sandbox/', 'build/', 'scripts/')
        .filter(({ text }) => /^\s*(?:\/\*\*?|\*|\/\/) ?(?:What|Whether|Those)\b/m.test(text))
        .map(({ path }) => path),
    broken: [
      { 'src/domain/card/bin.ts': '/** What a card is. */' },
      { 'sandbox/main.ts': '  // Whether it is open.' },
      { 'build/sheets.mjs': '/**\n * Those of a part.\n */' },
    ],
    kept: { 'src/domain/card/bin.ts': '/** Holds what a card is. */' },
  },
  {
    name: 'one word for one thing',
    intent: 'A payment method, a part, the current card: the words of the field, which every file shares.',
    breaches: (sources) =>
      under(sources, 'src/', 'sandbox/').flatMap(({ path, syntax }) =>
        [
          path,
          ...nodesOf(syntax)
            .filter(ts.isIdentifier)
            .map(({ text }) => text),
        ]
          .filter((name) => /late-?ways|other-?ways|in-?hand|elsewhere/i.test(name))
          .map((name) => `${path} names ${name}`),
      ),
    broken: [
      { 'src/ui/payment/late-ways.vm.ts': '' },
      { 'src/ui/payment/x.ts': 'export const otherWays = [];' },
      { 'sandbox/card-in-hand.ts': '' },
      { 'src/domain/payment/x.ts': 'export interface PaidElsewhere {}' },
    ],
    kept: {
      'src/ui/payment/methods.part.ts': 'export const currentCard = 1;',
      'src/domain/payment/x.ts': '/** Elsewhere nothing changes. */',
    },
  },
]);
