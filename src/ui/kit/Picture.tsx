import { useCallback, useState } from 'react';
import { classNames } from './class-names.js';
import type { Elements } from './elements.js';
import styles from './Picture.styles.js';

interface PictureProps {
  readonly src: string;
  /** Empty where the text beside it says the same. */
  readonly alt: string;
  /** CSS px of the box, which stays whatever comes. */
  readonly width: number;
  readonly height: number;
  /** Stands in for a picture that is missing: null for nothing. Without it the box stays, empty. */
  readonly fallback?: Elements;
  readonly className?: string;
}

/**
 * RL-10: a picture in a box of fixed size that never shows as broken. Its request carries no referrer. A picture
 * that failed before the script arrived is asked again, since its error event is lost.
 */
export function Picture({ src, alt, width, height, fallback, className }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(src));
    },
    [src],
  );
  const box = { className: classNames(styles.picture, className), width, height };
  if (src === '' || failed === src) return fallback === undefined ? <Blank alt={alt} box={box} /> : fallback;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a failed load is no act of the shopper
    <img
      {...box}
      ref={check}
      src={src}
      alt={alt}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  );
}

interface BlankProps {
  readonly alt: string;
  readonly box: Pick<PictureProps, 'className' | 'width' | 'height'>;
}

/** An empty box of the picture's size that still says what it stood for. */
function Blank({ alt, box }: BlankProps) {
  const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return <svg {...named} {...box} />;
}
