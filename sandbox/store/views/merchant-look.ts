import {
  type Appearance,
  type AppearanceChange,
  appearanceCorners,
  coloursOf,
} from '../../../src/domain/theme/appearance.js';
import { inTheme, line, surfaces } from '../../../src/domain/theme/surfaces.js';
import { type Theme, themes } from '../../../src/domain/theme/theme.js';
import { type Html, html } from '../../site/html.js';
import { radiusChoices } from '../merchants/look-form.js';
import { selectField, textField } from './field.js';
import type { Reader } from './layout.js';

interface LookView {
  readonly merchantId: string;
  readonly appearance: Appearance;
  readonly changes: readonly AppearanceChange[];
  /** Holds what was typed, when the form comes back with problems. */
  readonly accent: string;
  readonly radius: string;
  readonly wrong: readonly (keyof Appearance)[];
}

/** The colour and the corners of a merchant's pages, with a picture of them that follows what is typed (TH-07). */
export function lookFields({ t }: Reader, view: LookView): Html {
  const { merchantId, accent, radius, wrong } = view;
  const query = new URLSearchParams({ accent, radius });
  return html`<fieldset class="stack-tight field-wide" data-look="/merchants/${merchantId}/look">
    <legend>${t.look.title}</legend>
    ${textField({ name: 'accent', label: t.look.accent, hint: t.look.accentHint, value: accent, problem: wrong.includes('accent') ? t.look.accentWrong : undefined })}
    ${selectField(
      {
        name: 'radius',
        label: t.look.radius,
        value: radius,
        problem: wrong.includes('radius') ? t.look.radiusWrong : undefined,
      },
      radiusChoices.map((value) => ({ value, label: t.look.radii[value === '' ? 'own' : value] })),
    )}
    <div class="looks">${themes.map((theme) => html`<img src="/merchants/${merchantId}/look/${theme}.svg?${query.toString()}" data-theme="${theme}" alt="${t.look.pictures[theme]}" width="320" height="250">`)}</div>
    <p class="hint look-changes" role="status">${changeWords(t, view.changes)}</p>
  </fieldset>`;
}

/** Says what the page shows in place of what was asked for. */
export function changeWords(t: Reader['t'], changes: readonly AppearanceChange[]): string {
  return changes.map((change) => t.look.changes[change.part](change.asked, change.used)).join(' ');
}

/** A small payment page in a merchant's look, as an image: a file of its own needs no style of the panel. */
export function lookPicture({ t }: Pick<Reader, 't'>, { accent, radius = 'md' }: Appearance, theme: Theme) {
  const { text, strong, soft, fill, onFill } = coloursOf(accent, theme);
  const [, medium, large] = appearanceCorners[radius];
  const ink = theme === 'light' ? '#000' : '#fff';
  const ground = (name: keyof typeof surfaces) => inTheme(surfaces[name], theme);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 250" width="320" height="250" font-family="system-ui, sans-serif">
  <rect width="320" height="250" fill="${ground('canvas')}"/>
  <rect x="16.5" y="16.5" width="287" height="217" rx="${large}" fill="${ground('surface')}" stroke="${inTheme(line, theme)}"/>
  <text x="36" y="48" font-size="14" fill="${ink}" opacity="0.75">${t.look.sample.order}</text>
  <text x="36" y="80" font-size="26" font-weight="650" fill="${ink}" opacity="0.9">${t.look.sample.amount}</text>
  <text x="284" y="48" text-anchor="end" font-size="14" fill="${text}" text-decoration="underline">${t.look.sample.back}</text>
  <rect x="36.5" y="100.5" width="247" height="47" rx="${medium}" fill="${soft}" stroke="${text}"/>
  <circle cx="58" cy="124" r="9.5" fill="${fill}" stroke="${text}"/>
  <circle cx="58" cy="124" r="4" fill="${onFill}"/>
  <text x="78" y="129" font-size="15" font-weight="600" fill="${strong}">${t.look.sample.plan}</text>
  <rect x="36.5" y="164.5" width="247" height="49" rx="${medium}" fill="${fill}" stroke="${text}"/>
  <text x="160" y="195" text-anchor="middle" font-size="17" font-weight="600" fill="${onFill}">${t.look.sample.pay}</text>
</svg>`;
}
