import * as v from 'valibot';
import { GatewayError } from '../../application/ports.js';
import { parseAmount } from '../../domain/money/amount.js';
import { currencies, readCurrency } from '../../domain/money/currency.js';
import { lookRule } from '../../domain/theme/appearance.js';
import { shownText } from '../../domain/validation/foreign-text.js';
import type { Answer } from './answer.js';

/*
 * How the provider writes things in JSON: flags as 0, "1" or true, numbers as texts and texts as numbers, null for
 * nothing. Every piece takes unknown and gives a domain value, or an issue that names the field. What is only shown is
 * cut to a length, so that a megabyte of name freezes nothing.
 */

/** Reads the body of an accepted answer. Throws a {@link GatewayError} that names the first wrong field, never its value (AP-20). */
export function read<T>(schema: v.GenericSchema<unknown, T>, answer: Answer): T {
  const result = v.safeParse(schema, answer.body, { abortEarly: true });
  if (result.success) return result.output;
  throw malformed(answer, fieldOf(result.issues[0]));
}

/** A moment in ms since the epoch; without a zone it is UTC. NaN where it is none. */
export function momentMs(text: string): number {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  return Date.parse(hasZone ? text : `${text}Z`);
}

/** An answer whose field is not what the contract says (AP-20). */
export function malformed({ httpStatus }: Answer, field: string): GatewayError {
  return new GatewayError({ kind: 'malformed', httpStatus, field });
}

/** Names of the contract are plain; a key from outside could carry anything. */
function fieldOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? '';
  return /^[\w.]{1,100}$/.test(path) ? path : 'body';
}

const word = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));

/** Text to show: missing or null is empty, longer than `max` characters is cut, and what would disturb the page's own words is dropped (TR-11). */
export const text = (max = 300) =>
  v.nullish(
    v.pipe(
      word,
      v.transform((value) => shownText(value.slice(0, max))),
    ),
    '',
  );

/** Text that carries a meaning: required, and never cut. */
export const key = (max = 200) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1), v.maxLength(max));

/** An address: missing, null or longer than any real one is empty. */
export const address = v.nullish(
  v.pipe(
    word,
    v.transform((value) => (value.length > 2048 ? '' : value)),
  ),
  '',
);

/** 0, 1, "0", "1", true, false; missing, null and empty are off. */
export const flag = v.nullish(
  v.pipe(
    v.union([v.picklist([0, 1, '0', '1', '', 'true', 'false']), v.boolean()]),
    v.transform((value) => value === 1 || value === '1' || value === true || value === 'true'),
  ),
  false,
);

/** A whole number or its digits, held within the limits; missing, null and anything else is the default. */
export const count = <D extends number | undefined>(min: number, max: number, byDefault: D) =>
  v.fallback(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
      v.integer(),
      v.minValue(1),
      v.transform((value): number | D => Math.min(max, Math.max(min, value))),
    ),
    () => byDefault,
  );

/** A decimal-comma text, as minor units; required. */
export const amount = v.pipe(
  word,
  v.transform((value) => parseAmount(value)),
  v.number(),
);

/** A currency's code; missing or null is the default (EN-01). */
export const currency = v.pipe(
  text(8),
  v.transform((code) => readCurrency(code)),
  v.picklist(currencies),
);

/** Identifiers are lower-cased without regard to the locale; `none` is no brand. */
export const brand = v.pipe(
  text(40),
  v.transform((value) => value.trim().toLowerCase()),
  v.transform((value) => (value === 'none' ? '' : value)),
);

/** A list of at most `max` items. Missing or null is empty; an item that cannot be read is left out, for the rest may be fine. */
export const list = <T>(item: v.GenericSchema<unknown, T>, max = 100) =>
  v.nullish(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items): readonly T[] => items.slice(0, max).flatMap((raw) => readable(item, raw))),
    ),
    [],
  );

/** Rules of a merchant's own look, as the provider made them (TH-07): nothing but values of the page's tokens. */
export const look = list(v.pipe(v.string(), v.regex(lookRule)), 2);

type Entries<T> = readonly (readonly [name: string, value: T])[];

/** An object whose keys are names; the empty list of PHP is one without entries. */
const keyed = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !(Array.isArray(value) && value.length > 0),
);

/**
 * An object as its own entries, at most `max`. Missing, null and the empty list of PHP are empty; an entry that cannot be
 * read is left out.
 */
export const entries = <T>(item: v.GenericSchema<unknown, T>, max = 100) =>
  v.nullish(
    v.pipe(
      keyed,
      v.transform((value) => entriesOf(value, item, max)),
    ),
    [],
  );

/** The same, read by whoever asks for them: what is not asked for costs nothing. */
export const entriesLater = <T>(item: v.GenericSchema<unknown, T>, max = 100) =>
  v.nullish(
    v.pipe(
      keyed,
      v.transform((value) => (): Entries<T> => entriesOf(value, item, max)),
    ),
    [],
  );

function entriesOf<T>(value: object, item: v.GenericSchema<unknown, T>, max: number): Entries<T> {
  return Object.entries(value)
    .slice(0, max)
    .flatMap(([name, raw]) => readable(item, raw).map((read) => [name, read] as const));
}

/** Returns what is read of an item, as a list of one; an empty one where it cannot be read. */
function readable<T>(item: v.GenericSchema<unknown, T>, raw: unknown): readonly T[] {
  const result = v.safeParse(item, raw);
  return result.success ? [result.output] : [];
}

/** A form of the provider that goes back as it came: nothing in it is cut; what is no plain value is left out. */
export const form = (defaults: Readonly<Record<string, string>> = {}) =>
  v.pipe(
    entries(word, 200),
    v.transform(
      (fields): Readonly<Record<string, string>> => Object.fromEntries([...Object.entries(defaults), ...fields]),
    ),
  );

/** A logo is a whole address, or a file under the path. */
export function logoAddress(logo: string, path: string): string {
  if (logo === '' || path === '' || logo.includes('://')) return logo;
  return `${path.replace(/\/$/, '')}/${logo.replace(/^\//, '')}`;
}
