import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Form } from '../../site/form.js';
import { type Html, html } from '../../site/html.js';
import { readLookForm } from '../merchants/look-form.js';
import {
  type ProblemField,
  pftChoices,
  type SettingProblem,
  settingMax,
  type TextSetting,
  tickSettings,
} from '../merchants/merchant-form.js';
import { categoryField } from './category-field.js';
import { selectField, textField, tickBox } from './field.js';
import { layout, type Reader } from './layout.js';
import { lookFields } from './merchant-look.js';

export function merchantsPage(reader: Reader, merchants: readonly MerchantAccount[]): string {
  const { t } = reader;
  return layout(reader, {
    title: t.merchants,
    room: 'merchants',
    body: html`<div class="head"><h1>${t.merchants}</h1><p class="quiet">${t.merchantsText}</p></div>
    <ul class="panel list">${merchants.map((merchant) => merchantRow(reader, merchant))}</ul>`,
  });
}

function merchantRow({ t }: Reader, merchant: MerchantAccount): Html {
  const remarks = [
    merchant.notificationUrl === '' && t.remarks.noNotification,
    merchant.website === '' && t.remarks.noWebsite,
    ...tickSettings.map((name) => merchant[name] && t.ticks[name]),
    merchant.pftOptionMax > 0 && t.remarks.pft(merchant.pftOptionMax),
  ].filter((remark) => remark !== false);
  return html`<li class="merchant">
    <div><h2 class="merchant-name">${merchant.name}</h2><p class="quiet small mono">${merchant.id}</p></div>
    <p class="row">${remarks.map((remark) => html`<span class="badge">${remark}</span>`)}</p>
    <a class="button button-plain button-small" href="/merchants/${merchant.id}" aria-label="${t.editNamed(merchant.name)}">${t.edit}</a>
  </li>`;
}

interface MerchantView {
  readonly merchant: MerchantAccount;
  readonly saved?: boolean;
  /** Holds what was typed, when the form comes back with problems. */
  readonly form?: Form;
  readonly problems?: ReadonlyMap<ProblemField, SettingProblem>;
}

export function merchantPage(reader: Reader, view: MerchantView): string {
  const { t } = reader;
  const { merchant, form, problems } = view;
  return layout(reader, {
    title: merchant.name,
    room: 'merchants',
    body: html`<div class="head"><p class="small"><a href="/merchants">← ${t.merchants}</a></p><h1>${merchant.name}</h1><p class="quiet small">${t.merchantNumber} <span class="mono">${merchant.id}</span> · <a href="/merchants/${merchant.id}/keys">${t.keys.title}</a> · <a href="/merchants/${merchant.id}/deliveries">${t.deliveries}</a> · <a href="/merchants/${merchant.id}/statement">${t.statement.title}</a></p></div>
    <form class="panel stack narrow" method="post" action="/merchants/${merchant.id}" novalidate>
      ${reader.formToken}
      ${view.saved === true && html`<p class="note note-good" role="status">${t.saved}</p>`}
      ${problems !== undefined && html`<p class="note note-bad" role="alert">${t.formWrong}</p>`}
      <div class="fields">
        ${settingField(reader, view, 'name', t.siteName)}
        ${settingField(reader, view, 'website', t.site, t.siteHint)}
        ${settingField(reader, view, 'logo', t.logo, t.logoHint)}
        ${settingField(reader, view, 'notificationUrl', t.notificationUrl, t.notificationHint)}
        ${settingField(reader, view, 'transferNoticeUrl', t.transferNoticeUrl, t.transferNoticeHint)}
        <fieldset class="stack-tight"><legend>${t.rules}</legend>${tickSettings.map((name) =>
          tickBox(name, t.ticks[name], form === undefined ? merchant[name] : form.get(name) === '1'),
        )}</fieldset>
        ${lookOf(reader, view)}
        ${selectField(
          {
            name: 'pftOptionMax',
            label: t.pft,
            hint: t.pftHint,
            value: form?.get('pftOptionMax') ?? String(merchant.pftOptionMax),
          },
          pftChoices.map((count) => ({ value: String(count), label: count === 0 ? t.pftNone : String(count) })),
        )}
        ${categoryField(reader, form?.get('category') ?? merchant.category ?? '', {
          label: t.category,
          hint: t.categoryHint,
          none: t.noCategory,
        })}
      </div>
      <div><button class="button">${t.save}</button></div>
    </form>`,
  });
}

function lookOf(reader: Reader, { merchant, form }: MerchantView): Html {
  const accent = form?.get('accent') ?? merchant.appearance?.accent ?? '';
  const radius = form?.get('radius') ?? merchant.appearance?.radius ?? '';
  const look = readLookForm(new Map(Object.entries({ accent, radius })));
  return lookFields(reader, { ...look, merchantId: merchant.id, accent, radius });
}

function settingField(
  { t }: Reader,
  { merchant, form, problems }: MerchantView,
  name: TextSetting,
  label: string,
  hint?: string,
): Html {
  const problem = problems?.get(name);
  const words: Readonly<Record<SettingProblem, string>> = {
    required: t.requiredWrong,
    address: t.addressWrong,
    privateAddress: t.privateAddressWrong,
    tooLong: t.tooLong(settingMax[name]),
    cardNumber: t.cardNumberWrong,
    colour: t.look.accentWrong,
    corners: t.look.radiusWrong,
  };
  return textField({
    name,
    label,
    value: form?.get(name) ?? merchant[name],
    hint,
    problem: problem && words[problem],
    inputmode: name === 'name' ? undefined : 'url',
  });
}
