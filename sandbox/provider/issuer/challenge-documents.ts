import { acsChallengePath, returnPath, signedChallenge } from '../../bank/acs-contract.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Clock } from '../../process/clock.js';
import type { Urls } from '../../process/urls.js';
import { escapeHtml, type Html, html } from '../../site/html.js';
import type { Secrets } from '../database/secrets.js';
import type { AttemptFacts } from '../ledger/attempt-facts.js';
import { challengeLifeMs, type Order } from '../orders/order-state.js';
import type { CardBehaviour } from './card-behaviour.js';

type Fields = readonly (readonly [name: string, value: string])[];

/** The documents banks send for 3-D Secure: they take the shopper to the ACS. Banks write them differently. */
export class ChallengeDocuments {
  constructor(
    private readonly clock: Clock,
    private readonly urls: Urls,
    private readonly secrets: Secrets,
  ) {}

  htmlOf(
    { order, merchant }: { readonly order: Order; readonly merchant: MerchantAccount },
    facts: AttemptFacts,
    attemptId: string,
    behaviour: CardBehaviour,
  ): string {
    const fields = signedChallenge(this.secrets.acs, {
      challengeId: attemptId,
      merchantName: merchant.name,
      amount: String(facts.amount - facts.points),
      currency: order.currency,
      last4: facts.last4,
      scheme: facts.scheme,
      lang: facts.language,
      behaviour: behaviour.threeD ?? 'normal',
      expiresAt: new Date(this.clock.now() + challengeLifeMs).toISOString(),
      returnUrl: this.urls.provider + returnPath,
    });
    return write(behaviour.html, this.urls.acs + acsChallengePath, Object.entries(fields));
  }
}

function write(kind: CardBehaviour['html'], action: string, fields: Fields): string {
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

/** The first form is a decoy: only the document's own script submits the right one. */
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
