import { observer } from 'mobx-react-lite';
import { type ComponentProps, useEffect, useRef } from 'react';
import { InformationBanner } from '../app/InformationBanner.js';
import type { Links } from '../app/links.js';
import { TestModeBanner } from '../app/TestModeBanner.js';
import { Alert } from '../kit/Alert.js';
import { Button, ButtonLink } from '../kit/Button.js';
import { classNames } from '../kit/class-names.js';
import { LiveRegion } from '../kit/LiveRegion.js';
import { LoadingOverlay } from '../kit/LoadingOverlay.js';
import panel from '../kit/Panel.module.css';
import { Skeleton } from '../kit/Skeleton.js';
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
        <div className={panel.panel}>
          <LoadingOverlay active={vm.loading} blocking={false} label={t('loading.page')} />
          <LoadingOverlay active={vm.submitting} blocking label={t('loading.payment')} />
          <Ways vm={vm} />
        </div>
      </div>
      <LiveRegion message={vm.expiryWarning ?? ''} politeness="assertive" />
      {vm.banner !== undefined && (
        <InformationBanner variant={vm.banner} t={t} settingsUrl={links?.settingsUrl} supportUrl={links?.supportUrl} />
      )}
    </>
  );
});

/** The tabs and what is in them, or what takes their place: the transfer of a page for it alone, a verification (BT-01, VF-04). */
const Ways = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { ending, late, page, tabs } = vm;
  const { t } = vm.texts;
  const place = ending.stage ?? (page?.transferOnly === true ? 'transfer' : tabs.chosen);
  const hasTabs = place === tabs.chosen;
  const panel = hasTabs ? ({ id: 'method-panel', role: 'tabpanel', 'aria-label': t(tabLabels[place]) } as const) : {};
  return (
    <>
      <div className={classNames(styles.ways, page === undefined && styles.waysUnloaded)}>
        {hasTabs && <MethodTabs tabs={tabs} t={t} />}
        <div {...panel} className={styles.content}>
          <PaymentErrors vm={vm} />
          {place === 'card' && late.shown !== undefined && <late.shown.parts.Elsewhere ways={late.shown.vm} />}
          {/* What was typed stays while another tab is looked at. While a vendor's script runs, the card is not in the document. */}
          {hasTabs && !late.atVendor && (
            <div hidden={place !== 'card'}>
              <CardPanel vm={vm} />
            </div>
          )}
          {place !== 'card' && <LateWay vm={vm} place={place} />}
        </div>
      </div>
      {page === undefined && (
        <div className={styles.transferUnloaded}>
          <Skeleton shape="short" />
          <Skeleton shape="block" />
        </div>
      )}
    </>
  );
});

type LatePlace = ComponentProps<NonNullable<PaymentVm['late']['shown']>['parts']['OtherWay']>['place'];

/** A way to pay that is fetched when it is asked for; one that did not arrive can be asked for again. */
const LateWay = observer(
  ({ vm: { late, tabs, texts }, place }: { readonly vm: PaymentVm; readonly place: LatePlace }) => {
    const { t } = texts;
    if (late.shown !== undefined) {
      const { parts, vm } = late.shown;
      return <parts.OtherWay ways={vm} place={place} tab={tabs.chosen} />;
    }
    if (!late.missing) {
      return (
        <div className={styles.room}>
          <LiveRegion message={t('loading.page')} />
          <Skeleton shape="short" />
          <Skeleton shape="block" />
        </div>
      );
    }
    return (
      <div className={styles.room}>
        <Alert variant="warning" live="assertive">
          {t('error.partMissing')}
        </Alert>
        <Button variant="secondary" wide onClick={() => late.fetch()}>
          {t('label.tryAgain')}
        </Button>
      </div>
    );
  },
);

/**
 * Why the last payment did not happen: above the form, and scrolled to (PP-06, PY-04). The focus goes there too: the
 * button that had it is disabled now. Each attempt brings a new message, so that the same words are heard again.
 */
const PaymentErrors = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const { errors, wayBack } = vm;
  const { t } = vm.texts;
  const newest = vm.ending.attempts;
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
      {wayBack !== undefined && (
        <ButtonLink href={wayBack} variant="outline" wide>
          {t('label.backToLink')}
        </ButtonLink>
      )}
    </div>
  );
});
