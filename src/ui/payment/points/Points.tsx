import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoney } from '../../../domain/money/amount.js';
import { Alert } from '../../kit/Alert.js';
import { Checkbox } from '../../kit/Checkbox.js';
import { LiveRegion } from '../../kit/LiveRegion.js';
import type { PaymentVm } from '../payment.vm.js';
import styles from './Points.module.css';

/** The points of the card in hand: a box to use them, or why they cannot be used (CP-02..04). */
export const Points = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { points } = vm.cardTab;
  const { t } = vm.texts;
  const { offered } = points;
  if (points.failed) {
    return (
      <InView>
        <Alert variant="warning" live="polite">
          {t('points.applyError')}
        </Alert>
      </InView>
    );
  }
  if (offered === undefined || vm.page === undefined) return null;
  const label = t('points.use', { amount: formatMoney(offered.amount, vm.page.order.currency) });
  return (
    <div className={styles.block}>
      <Checkbox
        id="chkCardPoints"
        checked={points.used !== undefined}
        onChange={(checked) => points.toggle(checked)}
        label={label}
      />
      <p className={styles.info}>{t('points.info')}</p>
      <LiveRegion message={label} />
    </div>
  );
});

/** What arrives by itself comes out from under the pay bar, but never moves the page under somebody who types. */
function InView({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const { ownerDocument } = current;
    const show = () => current.scrollIntoView({ block: 'nearest' });
    if (!(ownerDocument.activeElement instanceof HTMLInputElement)) {
      show();
      return undefined;
    }
    const left = new AbortController();
    ownerDocument.addEventListener('focusout', show, { once: true, signal: left.signal });
    return () => left.abort();
  }, []);
  return <div ref={box}>{children}</div>;
}
