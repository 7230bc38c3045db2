import { formatMoney } from '../../../src/domain/money/amount.js';
import type { LinkMessage } from '../../panel/back-office.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Form } from '../../site/form.js';
import { type Html, html } from '../../site/html.js';
import type { TermField } from '../links/link-change.js';
import type { LinkTerms } from '../links/link-terms.js';
import { hasField } from '../links/link-types.js';
import type { LinkAccount } from '../links/links.js';
import { textField } from './field.js';
import { layout, type Reader } from './layout.js';
import { termsPanel } from './link-terms.js';
import { linkBadge, sumOf } from './links-page.js';
import { printTime } from './local-time.js';
import { notice } from './notice.js';
import { copyButton } from './scenario-list.js';

/** Describes what the provider refused, and what was typed then. */
export interface LinkFailure {
  /** Holds what was asked for. */
  readonly kind: 'refused' | 'terms';
  /** Undefined when no answer came. */
  readonly reason?: string | undefined;
  readonly form?: Form;
  /** Fields of the terms that could not be sent. */
  readonly problems?: ReadonlySet<TermField>;
}

interface LinkView {
  readonly merchant: MerchantAccount;
  readonly messages: readonly LinkMessage[];
  readonly failed: LinkFailure | undefined;
  /** Undefined where the provider did not answer. */
  readonly terms: LinkTerms | undefined;
}

/** One link: its picture, its state, what was sent and what was paid. */
export function linkPage(reader: Reader, account: LinkAccount, view: LinkView): string {
  const { t } = reader;
  const { link } = account;
  return layout(reader, {
    title: link.name,
    room: 'links',
    body: html`<div class="head"><p class="small"><a href="/links">← ${t.linkTexts.title}</a></p><h1>${link.name}</h1><p>${linkBadge(reader, account, view.terms?.state)}</p></div>
    <div class="stack">
      ${view.failed !== undefined && failureNote(reader, view.failed)}
      ${overview(reader, account, view.merchant)}
      ${termsPanel(reader, link, { terms: view.terms, ...(view.failed?.kind === 'terms' && view.failed) })}
      ${outbox(reader, account, view)}
      <section class="panel stack-tight" aria-labelledby="notices"><h2 id="notices">${t.linkTexts.payments}</h2>
        ${account.payments.length === 0 ? html`<p class="quiet">${t.linkTexts.noPayment}</p>` : html`<div class="notices">${account.payments.map((each, index) => notice(reader, each, index === 0))}</div>`}
      </section>
    </div>`,
  });
}

function failureNote({ t }: Reader, { reason, problems }: LinkFailure): Html {
  if (problems !== undefined) return html`<p class="note note-bad" role="alert">${t.formWrong}</p>`;
  return html`<div class="note note-bad" role="alert"><p>${t.linkTexts.refused}</p><p class="code">${reason ?? t.noAnswer}</p></div>`;
}

function overview(reader: Reader, account: LinkAccount, merchant: MerchantAccount): Html {
  const { t, language } = reader;
  const { link, paid } = account;
  const fact = (name: string, value: Html | string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return html`<section class="panel link-overview">
    <img class="qr" src="/links/${link.id}/qr.png" alt="${t.linkTexts.qrOf(link.name)}" width="192" height="192">
    <div class="stack">
      <p class="link-address"><a class="code" href="${link.address}">${link.address}</a> ${copyButton(t.copy, t.copyNamed(t.linkTexts.address), t.copied, link.address)}</p>
      <dl class="facts">
        ${fact(t.linkTexts.kind, t.linkTexts.kinds[link.kind])}
        ${fact(t.linkTexts.price, sumOf(reader, account))}
        ${hasField(link.kind, 'stock') && fact(t.paidAmount, formatMoney(paid, link.currency))}
        ${fact(t.merchant, `${merchant.name} · ${merchant.id}`)}
        ${fact(t.created, printTime(link.createdAt, language))}
        ${link.expiresAt !== null && fact(t.linkTexts.expires, printTime(link.expiresAt, language))}
        ${fact(t.linkTexts.number, html`<code class="code">${link.id}</code>`)}
      </dl>
      <div class="row"><a class="button" href="${link.address}">${t.linkTexts.open}</a>
        ${link.deletedAt === null && html`<form method="post" action="/links/${link.id}/delete">${reader.formToken}<button class="button button-plain">${t.linkTexts.delete}</button></form>`}
      </div>
    </div>
  </section>`;
}

function outbox(reader: Reader, { link, state }: LinkAccount, { messages, failed }: LinkView): Html {
  const { t } = reader;
  const isOver = state === 'deleted' || state === 'expired' || state === 'paid';
  return html`<section class="panel stack" aria-labelledby="outbox"><div class="stack-tight"><h2 id="outbox">${t.linkTexts.outbox}</h2><p class="quiet">${t.linkTexts.outboxText}</p></div>
    ${!isOver && html`<div class="send">${sendForm(reader, link.id, 'sms', failed)}${sendForm(reader, link.id, 'email', failed)}</div>`}
    ${messages.length > 0 && html`<ul class="messages">${messages.map((each) => message(reader, each))}</ul>`}
  </section>`;
}

function sendForm(
  { t, formToken }: Reader,
  id: string,
  channel: 'sms' | 'email',
  failed: LinkFailure | undefined,
): Html {
  const { label, example, inputmode } = {
    sms: { label: t.linkTexts.phone, example: '05551112233', inputmode: 'numeric' as const },
    email: { label: t.linkTexts.email, example: 'ayse.yilmaz@example.com', inputmode: undefined },
  }[channel];
  const typed = failed?.form?.get('channel') === channel ? failed.form.get(channel) : undefined;
  const field = { name: channel, label, value: typed ?? example, inputmode };
  return html`<form class="send-form" method="post" action="/links/${id}/send" novalidate>${formToken}
    ${textField(field)}<button class="button button-plain" name="channel" value="${channel}">${t.linkTexts.send[channel]}</button>
  </form>`;
}

function message({ t, language }: Reader, { at, channel, recipient, subject, body }: LinkMessage): Html {
  return html`<li class="message" data-channel="${channel}">
    <p class="row"><span class="badge">${t.linkTexts.channels[channel]}</span><span class="code">${recipient}</span><span class="quiet small nowrap">${printTime(at, language)}</span></p>
    ${subject !== '' && html`<p class="message-subject">${subject}</p>`}
    <p class="message-body">${body}</p>
  </li>`;
}
