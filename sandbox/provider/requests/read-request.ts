import { validateSync } from 'class-validator';

/** The fields of a request by name; an empty text where one did not come. */
interface Fields {
  get(name: string): string;
}

/** The first field of a request that is wrong, and what is wrong with it, as a sentence for the merchant. */
export class WrongField {
  constructor(
    readonly name: string,
    readonly sentence: string,
  ) {}
}

/** A rule between fields: checked when each of them is right by itself. */
export interface RuleBetween<Request> {
  /** The field that is named when the rule is broken. */
  readonly name: string;
  readonly sentence: string;
  breaks(request: Request): boolean;
}

/**
 * Fills the empty texts of a request with the fields of their names, or gives the first field that is wrong: in the
 * order of the request's properties (those of a parent class first), then in the order of the rules between fields.
 */
export function readRequest<Request extends object>(
  request: Request,
  fields: Fields,
  rulesBetween: readonly RuleBetween<Request>[] = [],
): Request | WrongField {
  const properties = Object.keys(request);
  for (const name of properties) if (Reflect.get(request, name) === '') Reflect.set(request, name, fields.get(name));
  const errors = new Map(
    validateSync(request, { stopAtFirstError: true }).map(({ property, constraints }) => [property, constraints]),
  );
  const first = properties.find((name) => errors.has(name));
  if (first !== undefined) {
    const [rule = ''] = Object.values(errors.get(first) ?? {});
    const isMissing = fields.get(first) === '';
    return new WrongField(first, isMissing ? `${first} is missing; it must be ${rule}` : `${first} must be ${rule}`);
  }
  const broken = rulesBetween.find(({ breaks }) => breaks(request));
  return broken === undefined ? request : new WrongField(broken.name, broken.sentence);
}
