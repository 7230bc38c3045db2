import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useMemo } from 'react';
import type { Outcome } from '../../domain/payment/outcome.js';
import { byKind } from '../kit/by-kind.js';
import { PartBoundary } from '../kit/PartBoundary.js';
import { ErrorScreen } from '../outcome/ErrorScreen.js';
import { PaidScreen } from '../outcome/PaidScreen.js';
import { UnknownOutcome } from '../outcome/UnknownOutcome.js';
import { Waiting } from '../outcome/Waiting.js';
import { receiptParts } from '../payment/page/payment-parts.js';
import { RouteFrame } from './RouteFrame.js';
import { RouteLoading } from './RouteLoading.js';
import type { RouteProps } from './route-props.js';
import { StatusVm } from './status.vm.js';

interface StatusRouteProps extends Omit<RouteProps, 'linkViews'> {
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
  const { Unfinished } = ports.parts.cardExtras;
  const question = { t, checking: vm.checking, onCheck: () => vm.checkAgain() };
  const waiting = <Waiting {...question} />;
  if (vm.outcome === undefined) return <RouteLoading t={t} label={t('loading.page')} />;
  return byKind<Outcome, ReactElement | null>(vm.outcome, {
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
        <PartBoundary waiting={null} missing={waiting}>
          <Unfinished {...question} />
        </PartBoundary>
      ) : (
        waiting
      ),
    unknown: () => <UnknownOutcome {...question} />,
    failed: ({ failure }) => (
      <ErrorScreen
        texts={texts}
        failure={failure}
        host={host}
        providerPages={providerPages}
        checking={question.checking}
        onRetry={question.onCheck}
        pages={ports.parts.cardExtras}
      />
    ),
    // Steps of a payment that is being sent: a status is none of them.
    challenge: () => null,
    leaving: () => null,
    verification: () => null,
  });
});
