import { useEffect } from 'react';
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
  /** As the shopper reads it, where it is known here. */
  readonly amount?: string | undefined;
}

/** A paid order where the screen of it has not arrived (RL-06): it needs no connection, and leads on as that does (RL-07). */
export function PlainSuccess({ t, host, receipt, isLink, amount }: PlainSuccessProps) {
  const { redirectUrl, merchantName, merchantOid } = receipt;
  const url = host.safeUrl(redirectUrl);
  useEffect(() => {
    if (isLink) return undefined;
    const stay = timer(successStaySeconds * 1000).subscribe(() => host.leaveTo(redirectUrl));
    return () => stay.unsubscribe();
  }, [host, redirectUrl, isLink]);
  return (
    <OutcomeScreen
      symbol="check"
      tone="good"
      title={t('success.title')}
      facts={[
        { name: merchantName, value: amount },
        { name: t('order.reference'), value: referenceWithoutCardNumber(merchantOid) },
      ]}
      actions={url && <StoreLink t={t} url={url} />}
    >
      <p>{t('success.descriptionPlain')}</p>
    </OutcomeScreen>
  );
}
