import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Outcome } from '../../../../domain/payment/outcome.js';
import { Button, ButtonLink } from '../../../kit/Button.js';
import { Glyph } from '../../../kit/Icon.js';
import { partGlyphs } from '../../../kit/part-glyphs.js';
import { Spinner } from '../../../kit/Spinner.js';
import { SentenceAbout } from '../../../outcome/SentenceAbout.js';
import type { Translate } from '../../../texts/texts.js';
import styles from './LeavingPanel.styles.js';

interface LeavingPanelProps {
  readonly t: Translate;
  /** Holds what the provider calls the wallet or the loan. */
  readonly name: string;
  readonly leaving: Extract<Outcome, { readonly kind: 'leaving' }>;
  /** The same address where it is safe to open. */
  readonly url: string | undefined;
  /** While the panel is shown; returns the undo. */
  readonly follow: () => () => void;
  readonly onOtherMethod: () => void;
}

/** The window is being sent to a wallet's or a bank's page. A browser may refuse that, so a link is always there (OP-04, OP-10). */
export const LeavingPanel = observer(({ t, name, leaving, url, follow, onOtherMethod }: LeavingPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const followLeaving = useEffectEvent(follow);
  useEffect(() => followLeaving(), []);
  return (
    <section className={styles.panel} aria-labelledby="leaving">
      <span className={styles.spinner}>
        <Spinner />
      </span>
      <h2 ref={heading} id="leaving" tabIndex={-1} className={styles.title}>
        <SentenceAbout name={name} sentence={(name) => t('methods.leavingTitle', { name })} />
      </h2>
      <p className={styles.text}>{t('methods.leavingText')}</p>
      {url !== undefined && (
        <ButtonLink href={url} target={leaving.parent ? '_parent' : '_self'} wide>
          <SentenceAbout name={name} sentence={(name) => t('methods.leavingLink', { name })} />
          <Glyph path={partGlyphs.external} />
        </ButtonLink>
      )}
      <Button variant="ghost" wide onClick={onOtherMethod}>
        {t('methods.otherMethod')}
      </Button>
    </section>
  );
});
