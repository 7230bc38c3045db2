import { useEffect, useRef, useState } from 'react';
import { toslaLifeMs } from '../../../../domain/methods/tosla.js';
import { Alert } from '../../../kit/Alert.js';
import { Button } from '../../../kit/Button.js';
import { classNames } from '../../../kit/class-names.js';
import { Glyph, Icon } from '../../../kit/Icon.js';
import { LiveRegion } from '../../../kit/LiveRegion.js';
import { partGlyphs } from '../../../kit/part-glyphs.js';
import { Spinner } from '../../../kit/Spinner.js';
import { SentenceAbout } from '../../../outcome/SentenceAbout.js';
import { Later } from '../../../parts/Later.js';
import type { TextKey } from '../../../texts/texts.js';
import type { OpenState, WalletPanelProps } from '../wallet/wallet-method.js';
import styles from './QrPanel.styles.js';

const refresh = 'M16.3 10a6.3 6.3 0 1 1-1.9-4.5L16.5 7.5M16.5 3.5v4h-4';

/** With less time left than this a warning is announced, in ms. */
const nearMs = 60_000;

/**
 * A code that is approved in the wallet's app: to be scanned, or typed where the app is on this phone, until its time
 * is over (OP-05, OP-06). Screen readers are given each change of state and the last minute, not the seconds.
 */
export function QrPanel(props: WalletPanelProps) {
  const { state, name, t, isLink } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  // Asked before the change is made: a button that goes away takes the focus with it, and no event says so.
  const held = panel.current?.contains(document.activeElement);
  useEffect(() => {
    if (held && document.activeElement === document.body) heading.current?.focus();
  });
  useEffect(() => heading.current?.focus(), []);
  const title = t(titles[state.kind], { name });
  const near = 'remainingMs' in state && state.remainingMs <= nearMs;
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="qr-title">
      <LiveRegion message={near && state.kind === 'waiting' ? t('methods.qrNear') : title} />
      <h2 ref={heading} id="qr-title" tabIndex={-1} className={styles.title}>
        <SentenceAbout name={name} sentence={(name) => t(titles[state.kind], { name })} />
      </h2>
      {state.kind === 'waiting' && <Waiting {...props} state={state} />}
      {(state.kind === 'processing' || state.kind === 'confirming' || state.kind === 'givingUp') && (
        <div className={styles.still}>
          <Spinner />
          <p>
            <SentenceAbout name={name} sentence={(name) => t(awaited[state.kind], { name })} />
          </p>
        </div>
      )}
      {state.kind === 'completed' && (
        <div className={styles.still}>
          <span className={styles.done}>
            <Icon name="success" size={24} />
          </span>
          <p>{t(isLink ? 'methods.completedLinkText' : 'methods.completedText')}</p>
        </div>
      )}
      {state.kind === 'expired' && <Expired {...props} />}
    </section>
  );
}

/** Holds what each state is called (OP-06, OP-11); a vendor's dialog has none here. */
const titles: Readonly<Record<OpenState['kind'], TextKey>> = {
  waiting: 'methods.toApprove',
  processing: 'methods.pending',
  completed: 'methods.completed',
  expired: 'methods.expired',
  atVendor: 'methods.toApprove',
  confirming: 'methods.pending',
  givingUp: 'methods.givingUp',
};

/** Holds what is waited for, where nothing can be done meanwhile. */
const awaited = {
  processing: 'methods.pendingText',
  confirming: 'methods.pendingText',
  givingUp: 'methods.givingUpText',
} as const;

type Waits = Extract<OpenState, { readonly kind: 'waiting' }>;

function Waiting({ state, name, t, copied, onCopy, onGiveUp }: WalletPanelProps & { readonly state: Waits }) {
  const { referenceCode, remainingMs } = state;
  // A phone cannot scan its own screen: there the picture comes on a press.
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className={styles.text}>
        <SentenceAbout name={name} sentence={(name) => t('methods.qrText', { name })} />
      </p>
      <div className={styles.codes}>
        <div className={classNames(styles.frame, open && styles.open)}>
          <Later
            view="QrCode"
            waiting={<Spinner />}
            missing={(panel) => (
              <div className={styles.missing}>
                <p>{t('methods.qrMissing')}</p>
                {panel}
              </div>
            )}
            className={styles.code}
            text={referenceCode}
            label={t('methods.qrLabel', { name, code: referenceCode })}
          />
        </div>
        <div className={styles.reference}>
          <p>
            <span className={styles.label}>{t('methods.qrReference')}</span>
            <strong className={styles.value} translate="no">
              {referenceCode}
            </strong>
          </p>
          <Button variant="outline" size="sm" onClick={() => onCopy(referenceCode)}>
            {copied === true && <Glyph path={partGlyphs.check} size={16} />}
            <span>{t(copied === true ? 'methods.copied' : 'methods.copy')}</span>
          </Button>
          <p className={styles.copied} role="status">
            {copied === false && t('methods.copyFailed')}
          </p>
        </div>
        <Button variant="link" size="sm" className={styles.opener} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'methods.qrHide' : 'methods.qrShow')}
        </Button>
      </div>
      <Clock remainingMs={remainingMs} label={t('methods.qrTime')} />
      <Button variant="ghost" wide onClick={onGiveUp}>
        {t('label.giveUp')}
      </Button>
    </>
  );
}

function Expired({ name, t, onRetry, onGiveUp }: WalletPanelProps) {
  return (
    <div className={styles.ended}>
      <Alert variant="warning">
        <SentenceAbout name={name} sentence={(name) => t('methods.expiredText', { name })} />
      </Alert>
      <Button wide onClick={onRetry}>
        <Glyph path={refresh} />
        <span>{t('methods.newCode')}</span>
      </Button>
      <Button variant="ghost" wide onClick={onGiveUp}>
        {t('methods.otherMethod')}
      </Button>
    </div>
  );
}

/** Shows what is left, as minutes and seconds, and as a bar that empties. */
function Clock({ remainingMs, label }: { readonly remainingMs: number; readonly label: string }) {
  const seconds = Math.ceil(remainingMs / 1_000);
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className={remainingMs <= nearMs ? `${styles.clock} ${styles.near}` : styles.clock}>
      <p>
        <span>{label}</span>
        <span className={styles.time} role="timer" aria-label={label}>
          {shown}
        </span>
      </p>
      <progress aria-hidden="true" className={styles.bar} max={toslaLifeMs} value={remainingMs} />
    </div>
  );
}
