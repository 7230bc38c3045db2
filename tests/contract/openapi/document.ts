import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyContextConfig } from 'fastify';
import { bodySignatureHeader } from '../../../sandbox/provider/requests/body-signature.js';
import type { Caller, Contract, DocumentedCall, Pair } from '../contract.js';
import { formSchema } from './forms.js';
import { anyOf, type JsonSchema } from './json-schema.js';
import { merchantRefusal, merchantSuccess } from './merchant-answers.js';

const root = join(import.meta.dirname, '../../..');

/** Where the document stands that the sandbox serves. */
export const documentFile = join(root, 'docs/openapi.json');

/** The fields that each route takes, by its name, such as `POST /odeme/api/oos/card/points`. */
export type TakenBy = ReadonlyMap<string, FastifyContextConfig['takes']>;

/** What the page's successes are, by call. */
export type Successes = ReadonlyMap<string, JsonSchema>;

const errorRef = { $ref: '#/components/schemas/PageError' };

/** The document of all calls. Paths and fields are of the routes, answers of the readers, what each is answered of the contract. */
export function documentOf(
  contracts: Readonly<Record<Caller, Contract>>,
  taken: TakenBy,
  successes: Successes,
  error: JsonSchema,
) {
  const ofPage = contracts.page.calls.map((call) => [
    call,
    {
      ...operationOf(call, 'page', taken),
      responses: pageResponses(call, contracts.page.any, successes.get(call.name) ?? {}),
    },
  ]);
  const ofMerchant = contracts.merchant.calls.map((call) => [
    call,
    { ...operationOf(call, 'merchant', taken), responses: merchantResponses(call, contracts.merchant.any) },
  ]);
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vezne',
      version: String(version),
      description:
        'The calls of the payment page and of merchants. docs/api.md and docs/merchant-api.md say when each is made.',
      license: { name: String(license), identifier: String(license) },
    },
    servers: [{ url: '/' }],
    // A call of the page names its payment by fields; one of a merchant is signed by a field (docs/merchant-api.md).
    security: [],
    tags: [
      { name: 'page', description: 'Calls of the payment page, made by the shopper’s browser.' },
      { name: 'merchant', description: 'Calls of a merchant’s server.' },
    ],
    paths: pathsOf([...ofPage, ...ofMerchant] as [DocumentedCall, object][]),
    components: { schemas: { PageError: error, MerchantRefusal: merchantRefusal } },
  };
}

function pathsOf(operations: readonly (readonly [DocumentedCall, object])[]): JsonSchema {
  return Object.fromEntries(
    operations.map(([call, operation]) => [call.path, { [call.method.toLowerCase()]: operation }]),
  );
}

function operationOf(call: DocumentedCall, tag: Caller, taken: TakenBy) {
  const takes = taken.get(call.name);
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const header =
    tag === 'page'
      ? {
          name: 'Accept-Language',
          in: 'header',
          schema: { type: 'string' },
          description: 'tr or en: the language of texts',
        }
      : { name: bodySignatureHeader, in: 'header', schema: { type: 'string' }, description: 'signs the whole body' };
  const types = ['application/x-www-form-urlencoded', ...(tag === 'merchant' ? ['multipart/form-data'] : [])];
  const schema = takes && formSchema(takes);
  const form = schema && { content: Object.fromEntries(types.map((type) => [type, { schema }])) };
  return {
    operationId: operationIdOf(call),
    summary: summaryOf(call),
    tags: [tag],
    parameters: [...inPath, header],
    ...(form && { requestBody: { required: true, ...form } }),
  };
}

/** `cardPoints` of `/odeme/api/oos/card/points`; of a path with a parameter, its fixed words. */
function operationIdOf({ path }: DocumentedCall): string {
  const words = path.replace(/^\/odeme(\/api)?(\/oos)?/, '').split(/[/-]/);
  const fixed = words.filter((word) => word !== '' && !word.startsWith('{'));
  const [first = 'pay', ...others] = fixed;
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** The first sentence that the contract says of the call. */
function summaryOf({ text, name }: DocumentedCall): string {
  const [paragraph = ''] = text.slice(text.indexOf('\n')).trim().split('\n');
  return /^(.+?)[.:](?: |$)/.exec(paragraph.replaceAll(/[`*]|\s*\([A-Z]{2}-\d+[^)]*\)/g, ''))?.[1] ?? name;
}

function pageResponses(call: DocumentedCall, any: readonly Pair[], success: JsonSchema) {
  const refusals = [...call.pairs, ...any].filter(({ answer }) => answer === 'error');
  const statuses = [...new Set(refusals.map(({ http }) => http))].sort();
  const codesOf = (http: number) => [...new Set(refusals.filter((pair) => pair.http === http).map(({ code }) => code))];
  const responses = statuses.map((http) => {
    const codes = codesOf(http);
    const error = { type: 'object', properties: { code: { enum: codes } } };
    const schema = { allOf: [errorRef, { type: 'object', properties: { error } }] };
    return [http, { description: codes.join(', '), ...json(schema) }];
  });
  return { 200: { description: 'Done', ...json(success) }, ...Object.fromEntries(responses) };
}

function merchantResponses({ name, pairs }: DocumentedCall, any: readonly Pair[]) {
  const refusal = { $ref: '#/components/schemas/MerchantRefusal' };
  const numbers = pairs
    .filter(({ answer }) => answer !== 'success')
    .map(({ answer, code }) => `${answer} ${code}`.trim());
  const faults = any.map(({ http, answer }) => [http, { description: answer, ...json(refusal) }]);
  const description = ['success', ...numbers].join(', ');
  return { 200: { description, ...json(anyOf([merchantSuccess(name), refusal])) }, ...Object.fromEntries(faults) };
}

function json(schema: JsonSchema) {
  return { content: { 'application/json': { schema } } };
}
