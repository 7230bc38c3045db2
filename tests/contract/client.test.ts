import { firstValueFrom } from 'rxjs';
import type { Failure } from '../../src/domain/payment/failure.js';
import { product } from '../../src/domain/payment/product-slug.js';
import { gatewaysAt } from '../infrastructure/gateway/gateways-at.js';
import { failureIn, providerOfTests, type Received } from '../infrastructure/gateway/scripted-provider.js';
import { access, bodyOf, linkOrders, receipt, type Use, usesOf } from './client-uses.js';
import { contractOf, type DocumentedCall, Exercised, keyOf, type Pair } from './contract.js';
import { fieldsOf, linkPayloads } from './payloads.js';

/*
 * The page's client against the contract: a scripted provider gives it each documented answer of each documented call,
 * and the client must take it for what the contract says it is.
 */

const contract = contractOf('page');
const exercised = new Exercised(contract);
const provider = providerOfTests();
// The provider has its address once the tests run.
const vezne = new Proxy(gatewaysAt('http://unused.example'), {
  get: (_unused, name) => Reflect.get(gatewaysAt(provider.baseUrl), name),
});
const uses = usesOf(vezne);

/** What the client makes of an error. */
function failureFor({ http, code }: Pair): Failure {
  if (code === 'paid') return { kind: 'alreadyPaid', receipt };
  if (code === 'pending') return { kind: 'underWay' };
  return { kind: 'refused', httpStatus: http, error: { code, lang: 'tr' } };
}

/** Makes the call once, while the provider gives one answer; returns what the provider received. */
async function exchange(use: Use, pair: Pair) {
  const body = bodyOf(pair, use);
  provider.say(pair.http, body);
  provider.received.length = 0;
  let failure: Failure | undefined;
  if (pair.answer === 'error') failure = await failureIn(use.make());
  else await firstValueFrom(use.make());
  for (const { method, path } of provider.received) exercised.note(method, path, pair.http, body);
  return { failure, received: [...provider.received] };
}

/** The documented name of a call that was received. */
function nameOf({ method, path }: Received): string {
  return `${method} ${path
    .replace(/token1(?=$|\/contract$)/, '{token}')
    .replace(/\/contract$/, '/{kind}')
    .replace(/link1$/, '{id}')}`;
}

/** Fields that were sent and that the contract does not name. */
function fieldsNotIn({ text }: DocumentedCall, body: string): readonly string[] {
  const named = new Set([...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name?.replace('{product}', product)));
  const isKnown = (name: string) => named.has(name) || (text.includes('**access**') && name in access);
  return [...new URLSearchParams(body).keys()].filter((name) => !isKnown(name));
}

describe("the page's client keeps the contract", () => {
  it('every documented call is one the client makes, and the other way round', () => {
    expect(Object.keys(uses).sort()).toEqual(contract.calls.map(({ name }) => name).sort());
  });

  describe.each(contract.calls.map((call) => ({ name: call.name, call })))('$name', ({ name, call }) => {
    const used = (uses[name] ?? []).map((use, place) => ({ place: place + 1, use }));
    const pairs = [...call.pairs, ...contract.any].map((pair) => ({ answer: keyOf(pair), pair }));
    const [first] = call.pairs;

    it.each(used)('AP-01 use $place sends documented fields alone', async ({ use }) => {
      const { received } = await exchange(use, first!);
      expect(received.flatMap(({ body }) => fieldsNotIn(call, body))).toEqual([]);
    });

    it.each(used)('AP-02..18 use $place leaves out no field of its call', async ({ use }) => {
      const { received } = await exchange(use, first!);
      const sent = received.flatMap(({ body }) => [...new URLSearchParams(body).keys()]);
      expect(fieldsOf(name).filter((field) => !sent.includes(field))).toEqual([]);
    });

    describe.each(used)('use $place', ({ use }) => {
      it.each(pairs)('AP-01 ER-03 PY-07 AP-20 is made once and takes $answer for what it is', async ({ pair }) => {
        const { received, failure } = await exchange(use, pair);
        expect(received.map(nameOf)).toEqual([name]);
        expect(failure).toEqual(pair.answer === 'error' ? failureFor(pair) : undefined);
      });
    });
  });

  const linkForms = linkOrders.map(({ kind }, place) => ({
    kind,
    use: uses['POST /odeme/api/oos/payment/link']![place]!,
  }));
  it.each(linkForms)('AP-03 the form of a $kind leaves out no field of its type', async ({ kind, use }) => {
    const { received } = await exchange(use, { answer: 'success', http: 200, code: '' });
    const sent = received.flatMap(({ body }) => [...new URLSearchParams(body).keys()]);
    expect(sent.sort()).toEqual([...linkPayloads[kind]].sort());
  });

  it('AP-01 no documented pair of call and answer is left out', () => {
    expect(exercised.missing).toEqual([]);
  });

  it('AP-01 no answer was given that is not documented', () => {
    expect([...exercised.undocumented]).toEqual([]);
  });
});
