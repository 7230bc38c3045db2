import { type ComponentProps, useEffect } from 'react';
import { Later } from '../parts/Later.js';
import type { PaidScreen } from './PaidScreen.js';
import { PlainSuccess } from './PlainSuccess.js';

/** A paid order. A parent reads once that it is, whichever screen says so to the shopper (EM-04). */
export function PaidOrder(props: ComponentProps<typeof PaidScreen>) {
  const { host } = props;
  useEffect(() => host.reportResult('success'), [host]);
  const plain = <PlainSuccess {...props} />;
  return <Later view="PaidScreen" waiting={<div data-unfinished>{plain}</div>} missing={plain} {...props} />;
}
