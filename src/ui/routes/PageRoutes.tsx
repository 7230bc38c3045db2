import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { PageAddress } from '../../domain/payment/page-address.js';
import { byKind } from '../kit/by-kind.js';
import { Fallback, NotFound } from '../outcome/NotFound.js';
import { FailedRoute } from './FailedRoute.js';
import { LinkFailedRoute, LinkRoute, LinkSuccessRoute } from './LinkRoutes.js';
import type { RouteProps } from './RouteFrame.js';
import { RouteFrame } from './RouteFrame.js';
import { StatusRoute } from './StatusRoute.js';

interface PageRoutesProps extends RouteProps {
  /** Of the window, as it was read when the document was opened: the page reads it no other way than the server did (RT-12). */
  readonly address: PageAddress;
}

/**
 * Shows what stands at every address but a payment's own, and is fetched only there, with the router. The router chooses no
 * view: the failed page reads from it what stands behind `#` (RL-11).
 */
export function PageRoutes({ address, ...props }: PageRoutesProps) {
  return <BrowserRouter>{routeOf(address, props)}</BrowserRouter>;
}

function routeOf(address: PageAddress, props: RouteProps): ReactElement {
  const fallback = () => <FallbackRoute {...props} />;
  return byKind<PageAddress, ReactElement>(address, {
    result: ({ token, isLink }) => <StatusRoute {...props} token={token} isLink={isLink} />,
    failed: () => <FailedRoute {...props} />,
    link: ({ shortId }) => <LinkRoute {...props} shortId={shortId} />,
    linkFailed: ({ shortId }) => <LinkFailedRoute {...props} shortId={shortId} />,
    linkPaid: ({ shortId }) => <LinkSuccessRoute {...props} shortId={shortId} />,
    notFound: () => <NotFoundRoute {...props} />,
    home: fallback,
    fallback,
    // Neither is a route of this page: a payment has a page of its own, and another document takes this one's place.
    payment: fallback,
    moved: fallback,
  });
}

/** RT-01: an address that is no page's. */
const FallbackRoute = observer((props: RouteProps) => {
  const { texts, theme } = props;
  useEffect(() => theme.settle('error'), [theme]);
  return (
    <RouteFrame {...props}>
      <Fallback t={texts.t} />
    </RouteFrame>
  );
});

/** An address of a payment that holds what can be no token (ER-01). */
const NotFoundRoute = observer((props: RouteProps) => {
  const { texts, theme } = props;
  useEffect(() => theme.settle('error'), [theme]);
  return (
    <RouteFrame {...props}>
      <NotFound t={texts.t} />
    </RouteFrame>
  );
});
