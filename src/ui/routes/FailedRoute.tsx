import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readToken } from '../../domain/payment/route-parameters.js';
import { paymentAddress, resultAddress } from '../frame/route-addresses.js';
import { Failed } from '../outcome/Failed.js';
import { UnknownOutcome } from '../outcome/UnknownOutcome.js';
import type { Translate } from '../texts/texts.js';
import { FailedVm } from './failed.vm.js';
import type { RouteProps } from './RouteFrame.js';
import { RouteFrame, RouteLoading } from './RouteFrame.js';

/** The payment failed; while its token can still be paid, there is another try (RT-08, RL-11). */
export const FailedRoute = observer((props: RouteProps) => {
  const { ports, texts, theme } = props;
  const token = readToken(useLocation().hash.slice(1));
  const vm = useMemo(() => new FailedVm(ports, theme, texts, token), [ports, theme, texts, token]);
  useEffect(() => vm.start(), [vm]);
  const { resultToken } = vm;
  if (resultToken !== undefined) return <ToResult {...props} result={resultAddress(resultToken)} />;
  return (
    <RouteFrame {...props} merchantName={vm.merchantName}>
      <FailedPayment vm={vm} t={texts.t}>
        <Failed
          t={texts.t}
          reason={vm.reason}
          retryUrl={vm.retryToken && paymentAddress(vm.retryToken)}
          storeUrl={vm.storeUrl}
        />
      </FailedPayment>
    </RouteFrame>
  );
});

interface FailedPaymentProps {
  readonly vm: FailedVm;
  readonly t: Translate;
  /** Stands where the payment failed. */
  readonly children: ReactElement;
}

/** Shows nothing of a failure before it is known, and the neutral screen where no answer says what became of the payment (TR-02). */
export const FailedPayment = observer(({ vm, t, children }: FailedPaymentProps) => {
  if (vm.waiting) return <RouteLoading t={t} label={t('loading.page')} />;
  if (vm.unknown) return <UnknownOutcome t={t} checking={vm.checking} onCheck={() => vm.checkAgain()} />;
  return children;
});

interface ToResultProps extends RouteProps {
  /** The address of the result. */
  readonly result: string;
}

/**
 * An order that is paid or under way has a result, and no failed page: Back does not lead to one again (TR-02, RT-07). The
 * result is a new document, since this one may be framed by anybody (RT-12).
 */
export function ToResult(props: ToResultProps) {
  const { ports, result, texts } = props;
  useEffect(() => ports.replaceWith(result), [ports, result]);
  return (
    <RouteFrame {...props}>
      <RouteLoading t={texts.t} label={texts.t('loading.page')} />
    </RouteFrame>
  );
}
