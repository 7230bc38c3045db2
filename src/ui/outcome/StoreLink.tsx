import { ButtonLink, type ButtonVariant } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';

interface StoreLinkProps {
  readonly t: Translate;
  /** A safe address; without it there is no link. */
  readonly url: string | undefined;
  readonly variant?: ButtonVariant;
}

/** The link back to the store, out of the frame. */
export function StoreLink({ t, url, variant }: StoreLinkProps) {
  if (!url) return null;
  return (
    <ButtonLink href={url} target="_top" variant={variant} wide>
      {t('label.backToStore')}
    </ButtonLink>
  );
}
