/** The results as the Markdown of docs/performance.md. */
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tableOf } from '../scripts/figures.mjs';
import { slowdown } from './browser.mjs';
import { visits } from './loads.mjs';
import { ours } from './pages.mjs';
import { percentile, ratios, spread } from './statistics.mjs';

const root = path.resolve(import.meta.dirname, '..');

const whole = (value) => Math.round(value).toLocaleString('en-US');
const ms = (values) => spread(values, whole, ' ms');
const kB = (values) => spread(values, (value) => (value / 1_000).toFixed(1), ' kB');
const times = (values) => spread(values, (value) => value.toFixed(2));

const titleOf = ({ title, isLowerBound }) => `${title}${isLowerBound ? ' †' : ''}`;

/** `results`: of each page its loads and its presses, a member a round, undefined where it failed. */
export function report({ compared, results, rounds, failures, chromium }) {
  const loaded = compared.filter(({ isFieldAlone }) => !isFieldAlone);
  const typed = compared.filter(({ fields }) => fields !== undefined);
  return [
    '# The page beside others',
    '',
    `\`npm run bench:peers -- --write\` writes this file ([how it measures](../bench/README.md)). Measured on ${today()}, ` +
      `on ${os.availableParallelism()} cores with Node ${process.versions.node} and Chromium ${chromium}. Rounds: ${rounds}.`,
    '',
    "Vezne's page comes from its built sandbox, with a payment that offers cards, bank loans, wallets and a transfer. All " +
      'pages come over http/2 with TLS and Brotli from one server on the same machine to the same browser, by turns; each ' +
      `round begins with another page. The processor is slowed down ${slowdown} times. A cell is a median with the least ` +
      "and the most. **Ratios are Vezne's figure divided by that page's of the same round: below 1 Vezne needs less.**",
    '',
    ...visits.flatMap((visit) => loadLines(visit, loaded, results)),
    ...keyLines(typed, results),
    ...pressLines(typed, results),
    ...versionLines(compared),
    ...boundLines,
    ...(failures.length === 0 ? [] : ['', `Left out, since they failed: ${failures.length} measurements.`]),
  ];
}

const today = () => new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const visitTexts = {
  first:
    'Nothing is cached; the line has 150 ms, 1.6 Mbit/s down and 0.75 up. *Usable*: the first card field is painted and ' +
    'enabled. *Payable*: the form takes a press on Pay. *Main thread*: all its work until nothing has come over the line ' +
    'for a second. *Blocking*: what tasks after the first paint take beyond 50 ms each, in ms for every page, since some ' +
    'have none.',
  second: 'The same browser, with everything in its cache but the HTML and the data.',
  third: 'Once more: by now the browser may keep compiled scripts, too.',
};

function loadLines(visit, compared, results) {
  const figure = (name, key) => results[name].loads.map((round) => round?.[visit][key]);
  const rows = compared.map((page) => {
    const cell = (key) =>
      page.name === ours ? ms(figure(ours, key)) : times(ratios(figure(ours, key), figure(page.name, key)));
    return [
      titleOf(page),
      ...['usable', 'payable', 'work'].map(cell),
      ms(figure(page.name, 'blocking')),
      kB(figure(page.name, 'bytes')),
    ];
  });
  const head = ['page', 'usable', 'payable', 'main thread', 'blocking', 'received'];
  return [`## The ${visit} visit`, visitTexts[visit], '', ...tableOf(head, rows), ''];
}

function keyLines(compared, results) {
  const works = (name) => results[name].presses.map((round) => round?.work);
  const rows = compared.map(({ name, title }) => {
    const durations = results[name].presses.flatMap((round) => round?.keys ?? []);
    return [
      title,
      name === ours ? ms(works(ours)) : times(ratios(works(ours), works(name))),
      durations.length === 0 ? '' : `${percentile(durations, 98)} ms`,
    ];
  });
  return [
    '## Keys of the card number',
    'Sixteen digits, without the slow line. *Main thread*: its work for a key. *98th percentile*: of the keys of all ' +
      'rounds, from the key to the frame that shows it (Event Timing, in steps of 8 ms).',
    '',
    ...tableOf(['page', 'main thread', '98th percentile'], rows),
    '',
  ];
}

const pressNames = {
  theme: 'switch of the theme',
  methods: 'the other methods',
  firstKey: 'first key of the number',
  expiry: 'first key of the expiry',
  holder: "first key of the holder's name",
  pay: 'Pay, the form filled in',
};

function pressLines(compared, results) {
  const forms = compared.filter(({ isFieldAlone }) => !isFieldAlone);
  const cell = (name, key) => ms(results[name].presses.map((round) => round?.presses[key])) || '–';
  const rows = Object.entries(pressNames).map(([key, text]) => [text, ...forms.map(({ name }) => cell(name, key))]);
  return [
    '## Presses',
    'From the press to the frame that shows its effect (Event Timing, in steps of 8 ms; 8 ms is anything below 16).',
    '',
    ...tableOf(['press', ...forms.map(({ title }) => title)], rows),
    '',
  ];
}

function versionLines(compared) {
  const names = new Set(compared.flatMap(({ packages = [] }) => packages));
  const declared = ['bench/package.json', 'package.json'].map((file) =>
    JSON.parse(readFileSync(path.join(root, file), 'utf8')),
  );
  const versions = Object.assign({}, ...declared.map((of) => ({ ...of.dependencies, ...of.devDependencies })));
  return ['## Versions', [...names].map((name) => `${name} ${versions[name]}`).join(', '), ''];
}

const boundLines = [
  '## What this does not say',
  '† A lower bound. The form really asks servers of its provider, which stand far away and send more; here a stand-in ' +
    'answers at once from the same machine. The hosted fields of Adyen and Braintree are bare inputs in a frame, without ' +
    "the scripts that read, check and encrypt a card; Moyasar's calls get an empty answer. Their real pages take longer.",
  '',
  'Not measured: handshakes and lost packets of a real line (the browser slows requests down, not packets), real ' +
    "telephones, other browsers, memory, keys and presses in hosted fields, which are the provider's own pages, and what " +
    'comes after Pay. The pages of others have a card form alone; Vezne has a product around it.',
];
