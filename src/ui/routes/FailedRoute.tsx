import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readToken } from '../../domain/payment/route-parameters.js';
import { paymentAddress } from '../frame/page-addresses.js';
import { Failed } from '../outcome/Failed.js';
import { FailedVm } from './failed.vm.js';
import { RouteFrame } from './RouteFrame.js';
import { RouteLoading } from './RouteLoading.js';
import type { RouteProps } from './route-props.js';

/** The payment failed; while its token can still be paid, there is another try (RT-08, RL-11). */
export const FailedRoute = observer((props: RouteProps) => {
  const { ports, texts, theme } = props;
  const token = readToken(useLocation().hash.slice(1));
  const vm = useMemo(() => new FailedVm(ports, theme, texts, token), [ports, theme, texts, token]);
  useEffect(() => vm.mount(), [vm]);
  useEffect(() => ports.host.reportResult('failed'), [ports]);
  return (
    <RouteFrame {...props} merchantName={vm.merchantName}>
      {vm.waiting ? (
        <RouteLoading t={texts.t} label={texts.t('loading.page')} />
      ) : (
        <Failed
          t={texts.t}
          reason={vm.reason}
          retryUrl={vm.retryToken && paymentAddress(vm.retryToken)}
          storeUrl={vm.storeUrl}
        />
      )}
    </RouteFrame>
  );
});
