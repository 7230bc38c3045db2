import { useEffect, useState } from 'react';
import { timer } from 'rxjs';
import { successStaySeconds } from '../../application/payment/leave-after-success.js';
import type { PageHost } from '../../application/ports.js';
import { referenceWithoutCardNumber } from '../../domain/card/card-number.js';
import type { Receipt } from '../../domain/payment/failure.js';
import type { Translate } from '../texts/texts.js';
import { OutcomeScreen } from './OutcomeScreen.js';
import { StoreLink } from './StoreLink.js';

interface PlainSuccessProps {
  readonly t: Translate;
  readonly host: Pick<PageHost, 'leaveTo' | 'safeUrl'>;
  readonly receipt: Receipt;
  readonly isLink: boolean;
}

/**
 * A paid order where the screen of it has not arrived (RL-06): it needs no connection, and leads on as that does (RL-07).
 * It names no amount: another tab may have paid another one than this page had chosen (TR-02).
 */
export function PlainSuccess({ t, host, receipt, isLink }: PlainSuccessProps) {
  const { redirectUrl, merchantOid } = receipt;
  const url = host.safeUrl(redirectUrl);
  const [held] = useHeld();
  const stays = isLink || held;
  useEffect(() => {
    if (stays) return undefined;
    const stay = timer(successStaySeconds * 1000).subscribe(() => host.leaveTo(redirectUrl));
    return () => stay.unsubscribe();
  }, [host, redirectUrl, stays]);
  return (
    <OutcomeScreen
      symbol="check"
      tone="good"
      title={t('success.title')}
      facts={[{ name: t('order.reference'), value: referenceWithoutCardNumber(merchantOid) }]}
      actions={url && <StoreLink t={t} url={url} />}
    >
      <p>{t('success.descriptionPlain')}</p>
    </OutcomeScreen>
  );
}

/** Returns whether the shopper uses what the page says, and how to say so: it does not lead on by itself then (RL-12). */
export function useHeld(): [held: boolean, hold: () => void] {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    // A browser prints and copies by its own menu, too.
    const hold = () => setHeld(true);
    for (const event of ['beforeprint', 'copy']) window.addEventListener(event, hold);
    return () => {
      for (const event of ['beforeprint', 'copy']) window.removeEventListener(event, hold);
    };
  }, []);
  return [held, () => setHeld(true)];
}
