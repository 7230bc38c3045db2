import { type ComponentProps, type MouseEvent, useContext, useRef, useState } from 'react';
import type { PageHost } from '../../application/ports.js';
import { MerchantName } from '../frame/window-title.js';
import { AlertDialog } from '../kit/Dialog.js';
import { Icon } from '../kit/Icon.js';
import hidden from '../kit/VisuallyHidden.styles.js';
import type { Translate } from '../texts/texts.js';
import styles from './WayBack.styles.js';

interface LeaveDialogProps {
  readonly t: Translate;
  /** The way back is to the page of a link, and to no store (LK-05). */
  readonly toLink?: boolean | undefined;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before what was typed is lost (PP-16). */
function LeaveDialog({ t, toLink = false, onLeave, onStay }: LeaveDialogProps) {
  return (
    <AlertDialog
      open
      title={t(toLink ? 'leave.linkTitle' : 'leave.title')}
      confirmLabel={t(toLink ? 'label.backToLink' : 'label.backToStore')}
      cancelLabel={t('leave.stay')}
      staying
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{t('leave.description')}</p>
    </AlertDialog>
  );
}

export interface WayBackProps {
  readonly t: Translate;
  readonly host: Pick<PageHost, 'leaveTo' | 'safeUrl'>;
  /** Of the store; where it is not safe there is no way back. */
  readonly url: string;
  /** Something would be lost. */
  readonly asks: boolean;
}

/** The way back to the store. */
export function WayBack({ t, host, url, asks }: WayBackProps) {
  const safe = host.safeUrl(url);
  return safe && <AskedLink t={t} asks={asks} href={safe} leaveTo={(store) => host.leaveTo(store)} />;
}

interface AskedLinkProps extends Pick<WayBackProps, 't' | 'asks'>, Pick<LeaveDialogProps, 'toLink'> {
  readonly href: string;
  /** Sends the window to a store; returns whether it does. */
  readonly leaveTo?: (store: string) => boolean;
}

/** The way back, which asks first when something was typed (PP-16). */
export function AskedLink({ t, asks, toLink, href, leaveTo }: AskedLinkProps) {
  const [asking, setAsking] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const ask = (event: MouseEvent) => {
    // While the question is open, the press is the answer to it.
    if (asking) return;
    event.preventDefault();
    setAsking(true);
  };
  // The host sends no window to a page of ours, such as a link's; the link beside the question leads to any.
  const leave = () => {
    if (!leaveTo?.(href)) link.current?.click();
  };
  return (
    <>
      <BackLink
        ref={link}
        t={t}
        toLink={toLink}
        href={href}
        target={toLink ? undefined : '_top'}
        onClick={asks ? ask : undefined}
      />
      {asking && <LeaveDialog t={t} toLink={toLink} onLeave={leave} onStay={() => setAsking(false)} />}
    </>
  );
}

interface BackLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  readonly t: Translate;
  /** The way back is to the page of a link, and to no store (LK-05). */
  readonly toLink?: boolean | undefined;
}

/** The quiet way back from a form: to the store, by its name where that is known (PP-16). */
function BackLink({ t, toLink = false, ...link }: BackLinkProps) {
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
