import { firstValueFrom, type Observable } from 'rxjs';
import type { CardPaymentOrder, LinkOrder } from '../../src/application/ports.js';
import type { CollectionLink } from '../../src/domain/links/link.js';
import type { Language } from '../../src/domain/locale/language.js';
import { bankLoanMethod } from '../../src/domain/methods/bank-loans.js';
import { wallets } from '../../src/domain/methods/wallets.js';
import type { Failure } from '../../src/domain/payment/failure.js';
import type { PageAccess } from '../../src/domain/payment/payment-page.js';
import { product } from '../../src/domain/payment/product-slug.js';
import { emptyNotice } from '../../src/domain/transfer/notice.js';
import { savedCard } from '../application/payment-samples.js';
import { type Gateways, gatewaysAt } from '../infrastructure/gateway/gateways-at.js';
import { wireLink } from '../infrastructure/gateway/link-samples.js';
import { failureIn, providerOfTests, type Received } from '../infrastructure/gateway/scripted-provider.js';
import { wirePayment } from '../infrastructure/gateway/wire-samples.js';
import { contractOf, type DocumentedCall, Exercised, keyOf, type Pair } from './contract.js';
import { fieldsOf, linkPayloads } from './payloads.js';

/*
 * The page's client against the contract: a scripted provider gives it each documented answer of each documented call,
 * and the client must take it for what the contract says it is.
 */

const contract = contractOf('page');
const exercised = new Exercised(contract);
const provider = providerOfTests();
let vezne: Gateways;

beforeAll(() => {
  vezne = gatewaysAt(provider.baseUrl);
});

const access: PageAccess = {
  pageType: 'iframe',
  token: 'token1',
  csrfToken: 'csrf1',
  merchantId: '100001',
  merchantOid: 'ORDER1',
};
const source = { kind: 'saved', card: savedCard, cvv: '' } as const;
const language: Language = 'tr';
const attemptId = 'attempt1';
const order: CardPaymentOrder = {
  attemptId,
  access,
  form: {},
  language,
  source,
  paymentType: 'registered_cards',
  brand: '',
  with3d: true,
  storeCard: false,
  installmentCount: 0,
  points: undefined,
  referrer: '',
};
const methodOrder = { attemptId, access, form: {}, language, bankLoan: '', referrer: '' };

const receipt = { redirectUrl: 'https://shop.example/ok', merchantName: 'Kitapçı', merchantOid: 'ORDER1' };
const sent = { maskedPhone: '', resendAfter: 60, attempts: 3 };
const onward = { redirectUrl: 'https://wallet.example/1', mobile: '0' };
const ticket = { id: 'i1', path: '', token: 't1' };

const link: CollectionLink = {
  kind: 'collection',
  shortId: 'link1',
  merchant: { name: 'Kitapçı', logo: '', website: '' },
  currency: 'TL',
  title: '',
  description: '',
  language: 'tr',
  form: {},
  price: 100,
  payerName: '',
  payerEmail: '',
};
const payer = { name: 'Ayşe Öz', address: 'Moda Cad. No: 5', email: 'a@b.co', phone: '05321112233' };
const linkOrders: readonly LinkOrder[] = [
  { kind: 'collection', amount: 100 },
  { kind: 'flex', amount: 100, ...payer },
  { kind: 'product', quantity: 1, invoice: { title: 'A', taxOffice: 'B', taxNumber: '1' }, ...payer },
];

/** Ways the client makes one call, and what a success of it holds. */
interface Use {
  readonly make: () => Observable<unknown>;
  readonly data: object;
}

const use = (make: () => Observable<unknown>, data: object = {}): Use => ({ make, data });

const uses: Readonly<Record<string, readonly Use[]>> = {
  'GET /odeme/api/oos/payment/get/token/{token}': [use(() => vezne.payments.open('token1'), wirePayment.data)],
  'GET /odeme/api/oos/payment/get/link/{id}': (['collection', 'product', 'flex'] as const).map((kind) =>
    use(() => vezne.links.open('link1'), wireLink(kind).data),
  ),
  'POST /odeme/api/oos/payment/link': linkOrders.map((linkOrder) =>
    use(() => vezne.links.create(link, linkOrder), { paymentPage: { token: 'token1' } }),
  ),
  'GET /odeme/api/oos/payment/get/link/payment/{token}': [
    use(() => vezne.links.contextOf('token1'), { linkPage: { shortId: 'link1' } }),
  ],
  'GET /odeme/api/oos/payment/get/status/{token}': [use(() => vezne.payments.readStatus('token1'), receipt)],
  'POST /odeme/api/oos/check/payment-status': [
    use(() => vezne.payments.checkPayable(access, '')),
    use(() => vezne.payments.checkPayable(access, '', attemptId), { attempt_id: attemptId }),
  ],
  'POST /odeme/api/oos/check/ticimax-basket': [use(() => vezne.payments.checkBasket(access))],
  'POST /odeme/api/oos/card/details': [use(() => vezne.cards.lookUp(access, '43550843'), { cardType: 'credit' })],
  'POST /odeme/api/oos/card/installment': [use(() => vezne.cards.installments(access, '43550843', 100, ''))],
  'POST /odeme/api/oos/card/points': [use(() => vezne.cards.points(access, 100, source, 'bonus'))],
  'POST /odeme/api/oos/card/delete': [use(() => vezne.cards.remove(access, savedCard))],
  'POST /odeme': [
    use(() => vezne.payments.pay(order)),
    use(() => vezne.wallets.pay({ ...methodOrder, method: wallets.tosla }), { referenceCode: 'R1' }),
    use(() => vezne.wallets.pay({ ...methodOrder, method: wallets.mmPay })),
    use(() => vezne.wallets.pay({ ...methodOrder, method: wallets.alisGidis }), onward),
    use(() => vezne.wallets.pay({ ...methodOrder, method: bankLoanMethod, bankLoan: 'akbank' }), onward),
    use(() => vezne.wallets.pay({ ...methodOrder, method: wallets.bex }), {
      config: { baseJs: 'https://vendor.example/bex.js' },
      response: ticket,
    }),
  ],
  'POST /odeme/api/oos/payment/juzdan': [
    use(() => vezne.wallets.start('juzdan', { attemptId, access, form: {} }), onward),
  ],
  'POST /odeme/api/oos/check/tosla-status': [use(() => vezne.wallets.toslaStatus(access, 'R1'), receipt)],
  'POST /odeme/api/oos/check/bex-approved': [use(() => vezne.wallets.bexApproved(access, 'r1'), receipt)],
  'POST /odeme/api/oos/verification/send': [use(() => vezne.verifications.send(access, ''), sent)],
  'POST /odeme/api/oos/verification/confirm': [use(() => vezne.verifications.confirm(access, '283126'))],
  'POST /odeme/api/oos/verification/status': [use(() => vezne.verifications.status(access), sent)],
  'POST /odeme/api/oos/transfer/banks': [use(() => vezne.transfers.banks(access), { banks: [], state: 'none' })],
  'POST /odeme/api/oos/transfer/notify': [use(() => vezne.transfers.notify(access, emptyNotice(), attemptId), sent)],
  'POST /odeme/api/oos/transfer/confirm': [use(() => vezne.transfers.confirm(access, '283126'))],
  'POST /odeme/api/oos/transfer/resend': [use(() => vezne.transfers.resend(access), sent)],
  'POST /odeme/api/oos/transfer/status': [use(() => vezne.transfers.status(access), sent)],
  'POST /odeme/main-site': [use(() => vezne.reports.reportSite('1', '', []))],
  'POST /odeme/yetkisiz-islem': [use(() => vezne.reports.reportUnauthorized('1', '', 1))],
};

/** A body as the contract says it. */
function bodyOf({ answer, code }: Pair, { data }: Use): object {
  if (answer === 'error')
    return { status: 'error', message: code, error: { code, lang: 'tr' }, ...(code === 'paid' ? receipt : {}) };
  const challenge = code === '3D' ? { htmlContent: btoa('<p>') } : {};
  const verification = code === 'VERIFICATION' ? { verification: sent } : {};
  const state = /^[A-Z3]/.test(code) || code === '' ? {} : { state: code, toslaStatus: code };
  const message = /^[A-Z3]/.test(code) ? code : '';
  return { status: 'success', message, data: { ...data, ...challenge, ...verification, ...state } };
}

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
  return `${method} ${path.replace(/token1$/, '{token}').replace(/link1$/, '{id}')}`;
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

  it.each(linkOrders)('AP-03 the form of a $kind leaves out no field of its type', async (linkOrder) => {
    const { received } = await exchange(
      use(() => vezne.links.create(link, linkOrder), { paymentPage: { token: 'token1' } }),
      { answer: 'success', http: 200, code: '' },
    );
    const sent = received.flatMap(({ body }) => [...new URLSearchParams(body).keys()]);
    expect(sent.sort()).toEqual([...linkPayloads[linkOrder.kind]].sort());
  });

  it('AP-01 no documented pair of call and answer is left out', () => {
    expect(exercised.missing).toEqual([]);
  });

  it('AP-01 no answer was given that is not documented', () => {
    expect([...exercised.undocumented]).toEqual([]);
  });
});
