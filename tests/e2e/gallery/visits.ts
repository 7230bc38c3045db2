import type { Language } from '../../../src/domain/locale/language.js';
import type { Theme } from '../../../src/domain/theme/theme.js';
import type { StateView } from '../pictures/states/view.js';

/** How a state is looked at once a scene has led to it. Widths in CSS px, text in percent of the browser's own size. */
export interface GalleryView {
  readonly width: number;
  readonly theme: Theme;
  readonly language: Language;
  readonly text: 100 | 200;
  readonly forcedColours: boolean;
}

/** One way through a scene, in one language, and the views of each of its states. The first one is that of the way. */
export interface Visit {
  readonly view: StateView;
  readonly looks: readonly GalleryView[];
}

const widths = { phone: [320, 375], desktop: [1280, 1920, 768] } as const;
export const galleryWidths: readonly number[] = [...widths.phone, ...widths.desktop];

/**
 * A scene is gone through twice, as far as its state exists at both sizes: on a phone in one language, on a desktop in
 * the other. So each state meets every width, theme and language; which of them meet each other goes by the scene's
 * title, and all pairs do among the scenes. Each state is seen with its text twice as large at 320 px, too, and in
 * forced colours.
 */
export function visitsOf(title: string, size: StateView['size'] | undefined): Visit[] {
  const sum = [...title].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const sizes = size === undefined ? (['phone', 'desktop'] as const) : [size];
  return sizes.map((each) => {
    const language: Language = sum % 2 === (each === 'phone' ? 0 : 1) ? 'tr' : 'en';
    const themeOf = (place: number): Theme => (((sum >> 1) + place) % 2 === 0 ? 'light' : 'dark');
    const plain = widths[each].map((width, place) => look({ width, theme: themeOf(place), language }));
    // The opening width, whose layout shift is measured, changes from scene to scene.
    const first = (sum >> 2) % 2;
    const looks = [...plain.slice(first, first + 1), ...plain.filter((_, place) => place !== first)];
    const opening = looks[0]?.theme ?? 'light';
    const extra = { width: widths[each][0], theme: opening, language };
    if (each === 'phone') looks.push(look({ ...extra, text: 200 }));
    if (sizes.length === 1 || (each === 'phone') === ((sum >> 3) % 2 === 0)) {
      looks.push(look({ ...extra, forcedColours: true }));
    }
    return { view: { size: each, theme: opening, language }, looks };
  });
}

export function galleryViewName({ width, theme, language, text, forcedColours }: GalleryView): string {
  const parts = [`${width}`, theme, language];
  if (text !== 100) parts.push(`text${text}`);
  if (forcedColours) parts.push('forced');
  return parts.join('-');
}

function look(view: Pick<GalleryView, 'width' | 'theme' | 'language'> & Partial<GalleryView>): GalleryView {
  return { text: 100, forcedColours: false, ...view };
}
