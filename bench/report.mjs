/** The results as the Markdown of docs/performance.md. */
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tableOf } from '../scripts/figures.mjs';
import { slowdown } from './browser.mjs';
import { visits } from './loads.mjs';
import { ours } from './pages.mjs';
import { median, percentile, ratios, spread } from './statistics.mjs';

const root = path.resolve(import.meta.dirname, '..');

const whole = (value) => Math.round(value).toLocaleString('en-US');
const ms = (values) => spread(values, whole, ' ms');
const kB = (values) => spread(values, (value) => (value / 1_000).toFixed(1), ' kB');
const times = (values) => spread(values, (value) => value.toFixed(2));

const sum = (values) => values.reduce((total, value) => total + value, 0);

const titleOf = ({ title, isLowerBound }) => `${title}${isLowerBound ? ' †' : ''}`;

/** `results`: of each page its loads and its presses, a member a round, undefined where it failed. */
export function report({ compared, results, rounds, failures, unknown, chromium }) {
  const loaded = compared.filter(({ isFieldAlone }) => !isFieldAlone);
  const typed = compared.filter(({ fields }) => fields !== undefined);
  return [
    '# The page beside others',
    '',
    `\`npm run bench:peers -- --write\` writes this file ([how it measures](../bench/README.md)). Measured on ${today()} ` +
      `on a virtual machine: ${os.availableParallelism()} cores (${os.cpus()[0]?.model.trim()}), ` +
      `${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}, Node ${process.versions.node}, headless ` +
      `Chromium ${chromium} with a window of 1280 × 900. Rounds: ${rounds}, and one before them that is not counted.`,
    '',
    "Vezne's page comes from its built sandbox, with a payment that offers cards, bank loans, wallets and a transfer. All " +
      'pages come over http/2 with TLS and Brotli from one server on the same machine to the same browser, by turns; each ' +
      `round begins with another page. The main thread of a page is slowed down ${slowdown} times; what a browser does beside ` +
      'it, such as painting, the network, or compiling in the background, is not. A cell is a median with the least and the ' +
      "most. **Ratios are Vezne's figure divided by that page's of the same round: below 1 Vezne needs less.**",
    '',
    ...visits.flatMap((visit) => loadLines(visit, loaded, results)),
    ...keyLines(typed, results),
    ...pressLines(typed, results),
    ...versionLines(compared),
    ...boundLines,
    ...listed('Left out, since they failed', failures),
    ...listed('Asked for, and answered by nothing', unknown),
  ];
}

const listed = (title, lines) => (lines.length === 0 ? [] : ['', `${title}: ${lines.join('; ')}.`]);

const today = () => new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const visitTexts = {
  first:
    'Nothing is cached; the line has 150 ms, 1.6 Mbit/s down and 0.75 up. *Usable*: the first card field, or its frame, ' +
    'is painted and not disabled. *Payable*: so is the button that pays, and of Vezne the amount is there. *Main thread*: ' +
    'the time of the processor that it takes until nothing has come over the line for a second. *Blocking*: by the clock, ' +
    'what tasks after the first paint take beyond 50 ms each; it is not a ratio, since of some pages it is 0. A page that ' +
    'paints first and works afterwards has more of it than one that is blank while it works.',
  second: 'The same browser, with everything in its cache but the HTML and the data.',
  third: 'Once more: by now the browser may keep compiled scripts, too.',
};

function loadLines(visit, compared, results) {
  const figure = (name, key) => results[name].loads.map((round) => round?.[visit][key]);
  const isFirst = visit === visits[0];
  const rows = compared.map((page) => {
    const cell = (key) =>
      page.name === ours ? ms(figure(ours, key)) : times(ratios(figure(ours, key), figure(page.name, key)));
    const first = results[page.name].loads.map((round) => round?.[visits[0]].payable);
    return [
      titleOf(page),
      ...['usable', 'payable', 'work'].map(cell),
      ...(isFirst ? [] : [times(ratios(figure(page.name, 'payable'), first))]),
      ms(figure(page.name, 'blocking')),
      kB(figure(page.name, 'bytes')),
    ];
  });
  const ofFirst = isFirst ? [] : ['payable, this visit ÷ its own first'];
  const head = ['page', 'usable', 'payable', 'main thread', ...ofFirst, 'blocking', 'received'];
  return [`## The ${visit} visit`, visitTexts[visit], '', ...tableOf(head, rows), ''];
}

function keyLines(compared, results) {
  const works = (name, of) => results[name].presses.map((round) => round && of(round.works));
  const rows = compared.map(({ name, title }) => {
    const cell = (of) => (name === ours ? ms(works(ours, of)) : times(ratios(works(ours, of), works(name, of))));
    const durations = results[name].presses.flatMap((round) => round?.keys ?? []);
    return [title, cell(median), cell(sum), durations.length === 0 ? '' : `${percentile(durations, 98)} ms`];
  });
  return [
    '## Keys of the card number',
    'Sixteen digits, 150 ms apart, without the slow line; from each key’s time on the main thread what the page needs for ' +
      '150 ms without a key is subtracted. *A key*: the median key of a number. *The number*: all sixteen. In Vezne these ' +
      'name the brand, ask for the bank and show its installments; the other pages do not. *98th percentile*: of the keys ' +
      'of all rounds, from the key to the next frame after its handlers (Event Timing, in steps of 8 ms).',
    '',
    ...tableOf(['page', 'a key', 'the number', '98th percentile'], rows),
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
    'From the press to the next frame after its handlers (Event Timing, in steps of 8 ms; 8 ms is anything below 16), ' +
      'without the slow line. That the theme and the methods changed, and that Pay sent something, is checked.',
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
  '† In part a lower bound. The form asks servers of its provider, which stand far away and send more; here a stand-in ' +
    'answers at once from the same machine, and the hosted fields are bare inputs in a frame, without the scripts that ' +
    'read, check and encrypt a card. So *received* and the time on the line are less than in reality. On the other hand ' +
    'these frames share the slowed thread of the page; a browser on a desktop gives a frame of another site a process of ' +
    'its own. How the packages of others are used here is our own work.',
  '',
  'The bare stack has the packages of our page in the way that their documents show: Emotion runs in the browser, and the ' +
    'data is asked for by the script. Our build leaves Emotion out, and our document asks for the data. Vezne has an ' +
    'HTML shell, so its first field can be typed into before its script is there; it is formatted from then on.',
  '',
  'Against Vezne count a second hop through a proxy, and a product around its form: languages, methods, installments. What ' +
    'watches a page takes time on its main thread, too, and more the longer a page takes.',
  '',
  'Not measured: handshakes and lost packets of a real line (the browser slows requests down, not packets), real ' +
    "telephones and touch, other browsers, memory, keys and presses in hosted fields, which are the provider's own pages, " +
    'and what comes after Pay. [figures.md](figures.md) has other pages beside ours (a form without any style, a phone’s window), ' +
    'so its ratios differ.',
];
