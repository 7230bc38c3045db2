import { observer } from 'mobx-react-lite';
import { type ComponentProps, type ReactElement, useEffect, useMemo, useState } from 'react';
import { timer } from 'rxjs';
import { isUnpaid, providerWords } from '../../domain/payment/failure.js';
import type { Outcome } from '../../domain/payment/outcome.js';
import { linkPaymentAddress, paymentAddress } from '../frame/route-addresses.js';
import { byKind } from '../kit/by-kind.js';
import { classNames } from '../kit/class-names.js';
import twoTone from '../kit/TwoTone.styles.js';
import { ErrorScreen } from '../outcome/ErrorScreen.js';
import { Failed } from '../outcome/Failed.js';
import type { PaidScreen } from '../outcome/PaidScreen.js';
import { PlainSuccess } from '../outcome/PlainSuccess.js';
import { UnknownOutcome, Waiting } from '../outcome/UnknownOutcome.js';
import { Later } from '../parts/Later.js';
import type { RouteProps } from './RouteFrame.js';
import { RouteFrame, RouteLoading } from './RouteFrame.js';
import styles from './StatusRoute.styles.js';
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
  const loading = (
    <div className={classNames(styles.room, twoTone.halves)}>
      <div className={twoTone.lighter} />
      <RouteLoading t={t} label={t('loading.page')} />
    </div>
  );
  if (vm.outcome === undefined) return loading;
  return byKind<Outcome, ReactElement | null>(vm.outcome, {
    paid: ({ receipt }) => (
      <PaidFromBank
        t={t}
        host={host}
        receipt={receipt}
        isLink={isLink}
        merchantWebsite=""
        loading={loading}
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

/** How long the screen of a paid order may take to arrive before the words alone are shown, in ms. */
const drawingMs = 1000;

interface PaidFromBankProps extends ComponentProps<typeof PaidScreen> {
  readonly loading: ReactElement;
}

/** A paid order, whose screen the document has asked for already: nothing else is shown for the moment that it takes. */
function PaidFromBank({ loading, ...props }: PaidFromBankProps) {
  const { host } = props;
  const [late, setLate] = useState(false);
  useEffect(() => {
    host.reportResult('success');
    const time = timer(drawingMs).subscribe(() => setLate(true));
    return () => time.unsubscribe();
  }, [host]);
  const plain = <PlainSuccess {...props} />;
  return <Later view="PaidScreen" waiting={late ? plain : loading} missing={plain} {...props} />;
}
