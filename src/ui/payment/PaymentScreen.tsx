import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { InformationBanner } from '../app/InformationBanner.js';
import type { Links } from '../app/links.js';
import { TestModeBanner } from '../app/TestModeBanner.js';
import { Alert } from '../kit/Alert.js';
import { LiveRegion } from '../kit/LiveRegion.js';
import { LoadingOverlay } from '../kit/LoadingOverlay.js';
import { InlineError } from '../outcome/InlineError.js';
import { CardPanel } from './card/CardPanel.js';
import { MethodTabs, tabLabels } from './MethodTabs.js';
import { OrderSummary } from './OrderSummary.js';
import styles from './PaymentScreen.module.css';
import type { PaymentVm } from './payment.vm.js';

interface PaymentScreenProps {
  readonly vm: PaymentVm;
  readonly links: Links | undefined;
}

/** The payment page while the order can be paid. The shell is this very screen before its data has arrived. */
export const PaymentScreen = observer(({ vm, links }: PaymentScreenProps) => {
  const { t } = vm.texts;
  return (
    <>
      {vm.card.blocked && <TestModeBanner t={t} />}
      <div className={styles.columns}>
        <OrderSummary vm={vm} />
        <div className={styles.panel}>
          <LoadingOverlay active={vm.loading} blocking={false} label={t('loading.page')} />
          <LoadingOverlay active={vm.submitting} blocking label={t('loading.payment')} />
          <MethodTabs vm={vm} />
          <div id="method-panel" role="tabpanel" aria-label={t(tabLabels[vm.tab])} className={styles.content}>
            <PaymentErrors vm={vm} />
            {vm.tab === 'otherPayments' && <Alert variant="info">{t('tabs.otherPaymentsInfo')}</Alert>}
            {/* What was typed stays while another tab is looked at. */}
            <div hidden={vm.tab !== 'card'}>
              <CardPanel vm={vm} />
            </div>
          </div>
        </div>
      </div>
      <LiveRegion message={vm.expiryWarning ?? ''} politeness="assertive" />
      {vm.banner !== undefined && (
        <InformationBanner variant={vm.banner} t={t} settingsUrl={links?.settingsUrl} supportUrl={links?.supportUrl} />
      )}
    </>
  );
});

/**
 * Why the last payment did not happen: above the form, and scrolled to (PP-06, PY-04). The focus goes there too: the
 * button that had it is disabled now. Each attempt brings a new message, so that the same words are heard again.
 */
const PaymentErrors = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const { errors } = vm;
  const { t } = vm.texts;
  const newest = vm.attempts;
  useEffect(() => {
    if (newest === 0) return;
    place.current?.scrollIntoView({ block: 'start' });
    first.current?.focus({ preventScroll: true });
  }, [newest]);
  return (
    <div ref={place} className={styles.errors}>
      {errors.map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is as old as its attempt, and two texts may be alike
        <InlineError key={`${newest} ${index}`} ref={index === 0 ? first : undefined} t={t} message={error} />
      ))}
    </div>
  );
});
