import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { PageAddress } from '../../domain/payment/page-address.js';
import { linkAddress } from '../frame/page-addresses.js';
import { addresses } from '../frame/route-addresses.js';
import { byKind } from '../kit/by-kind.js';
import { FailedRoute } from './FailedRoute.js';
import { FallbackRoute } from './FallbackRoute.js';
import { LinkFailedRoute, LinkRoute, LinkSuccessRoute } from './LinkRoutes.js';
import { NotFoundRoute } from './NotFoundRoute.js';
import type { RouteProps } from './route-props.js';
import { StatusRoute } from './StatusRoute.js';

interface PageRoutesProps extends RouteProps {
  /** Of the window, as it was read when the document was opened. */
  readonly address: PageAddress;
}

const notFoundPath = '/odeme/guvenli';

/**
 * Every address but a payment's own: fetched only there, the router with it. The router reads the address no other way than
 * the server did (RT-12): it gets the path of what was read.
 */
export function PageRoutes(props: PageRoutesProps) {
  return (
    <BrowserRouter>
      <RoutesOfAddress {...props} />
    </BrowserRouter>
  );
}

function RoutesOfAddress(props: PageRoutesProps) {
  const { address } = props;
  const pathname = routePathOf(address);
  return (
    <Routes location={{ ...useLocation(), pathname }}>
      <Route path={addresses.paid} element={<ResultRoute {...props} />} />
      <Route path={addresses.linkPaid} element={<ResultRoute {...props} />} />
      <Route path={addresses.failed} element={<FailedRoute {...props} />} />
      <Route path={notFoundPath} element={<NotFoundRoute {...props} />} />
      <Route path="/link" element={<LinkRoute {...props} />} />
      <Route path={addresses.link} element={<LinkRoute {...props} />} />
      <Route path={addresses.linkFailed} element={<LinkFailedRoute {...props} />} />
      <Route path={addresses.linkSuccess} element={<LinkSuccessRoute {...props} />} />
      <Route path="*" element={<FallbackRoute {...props} />} />
    </Routes>
  );
}

function ResultRoute(props: PageRoutesProps) {
  const { address } = props;
  const { token, isLink } = address.kind === 'result' ? address : { token: undefined, isLink: false };
  return <StatusRoute {...props} token={token} isLink={isLink} />;
}

/** The path by which the router finds the route of an address. */
function routePathOf(address: PageAddress): string {
  return byKind(address, {
    result: ({ token, isLink }) => (isLink ? addresses.linkPaid : addresses.paid).replace(':token', token),
    failed: () => addresses.failed,
    link: ({ shortId }) => (shortId === undefined ? '/link' : linkAddress(shortId)),
    linkFailed: ({ shortId }) => addresses.linkFailed.replace(':shortId', shortId),
    linkPaid: ({ shortId }) => addresses.linkSuccess.replace(':shortId', shortId),
    notFound: () => notFoundPath,
    home: () => '/',
    fallback: () => '/',
    // Neither is a route of this page: a payment has a page of its own, and another document takes this one's place.
    payment: () => '/',
    moved: () => '/',
  });
}
