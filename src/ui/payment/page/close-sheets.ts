import { type Subscription, skip } from 'rxjs';
import { observed } from '../../forms/observed.js';
import type { ThemeVm } from '../../frame/theme.vm.js';
import type { PaymentSession } from './payment-session.js';

/**
 * Closes the lists that look different on a phone whenever the window becomes one, or is one no more. A question that
 * stood before one of them is what remains, and on top.
 */
export function closeSheets(
  theme: Pick<ThemeVm, 'isMobile'>,
  session: () => Pick<PaymentSession, 'tabs' | 'cardTab'> | undefined,
): Subscription {
  const widths = observed(() => theme.isMobile).pipe(skip(1));
  return widths.subscribe(() => {
    const open = session();
    open?.tabs.closeDrawer();
    open?.cardTab.installments.closeSheet();
    open?.cardTab.saved.foldList();
  });
}
