import { type SavedCard, shownCardName } from '../../../../domain/card/saved-card.js';
import { schemeNamed } from '../../../../domain/card/scheme.js';
import { brandNames } from '../../../../domain/installments/cash-price.js';
import { Glyph } from '../../../kit/Icon.js';
import { Picture } from '../../../kit/Picture.js';
import { partGlyphs } from '../../../kit/part-glyphs.js';
import hidden from '../../../kit/VisuallyHidden.styles.js';
import type { Translate } from '../../../texts/texts.js';
import styles from './CardSummary.styles.js';

interface CardSummaryProps {
  readonly card: SavedCard;
  readonly expired: boolean;
  readonly t: Translate;
}

/** How a saved card is shown: scheme, its name cut short (SC-03), last digits, date, installment brand. */
export function CardSummary({ card, expired, t }: CardSummaryProps) {
  const scheme = schemeNamed(card.scheme);
  return (
    <span className={styles.summary}>
      <span className={styles.scheme}>
        {scheme === undefined ? (
          <Glyph path={partGlyphs.card} size={24} />
        ) : (
          <Picture src={`/oos-assets/logo/card-schemas/${scheme.id}.svg`} alt={scheme.name} width={42} height={28} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{shownCardName(card)}</span>
        <span className={styles.digits}>
          <span aria-hidden="true" translate="no">{`•••• ${card.last4}`}</span>
          <span className={hidden.hidden}>{t('savedCards.endsWith', { last4: card.last4 })}</span>
          {expired ? (
            <span className={styles.expired}>{t('savedCards.expired')}</span>
          ) : (
            <span translate="no">{`${card.month}/${card.year}`}</span>
          )}
        </span>
      </span>
      {brandNames.has(card.brand) && (
        <Picture
          src={`/oos-assets/logo/card-brands/${card.brand}.svg`}
          alt={brandNames.get(card.brand) ?? ''}
          width={54}
          height={24}
          className={styles.brand}
        />
      )}
    </span>
  );
}
