import { type ReactNode, useState } from 'react';
import { isLongDescription } from '../../../domain/links/description.js';
import { classNames } from '../../kit/class-names.js';
import type { Elements } from '../../kit/elements.js';
import type { Translate } from '../../texts/texts.js';
import styles from './LinkFacts.styles.js';

interface LinkFactsProps {
  readonly t: Translate;
  /** Where the link has none, the page's own stands there. */
  readonly title: string;
  readonly description: string;
  /** Holds what the price is: of one piece, what is left of a debt. */
  readonly priceLabel: string;
  /** Undefined where the payer decides. */
  readonly price?: string | undefined;
  /** True where all of a debt will be paid: the slip says that sum once. */
  readonly inFull?: boolean | undefined;
  /** Holds what will be paid, and how many pieces that is for; a desktop's slip shows both. */
  readonly total: Elements;
  readonly pieces?: Elements;
  readonly picture?: ReactNode;
  /** Only the texts of the link are here yet; the document says what else there will be (`data-shell-text`, `data-shell-picture`). */
  readonly awaited?: boolean;
}

/** Shows what a link is about: on a slip beside the form on a desktop (PP-19), above the form on a phone. */
export function LinkFacts({
  t,
  title,
  description,
  priceLabel,
  price,
  inFull,
  total,
  pieces,
  picture,
  awaited = false,
}: LinkFactsProps) {
  return (
    <section className={classNames(styles.facts, picture !== undefined && styles.pictured, awaited && styles.awaited)}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title || t('app.title')}</h1>
        <p className={classNames(styles.price, styles.total)}>
          <span className={styles.priceLabel}>{t('link.amountDue')}</span>
          <span className={styles.sum} translate="no">
            {total}
          </span>
        </p>
        <p
          className={classNames(
            styles.price,
            styles.terms,
            price === undefined && styles.priceless,
            inFull !== undefined && styles.left,
            inFull && styles.said,
          )}
        >
          <span className={styles.priceLabel}>{priceLabel}</span>
          {price !== undefined && (
            <span id="link-price" className={styles.sum} translate="no">
              {price}
            </span>
          )}
          {pieces}
        </p>
        <Description t={t} text={description} awaited={awaited} />
      </div>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
    </section>
  );
}

type DescriptionProps = Pick<LinkFactsProps, 't' | 'awaited'> & { readonly text: string };

function Description({ t, text, awaited = false }: DescriptionProps) {
  const [whole, setWhole] = useState(false);
  if (text === '' && !awaited) return null;
  // The shell is the same for every text.
  const long = awaited || isLongDescription(text);
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
