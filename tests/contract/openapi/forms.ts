import { getMetadataStorage, validateSync } from 'class-validator';
import { isObject, type JsonSchema } from './json-schema.js';

type Taken = NonNullable<import('fastify').FastifyContextConfig['takes']>;
type RequestClass = Taken['all'][number];
type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Fields = ReadonlyMap<string, Field>;

/** A field of a form: its rules, and whether a request without it is refused. */
interface Field {
  readonly rules: readonly Rule[];
  readonly required: boolean;
  /** It has rules only in some requests. */
  readonly conditional: boolean;
}

/** The schema of a form, read from the decorators that check it. */
export function formSchema({ all, either }: Taken): JsonSchema {
  const common = all.map(fieldsOf);
  const kinds = either.map(fieldsOf);
  const names = [...new Set([...common, ...kinds].flatMap((fields) => [...fields.keys()]))];
  const needs = (name: string) => (fields: Fields) => fields.get(name)?.required === true;
  const required = names.filter((name) => common.some(needs(name)) || (kinds.length > 0 && kinds.every(needs(name))));
  const schemaOf = (name: string) => {
    // What one kind needs the others send empty.
    const schemasIn = (several: readonly Fields[], mayBeEmpty: boolean) =>
      several.flatMap((fields) => {
        const field = fields.get(name);
        return field === undefined ? [] : [fieldSchema(field, mayBeEmpty)];
      });
    return oneOfSeveral([...schemasIn(common, false), ...schemasIn(kinds, !required.includes(name))]);
  };
  const properties = Object.fromEntries(names.map((name) => [name, schemaOf(name)]));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

function fieldSchema({ rules, conditional }: Field, mayBeEmpty: boolean): JsonSchema {
  return rules.reduce((read, rule) => withRule(read, rule, conditional || mayBeEmpty), described(rules));
}

/** A field that kinds of a request have different rules for is described by all of them. */
function oneOfSeveral(schemas: readonly JsonSchema[]): JsonSchema {
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [first] = distinct;
  if (first !== undefined && distinct.length === 1) return first;
  const described = distinct.flatMap(({ description }) => (typeof description === 'string' ? [description] : []));
  return { type: 'string', ...(described.length > 0 && { description: described.join(' or ') }) };
}

/** The fields that a class reads: the empty texts of its empty instance. */
function fieldsOf(request: RequestClass): Fields {
  // What is no field (a moment, another class) is given by the constructor's arguments.
  const empty: unknown = Reflect.construct(request, [0, {}]);
  if (!isObject(empty)) throw new Error('A request is an object');
  const refused = new Set(validateSync(empty).map(({ property }) => property));
  const rules = getMetadataStorage().getTargetValidationMetadatas(request, '', false, false);
  const names = Object.keys(empty).filter((name) => empty[name] === '');
  return new Map(
    names.map((name) => {
      const own = rules.filter(({ propertyName }) => propertyName === name);
      const conditional = own.some(({ type }) => type === 'conditionalValidation');
      return [name, { rules: own, conditional, required: refused.has(name) && !conditional }];
    }),
  );
}

function described(rules: readonly Rule[]): JsonSchema {
  // A rule of the domain without words of its own has its name.
  const words = rules.flatMap(({ type, name, message, constraints = [] }) => {
    // Its message may say more of the value that was sent.
    if (name === 'obeys') return [String(constraints[0])];
    if (typeof message === 'string') return [message];
    return type === 'conditionalValidation' || name === undefined || plainRules.includes(name) ? [] : [wordsOf(name)];
  });
  const description = [...new Set(words)].join('; ');
  return { type: 'string', ...(description !== '' && { description }) };
}

/** `card holder name` of `isCardHolderName`. */
function wordsOf(rule: string): string {
  return rule
    .replace(/^is/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
}

/** Rules that a keyword says whole. */
const plainRules = ['isIn', 'matches', 'isNotEmpty'];

/** The keywords of a rule; where the field may be empty, the empty text obeys it. */
function withRule(schema: JsonSchema, { name, constraints = [] }: Rule, mayBeEmpty: boolean): JsonSchema {
  const [given] = constraints;
  if (name === 'isIn' && Array.isArray(given)) return { ...schema, enum: mayBeEmpty ? [...given, ''] : given };
  if (name === 'matches' && given instanceof RegExp)
    return { ...schema, pattern: mayBeEmpty ? `^$|${given.source}` : given.source };
  return name === 'isNotEmpty' && !mayBeEmpty ? { ...schema, minLength: 1 } : schema;
}
