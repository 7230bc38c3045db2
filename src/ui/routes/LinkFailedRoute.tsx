import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { linkAddress } from '../frame/page-addresses.js';
import { addresses, linkPaymentAddress } from '../frame/route-addresses.js';
import { ToResult } from './FailedRoute.js';
import { FailedVm } from './failed.vm.js';
import { type LinkOutcomeProps, LinkOutcomeRoute } from './LinkOutcomeRoute.js';
import { RouteFrame } from './RouteFrame.js';
import { RouteLoading } from './RouteLoading.js';
import type { RouteProps } from './route-props.js';

/** RT-05. */
export function LinkFailedRoute(props: RouteProps) {
  return <LinkOutcomeRoute {...props} View={FailureOfLink} />;
}

/** The payment of the link that failed may still be paid, like any other (RL-11). */
const FailureOfLink = observer((props: LinkOutcomeProps) => {
  const { linkViews, ports, texts, theme, shortId } = props;
  const vm = useMemo(() => new FailedVm(ports, theme, texts, undefined, shortId), [ports, theme, texts, shortId]);
  useEffect(() => vm.start(), [vm]);
  if (vm.resultToken !== undefined) return <ToResult {...props} path={addresses.linkPaid} token={vm.resultToken} />;
  return (
    <RouteFrame {...props} merchantName={vm.merchantName}>
      {vm.waiting ? (
        <RouteLoading t={texts.t} label={texts.t('loading.page')} />
      ) : (
        <linkViews.LinkFailed
          t={texts.t}
          reason={vm.reason}
          retryUrl={vm.retryToken && linkPaymentAddress(vm.retryToken)}
          backUrl={linkAddress(shortId)}
        />
      )}
    </RouteFrame>
  );
});
