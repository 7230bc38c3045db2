import { type ReactNode, useState } from 'react';
import { classNames } from '../kit/class-names.js';
import type { Translate } from '../texts/texts.js';
import styles from './LinkFacts.styles.js';

interface LinkFactsProps {
  readonly t: Translate;
  readonly title: string;
  readonly description: string;
  /** What the price is: of one piece, what is left of a debt. */
  readonly priceLabel: string;
  /** Undefined where the payer decides. */
  readonly price?: string | undefined;
  readonly picture?: ReactNode;
}

/** What a link is about: beside the form on a desktop, above it on a phone. */
export function LinkFacts({ t, title, description, priceLabel, price, picture }: LinkFactsProps) {
  return (
    <section className={classNames(styles.facts, picture !== undefined && styles.pictured)}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.price}>
          <span className={styles.priceLabel}>{priceLabel}</span>
          {price && <span className={styles.sum}>{price}</span>}
        </p>
      </div>
      {picture !== undefined && <div>{picture}</div>}
      <Description t={t} text={description} />
    </section>
  );
}

/** Longer than this, and the form would be far down a phone. */
const shortDescription = 180;

function Description({ t, text }: { readonly t: Translate; readonly text: string }) {
  const [whole, setWhole] = useState(false);
  if (text === '') return null;
  const long = text.length > shortDescription || text.split('\n').length > 4;
  return (
    <div className={styles.description}>
      <p id="link-description" className={classNames(styles.text, long && !whole && styles.cut)}>
        {text}
      </p>
      {long && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={whole}
          aria-controls="link-description"
          onClick={() => setWhole(!whole)}
        >
          {t(whole ? 'link.readLess' : 'link.readMore')}
        </button>
      )}
    </div>
  );
}
