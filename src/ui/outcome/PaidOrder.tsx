import { type ComponentProps, useEffect } from 'react';
import { Later } from '../parts/Later.js';
import type { PaidScreen } from './PaidScreen.js';
import { PlainSuccess } from './PlainSuccess.js';

interface PaidOrderProps extends ComponentProps<typeof PaidScreen> {
  /** As the shopper reads it, where it is known here. */
  readonly amount?: string | undefined;
}

/** A paid order. A parent reads once that it is, whichever screen says so to the shopper (EM-04). */
export function PaidOrder({ amount, ...props }: PaidOrderProps) {
  const { host } = props;
  useEffect(() => host.reportResult('success'), [host]);
  const plain = <PlainSuccess {...props} amount={amount} />;
  return <Later view="PaidScreen" waiting={plain} missing={plain} {...props} />;
}
