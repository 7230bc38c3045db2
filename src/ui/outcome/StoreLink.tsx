import { linkAddress } from '../frame/page-addresses.js';
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

interface WayOnProps extends StoreLinkProps {
  /** The link whose payment it is: the shopper goes on there, and not to a store. */
  readonly shortId: string | undefined;
}

/** The way on from a payment that cannot go on here: to its link, else to the store (RL-16). */
export function WayOn({ shortId, ...store }: WayOnProps) {
  const { t, variant } = store;
  if (!shortId) return <StoreLink {...store} />;
  return (
    <ButtonLink href={linkAddress(shortId)} variant={variant} size="lg" wide>
      {t('label.backToLink')}
    </ButtonLink>
  );
}
