import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the first word of an answer can be; `failed` is said to merchants only. */
const answers = ['success', 'error', 'failed'] as const;

/** One way a call is answered. `code` is an error's, or the word in which successes differ; else empty. */
export interface Pair {
  readonly answer: (typeof answers)[number];
  readonly http: number;
  readonly code: string;
}

export interface DocumentedCall {
  /** Such as `POST /odeme/api/oos/card/points`; parameters stand as `{token}`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly pairs: readonly Pair[];
  /** What the document says of it. */
  readonly text: string;
}

export interface Contract {
  readonly calls: readonly DocumentedCall[];
  /** What every call can be answered with. */
  readonly any: readonly Pair[];
  /** HTTP status by error code, as the table of codes has them. */
  readonly codes: ReadonlyMap<string, number>;
}

/** Who calls: the payment page, or the merchant's server. */
export type Caller = 'page' | 'merchant';

const documents: Readonly<Record<Caller, string>> = { page: 'api.md', merchant: 'merchant-api.md' };

export function contractOf(caller: Caller): Contract {
  return readContract(readFileSync(path.resolve(import.meta.dirname, '../../docs', documents[caller]), 'utf8'));
}

/** Reads the calls and their tables of answers from a document. Throws on a table that it cannot read. */
export function readContract(text: string): Contract {
  const sections = text.split(/^#{2,4} /m).slice(1);
  const bodies = new Map(sections.map((section) => [titleOf(section), section]));
  const group = (name: string): readonly Pair[] => {
    const body = bodies.get(name);
    if (body === undefined) throw new Error(`No table of answers is called ${name}`);
    return pairsIn(body, group);
  };
  const calls = [...bodies].flatMap(([name, body]) => {
    const [, method, address] = /^(GET|POST) (\/\S*)$/.exec(name) ?? [];
    if (method === undefined || address === undefined) return [];
    return [{ name, method, path: address, pairs: pairsIn(body, group), text: body }];
  });
  return { calls, any: group('any'), codes: codesIn(text) };
}

function titleOf(section: string): string {
  return section.slice(0, section.indexOf('\n')).trim();
}

/** The rows of the last table of answers of a section; a row in italics brings those of its table. */
function pairsIn(section: string, group: (name: string) => readonly Pair[]): readonly Pair[] {
  const [, rows] = /\| answer \| HTTP \| code \|\n\|[-|]+\|\n((?:\|.*\|\n?)*)/.exec(section) ?? [];
  if (rows === undefined) throw new Error(`${titleOf(section)} has no table of answers`);
  const pairs = rows
    .trim()
    .split('\n')
    .flatMap((row) => readRow(row, group));
  return [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()];
}

function readRow(row: string, group: (name: string) => readonly Pair[]): readonly Pair[] {
  const [answer = '', http = '', code = ''] = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [, named] = /^\*(\w+)\*$/.exec(answer) ?? [];
  if (named !== undefined && http === '' && code === '') return group(named);
  const [, word = ''] = /^`(\w+)`$/.exec(code) ?? [];
  const said = answers.find((known) => known === answer);
  if (said === undefined || !/^\d{3}$/.test(http) || (code !== '' && word === ''))
    throw new Error(`A row that is no answer: ${row}`);
  return [{ answer: said, http: Number(http), code: word }];
}

function codesIn(text: string): ReadonlyMap<string, number> {
  const rows = text.matchAll(/^\| `(\w+)` \| (\d{3}) \|/gm);
  return new Map([...rows].map(([, code = '', http]) => [code, Number(http)]));
}

/** A pair as one word. */
export function keyOf({ answer, http, code }: Pair): string {
  return `${answer} ${http} ${code}`.trim();
}

/** The documented call of a request; undefined when there is none. */
export function callOf({ calls }: Contract, method: string, address: string): DocumentedCall | undefined {
  return calls.find(
    (call) =>
      call.method === method &&
      new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address.split('?', 1)[0] ?? ''),
  );
}

/** The pair that an answer is: its status, and its code or the word in which successes differ. */
export function pairOf(http: number, body: unknown): Pair {
  // The one call that answers with a list: the list itself is the success.
  const status = Array.isArray(body) ? 'success' : wordIn(body, 'status');
  if (status === 'failed') return { answer: 'failed', http, code: '' };
  if (status !== 'success')
    return { answer: 'error', http, code: wordIn(fieldOf(body, 'error'), 'code') || wordIn(body, 'err_no') };
  const data = fieldOf(body, 'data');
  return {
    answer: 'success',
    http,
    code: wordIn(body, 'message') || wordIn(data, 'state') || wordIn(data, 'toslaStatus'),
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

function wordIn(value: unknown, name: string): string {
  const word = fieldOf(value, name);
  return typeof word === 'string' ? word : '';
}

/** Notes which answers were met, and says which were not. */
export class Exercised {
  private readonly met = new Map<string, Set<string>>();
  /** Answers that are not in the contract, such as `POST /odeme: error 500 odd`. */
  readonly undocumented = new Set<string>();

  constructor(private readonly contract: Contract) {}

  note(method: string, address: string, http: number, body: unknown): void {
    const call = callOf(this.contract, method, address);
    const key = keyOf(pairOf(http, body));
    const name = call?.name ?? `${method} ${address}`;
    const known = [...(call?.pairs ?? []), ...this.contract.any].some((pair) => keyOf(pair) === key);
    if (call === undefined || !known) this.undocumented.add(`${name}: ${key}`);
    const met = this.met.get(name) ?? new Set();
    this.met.set(name, met.add(key));
  }

  /** Every pair of call and answer that was never met, and every answer of `any` that no call gave. */
  get missing(): readonly string[] {
    const anywhere = new Set([...this.met.values()].flatMap((keys) => [...keys]));
    const ofCalls = this.contract.calls.flatMap(({ name, pairs }) =>
      pairs.filter((pair) => this.met.get(name)?.has(keyOf(pair)) !== true).map((pair) => `${name}: ${keyOf(pair)}`),
    );
    const ofAny = this.contract.any.filter((pair) => !anywhere.has(keyOf(pair))).map((pair) => `any: ${keyOf(pair)}`);
    return [...ofCalls, ...ofAny];
  }
}
