import { jest } from '@jest/globals';
import { toJsonSchema } from '@valibot/to-json-schema';
import { firstValueFrom } from 'rxjs';
import type { GenericSchema } from 'valibot';
import type { ScriptedProvider } from '../../infrastructure/gateway/scripted-provider.js';
import { bodyOf, usesOf } from '../client-uses.js';
import type { DocumentedCall, Pair } from '../contract.js';
import { anyOf, isObject, type JsonSchema, merged } from './json-schema.js';

type Wire = typeof import('../../../src/infrastructure/gateway/wire.js');

/** A schema whose items are hidden in a function: what they are. */
type Items = { readonly kind: 'list' | 'entries' | 'form'; readonly item?: object };

const hidden = new WeakMap<object, Items>();
let seen: object[] = [];

/**
 * The answers of the page's calls, by the schemas that the client reads them with: it makes every call in every way, is
 * given every documented success, and each schema that it reads with is noted.
 */
export async function observeAnswers() {
  const real: Wire = await import('../../../src/infrastructure/gateway/wire.js');
  jest.unstable_mockModule('../../../src/infrastructure/gateway/wire.js', () => ({ ...real, ...observed(real) }));
  const { gatewaysAt } = await import('../../infrastructure/gateway/gateways-at.js');
  const { errorBody } = await import('../../../src/infrastructure/gateway/error-body.reader.js');
  return {
    error: schemaOf(errorBody),
    async successOf(call: DocumentedCall, provider: ScriptedProvider): Promise<JsonSchema> {
      const variants = [];
      for (const use of usesOf(gatewaysAt(provider.baseUrl))[call.name] ?? []) {
        for (const pair of call.pairs.filter(({ answer }) => answer === 'success')) {
          provider.say(pair.http, bodyOf(pair, use));
          seen = [];
          await firstValueFrom(use.make());
          variants.push(closed(narrowed(seen.map(schemaOf).reduce(merged, accepted), pair, call.pairs)));
        }
      }
      return anyOf(variants);
    },
  };
}

/** What every success is: an answer is accepted by its status alone (AP-01). */
const accepted: JsonSchema = {
  type: 'object',
  properties: { status: { const: 'success' }, message: { type: 'string' } },
  required: ['status'],
};

/** `read`, `list`, `entries`, `entriesLater` and `form` of wire.ts, which note what they are given. */
function observed(real: Wire): Partial<Wire> {
  return {
    read: (schema, answer) => {
      seen.push(schema);
      return real.read(schema, answer);
    },
    list: (item, max) => note(real.list(item, max), { kind: 'list', item }),
    entries: (item, max) => note(real.entries(item, max), { kind: 'entries', item }),
    entriesLater: (item, max) => note(real.entriesLater(item, max), { kind: 'entries', item }),
    form: (defaults) => {
      const made = real.form(defaults);
      note(made.pipe[0], { kind: 'form' });
      return made;
    },
  };
}

function note<S extends object>(schema: S, items: Items): S {
  hidden.set(schema, items);
  return schema;
}

const plainValue = { type: ['string', 'number', 'boolean'] };

function schemaOf(schema: object): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema as GenericSchema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema({ valibotSchema, jsonSchema }) {
      const items = hidden.get(valibotSchema);
      if (items !== undefined) return withItems(items);
      return 'entries' in valibotSchema ? withoutDefaults(valibotSchema.entries, { ...jsonSchema }) : undefined;
    },
  });
  const tidy = tidied(converted);
  return isObject(tidy) ? tidy : {};
}

function withItems({ kind, item }: Items): JsonSchema {
  if (kind === 'form') return { type: 'object', additionalProperties: plainValue };
  // An item that cannot be read is left out by the page; what a provider is to send is one that can.
  const content = item === undefined ? {} : schemaOf(item);
  return kind === 'list' ? { type: 'array', items: content } : { type: 'object', additionalProperties: content };
}

/** A field that has a default when it is wrong has it when it is missing, too. */
function withoutDefaults(entries: unknown, schema: JsonSchema): JsonSchema {
  const required = (Array.isArray(schema.required) ? schema.required : []).filter((name) => {
    const entry = isObject(entries) ? entries[String(name)] : undefined;
    return !(isObject(entry) && 'fallback' in entry);
  });
  return { ...schema, required };
}

/** Alternatives of plain types as a list of types, and no empty lists. */
function tidied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidied);
  if (!isObject(value)) return value;
  const { default: _, required, ...rest } = value;
  const read = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, tidied(part)]));
  const list = Array.isArray(required) && required.length > 0 ? { required } : {};
  const choices = Array.isArray(read.anyOf) ? read.anyOf.filter(isObject) : [];
  const plain = choices.flatMap(({ type, ...more }) =>
    Object.keys(more).length === 0 && type !== undefined ? [type].flat() : [],
  );
  const types = [...new Set(plain)];
  if (choices.length > 0 && choices.every((choice) => Object.keys(choice).join() === 'type')) {
    const { anyOf: _choices, ...others } = read;
    return { ...others, type: types.length === 1 ? types[0] : types };
  }
  // Limits of a number that may be written as a text hold for what is read of it, not for the text.
  if (choices.length > 0) return { anyOf: read.anyOf };
  return { ...read, ...list };
}

/** A name that no reader knows is a mistake of who answers; `data` may stand there unread. */
function closed(schema: JsonSchema): JsonSchema {
  const properties = isObject(schema.properties) ? schema.properties : {};
  return { ...schema, properties: { data: {}, ...properties }, additionalProperties: false };
}

/** A word that stands in `message`; the others stand in `data`. */
const isMessage = (code: string) => /^[A-Z3]/.test(code);

/** The word by which one success differs from the others of its call; a success without one has none of theirs. */
function narrowed(schema: JsonSchema, { code }: Pair, pairs: readonly Pair[]): JsonSchema {
  if (code === '') return withoutMessages(schema, pairs.map((pair) => pair.code).filter(isMessage));
  if (isMessage(code)) return merged(schema, { properties: { message: { const: code } }, required: ['message'] });
  const data = isObject(schema.properties) ? schema.properties.data : undefined;
  const known = isObject(data) && isObject(data.properties) ? Object.keys(data.properties) : [];
  const word = ['state', 'toslaStatus'].find((name) => known.includes(name));
  if (word === undefined) return schema;
  return merged(schema, { properties: { data: { type: 'object', properties: { [word]: { const: code } } } } });
}

function withoutMessages(schema: JsonSchema, messages: readonly string[]): JsonSchema {
  const { message, ...properties } = isObject(schema.properties) ? schema.properties : {};
  if (messages.length === 0 || !isObject(message)) return schema;
  return { ...schema, properties: { ...properties, message: { ...message, not: { enum: messages } } } };
}
