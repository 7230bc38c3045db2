import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { readToken } from '../../domain/payment/route-parameters.js';
import type { Outcome } from '../../domain/payment/screen.js';
import { byKind } from '../kit/by-kind.js';
import { ErrorScreen } from '../outcome/ErrorScreen.js';
import { PaidScreen } from '../outcome/PaidScreen.js';
import { providerErrorPages } from '../outcome/provider-error-pages.js';
import { Unfinished } from '../outcome/Unfinished.js';
import { UnknownOutcome } from '../outcome/UnknownOutcome.js';
import { Waiting } from '../outcome/Waiting.js';
import { receiptParts } from '../payment/payment-parts.js';
import { RouteFrame } from './RouteFrame.js';
import { RouteLoading } from './RouteLoading.js';
import type { RouteProps } from './route-props.js';
import { StatusVm } from './status.vm.js';

interface StatusRouteProps extends RouteProps {
  readonly isLink: boolean;
}

/** Back from the bank: the status is looked up first, never taken from the address (RT-07). */
export const StatusRoute = observer((props: StatusRouteProps) => {
  const { ports, theme } = props;
  const token = readToken(useParams().token);
  const vm = useMemo(() => new StatusVm(ports, theme, token), [ports, theme, token]);
  useEffect(() => vm.mount(), [vm]);
  return (
    <RouteFrame {...props} merchantName={vm.merchantName}>
      <Status {...props} vm={vm} token={token} />
    </RouteFrame>
  );
});

interface StatusProps extends StatusRouteProps {
  readonly vm: StatusVm;
  readonly token: string | undefined;
}

const Status = observer(({ vm, token, ports, texts, providerPages, isLink }: StatusProps) => {
  const { t } = texts;
  const { host } = ports;
  if (vm.outcome === undefined) return <RouteLoading t={t} label={t('loading.page')} />;
  return byKind<Outcome, ReactNode>(vm.outcome, {
    paid: ({ receipt }) => (
      <PaidScreen
        t={t}
        host={host}
        receipt={receipt}
        isLink={isLink}
        merchantWebsite=""
        receiptOf={token === undefined ? undefined : { ...receiptParts(ports), token, texts }}
      />
    ),
    underWay: ({ unfinished }) =>
      unfinished ? (
        <Unfinished t={t} onCheck={() => vm.checkAgain()} />
      ) : (
        <Waiting t={t} onCheck={() => vm.checkAgain()} />
      ),
    unknown: () => <UnknownOutcome t={t} checking={vm.checking} onCheck={() => vm.checkAgain()} />,
    failed: ({ failure }) => (
      <ErrorScreen
        texts={texts}
        failure={failure}
        host={host}
        providerPages={providerPages}
        onRetry={() => vm.checkAgain()}
        pages={providerErrorPages}
      />
    ),
    // Steps of a payment that is being sent: a status is none of them.
    challenge: () => null,
    leaving: () => null,
    verification: () => null,
  });
});
