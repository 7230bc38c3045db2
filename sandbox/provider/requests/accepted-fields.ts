import { ValidateIf } from 'class-validator';

/** A class whose empty instance has a property, an empty text, for each field of a request. */
type RequestClass = new (...given: never[]) => object;

/** The fields of a call, by the classes that read them. Of `either` a request holds those of one class. */
interface TakenFields {
  readonly all: readonly RequestClass[];
  readonly either: readonly RequestClass[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly takes?: TakenFields;
  }
}

/** The options of a route whose request these classes read: docs/openapi.json describes it by them. */
export function takes(all: readonly RequestClass[], either: readonly RequestClass[] = []) {
  return { config: { takes: { all, either } } } as const;
}

/** The field may be missing or empty. */
export const Optional = () => ValidateIf((_request: object, value: unknown) => value !== '');
