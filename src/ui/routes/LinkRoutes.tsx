import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useMemo } from 'react';
import { linkAddress } from '../frame/page-addresses.js';
import { linkPaymentAddress, linkResultAddress } from '../frame/route-addresses.js';
import hidden from '../kit/VisuallyHidden.styles.js';
import { Later } from '../parts/Later.js';
import { FailedPayment, ToResult } from './FailedRoute.js';
import { FailedVm } from './failed.vm.js';
import type { RouteProps } from './RouteFrame.js';
import { RouteFrame, RouteLoading } from './RouteFrame.js';

/** The page of a link (RT-02, RT-11). It has a frame of its own, which stands for it until it is fetched. */
export const LinkRoute = observer((props: RouteProps & { readonly shortId: string | undefined }) => {
  const { t } = props.texts;
  return (
    <Later
      view="LinkPage"
      waiting={
        <RouteFrame {...props}>
          <RouteLoading t={t} label={t('link.loading')} />
        </RouteFrame>
      }
      missing={(panel) => (
        <RouteFrame {...props}>
          <LinkMissing {...props} panel={panel} />
        </RouteFrame>
      )}
      key={props.shortId}
      {...props}
    />
  );
});

type LinkOutcomeProps = RouteProps & { readonly shortId: string };

/** Says that the payment of a link was made (RT-06). */
export const LinkSuccessRoute = observer((props: LinkOutcomeProps) => {
  const { texts, theme, shortId } = props;
  const { t } = texts;
  useEffect(() => theme.settle('link'), [theme]);
  return (
    <RouteFrame {...props}>
      <Later
        view="LinkSuccess"
        waiting={<RouteLoading t={t} label={t('link.loading')} />}
        missing={(panel) => <LinkMissing {...props} panel={panel} />}
        t={t}
        backUrl={linkAddress(shortId)}
      />
    </RouteFrame>
  );
});

/** RT-05: the payment of the link that failed may still be paid, like any other (RL-11). */
export const LinkFailedRoute = observer((props: LinkOutcomeProps) => {
  const { ports, texts, theme, shortId } = props;
  const { t } = texts;
  const vm = useMemo(() => new FailedVm(ports, theme, texts, undefined, shortId), [ports, theme, texts, shortId]);
  useEffect(() => vm.start(), [vm]);
  const { resultToken } = vm;
  if (resultToken !== undefined) return <ToResult {...props} result={linkResultAddress(resultToken)} />;
  return (
    <RouteFrame {...props} merchantName={vm.merchantName}>
      <FailedPayment vm={vm} t={t}>
        <Later
          view="LinkFailed"
          waiting={<RouteLoading t={t} label={t('link.loading')} />}
          missing={(panel) => <LinkMissing {...props} panel={panel} />}
          t={t}
          reason={vm.reason}
          retryUrl={vm.retryToken && linkPaymentAddress(vm.retryToken)}
          backUrl={linkAddress(shortId)}
        />
      </FailedPayment>
    </RouteFrame>
  );
});

interface LinkMissingProps extends RouteProps {
  readonly panel: ReactElement;
}

/** Says that the page of the address did not arrive (RL-13). Its heading is for screen readers. */
const LinkMissing = observer(({ panel, texts, theme }: LinkMissingProps) => {
  useEffect(() => theme.settle('error'), [theme]);
  return (
    <div>
      <h1 className={hidden.hidden}>{texts.t('app.title')}</h1>
      {panel}
    </div>
  );
});
