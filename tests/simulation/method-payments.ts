import { Observable, type Subscriber } from 'rxjs';
import { payWithBankLoan } from '../../src/application/methods/pay-with-bank-loan.js';
import { payWithBex } from '../../src/application/methods/pay-with-bex.js';
import { payWithRedirectWallet } from '../../src/application/methods/pay-with-redirect-wallet.js';
import { payWithTosla, type ToslaState } from '../../src/application/methods/pay-with-tosla.js';
import type { VendorEvent, VendorModal, VendorTicket } from '../../src/application/methods/ports.js';
import {
  confirmTransfer,
  followTransfer,
  notifyTransfer,
  openTransfer,
} from '../../src/application/transfer/pay-by-transfer.js';
import { wallets } from '../../src/domain/methods/wallets.js';
import type { PaymentPage } from '../../src/domain/payment/payment-page.js';
import { emptyNotice } from '../../src/domain/transfer/transfer-notice.js';
import { Host, Payments, Transfers, Wallets } from '../../src/infrastructure/node/container.js';
import { type Came, demoCode } from './card-payments.js';
import type { Method } from './plan.js';
import type { Visit } from './visit.js';

type Pay = (visit: Visit, page: PaymentPage) => Promise<Came>;

/** What is pressed at a wallet's page. */
export const actAtWallet = (visit: Visit): string =>
  visit.random.weighed({ approve: 80, slow: 8, decline: 7, cancel: 5 });

const portsOf = (visit: Visit) => ({
  payments: visit.vezne.get(Payments),
  wallets: visit.vezne.get(Wallets),
  host: visit.vezne.get(Host),
  clock: visit.clock,
});

const byWallet =
  (wallet: Parameters<typeof payWithRedirectWallet>[0]): Pay =>
  (visit, page) =>
    visit.watch(payWithRedirectWallet(wallet)(portsOf(visit))({ page, language: 'en' }));

/** A payment by every method but the card. */
export const otherPayments: Partial<Readonly<Record<Method, Pay>>> = {
  juzdan: byWallet(wallets.juzdan),
  alisGidis: byWallet(wallets.alisGidis),
  mmPay: byWallet(wallets.mmPay),
  bankLoan: (visit, page) => visit.watch(payWithBankLoan(portsOf(visit))({ page, language: 'en', bankLoan: 'akbank' })),
  tosla: byTosla,
  bex: (visit, page) =>
    visit.watch(payWithBex({ ...portsOf(visit), vendorModal: bexDialog(visit) })({ page, language: 'en' })),
  transfer: byTransfer,
};

/** The code on the screen is typed into the wallet's app once. */
function byTosla(visit: Visit, page: PaymentPage): Promise<Came> {
  let typed = false;
  const seeCode = (state: ToslaState) => {
    if (state.kind !== 'waiting' || typed) return;
    typed = true;
    void actInApp(visit, state.referenceCode);
  };
  return visit.watch(payWithTosla(portsOf(visit))({ page, language: 'en' }), seeCode);
}

async function actInApp(visit: Visit, reference: string): Promise<void> {
  const { browser, world, random } = visit;
  await world.time.sleep(random.pick([500, 500, 500, 6_000, 6_000, 286_000]));
  const found = await browser.show(`${world.wallets}/tosla`, { reference });
  if (found === undefined || found.location === '') return;
  await browser.show(new URL(found.location, world.wallets).href, { act: actAtWallet(visit) });
}

/** bex's dialog without its script: the pages of its frame are the same. */
function bexDialog(visit: Visit): VendorModal {
  return {
    open: (_script, ticket) =>
      new Observable((events) => {
        events.next({ kind: 'opened' });
        void actInDialog(visit, ticket, events);
      }),
  };
}

async function actInDialog(
  visit: Visit,
  { path, token }: VendorTicket,
  events: Subscriber<VendorEvent>,
): Promise<void> {
  const { browser, world, random } = visit;
  const asked = await browser.show(`${path}?token=${token}`);
  const done = asked && (await browser.send(asked.html, world.wallets, { act: actAtWallet(visit) }));
  const [, word, resultId] = /data-bex="(\w+)" data-bex-id="([^"]+)"/.exec(done?.html ?? '') ?? [];
  // Some close the dialog after the wallet has approved, before it says so.
  const completed = word === 'completed' && resultId !== undefined && !random.chance(0.1);
  events.next(completed ? { kind: 'completed', resultId } : { kind: 'cancelled' });
  events.complete();
}

async function byTransfer(visit: Visit, page: PaymentPage): Promise<Came> {
  const ports = { ...portsOf(visit), transfers: visit.vezne.get(Transfers) };
  const opened = await visit.watch(openTransfer(ports)(page));
  if (opened.kind !== 'opened') return opened;
  const { start } = opened;
  const notice = emptyNotice({
    bank: start.banks[0]?.code ?? '',
    userName: start.prefilled.userName || 'Ayşe Yılmaz',
    phone: start.prefilled.phone || '05551112233',
    idLast6: '123456',
    paymentDate: new Date(visit.world.time.now()).toISOString().slice(0, 10),
  });
  const { step } = opened;
  const noticed = step.kind === 'none' ? await visit.watch(notifyTransfer(ports)({ page, notice })) : step;
  const confirmed =
    noticed.kind === 'codeSent' ? await visit.watch(confirmTransfer(ports)({ page, smsCode: demoCode })) : noticed;
  return confirmed.kind === 'review' ? visit.watch(followTransfer(ports)(page)) : confirmed;
}
