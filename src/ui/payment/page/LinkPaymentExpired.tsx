import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Links, PageHost } from '../../../application/ports.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import { linkAddress } from '../../frame/page-addresses.js';
import { ButtonLink } from '../../kit/Button.js';
import { Expired } from '../../outcome/Expired.js';
import { OutcomeScreen } from '../../outcome/OutcomeScreen.js';
import type { Translate } from '../../texts/texts.js';
import { ExpiredLinkVm } from './expired-link.vm.js';
import { leadsToLink } from './PaymentWayBack.js';

interface LinkPaymentExpiredProps {
  readonly t: Translate;
  readonly host: Pick<PageHost, 'safeUrl'>;
  /** Undefined where the payment was opened past its time: then its link is asked for (AP-04). */
  readonly page: PaymentPage | undefined;
  readonly token: string | undefined;
  readonly links: Pick<Links, 'contextOf'> | undefined;
}

/** EX-02 for a shopper who came from the page of a link: a new payment is started there. */
export const LinkPaymentExpired = observer(({ t, host, page, token, links }: LinkPaymentExpiredProps) => {
  const [vm] = useState(() => new ExpiredLinkVm(page === undefined ? links : undefined, token));
  useEffect(() => vm.start(), [vm]);
  const storeUrl = page && host.safeUrl(page.merchant.failUrl);
  const shortId = page === undefined ? vm.shortId : page.link?.shortId;
  if (shortId === undefined || (storeUrl !== undefined && !leadsToLink(storeUrl, shortId)))
    return <Expired t={t} storeUrl={storeUrl} />;
  return (
    <OutcomeScreen
      symbol="clock"
      tone="care"
      title={t('error.expiredTitle')}
      actions={
        <ButtonLink href={linkAddress(shortId)} wide>
          {t('label.backToLink')}
        </ButtonLink>
      }
    >
      <p>{t('error.linkExpired')}</p>
    </OutcomeScreen>
  );
});
