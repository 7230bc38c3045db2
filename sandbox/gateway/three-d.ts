import type { Language } from '../../src/domain/page/language.js';
import { acsChallengePath, returnPath, signedChallenge } from '../acs-contract.js';
import type { AttemptFacts } from '../ledger/attempts.js';
import { challengeLifeMs, type Order } from '../ledger/order-state.js';
import { type Scenario, scenarioOfAttempt } from '../scenarios.js';
import { escapeHtml, type Html, html } from '../site/html.js';
import type { MerchantAccount } from '../store-contract.js';
import type { Gateway } from './gateway.js';

type Fields = readonly (readonly [name: string, value: string])[];

/** The document a bank sends for 3-D Secure: it takes the shopper to the ACS. Banks write it in many ways. */
export function bankHtml(
  gateway: Gateway,
  payment: { readonly order: Order; readonly merchant: MerchantAccount },
  facts: AttemptFacts,
  attemptId: string,
  language: Language,
): string {
  const scenario = scenarioOfAttempt(facts.scenario);
  const { order, merchant } = payment;
  const fields = signedChallenge(gateway.secrets.acs, {
    challengeId: attemptId,
    merchantName: merchant.name,
    amount: String(facts.amount),
    currency: order.currency,
    last4: facts.last4,
    scheme: facts.scheme,
    lang: language,
    behaviour: scenario.threeD ?? 'normal',
    expiresAt: new Date(gateway.clock.now() + challengeLifeMs).toISOString(),
    returnUrl: gateway.urls.provider + returnPath,
  });
  return write(scenario.html, gateway.urls.acs + acsChallengePath, Object.entries(fields));
}

function write(kind: Scenario['html'], action: string, fields: Fields): string {
  if (kind === 'script') return scriptDocument(action, fields);
  if (kind === 'metaRefresh') return refreshDocument(action, fields);
  if (kind === 'twoForms') return twoFormsDocument(action, fields);
  return document(html`<form method="post" action="${action}">${inputs(fields)}<button type="submit">Devam / Continue</button></form>
<script>document.forms[0].submit()</script>`);
}

/** No form at all until the script has run. */
function scriptDocument(action: string, fields: Fields): string {
  const data = JSON.stringify({ action, fields }).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>3-D Secure</title></head><body onload="go()"><script>
function go() {
  var data = ${data};
  var form = document.createElement('form');
  form.method = 'POST';
  form.action = data.action;
  data.fields.forEach(function (field) {
    var input = document.createElement('input');
    input.type = 'hidden';
    input.name = field[0];
    input.value = field[1];
    form.appendChild(input);
  });
  document.body.appendChild(form);
  form.submit();
}
</script></body></html>`;
}

function refreshDocument(action: string, fields: Fields): string {
  const query = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  const content = escapeHtml(`0;url=${action}?${query}`);
  return `<!DOCTYPE html>
<html><head><meta charset="utf-8"><meta http-equiv="refresh" content="${content}"><title>3-D Secure</title></head><body></body></html>`;
}

/** The first form is a decoy: only the document's own script knows which one is meant. */
function twoFormsDocument(action: string, fields: Fields): string {
  return document(html`<form id="language" method="get" action="${action}"><input type="hidden" name="lang" value="tr"></form>
<form id="challenge" method="post" action="${action}">${inputs(fields)}<button type="submit">Devam / Continue</button></form>
<script>document.getElementById('challenge').submit()</script>`);
}

function inputs(fields: Fields): Html[] {
  return fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}

function document(body: Html): string {
  return html`<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>3-D Secure</title></head><body>${body}</body></html>`.toString();
}
