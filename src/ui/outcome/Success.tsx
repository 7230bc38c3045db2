import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ButtonLink } from '../kit/Button.js';
import { classNames } from '../kit/class-names.js';
import twoTone from '../kit/TwoTone.styles.js';
import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';
import { SentenceAbout } from './SentenceAbout.js';
import styles from './Success.styles.js';

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
  /** The page should have gone there and is still here: it says so, and its link has the focus. */
  readonly stayed?: boolean;
  /** Stands beside the screen on a desktop, else below it (RL-12): nothing moves that can be pressed. */
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
  stayed = false,
  receipt,
}: SuccessProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const words = useId();
  useEffect(() => {
    if (stayed) link.current?.focus();
  }, [stayed]);
  const back = leadsToLink ? 'label.backToLink' : leadsToStore ? 'label.backToStore' : 'success.goTo';
  const screen = (
    <OutcomeScreen
      symbol="check"
      tone="good"
      title={t('success.title')}
      // The slip beside it names it.
      facts={receipt ? [] : [{ name: t('order.reference'), value: orderReference }]}
      actions={
        redirectUrl && (
          <ButtonLink
            ref={link}
            href={redirectUrl}
            target="_top"
            size="lg"
            wide
            aria-describedby={stayed ? words : undefined}
          >
            {t(back, { host })}
          </ButtonLink>
        )
      }
    >
      <p>
        {merchantName ? (
          <SentenceAbout name={merchantName} sentence={(merchant) => t('success.description', { merchant })} />
        ) : (
          t('success.descriptionPlain')
        )}
      </p>
      {redirectsIn !== undefined && (
        <p id={words} className={redirectsIn || stayed ? undefined : styles.over}>
          {t(stayed ? 'success.stayed' : 'success.countdown', { count: redirectsIn, host })}
        </p>
      )}
    </OutcomeScreen>
  );
  if (!receipt) return screen;
  return (
    <div className={classNames(styles.pair, twoTone.halves)}>
      <div className={twoTone.lighter} />
      {screen}
      <div className={styles.more}>{receipt}</div>
    </div>
  );
}
