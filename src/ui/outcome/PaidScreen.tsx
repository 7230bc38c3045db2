import { useEffect, useState } from 'react';
import { leaveAfterSuccess, successStaySeconds } from '../../application/payment/leave-after-success.js';
import type { PaidPorts } from '../../application/payment/read-receipt.js';
import type { PageHost } from '../../application/ports.js';
import { referenceWithoutCardNumber } from '../../domain/card/card-number.js';
import type { Receipt as PaidOrder } from '../../domain/payment/failure.js';
import type { LanguageVm } from '../frame/language.vm.js';
import { isLinkPath } from '../frame/page-addresses.js';
import type { PartVm } from '../parts/part.vm.js';
import type { Translate } from '../texts/texts.js';
import { useHeld } from './PlainSuccess.js';
import { Receipt } from './Receipt.js';
import { Success } from './Success.js';

interface PaidScreenProps {
  readonly t: Translate;
  readonly host: PageHost;
  readonly receipt: PaidOrder;
  /** A payment by link stays here: there is no store to go back to (RL-07). */
  readonly isLink: boolean;
  /** Where the merchant's site is; empty when it is not known here: then no address counts as the store's. */
  readonly merchantWebsite: string;
  /** Holds what a receipt is made of; absent where the address names no payment (RL-12). */
  readonly receiptOf?: ReceiptSource | undefined;
}

/** The payment a receipt is of. */
interface ReceiptSource {
  readonly token: string;
  readonly calls: PartVm<PaidPorts>;
  readonly texts: Pick<LanguageVm, 't' | 'language'>;
}

/**
 * A paid order (RL-06). The shopper is taken to the address by itself, whatever its host, and reads which one that is
 * (RL-07).
 */
export function PaidScreen({ t, host, receipt, isLink, merchantWebsite, receiptOf }: PaidScreenProps) {
  const url = host.safeUrl(receipt.redirectUrl);
  const to = url === undefined ? undefined : new URL(url);
  const [held, hold] = useHeld();
  const redirects = url !== undefined && !isLink;
  const leaves = redirects && !held;
  const [left, setLeft] = useState(successStaySeconds);
  const [stayed, setStayed] = useState(false);
  useEffect(() => {
    if (!leaves) return undefined;
    const countdown = leaveAfterSuccess(host)(url).subscribe({ next: setLeft, complete: () => setStayed(true) });
    return () => countdown.unsubscribe();
  }, [host, url, leaves]);
  return (
    <Success
      t={t}
      merchantName={receipt.merchantName}
      orderReference={referenceWithoutCardNumber(receipt.merchantOid)}
      redirectUrl={url}
      host={to?.host}
      leadsToStore={to?.origin === host.originOf(merchantWebsite)}
      leadsToLink={isLink && to !== undefined && isLinkPath(to.pathname)}
      redirectsIn={redirects ? (held ? 0 : left) : undefined}
      stayed={stayed}
      receipt={
        receiptOf && (
          <Receipt
            {...receiptOf}
            merchantName={receipt.merchantName}
            orderReference={referenceWithoutCardNumber(receipt.merchantOid)}
            onHold={hold}
          />
        )
      }
    />
  );
}
