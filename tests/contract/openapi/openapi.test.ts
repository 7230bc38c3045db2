import { readFileSync, writeFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import fastify from 'fastify';
import type { Container } from 'inversify';
import { ProviderRoutes } from '../../../sandbox/provider/server/provider.js';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import { ScriptedProvider } from '../../infrastructure/gateway/scripted-provider.js';
import { openSandbox } from '../../sandbox/running-sandbox.js';
import { contractOf } from '../contract.js';
import { observeAnswers } from './answers.js';
import { documentFile, documentOf, type TakenBy } from './document.js';

const contracts = { page: contractOf('page'), merchant: contractOf('merchant') };
const provider = new ScriptedProvider();
let sandbox: Sandbox;
let taken: TakenBy;
let generated: string;

/** Routes of the provider by name, with the fields they take; those of browsers' reports and of GETs take none. */
function routesOf({ pageCalls, reports, merchantCalls }: ProviderRoutes): TakenBy {
  const found = new Map<string, TakenBy extends ReadonlyMap<string, infer T> ? T : never>();
  const app = fastify();
  app.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'HEAD' || url === '/odeme/csp-raporu') return;
    found.set(`${String(method)} ${url.replaceAll(/:(\w+)/g, '{$1}')}`, config?.takes);
  });
  for (const routes of [...pageCalls, reports, ...merchantCalls]) routes.serve(app);
  return found;
}

beforeAll(async () => {
  let container: Container | undefined;
  sandbox = await openSandbox({}, (built) => {
    container = built;
  });
  if (container === undefined) throw new Error('The sandbox was built of no container');
  taken = routesOf(await container.getAsync(ProviderRoutes));
  await provider.start();
  const answers = await observeAnswers();
  const successes = new Map();
  for (const call of contracts.page.calls) successes.set(call.name, await answers.successOf(call, provider));
  const document = documentOf(contracts, taken, successes, answers.error);
  generated = JSON.stringify(document);
  if (process.env.VEZNE_OPENAPI === 'write') writeFileSync(documentFile, generated);
});
afterAll(async () => {
  await provider.stop();
  await sandbox.close();
});

describe('docs/openapi.json', () => {
  it('AP-01 MA-01 is what decorators, readers and routes say; `npm run openapi` writes it anew', () => {
    expect(JSON.parse(readFileSync(documentFile, 'utf8'))).toEqual(JSON.parse(generated));
  });

  it('AP-02..18 MA-01 has every call that the sandbox serves, and no other', () => {
    const named = [...contracts.page.calls, ...contracts.merchant.calls].map(({ name }) => name);
    expect([...taken.keys()].sort()).toEqual(named.sort());
  });

  it('AP-01 MA-01 says of every POST which fields it takes', () => {
    const posts = [...taken].filter(([name]) => name.startsWith('POST '));
    expect(posts.filter(([, takes]) => takes === undefined).map(([name]) => name)).toEqual([]);
  });

  it('passes the linter of its field', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: readFileSync(documentFile, 'utf8'), config });
    expect(problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} (${at?.pointer})`)).toEqual([]);
  });
});
