import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { readToken } from '../../domain/page/route-parameters.js';
import { LoadingOverlay } from '../kit/LoadingOverlay.js';
import { ErrorScreen } from '../outcome/ErrorScreen.js';
import { Failed } from '../outcome/Failed.js';
import { Fallback } from '../outcome/Fallback.js';
import { PaidScreen } from '../outcome/PaidScreen.js';
import { UnknownOutcome } from '../outcome/UnknownOutcome.js';
import { Waiting } from '../outcome/Waiting.js';
import type { PaymentWorld } from '../payment/payment.vm.js';
import { addresses, paymentAddress } from './addresses.js';
import { FailedVm } from './failed.vm.js';
import type { LanguageVm } from './language.vm.js';
import type { Links } from './links.js';
import { PageFrame } from './PageFrame.js';
import { StatusVm } from './status.vm.js';
import type { ThemeVm } from './theme.vm.js';

interface OtherRoutesProps {
  readonly world: PaymentWorld;
  readonly texts: LanguageVm;
  readonly theme: ThemeVm;
  readonly links: Links | undefined;
}

/** Every address but a payment's own: fetched only there, the router with it. */
export function OtherRoutes(props: OtherRoutesProps) {
  return (
    <PageFrame host={props.world.host} texts={props.texts} theme={props.theme} links={props.links}>
      <BrowserRouter>
        <Routes>
          <Route path={addresses.paid} element={<StatusScreen {...props} isLink={false} />} />
          <Route path={addresses.linkPaid} element={<StatusScreen {...props} isLink />} />
          <Route path={addresses.failed} element={<FailedScreen {...props} />} />
          <Route path="*" element={<FallbackScreen {...props} />} />
        </Routes>
      </BrowserRouter>
    </PageFrame>
  );
}

const FallbackScreen = observer(({ texts, theme }: OtherRoutesProps) => {
  useEffect(() => theme.settle('error'), [theme]);
  return <Fallback t={texts.t} />;
});

/** Back from the bank: the status is looked up first, never taken from the address (RT-07). */
const StatusScreen = observer(
  ({ world, texts, theme, links, isLink }: OtherRoutesProps & { readonly isLink: boolean }) => {
    const token = readToken(useParams().token);
    const vm = useMemo(() => new StatusVm(world, theme, token), [world, theme, token]);
    useEffect(() => vm.mount(), [vm]);
    const { t } = texts;
    const { outcome } = vm;
    if (outcome === undefined) return <LoadingOverlay label={t('loading.page')} blocking={false} />;
    if (outcome.kind === 'paid') {
      return <PaidScreen t={t} host={world.host} receipt={outcome.receipt} isLink={isLink} merchantWebsite="" />;
    }
    if (outcome.kind === 'underWay') return <Waiting t={t} />;
    if (outcome.kind === 'unknown')
      return <UnknownOutcome t={t} checking={vm.checking} onCheck={() => vm.checkAgain()} />;
    if (outcome.kind === 'failed') {
      return (
        <ErrorScreen
          t={t}
          failure={outcome.failure}
          host={world.host}
          links={links}
          onRestart={() => vm.checkAgain()}
        />
      );
    }
    return null;
  },
);

/** The payment failed; while its token can still be paid, there is another try (RT-08, RL-11). */
const FailedScreen = observer(({ world, texts, theme }: OtherRoutesProps) => {
  const token = readToken(useLocation().hash.slice(1));
  const vm = useMemo(() => new FailedVm(world, theme, token), [world, theme, token]);
  useEffect(() => vm.mount(), [vm]);
  return (
    <Failed
      t={texts.t}
      reason={vm.reason}
      retryUrl={vm.retryToken && paymentAddress(vm.retryToken)}
      storeUrl={vm.storeUrl}
    />
  );
});
