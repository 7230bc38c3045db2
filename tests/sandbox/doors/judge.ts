import type { IncomingHttpHeaders } from 'node:http';
import { leaksOf } from '../broken-database.js';
import type { RawAnswer } from '../raw-request.js';
import { documentFaults } from './document.js';
import headerSets from './headers.json' with { type: 'json' };
import type { Doors } from './open-doors.js';
import { sha256 } from './page-folder.js';

/** A set of `headers.json`: the whole of what an answer of its kind has, besides `ownRules` and `transport`. */
type HeaderSet = Readonly<Record<string, string>>;

const sets: ReadonlyMap<string, HeaderSet> = new Map(
  Object.entries(headerSets.sets).map(([name, own]) => [name, { ...headerSets['every answer'], ...own }]),
);

/** Of the line, of the request or of the answer's length: they say nothing of the page. */
const transport = [
  'date',
  'x-request-id',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'content-encoding',
];

/** Compared by rules below, as they differ by address. */
const ownRules = ['content-type', 'location', 'set-cookie', 'allow'];

const types = [
  'text/html; charset=utf-8',
  'application/json; charset=utf-8',
  'text/plain; charset=utf-8',
  'text/css; charset=utf-8',
  'text/javascript; charset=utf-8',
  'image/svg+xml',
  'image/png',
  'image/webp',
  'application/json',
];

/** What answers are compared with. */
type Known = Pick<Doors, 'places' | 'files' | 'values' | 'secrets'>;

export interface Asked {
  readonly method: string;
  /** As it was sent. */
  readonly address: string;
  readonly origin: string;
}

/** What came back, in the words of the manifest: the class of its status and the set of its headers. */
export function outcomeOf(answer: RawAnswer, doors: Doors): string {
  const name = [...sets.keys()].find((set) => headerFaults(answer.headers, set, doors).length === 0);
  return `${Math.floor(answer.status / 100)}xx ${name ?? 'headers of no set'}`;
}

/** What is wrong with an answer that should be `expected`, e.g. `2xx payment page`. */
export function faultsOf(answer: RawAnswer, expected: string, asked: Asked, doors: Known): string[] {
  const [status = '', ...words] = expected.split(' ');
  const set = words.join(' ');
  const statusClass = `${Math.floor(answer.status / 100)}xx`;
  return [
    ...(statusClass === status ? [] : [`status ${answer.status} in place of ${status}`]),
    ...headerFaults(answer.headers, set, doors),
    ...ruleFaults(answer, asked),
    ...bodyFaults(answer, asked, doors),
  ];
}

function headerFaults(headers: IncomingHttpHeaders, name: string, { places }: Known): string[] {
  const set = sets.get(name);
  if (set === undefined) return [`no set of headers is called ${name}`];
  const fill = (text: string) => text.replace(/\{([a-z ]+)\}/g, (_, place: string) => places[place] ?? place);
  const wanted = Object.entries(set).filter(([, value]) => value !== '');
  const wrong = wanted.filter(([header, value]) => headers[header] !== fill(value));
  const known = [...wanted.map(([header]) => header), ...transport, ...ownRules];
  return [
    ...wrong.map(([header]) => `${header}: ${headers[header] ?? 'missing'}`),
    ...Object.keys(headers)
      .filter((header) => !known.includes(header))
      .map((header) => `unlisted header ${header}`),
  ];
}

function ruleFaults({ headers, text }: RawAnswer, { origin }: Asked): string[] {
  const { 'content-type': type, location, 'set-cookie': cookies = [] } = headers;
  const unsafe = cookies.filter(
    (cookie) => !['HttpOnly', 'Secure', 'SameSite=Lax'].every((flag) => cookie.includes(`; ${flag}`)),
  );
  return [
    ...(text === '' || types.includes(type ?? '') ? [] : [`content-type ${type}`]),
    ...(location === undefined || /^\/(?![/\\])/.test(location) || location.startsWith(`${origin}/`)
      ? []
      : [`leads to ${location}`]),
    ...unsafe.map((cookie) => `cookie ${cookie}`),
  ];
}

function bodyFaults({ text, headers }: RawAnswer, { method, address }: Asked, doors: Known): string[] {
  const isDocument = headers['content-type']?.startsWith('text/html') === true;
  const digest = doors.files.get(address);
  const changed = digest !== undefined && method === 'GET' && digest !== sha256(text);
  const tokens = isDocument ? Object.values(doors.values) : [];
  // A file is what the build left, whichever spelling it is asked for in: its code may hold what looks like a query or a stack.
  const isFile = digest !== undefined || (!isDocument && [...doors.files.values()].includes(sha256(text)));
  const leaks = isFile ? [] : leaksOf(text, [...doors.secrets, ...tokens]);
  return [
    ...leaks.map((leak) => `gives away ${leak}`),
    ...(text.includes('"><script>alert(1)') ? ['quotes the address unescaped'] : []),
    ...(changed ? ['the file is not the one of the build'] : []),
    ...(isDocument ? documentFaults(text, String(headers['content-security-policy'])) : []),
  ];
}
