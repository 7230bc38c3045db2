import { registerDecorator, type ValidationError, type ValidationOptions } from 'class-validator';
import type { ProblemKey } from '../../domain/validation/problem.js';

/** The key of a rule: the one of the page's text, or of a field that no shopper types. */
export type RuleKey = ProblemKey | 'validation.currency' | 'validation.iban' | 'validation.language';

/** A rule that a value breaks, and the limits it names. It never holds the value itself. */
export interface BrokenRule {
  readonly key: RuleKey;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A rule of the domain for one value; `request` is the object that the value is a property of. */
export type DomainRule = (text: string, request: object) => BrokenRule | undefined;

/** A decorator whose message is the key of the broken rule. Any value but a text counts as an empty text. */
export function domainRule(name: string, rule: DomainRule, options?: ValidationOptions): PropertyDecorator {
  const check = (value: unknown, request: object) =>
    itemsOf(value, options)
      .map((item) => rule(typeof item === 'string' ? item : '', request))
      .find((broken) => broken !== undefined);
  return (prototype, property) => {
    remember(prototype, String(property), name, check);
    registerDecorator({
      name,
      target: prototype.constructor,
      propertyName: String(property),
      options,
      validator: {
        validate: (value: unknown, validated) => check(value, validated?.object ?? {}) === undefined,
        defaultMessage: (validated) => check(validated?.value, validated?.object ?? {})?.key ?? name,
      },
    });
  };
}

/** The values that a decorator stands for: with `each`, those of a list. */
function itemsOf(value: unknown, options: ValidationOptions | undefined): readonly unknown[] {
  if (options?.each !== true) return [value];
  if (value instanceof Set || value instanceof Map) return [...value.values()];
  return Array.isArray(value) ? value : [value];
}

/** A broken rule and its property. */
export interface FieldProblem {
  /** From the validated object, such as `card.number` or `lines.0.price`. */
  readonly path: string;
  /** A {@link RuleKey}; of any other decorator, its message. */
  readonly key: string;
  readonly params?: BrokenRule['params'];
}

/**
 * The errors of `validate`, as one list: keys with their parameters, of nested objects too. It needs `target` and `value`
 * of the errors, which are there unless `validationError` turns them off; without them the parameters are missing.
 */
export function problemsOf(errors: readonly ValidationError[], parent = ''): readonly FieldProblem[] {
  return errors.flatMap((error) => {
    const path = parent + error.property;
    const own = Object.entries(error.constraints ?? {}).map(([name, message]) => {
      const broken = checkOf(error.target, error.property, name)?.(error.value, error.target ?? {});
      return { path, key: message, ...broken };
    });
    return [...own, ...problemsOf(error.children ?? [], `${path}.`)];
  });
}

type Check = (value: unknown, request: object) => BrokenRule | undefined;

/** The checks of a class, by its prototype, the property and the name of the decorator. */
const checks = new WeakMap<object, Map<string, Check>>();

function remember(prototype: object, property: string, name: string, check: Check): void {
  const known = checks.get(prototype) ?? new Map<string, Check>();
  checks.set(prototype, known.set(`${property}:${name}`, check));
}

/** A class has the decorators of its parents too. */
function checkOf(target: object | undefined, property: string, name: string): Check | undefined {
  let prototype: unknown = target;
  while (typeof prototype === 'object' && prototype !== null) {
    const check = checks.get(prototype)?.get(`${property}:${name}`);
    if (check !== undefined) return check;
    prototype = Object.getPrototypeOf(prototype);
  }
  return undefined;
}
