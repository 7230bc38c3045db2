import { type ComponentProps, useContext } from 'react';
import { MerchantName } from '../frame/window-title.js';
import { Icon } from '../kit/Icon.js';
import hidden from '../kit/VisuallyHidden.styles.js';
import type { Translate } from '../texts/texts.js';
import styles from './BackLink.styles.js';

interface BackLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  readonly t: Translate;
  /** The way back is to the page of a link, and to no store (LK-05). */
  readonly toLink?: boolean | undefined;
}

/** The quiet way back from a form: to the store, by its name where that is known (PP-16). */
export function BackLink({ t, toLink = false, ...link }: BackLinkProps) {
  const merchant = useContext(MerchantName);
  const words = t(toLink ? 'label.backToLink' : 'label.backToStore');
  const named = !toLink && merchant !== '';
  return (
    <a {...link} className={styles.link}>
      <Icon name="back" size={16} />
      <span className={named ? hidden.hidden : undefined}>{words}</span> {named && <bdi>{merchant}</bdi>}
    </a>
  );
}
