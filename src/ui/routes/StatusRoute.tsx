import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useMemo } from 'react';
import { isExpired, isUnpaid, providerWords } from '../../domain/payment/failure.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import { linkPaymentAddress, paymentAddress } from '../frame/route-addresses.js';
import { byKind } from '../kit/by-kind.js';
import { ErrorScreen } from '../outcome/ErrorScreen.js';
import { Expired } from '../outcome/Expired.js';
import { Failed } from '../outcome/Failed.js';
import { PaidOrder } from '../outcome/PaidOrder.js';
import { UnknownOutcome, Waiting } from '../outcome/UnknownOutcome.js';
import { Later } from '../parts/Later.js';
import type { RouteProps } from './RouteFrame.js';
import { RouteFrame, RouteLoading } from './RouteFrame.js';
import { StatusVm } from './status.vm.js';

interface StatusRouteProps extends RouteProps {
  /** Undefined where the address holds none, or nothing that could be one. */
  readonly token: string | undefined;
  readonly isLink: boolean;
}

/** Back from the bank: the status is looked up first, never taken from the address (RT-07). */
export const StatusRoute = observer((props: StatusRouteProps) => {
  const { ports, theme, token } = props;
  const vm = useMemo(() => new StatusVm(ports, theme, token), [ports, theme, token]);
  useEffect(() => vm.start(), [vm]);
  return (
    <RouteFrame {...props} merchantName={vm.merchantName}>
      <Status {...props} vm={vm} />
    </RouteFrame>
  );
});

interface StatusProps extends StatusRouteProps {
  readonly vm: StatusVm;
}

const Status = observer(({ vm, token, ports, texts, providerPages, isLink }: StatusProps) => {
  const { t } = texts;
  const { host } = ports;
  const question = { t, checking: vm.checking, onCheck: () => vm.checkAgain() };
  const storeUrl = host.safeUrl(vm.refusal.redirectUrl ?? '');
  const waiting = <Waiting {...question} />;
  if (vm.outcome === undefined) return <RouteLoading t={t} label={t('loading.page')} />;
  return byKind<Outcome, ReactElement | null>(vm.outcome, {
    paid: ({ receipt }) => (
      <PaidOrder
        t={t}
        host={host}
        receipt={receipt}
        isLink={isLink}
        merchantWebsite=""
        receiptOf={token === undefined ? undefined : { calls: ports.parts.calls, token, texts }}
      />
    ),
    underWay: ({ unfinished }) => (unfinished ? <Later view="Unfinished" missing={waiting} {...question} /> : waiting),
    unknown: () => <UnknownOutcome {...question} />,
    failed: ({ failure }) => {
      if (token !== undefined && isUnpaid(failure))
        return (
          <Failed
            t={t}
            reason={providerWords(failure, texts.language)}
            retryUrl={isLink ? linkPaymentAddress(token) : paymentAddress(token)}
            storeUrl={storeUrl}
          />
        );
      if (isExpired(failure)) return <Expired t={t} storeUrl={storeUrl} shortId={vm.refusal.shortId} />;
      return (
        <ErrorScreen
          texts={texts}
          failure={failure}
          host={host}
          providerPages={providerPages}
          storeUrl={storeUrl}
          checking={question.checking}
          onRetry={question.onCheck}
        />
      );
    },
    // Steps of a payment that is being sent: a status is none of them.
    challenge: () => null,
    leaving: () => null,
    verification: () => null,
  });
});
