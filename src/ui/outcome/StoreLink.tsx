import type { MouseEvent } from 'react';
import { ButtonLink, type ButtonVariant } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';

interface StoreLinkProps {
  readonly t: Translate;
  /** A safe address; without it there is no link. */
  readonly url: string | undefined;
  readonly variant?: ButtonVariant;
  /** Holds the shopper back, who would lose what was typed (PP-16). */
  readonly onAsk?: (() => void) | undefined;
}

/** The link back to the store, out of the frame. */
export function StoreLink({ t, url, variant, onAsk }: StoreLinkProps) {
  if (!url) return null;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    onAsk?.();
  };
  return (
    <ButtonLink href={url} target="_top" variant={variant} wide onClick={onAsk && ask}>
      {t('label.backToStore')}
    </ButtonLink>
  );
}
