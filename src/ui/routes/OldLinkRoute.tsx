import { Navigate, useParams } from 'react-router-dom';
import { linkAddress } from '../frame/page-addresses.js';

/** RT-04: the older address of a link leads to its present one. */
export function OldLinkRoute() {
  const { shortId = '' } = useParams();
  return <Navigate replace to={linkAddress(shortId)} />;
}
