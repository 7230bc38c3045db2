import { firstValueFrom, lastValueFrom } from 'rxjs';
import { demoCode } from '../../sandbox/acs/challenge.js';
import { type Scenario, scenarios } from '../../sandbox/scenarios.js';
import type { Sandbox } from '../../sandbox/start-sandbox.js';
import { type CardPayment, payByCard } from '../../src/application/card/pay-by-card.js';
import { openPaymentPage } from '../../src/application/page/open-payment-page.js';
import type { CardSource } from '../../src/application/ports.js';
import { headlessVezne } from '../../src/infrastructure/headless.js';
import { createToken, type Fields } from '../sandbox/shop.js';

export const numberOf = (id: string) => scenarios.find((scenario) => scenario.id === id)?.number ?? '';

const isQuiet = ({ threeD, dropsAnswer, slowMs }: Scenario) => threeD === 'frictionless' && !dropsAnswer && !slowMs;

/** A card whose bank asks nothing and approves. */
export const frictionless = scenarios.find(isQuiet)?.number ?? '';

export const typedCard = (number: string): CardSource => ({
  kind: 'new',
  card: { number, owner: 'AYŞE YILMAZ', month: '12', year: '30', cvv: '000' },
});

/** What is decided about a payment when nothing is chosen. */
const plain = {
  language: 'en',
  brand: '',
  with3d: true,
  storeCard: false,
  installmentCount: 0,
  points: undefined,
} as const;

/** A shopper without a browser, on the page of a new order: the page's own use cases and gateways over real HTTP. */
export async function arrive(sandbox: Sandbox, order: Fields = {}) {
  const { token, oid } = await createToken(sandbox.urls.provider, order);
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
  const pay = (source: CardSource, decided: Partial<CardPayment> = {}) =>
    lastValueFrom(payOnce({ page, source, ...plain, ...decided }));
  return { token, oid, documents, vezne, page, pay };
}

/** Goes through the bank's document with the right code, as a shopper's browser would. */
export async function confirm(sandbox: Sandbox, document: string | undefined): Promise<void> {
  const question = await sendForm(document ?? '', sandbox.urls.acs);
  const result = await sendForm(question, sandbox.urls.acs, { code: demoCode, act: 'confirm' });
  await sendForm(result, sandbox.urls.provider);
}

/** Fills in and sends the form of a document, and gives the document that answers. */
async function sendForm(html: string, base: string, typed: Fields = {}): Promise<string> {
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1] ?? '';
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = inputs.map(([, name = '', value = '']) => [
    name,
    value.replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
  ]);
  const body = new URLSearchParams({ ...Object.fromEntries(fields), ...typed });
  return (await fetch(new URL(action, base), { method: 'POST', body, redirect: 'manual' })).text();
}
