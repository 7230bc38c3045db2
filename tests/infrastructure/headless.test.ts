import { firstValueFrom, lastValueFrom, of } from 'rxjs';
import { demoCode } from '../../sandbox/acs/challenge.js';
import { scenarios } from '../../sandbox/scenarios.js';
import type { Sandbox } from '../../sandbox/start-sandbox.js';
import { askOutcome } from '../../src/application/card/ask-outcome.js';
import { identifyCard } from '../../src/application/card/identify-card.js';
import { payByCard } from '../../src/application/card/pay-by-card.js';
import { openPaymentPage } from '../../src/application/page/open-payment-page.js';
import { readPaymentStatus } from '../../src/application/page/read-payment-status.js';
import { headlessVezne } from '../../src/infrastructure/headless.js';
import { openSandbox } from '../sandbox/running-sandbox.js';
import { createToken } from '../sandbox/shop.js';

/** Whole payments in plain Node, over real HTTP: the page's own use cases and gateways against the provider's side. */
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
}, 60_000);
afterAll(() => sandbox.close());
afterEach(() => sandbox.faults.clear());

const numberOf = (id: string) => scenarios.find((scenario) => scenario.id === id)?.number ?? '';
const frictionless =
  scenarios.find(({ threeD, dropsAnswer }) => threeD === 'frictionless' && !dropsAnswer)?.number ?? '';

async function arrive() {
  const { token, oid } = await createToken(sandbox.urls.provider);
  const documents: string[] = [];
  const vezne = headlessVezne({
    baseUrl: sandbox.urls.provider,
    language: 'en',
    challenge: (html) => documents.push(html),
  });
  const opened = await firstValueFrom(openPaymentPage(vezne.payments)(token));
  if (opened.kind !== 'payable') throw new Error(opened.kind);
  const { page } = opened;
  const payOnce = payByCard(vezne);
  const pay = (number: string) =>
    lastValueFrom(
      payOnce({
        page,
        source: { kind: 'new', card: { number, owner: 'AYŞE YILMAZ', month: '12', year: '30', cvv: '000' } },
        language: 'en',
        brand: '',
        with3d: true,
        storeCard: false,
        installmentCount: 0,
        points: undefined,
      }),
    );
  return { token, oid, documents, vezne, page, pay };
}

/** Fills in and sends the form of a document, as a shopper's browser would, and gives the document that answers. */
async function sendForm(html: string, base: string, typed: Record<string, string> = {}): Promise<string> {
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1] ?? '';
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = inputs.map(([, name = '', value = '']) => [
    name,
    value.replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
  ]);
  const body = new URLSearchParams({ ...Object.fromEntries(fields), ...typed });
  return (await fetch(new URL(action, base), { method: 'POST', body, redirect: 'manual' })).text();
}

describe('a whole payment in Node', () => {
  it('PY-01 PY-02 AP-11 opens, pays, goes through 3-D Secure and reads the receipt', async () => {
    const { token, oid, documents, vezne, pay } = await arrive();
    expect(await pay(numberOf('approved'))).toEqual({ kind: 'handedOver' });
    expect(documents).toHaveLength(1);
    const question = await sendForm(documents[0] ?? '', sandbox.urls.acs);
    const result = await sendForm(question, sandbox.urls.acs, { code: demoCode, act: 'confirm' });
    await sendForm(result, sandbox.urls.provider);
    expect(await firstValueFrom(readPaymentStatus(vezne.payments)(token))).toMatchObject({
      kind: 'paid',
      receipt: { redirectUrl: 'https://shop.example/ok', merchantOid: oid },
    });
  });

  it('PY-04 a declined card is a failure with the words of the provider, and the next card pays', async () => {
    const { pay } = await arrive();
    const declined = await pay(numberOf('insufficient-funds'));
    expect(declined).toMatchObject({ kind: 'failed', failure: { kind: 'refused', error: { code: 'declined' } } });
    expect(
      declined.kind === 'failed' && declined.failure.kind === 'refused' && declined.failure.error.description,
    ).toBeTruthy();
    expect(await pay(frictionless)).toMatchObject({ kind: 'paid' });
  });

  it('CN-18 AP-08 the card is identified by its first 8 digits', async () => {
    const { vezne, page } = await arrive();
    const found = await firstValueFrom(identifyCard(vezne.cards)(page.access)(of('4355084355084358')));
    expect(found).toMatchObject({ bin: '43550843', details: { scheme: 'visa' } });
  });

  it('PY-06 a lost answer to a committed payment ends paid, after one post', async () => {
    const { oid, pay } = await arrive();
    sandbox.faults.add({ call: 'POST /odeme', phase: 'after', kind: 'drop', times: 1 });
    expect(await pay(frictionless)).toMatchObject({ kind: 'paid', receipt: { merchantOid: oid } });
  });

  it('PY-06 a post that never reached the provider is known not to be paid, and can be made again', async () => {
    const { pay } = await arrive();
    sandbox.faults.add({ call: 'POST /odeme', phase: 'before', kind: 'drop', times: 1 });
    expect(await pay(frictionless)).toMatchObject({ kind: 'failed' });
    expect(await pay(frictionless)).toMatchObject({ kind: 'paid' });
  });

  it('PY-07 a second page of one order learns that it is paid', async () => {
    const first = await arrive();
    const again = await firstValueFrom(openPaymentPage(first.vezne.payments)(first.token));
    expect(again.kind).toBe('payable');
    const outcome = await first.pay(frictionless);
    expect(outcome.kind).toBe('paid');
    expect(await firstValueFrom(askOutcome(first.vezne.payments)({ token: first.token, page: first.page }))).toEqual(
      outcome,
    );
    expect(await firstValueFrom(openPaymentPage(first.vezne.payments)(first.token))).toMatchObject({ kind: 'paid' });
  });

  it('ER-01 a token the provider does not know is its 404', async () => {
    const { vezne } = await arrive();
    expect(await firstValueFrom(openPaymentPage(vezne.payments)('nobody'))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'refused', httpStatus: 404, error: { code: 'notFound' } },
    });
  });

  it('EX-01 the page is payable for as long as the provider says, by its own clock', async () => {
    const { page } = await arrive();
    expect(page.payableForMs).toBeGreaterThan(28 * 60_000);
    expect(page.payableForMs).toBeLessThanOrEqual(30 * 60_000 + 1_000);
  });
});
