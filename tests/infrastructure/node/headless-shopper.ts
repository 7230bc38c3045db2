import type { Container } from 'inversify';
import { firstValueFrom, lastValueFrom } from 'rxjs';
import { demoCode } from '../../../sandbox/bank/challenge.js';
import { demoPolicies } from '../../../sandbox/demo/merchants.js';
import { type Scenario, scenarios } from '../../../sandbox/demo/scenarios.js';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import type { CardPayment } from '../../../src/application/card/pay-by-card.js';
import type { CardSource } from '../../../src/application/ports.js';
import type { SavedCard } from '../../../src/domain/card/saved-card.js';
import { headlessPageHost } from '../../../src/infrastructure/host/headless-page-host.js';
import { Host, nodeContainer, OpenPayment, PayByCard } from '../../../src/infrastructure/node/container.js';
import type { Fields } from '../../sandbox/calls.js';
import { createToken } from '../../sandbox/merchant.js';
import { type NotificationBox, openNotificationBox, openSandbox } from '../../sandbox/running-sandbox.js';

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

/** The container of a shopper without a browser; the 3-D Secure documents it is given are kept. */
function shopperAt(sandbox: Sandbox) {
  const documents: string[] = [];
  const vezne = nodeContainer({
    baseUrl: sandbox.urls.provider,
    language: 'en',
    merchantPolicies: demoPolicies,
  });
  vezne.rebind(Host).toConstantValue(headlessPageHost({ challenge: (html) => documents.push(html) }));
  return { vezne, documents };
}

/**
 * A shopper without a browser, on the page of a new order: the page's own use cases and gateways over real HTTP. `rebind`
 * replaces what they are made of.
 */
export async function arrive(sandbox: Sandbox, order: Fields = {}, rebind: (vezne: Container) => void = () => {}) {
  const { token, oid } = await createToken(sandbox.urls.provider, order);
  const { vezne, documents } = shopperAt(sandbox);
  rebind(vezne);
  const opened = await firstValueFrom(vezne.get(OpenPayment)(token));
  if (opened.kind !== 'payable') throw new Error(opened.kind);
  const { page } = opened;
  const payOnce = vezne.get(PayByCard);
  const pay = (source: CardSource, decided: Partial<CardPayment> = {}) =>
    lastValueFrom(payOnce({ page, source, ...plain, ...decided }));
  return { token, oid, documents, vezne, page, pay };
}

export type Arrived = Awaited<ReturnType<typeof arrive>>;

/** Orders that are paid to the end, up to the notification of their merchant. */
export class PaidOrders {
  private constructor(
    readonly sandbox: Sandbox,
    private readonly box: NotificationBox,
  ) {}

  /** Opens a sandbox whose merchants of these ids are notified here. */
  static async open(merchantIds: readonly string[]): Promise<PaidOrders> {
    const sandbox = await openSandbox();
    const box = await openNotificationBox();
    for (const id of merchantIds) await sandbox.panel.save(id, { notificationUrl: box.url });
    return new PaidOrders(sandbox, box);
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    await this.box.close();
  }

  /** The merchant's notification of an order. */
  async notificationOf({ oid }: Pick<Arrived, 'oid'>): Promise<Fields> {
    await this.sandbox.runDue();
    const notification = this.box.received.find((fields) => fields.get('merchant_oid') === oid);
    if (notification === undefined) throw new Error('The merchant was not notified');
    return Object.fromEntries(notification);
  }

  /** Pays to the end: through the challenge where there is one. */
  async payWhole(shopper: Arrived, ...payment: Parameters<Arrived['pay']>): Promise<Fields> {
    const outcome = await shopper.pay(...payment);
    if (outcome.kind === 'challenge') await confirm(this.sandbox, shopper.documents.at(-1));
    else expect(outcome.kind).toBe('paid');
    return this.notificationOf(shopper);
  }

  /** A shopper who stored a card before, with a new order of the same merchant. */
  async withSavedCard(merchantId: string, number = frictionless) {
    const first = await arrive(this.sandbox, { merchant_id: merchantId });
    const { utoken = '' } = await this.payWhole(first, typedCard(number), { storeCard: true });
    const shopper = await arrive(this.sandbox, { merchant_id: merchantId, utoken });
    return { utoken, shopper, card: onlyCard(shopper) };
  }
}

function onlyCard({ page }: Arrived): SavedCard {
  const [card] = page.savedCards;
  if (card === undefined || page.savedCards.length > 1) throw new Error('Not one saved card');
  return card;
}

export const bySavedCard = (card: SavedCard, cvv = ''): CardSource => ({ kind: 'saved', card, cvv });

/** Passes the challenge with the right code, as a shopper's browser would. */
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
