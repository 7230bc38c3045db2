import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { callOf, contractOf } from '../contract.js';
import { documentFile } from './document.js';
import { isObject } from './json-schema.js';

/** A request and its answer, as they went over the line. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly fields: URLSearchParams | undefined;
  readonly status: number;
  readonly body: unknown;
}

const document: unknown = JSON.parse(readFileSync(documentFile, 'utf8'));
const ajv = new Ajv2020({ strict: false, allErrors: false });
if (isObject(document)) ajv.addSchema({ ...document, $id: 'openapi' });
const contracts = [contractOf('page'), contractOf('merchant')];

/** What of an exchange is not as docs/openapi.json says. A request counts where it was granted. */
export function deviationsOf({ method, path, fields, status, body }: Exchange): readonly string[] {
  const call = contracts.map((contract) => callOf(contract, method, path)).find((found) => found !== undefined);
  if (call === undefined) return [];
  const operation = ['paths', call.path, method.toLowerCase()];
  const answer = [...operation, 'responses', String(status), 'content', 'application/json', 'schema'];
  const request = [...operation, 'requestBody', 'content', 'application/x-www-form-urlencoded', 'schema'];
  const isGranted = status === 200 && isObject(body) && body.status === 'success';
  return [
    ...faultsOf(answer, body).map((fault) => `${call.name} answers ${status}: ${fault}`),
    ...(fields !== undefined && isGranted ? faultsOf(request, Object.fromEntries(fields)) : []).map(
      (fault) => `${call.name} takes: ${fault}`,
    ),
  ];
}

function faultsOf(place: readonly string[], value: unknown): readonly string[] {
  const pointer = place.map((word) => encodeURIComponent(word.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const validate = ajv.getSchema(`openapi#/${pointer}`);
  if (validate === undefined) return ['the document has no schema'];
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
