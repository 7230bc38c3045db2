import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { readResultPath } from '../frame/result-path.js';
import { addresses } from '../frame/route-addresses.js';
import { FailedRoute } from './FailedRoute.js';
import { FallbackRoute } from './FallbackRoute.js';
import { LinkFailedRoute } from './LinkFailedRoute.js';
import { LinkRoute } from './LinkRoute.js';
import { LinkSuccessRoute } from './LinkSuccessRoute.js';
import { OldLinkRoute } from './OldLinkRoute.js';
import type { RouteProps } from './route-props.js';
import { StatusRoute } from './StatusRoute.js';

/** Every address but a payment's own: fetched only there, the router with it. */
export function PageRoutes(props: RouteProps) {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={addresses.paid} element={<ResultRoute {...props} />} />
        <Route path={addresses.linkPaid} element={<ResultRoute {...props} />} />
        <Route path={addresses.failed} element={<FailedRoute {...props} />} />
        <Route path="/link/success" element={<FallbackRoute {...props} />} />
        <Route path="/link/v2/:shortId" element={<OldLinkRoute />} />
        <Route path="/link" element={<LinkRoute {...props} />} />
        <Route path={addresses.link} element={<LinkRoute {...props} />} />
        <Route path={addresses.linkFailed} element={<LinkFailedRoute {...props} />} />
        <Route path={addresses.linkSuccess} element={<LinkSuccessRoute {...props} />} />
        <Route path="*" element={<FallbackRoute {...props} />} />
      </Routes>
    </BrowserRouter>
  );
}

function ResultRoute(props: RouteProps) {
  const { token, isLink = false } = readResultPath(useLocation().pathname) ?? {};
  return <StatusRoute {...props} token={token} isLink={isLink} />;
}
