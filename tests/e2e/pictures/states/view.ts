import type { Language } from '../../../../src/domain/locale/language.js';
import type { Theme } from '../../../../src/domain/theme/theme.js';
import type { sizes } from '../../pages/card-tab.js';

/** How a state is looked at. */
export interface StateView {
  readonly size: keyof typeof sizes;
  readonly theme: Theme;
  readonly language: Language;
}

/** Which views a state is pictured in: both sizes, every pair of size, theme and language, or one size alone. */
export type Views = 'both' | 'pairs' | 'phone' | 'desktop';

const other = {
  size: { phone: 'desktop', desktop: 'phone' },
  theme: { light: 'dark', dark: 'light' },
  language: { tr: 'en', en: 'tr' },
} as const;

/** The four views of a phone; the desktop's are their opposites. Two of them with their opposites hold every pair. */
const onPhone: readonly StateView[] = [
  { size: 'phone', theme: 'light', language: 'tr' },
  { size: 'phone', theme: 'dark', language: 'en' },
  { size: 'phone', theme: 'dark', language: 'tr' },
  { size: 'phone', theme: 'light', language: 'en' },
];

/** Themes and languages go by the name of the state: they stay as they are when others are added. */
export function viewsOf(name: string, views: Views): readonly StateView[] {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const phone = onPhone[sum % onPhone.length] ?? { size: 'phone', theme: 'light', language: 'tr' };
  if (views === 'phone') return [phone];
  if (views === 'desktop') return [opposite(phone)];
  if (views === 'both') return [phone, opposite(phone)];
  return onPhone.slice(0, 2).flatMap((view) => [view, opposite(view)]);
}

export function viewName({ size, theme, language }: StateView): string {
  return `${size}-${theme}-${language}`;
}

function opposite({ size, theme, language }: StateView): StateView {
  return { size: other.size[size], theme: other.theme[theme], language: other.language[language] };
}
