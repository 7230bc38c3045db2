import { screen } from '@testing-library/react';
import type { ExtendedTime } from '../../../../src/application/ports.js';
import { cardExtras as tr } from '../../../../src/ui/texts/tr/card-extras.js';
import { refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { storePage } from '../payment-samples.js';
import { pass, renderPayment, settleParts } from '../render-payment.js';

export const warningOf = (seconds: number) => tr['deadline.warning'].replace('{{count}}', String(seconds));
export const more = () => screen.queryByRole('button', { name: tr['deadline.extend'] });
/** The part is fetched once the last five minutes have begun. */
export const arrived = settleParts;

export const expired = refused({ code: 'expired' }, 410);

/** A page whose last minute has begun. */
export async function lastMinute(extendable = true, ports = new FakePorts(storePage({ extendable }))) {
  const rendered = renderPayment(ports);
  pass(28 * 60_000);
  await arrived();
  pass(60_000);
  return rendered;
}

export const tenMinutes: ExtendedTime = { payableForMs: 10 * 60_000, extendable: true, form: {} };
