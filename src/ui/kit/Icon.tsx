import { classNames } from './class-names.js';
import styles from './Icon.styles.js';

/** Drawn on a grid of 20 with one width of line. */
const paths = {
  alert: 'M10 6.5v4.2M10 13.6v.1M10 2.8 18 16.6H2L10 2.8Z',
  back: 'M16.5 10h-13M8.5 5l-5 5 5 5',
  chevron: 'm5.5 8 4.5 4.5L14.5 8',
  cross: 'M10 6.2v4.6M10 13.8v.1M10 17.8a7.8 7.8 0 1 0 0-15.6 7.8 7.8 0 0 0 0 15.6Z',
  help: 'M7.7 7.6A2.4 2.4 0 1 1 10 10.4v1.1M10 14v.1M10 17.8a7.8 7.8 0 1 0 0-15.6 7.8 7.8 0 0 0 0 15.6Z',
  info: 'M10 9.4v4.4M10 6.4v.1M10 17.8a7.8 7.8 0 1 0 0-15.6 7.8 7.8 0 0 0 0 15.6Z',
  lock: 'M6.2 8.8V6.3a3.8 3.8 0 0 1 7.6 0v2.5M5.2 8.8h9.6q1 0 1 1v6.2q0 1-1 1H5.2q-1 0-1-1V9.8q0-1 1-1Z',
  moon: 'M16.8 11.8A7.2 7.2 0 0 1 8.2 3.2a7.2 7.2 0 1 0 8.6 8.6Z',
  success: 'm6.6 10.3 2.4 2.4 4.5-5M10 17.8a7.8 7.8 0 1 0 0-15.6 7.8 7.8 0 0 0 0 15.6Z',
  sun: 'M10 13.4a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8ZM10 1.9v1.7M10 16.4v1.7M18.1 10h-1.7M3.6 10H1.9M15.7 4.3l-1.2 1.2M5.5 14.5l-1.2 1.2M15.7 15.7l-1.2-1.2M5.5 5.5 4.3 4.3',
} as const;

export type IconName = keyof typeof paths;

/** A small picture beside a text. It says nothing by itself: the text or the control's label does. */
export function Icon({ name, size }: { readonly name: IconName; readonly size?: IconSize }) {
  return <Glyph path={paths[name]} size={size} />;
}

/** In px where the text has its usual size; an icon grows with the text. */
type IconSize = 16 | 20 | 24;

const sizes: Readonly<Record<IconSize, string>> = { 16: styles.small, 20: styles.medium, 24: styles.large };

/** An icon that only one part of the page has: it brings its own drawing, on the same grid. */
export function Glyph({ path, size = 20 }: { readonly path: string; readonly size?: IconSize | undefined }) {
  return (
    <svg className={classNames(styles.icon, sizes[size])} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
