import { schemeNamed } from '../../src/domain/card/scheme.js';
import { type Language, readLanguage } from '../../src/domain/locale/language.js';
import { formatMoney } from '../../src/domain/money/amount.js';
import { readCurrency } from '../../src/domain/money/currency.js';
import { type Html, html } from '../site/html.js';
import { type Challenge, type CodeProblem, challengeTriesAllowed, demoCode } from './challenge.js';
import { type Texts, textsIn } from './texts.js';

export type Asset = (name: string) => string;

/** Where the bank's own forms go. */
export const answerPath = '/3d/kod';

/** Asks for the one-time code. `noticeUrl`: the bank's notice on personal data. */
export function askPage(
  asset: Asset,
  challenge: Challenge,
  problem: CodeProblem | undefined,
  noticeUrl: string | undefined,
): string {
  const language = readLanguage(challenge.lang);
  const t = textsIn(language);
  const message = problem && codeMessage[problem](t, challenge);
  return page(asset, language, t.title, [
    html`<h1>${t.title}</h1>
    ${factsOf(challenge, t)}
    ${problem === 'passkeyFailed' && html`<p id="note" class="note">${t.passkeyFailed}</p>`}
    <form method="post" action="${answerPath}" class="ask" autocomplete="off" novalidate>
      <input type="hidden" name="challengeId" value="${challenge.id}">
      <p id="lead">${t.lead}</p>
      <p class="hint">${t.codeMeans}${noticeUrl && html` <a href="${noticeUrl}" target="_blank" rel="noopener">${t.notice}</a>`}</p>
      <p class="sms"><span class="sms-label">${t.demo}</span> <span>${t.demoCode}: <strong class="digits" data-demo-code>${demoCode}</strong></span></p>
      <div class="field">
        <label for="code">${t.code}</label>
        <input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="12" enterkeyhint="done" required aria-describedby="${problem === 'passkeyFailed' && 'note '}${message && 'problem '}hint lead"${message && html` aria-invalid="true"`}>
        ${message && html`<p id="problem" class="problem" role="alert">${message}</p>`}
        <p id="hint" class="hint">${t.codeHint}</p>
      </div>
      <div class="acts">
        <button class="act act-approve" name="act" value="confirm">${t.confirm}</button>
        ${challenge.behaviour === 'passkey' && html`<button class="act" name="act" value="again">${t.passkeyAgain}</button>`}
        <button class="act" name="act" value="cancel">${t.cancel}</button>
      </div>
    </form>
    <p class="safety">${t.safety}</p>`,
  ]);
}

/** The message at the field; a passkey that did not do is no mistake in it. */
const codeMessage: Readonly<Record<CodeProblem, (t: Texts, challenge: Challenge) => string | undefined>> = {
  missing: (t) => t.codeMissing,
  wrong: (t, { wrongCodes }) => t.codeWrong(challengeTriesAllowed - wrongCodes),
  passkeyFailed: () => undefined,
};

/** The payment that is confirmed. */
export function factsOf(challenge: Challenge, t: Texts): Html {
  const scheme = schemeNamed(challenge.scheme)?.name ?? '';
  return html`<dl class="facts">
      <div><dt>${t.merchant}</dt><dd>${challenge.merchantName}</dd></div>
      <div><dt>${t.amount}</dt><dd class="amount">${moneyOf(challenge)}</dd></div>
      <div><dt>${t.card}</dt><dd><span aria-hidden="true" class="digits">${scheme} •••• ${challenge.last4}</span><span class="hidden-text">${t.cardEnding(scheme, challenge.last4)}</span></dd></div>
    </dl>`;
}

/** Sends the result back by itself; without scripts, or when it takes long, by a button. */
export function returnPage(asset: Asset, challenge: Challenge, fields: Readonly<Record<string, string>>): string {
  const language = readLanguage(challenge.lang);
  const t = textsIn(language);
  return page(asset, language, t.leaving, [
    html`<h1>${t.leaving}</h1>
    <p role="status" class="lead">${t.leavingText}</p>
    <form method="post" action="${challenge.returnUrl}" data-send-at-once>
      ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
      <div class="acts"><button class="act act-approve">${t.goOn}</button></div>
    </form>`,
  ]);
}

export function problemPage(asset: Asset, language: Language, title: string, text: string): string {
  return page(asset, language, title, [html`<h1>${title}</h1><p class="lead">${text}</p>`]);
}

function moneyOf(challenge: Challenge): string {
  const currency = readCurrency(challenge.currency);
  const minor = Number(challenge.amount);
  return currency === undefined || !Number.isSafeInteger(minor) ? '' : formatMoney(minor, currency);
}

export function page(asset: Asset, language: Language, title: string, body: readonly Html[]): string {
  const t = textsIn(language);
  return html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} · ${t.bank}</title>
  <link rel="icon" href="${asset('favicon.svg')}" type="image/svg+xml">
  <link rel="stylesheet" href="${asset('sheet.css')}">
  <link rel="stylesheet" href="${asset('acs.css')}">
  <script type="module" src="${asset('acs.js')}"></script>
</head>
<body>
  <main class="sheet">
    <header class="bank"><svg class="bank-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><circle cx="16" cy="16" r="16"/><path d="M16 7v17m-5-12h10M7.5 18c.5 4.5 4 6.5 8.5 7 4.5-.5 8-2.5 8.5-7"/><circle cx="16" cy="7.5" r="2.5"/></svg><span class="bank-name">${t.bank}</span><span class="bank-what">${t.verification}</span></header>
    ${body}
  </main>
</body>
</html>
`.toString();
}
