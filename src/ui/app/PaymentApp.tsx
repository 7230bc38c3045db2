import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ErrorScreen } from '../outcome/ErrorScreen.js';
import { Expired } from '../outcome/Expired.js';
import { PaidScreen } from '../outcome/PaidScreen.js';
import { UnknownOutcome } from '../outcome/UnknownOutcome.js';
import { Waiting } from '../outcome/Waiting.js';
import { PaymentScreen } from '../payment/PaymentScreen.js';
import type { PaymentVm } from '../payment/payment.vm.js';
import type { Links } from './links.js';
import { PageFrame } from './PageFrame.js';

interface PaymentAppProps {
  readonly vm: PaymentVm;
  readonly links: Links | undefined;
}

/** The payment page: one screen at a time (RL-01). Everything it can end on is here already: a line that breaks cannot take it away. */
export const PaymentApp = observer(({ vm, links }: PaymentAppProps) => {
  useEffect(() => vm.mount(), [vm]);
  const { page, texts, theme } = vm;
  const { host } = vm.world;
  const logo = page?.kind === 'link' ? host.safeUrl(page.merchant.logo) : undefined;
  return (
    <PageFrame
      host={host}
      texts={texts}
      theme={theme}
      links={links}
      merchantName={page?.merchant.name}
      merchantLogo={logo}
    >
      <PaymentOutcome vm={vm} links={links} />
    </PageFrame>
  );
});

const PaymentOutcome = observer(({ vm, links }: PaymentAppProps) => {
  const { t } = vm.texts;
  const { screen, page } = vm;
  const storeUrl = page && vm.world.host.safeUrl(page.merchant.failUrl);
  if (screen.kind === 'success') {
    return (
      <PaidScreen
        t={t}
        host={vm.world.host}
        receipt={screen.receipt}
        isLink={vm.isLink}
        merchantWebsite={page?.merchant.website ?? ''}
      />
    );
  }
  if (screen.kind === 'error') {
    return (
      <ErrorScreen
        t={t}
        failure={screen.failure}
        host={vm.world.host}
        links={links}
        storeUrl={storeUrl}
        onRestart={() => vm.open()}
      />
    );
  }
  if (screen.kind === 'waiting') return <Waiting t={t} />;
  if (screen.kind === 'unknown') {
    return (
      <UnknownOutcome t={t} orderReference={page?.order.id} checking={vm.checking} onCheck={() => vm.checkAgain()} />
    );
  }
  if (screen.kind === 'expired') return <Expired t={t} storeUrl={storeUrl} />;
  return <PaymentScreen vm={vm} links={links} />;
});
