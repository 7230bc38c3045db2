import type { ReactNode } from 'react';
import { ButtonLink } from '../kit/Button.js';
import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';
import styles from './OutcomeScreen.styles.js';
import { SentenceAbout } from './SentenceAbout.js';

interface SuccessProps {
  readonly t: Translate;
  readonly merchantName: string;
  /** The merchant's order reference; empty when unknown. */
  readonly orderReference: string;
  /** A safe address, or nothing to link to. */
  readonly redirectUrl?: string | undefined;
  /** The host of the address: the link names it where it is not known to be the store's (RL-07). */
  readonly host?: string | undefined;
  readonly leadsToStore?: boolean;
  /** The address is the link that was paid. */
  readonly leadsToLink?: boolean;
  /** Seconds until the page goes there by itself; 0 when it does not any more, absent where it never does (RL-07). */
  readonly redirectsIn?: number | undefined;
  /** Stands under the link (RL-12). */
  readonly receipt?: ReactNode;
}

/** RL-06, RL-11. */
export function Success({
  t,
  merchantName,
  orderReference,
  redirectUrl,
  host = '',
  leadsToStore,
  leadsToLink,
  redirectsIn,
  receipt,
}: SuccessProps) {
  const back = leadsToLink ? 'label.backToLink' : leadsToStore ? 'label.backToStore' : 'success.goTo';
  return (
    <OutcomeScreen
      symbol="check"
      tone="good"
      title={t('success.title')}
      facts={[{ name: t('order.reference'), value: orderReference }]}
      actions={
        redirectUrl && (
          <ButtonLink href={redirectUrl} target="_top" size="lg" wide>
            {t(back, { host })}
          </ButtonLink>
        )
      }
      more={receipt}
    >
      <p>
        {merchantName ? (
          <SentenceAbout name={merchantName} sentence={(merchant) => t('success.description', { merchant })} />
        ) : (
          t('success.descriptionPlain')
        )}
      </p>
      {redirectsIn !== undefined && (
        <p className={redirectsIn ? undefined : styles.over}>{t('success.countdown', { count: redirectsIn, host })}</p>
      )}
    </OutcomeScreen>
  );
}
