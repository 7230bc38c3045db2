import { registerDecorator, type ValidationError, type ValidationOptions } from 'class-validator';
import type { ProblemKey } from '../../domain/validation/problem.js';

/** The key of a rule: the one of the page's text, or of a field that no shopper types. */
export type RuleKey =
  | ProblemKey
  | 'validation.currency'
  | 'validation.iban'
  | 'validation.language'
  | 'validation.minorUnits';

/** A rule that a value breaks, and the limits it names. It never holds the value itself. */
export interface BrokenRule {
  readonly key: RuleKey;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A rule of the domain for one value; `request` is the object that the value is a property of. */
export type DomainRule = (text: string, request: object) => BrokenRule | undefined;

/**
 * A decorator whose message is the key of the broken rule, and whose context holds that rule with its limits. Any value but
 * a text, or a number where `textOf` takes one, counts as an empty text.
 */
export function domainRule(
  name: string,
  rule: DomainRule,
  options?: ValidationOptions,
  textOf: (value: unknown) => string = textIn,
): PropertyDecorator {
  const check = (value: unknown, request: object) =>
    itemsOf(value, options)
      .map((item) => rule(textOf(item), request))
      .find((broken) => broken !== undefined);
  // The error is made right after the check of its value, and copies the context then.
  let last: BrokenRule | undefined;
  const context = {
    ...options?.context,
    get [brokenRule]() {
      return last;
    },
  };
  return (prototype, property) => {
    registerDecorator({
      name,
      target: prototype.constructor,
      propertyName: String(property),
      options: { ...options, context },
      validator: {
        validate: (value: unknown, validated) => {
          const broken = check(value, validated?.object ?? {});
          last = broken ?? last;
          return broken === undefined;
        },
        defaultMessage: (validated) => check(validated?.value, validated?.object ?? {})?.key ?? name,
      },
    });
  };
}

/** The name of the broken rule in the context of an error. */
const brokenRule = 'brokenRule';

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A whole number of JSON means the same as its digits; one that JSON cannot hold exactly does not. */
export function textOfNumber(value: unknown): string {
  return Number.isSafeInteger(value) ? String(value) : textIn(value);
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
 * The errors of `validate`, as one list: keys with their parameters, of nested objects too. It needs neither `target` nor
 * `value` of the errors, which the `ValidationPipe` of NestJS leaves out.
 */
export function problemsOf(errors: readonly ValidationError[], parent = ''): readonly FieldProblem[] {
  return errors.flatMap((error) => {
    const path = parent + error.property;
    const own = Object.entries(error.constraints ?? {}).map(([name, message]) => {
      const broken: BrokenRule | undefined = error.contexts?.[name]?.[brokenRule];
      return { path, key: message, ...broken };
    });
    return [...own, ...problemsOf(error.children ?? [], `${path}.`)];
  });
}
