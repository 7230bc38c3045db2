import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { linkAddress } from '../../frame/page-addresses.js';
import { ButtonLink } from '../../kit/Button.js';
import { Expired } from '../../outcome/Expired.js';
import { OutcomeScreen } from '../../outcome/OutcomeScreen.js';
import { ExpiredLinkVm } from './expired-link.vm.js';
import { leadsToLink } from './PaymentWayBack.js';
import type { PaymentVm } from './payment.vm.js';

interface LinkPaymentExpiredProps {
  readonly vm: PaymentVm;
  readonly storeUrl: string | undefined;
}

/** EX-02 for a shopper who came from the page of a link: a new payment is started there. */
export const LinkPaymentExpired = observer(
  ({ vm: { address, page, ports, refusal, texts }, storeUrl }: LinkPaymentExpiredProps) => {
    const { t } = texts;
    const known = page === undefined ? refusal.shortId : page.link?.shortId;
    // Where neither the payment nor its refusal names the link, it is asked for (AP-04).
    const links = page === undefined && known === undefined ? ports.links : undefined;
    const [vm] = useState(() => new ExpiredLinkVm(links, address.token));
    useEffect(() => vm.start(), [vm]);
    const shortId = known ?? vm.shortId;
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
  },
);
