import { useContext, useEffect } from 'react';
import { readPageAddress } from '../../../domain/payment/page-address.js';
import type { LinkContext } from '../../../domain/payment/payment-page.js';
import { linkAddress } from '../../frame/page-addresses.js';
import { AskedLink, WayBack, type WayBackProps } from '../../outcome/WayBack.js';
import { PartsContext } from '../../parts/parts-context.js';

interface PaymentWayBackProps extends WayBackProps {
  /** The link whose page the shopper came from; undefined for any other shopper, and where the provider did not say. */
  readonly link: LinkContext | undefined;
}

/** Returns whether a safe address is the provider's own page of that link, and none that the merchant named (LK-11). */
export function leadsToLink(url: string, shortId: string): boolean {
  const address = readPageAddress(new URL(url).pathname);
  return 'shortId' in address && address.shortId === shortId;
}

/**
 * The way back to the store; of a shopper who came from the page of a link (EN-02) to its form, which has kept what was
 * typed (LK-05).
 * A merchant that named an address of its own has its shoppers there (LK-11); else the provider's is the link's page of
 * failed payments.
 */
export function PaymentWayBack({ link, ...props }: PaymentWayBackProps) {
  const parts = useContext(PartsContext);
  // It goes when a payment is sent: what draws the outcome is fetched then, so that it is there with its screen.
  useEffect(() => () => parts?.partOf('OutcomeArt').need(), [parts]);
  const { host, url } = props;
  const safe = host.safeUrl(url);
  if (link === undefined || safe === undefined || !leadsToLink(safe, link.shortId)) return <WayBack {...props} />;
  return <AskedLink {...props} toLink href={linkAddress(link.shortId)} />;
}
