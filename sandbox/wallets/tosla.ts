import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../../src/domain/locale/language.js';
import { formatMoney } from '../../src/domain/money/amount.js';
import { readForm } from '../site/form.js';
import { html } from '../site/html.js';
import { decided, languageOf, send } from './decide.js';
import { type Asset, askPage, grouped, page, resultPage } from './pages.js';
import type { WalletOptions, WalletPayment } from './wallets-contract.js';

type ById = FastifyRequest<{ Params: { id: string } }>;

const turkish = {
  title: 'Kodla öde',
  text: 'Ödeme sayfasındaki karekodu okutmak yerine kodu yazın ya da bekleyen bir ödemeyi seçin.',
  code: 'Referans kodu',
  codeWrong: 'Bu kodla bekleyen bir ödeme yok.',
  find: 'Ödemeyi bul',
  waiting: 'Bekleyen ödemeler',
  none: 'Bekleyen ödeme yok.',
  back: 'Başka bir ödeme',
};

const texts: Readonly<Record<Language, typeof turkish>> = {
  tr: turkish,
  en: {
    title: 'Pay with a code',
    text: 'Instead of scanning the QR code of the payment page, type its code or choose a payment that waits.',
    code: 'Reference code',
    codeWrong: 'No payment waits with this code.',
    find: 'Find the payment',
    waiting: 'Waiting payments',
    none: 'No payment waits.',
    back: 'Another payment',
  },
};

/** The app on the shopper's telephone: it lists the payments that wait, and takes a code. */
export function serveTosla(app: FastifyInstance, { payments }: WalletOptions, asset: Asset): void {
  app.get('/tosla', async (request, reply) =>
    send(reply, appPage(asset, languageOf(request), { waiting: await payments.waiting('tosla') })),
  );
  app.post('/tosla', async (request, reply) => {
    const typed = readForm(request.body).get('reference') ?? '';
    const payment = await payments.findByReference('tosla', typed.replace(/[\s-]/g, '').toUpperCase());
    if (payment !== undefined) return reply.redirect(`/tosla/${payment.id}`, 303);
    const view = { waiting: await payments.waiting('tosla'), typed };
    return send(reply.code(422), appPage(asset, languageOf(request), view));
  });
  app.get('/tosla/:id', async (request: ById, reply) => {
    const payment = await payments.find(request.params.id);
    if (payment?.method !== 'tosla') return reply.callNotFound();
    if (payment.state === 'waiting') return send(reply, askPage(asset, payment, { isCode: true }));
    const back = html`<p><a class="act act-cancel" href="/tosla">${texts[payment.language].back}</a></p>`;
    return send(reply, resultPage(asset, payment, back));
  });
  app.post('/tosla/:id', async (request: ById, reply) => {
    const payment = await decided(payments, await payments.find(request.params.id), 'tosla', request);
    return payment === undefined ? reply.callNotFound() : reply.redirect(`/tosla/${payment.id}`, 303);
  });
}

interface AppView {
  readonly waiting: readonly WalletPayment[];
  /** Holds what was typed, when it was no code. */
  readonly typed?: string;
}

/** The wallet's app: a code, or one of the payments that wait. */
function appPage(asset: Asset, language: Language, { waiting, typed }: AppView): string {
  const t = texts[language];
  return page(asset, language, { method: 'tosla', name: 'Tosla' }, t.title, [
    html`<h1>${t.title}</h1><p class="lead">${t.text}</p>
    <form method="post" action="/tosla" class="ask" autocomplete="off" novalidate>
      <div class="field">
        <label for="reference">${t.code}</label>
        <input id="reference" name="reference" type="text" maxlength="20" autocapitalize="characters" spellcheck="false" value="${typed ?? ''}"${typed !== undefined && html` aria-invalid="true" aria-describedby="problem"`}>
        ${typed !== undefined && html`<p class="problem" id="problem" role="alert">${t.codeWrong}</p>`}
      </div>
      <div class="acts"><button class="act act-approve">${t.find}</button></div>
    </form>
    <section aria-labelledby="waiting"><h2 id="waiting">${t.waiting}</h2>
      ${
        waiting.length === 0
          ? html`<p class="lead">${t.none}</p>`
          : html`<ul class="waiting">${waiting.map(
              (payment) =>
                html`<li><a href="/tosla/${payment.id}"><span>${payment.merchantName}<span class="code">${grouped(payment.reference)}</span></span><span class="amount">${formatMoney(payment.amount, payment.currency)}</span></a></li>`,
            )}</ul>`
      }
    </section>`,
  ]);
}
