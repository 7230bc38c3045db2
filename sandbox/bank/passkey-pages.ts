import { type Language, readLanguage } from '../../src/domain/locale/language.js';
import { html } from '../site/html.js';
import type { Challenge } from './challenge.js';
import { type Asset, answerPath, factsOf, page } from './pages.js';
import { passkeyAlgorithms } from './passkey.js';
import { textsIn } from './texts.js';

/** Where a shopper makes a passkey; a window of its own, since no store delegates that to a frame. */
export const newPasskeyPath = '/gecis-anahtari';

/** Where that page gets the question for the device. */
export const newQuestionPath = `${newPasskeyPath}/soru`;

/** Every passkey belongs to the one customer of the demo: a device keeps one of them. */
const customerId = Buffer.from('liman-bank').toString('base64url');

/** Asks for a passkey; `question`: what it signs. The code stays a press away, for devices and frames that refuse. */
export function passkeyPage(asset: Asset, challenge: Challenge, question: Buffer): string {
  const language = readLanguage(challenge.lang);
  const t = textsIn(language);
  const makeAddress = `${newPasskeyPath}?lang=${language}`;
  return page(asset, language, t.title, [
    html`<h1>${t.title}</h1>
    ${factsOf(challenge, t)}
    <form method="post" action="${answerPath}" class="ask" autocomplete="off" data-passkey="get" data-question="${question.toString('base64url')}">
      <input type="hidden" name="challengeId" value="${challenge.id}">
      ${answerFields(['credentialId', 'clientData', 'authenticatorData', 'signature'])}
      <p>${t.passkeyLead}</p>
      <div class="acts">
        <button class="act act-approve" name="act" value="passkey">${t.passkeyConfirm}</button>
        <button class="act" name="act" value="code">${t.byCode}</button>
        <button class="act" name="act" value="cancel">${t.cancel}</button>
      </div>
    </form>
    <p class="hint">${t.noPasskey} <a href="${makeAddress}" target="_blank" rel="noopener">${t.makePasskey}<span class="hidden-text"> ${t.newTab}</span></a></p>`,
  ]);
}

/** Makes a passkey; `failed`: the last try made none. */
export function newPasskeyPage(asset: Asset, language: Language, failed: boolean): string {
  const t = textsIn(language);
  return page(asset, language, t.newPasskeyTitle, [
    html`<h1>${t.newPasskeyTitle}</h1>
    <p class="lead">${t.newPasskeyText}</p>
    ${failed && html`<p class="problem" role="alert">${t.newPasskeyFailed}</p>`}
    <form method="post" action="${newPasskeyPath}" class="ask" autocomplete="off" data-passkey="create" data-question-path="${newQuestionPath}" data-bank="${t.bank}" data-customer="${t.customer}" data-customer-id="${customerId}" data-algorithms="${passkeyAlgorithms.join(' ')}">
      <input type="hidden" name="lang" value="${language}">
      ${answerFields(['credentialId', 'clientData', 'authenticatorData', 'publicKey'])}
      <div class="acts"><button class="act act-approve" name="act" value="passkey">${t.newPasskeyAct}</button></div>
    </form>`,
  ]);
}

export function passkeyMadePage(asset: Asset, language: Language): string {
  const t = textsIn(language);
  return page(asset, language, t.passkeyMade, [
    html`<h1>${t.passkeyMade}</h1><p class="lead">${t.passkeyMadeText}</p>`,
  ]);
}

/** The script fills these in; without it, and where the device refuses, they stay empty. */
function answerFields(names: readonly string[]) {
  return names.map((name) => html`<input type="hidden" name="${name}" value="">`);
}
