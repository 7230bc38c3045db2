import { useState } from 'react';
import { Glyph } from '../../kit/Icon.js';
import type { Translate } from '../../texts/texts.js';
import { linkGlyphs } from '../facts/link-glyphs.js';
import { PictureViewer } from '../picture/PictureViewer.js';
import styles from './ProductPicture.styles.js';

interface ProductPictureProps {
  readonly t: Translate;
  /** A safe address. */
  readonly src: string;
  readonly name: string;
}

/** The product, to be looked at closely on a press (IM-01). One that does not arrive leaves nothing broken behind. */
export function ProductPicture({ t, src, name }: ProductPictureProps) {
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState(false);
  if (missing) return <PictureRoom />;
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('picture.open', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: a failed load is no act of the shopper */}
        <img
          className={styles.image}
          src={src}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setMissing(true)}
        />
        <span className={styles.badge}>
          <Glyph path={linkGlyphs.magnify} />
        </span>
      </button>
      {open && <PictureViewer t={t} src={src} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

/** In place of a picture that is not there. */
export function PictureRoom() {
  return (
    <div className={styles.blank}>
      <Glyph path={linkGlyphs.gift} size={24} />
    </div>
  );
}
