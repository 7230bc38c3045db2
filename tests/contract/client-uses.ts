import { createHash } from 'node:crypto';
import type { Observable } from 'rxjs';
import { bankLoanMethod } from '../../src/application/methods/pay-with-bank-loan.js';
import type { CardPaymentOrder } from '../../src/application/ports.js';
import type { CollectionLink, LinkOrder } from '../../src/domain/links/link.js';
import type { Language } from '../../src/domain/locale/language.js';
import { wallets } from '../../src/domain/methods/wallets.js';
import type { PageAccess } from '../../src/domain/payment/payment-page.js';
import { emptyNotice } from '../../src/domain/transfer/transfer-notice.js';
import { savedCard } from '../application/payment-samples.js';
import type { Gateways } from '../infrastructure/gateway/gateways-at.js';
import { wireLink } from '../infrastructure/gateway/link-samples.js';
import { wirePayment } from '../infrastructure/gateway/wire-samples.js';
import type { Pair } from './contract.js';

export const access: PageAccess = {
  pageType: 'iframe',
  token: 'token1',
  csrfToken: 'csrf1',
  merchantId: '100001',
  merchantOid: 'ORDER1',
};
const source = { kind: 'saved', card: savedCard, cvv: '' } as const;
const language: Language = 'tr';
const attemptId = 'attempt1';
const saleText = 'Madde 1';
const saleTextHash = createHash('sha256').update(saleText, 'utf8').digest('hex');
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

export const receipt = { redirectUrl: 'https://shop.example/ok', merchantName: 'Kitapçı', merchantOid: 'ORDER1' };
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
/** What a shopper sends of each kind of link. */
export const linkOrders: readonly LinkOrder[] = [
  { kind: 'collection', amount: 100 },
  { kind: 'flex', amount: 100, ...payer },
  { kind: 'product', quantity: 1, amount: 100, invoice: { title: 'A', taxOffice: 'B', taxNumber: '1' }, ...payer },
];

/** A way the client makes one call, and what a success of it holds. */
export interface Use {
  readonly make: () => Observable<unknown>;
  readonly data: object;
}

const use = (make: () => Observable<unknown>, data: object = {}): Use => ({ make, data });

/** Every call that the client makes, in every way. */
export const usesOf = (vezne: Gateways): Readonly<Record<string, readonly Use[]>> => ({
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
  'GET /odeme/api/oos/payment/get/sale-text/{token}/{kind}': [
    use(() => vezne.receipts.saleText('token1', 'contract', saleTextHash), { version: '1', text: saleText }),
  ],
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
  'POST /odeme/api/oos/transfer/shown': [
    use(() => vezne.transfers.shown(access, 'isbank'), { noticeUntil: '2030-01-01T00:00:00Z' }),
  ],
  'POST /odeme/api/oos/expiry/extend': [
    use(() => vezne.extension.extend(access), { request_exp_date: '2030-01-01T00:00:00Z', extendable: '1' }),
  ],
  'POST /odeme/api/oos/transfer/notify': [use(() => vezne.transfers.notify(access, emptyNotice(), attemptId), sent)],
  'POST /odeme/api/oos/transfer/confirm': [use(() => vezne.transfers.confirm(access, '283126', attemptId))],
  'POST /odeme/api/oos/transfer/resend': [use(() => vezne.transfers.resend(access), sent)],
  'POST /odeme/api/oos/transfer/status': [use(() => vezne.transfers.status(access), sent)],
  'POST /odeme/main-site': [use(() => vezne.reports.reportSite('1', '', []))],
  'POST /odeme/yetkisiz-islem': [use(() => vezne.reports.reportUnauthorized('1', '', 1))],
});

/** A body as the contract says it. */
export function bodyOf({ answer, code }: Pair, { data }: Use): object {
  if (answer === 'error')
    return { status: 'error', message: code, error: { code, lang: 'tr' }, ...(code === 'paid' ? receipt : {}) };
  const challenge = code === '3D' ? { htmlContent: btoa('<p>') } : {};
  const verification = code === 'VERIFICATION' ? { verification: sent } : {};
  const state = /^[A-Z3]/.test(code) || code === '' ? {} : { state: code, toslaStatus: code };
  const message = /^[A-Z3]/.test(code) ? code : '';
  return { status: 'success', message, data: { ...data, ...challenge, ...verification, ...state } };
}
