import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { TabId } from '../../../domain/methods/method-tabs.js';
import { isStoppedByLink } from '../../../domain/payment/failure.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import { useFocusRequest } from '../../forms/focus-request.js';
import type { ProviderPages } from '../../frame/PageFrame.js';
import { linkAddress } from '../../frame/page-addresses.js';
import { useWindowTitle } from '../../frame/window-title.js';
import { ButtonLink } from '../../kit/Button.js';
import { classNames } from '../../kit/class-names.js';
import { Halves } from '../../kit/Halves.js';
import { LoadingOverlay } from '../../kit/LoadingOverlay.js';
import panel from '../../kit/Panel.styles.js';
import { Skeleton } from '../../kit/Skeleton.js';
import twoTone from '../../kit/TwoTone.styles.js';
import { InlineError } from '../../outcome/ErrorCodes.js';
import { StoreLink } from '../../outcome/StoreLink.js';
import { Later, PartRoom } from '../../parts/Later.js';
import { CardPanel } from '../card/CardPanel.js';
import type { MethodPlace } from '../methods/MethodPanel.js';
import { MethodTabs, tabLabels } from './MethodTabs.js';
import { OrderSummary } from './OrderSummary.js';
import styles from './PaymentScreen.styles.js';
import type { PaymentVm } from './payment.vm.js';

interface PaymentScreenProps {
  readonly vm: PaymentVm;
  readonly providerPages: ProviderPages | undefined;
}

/** The payment page while the order can be paid. The shell is this very screen before its data has arrived. */
export const PaymentScreen = observer(({ vm, providerPages }: PaymentScreenProps) => {
  const { session, texts } = vm;
  const { t } = texts;
  const banners = session?.banners ?? [];
  const testMode = <p className={styles.testMode}>{t('testMode.title')}</p>;
  const [busy, stillBusy] = vm.run.checking
    ? [t('unknown.checking'), t('unknown.checking')]
    : [t('loading.payment'), t('loading.sent')];
  useWindowTitle(vm.run.sending ? busy : t('app.title'));
  return (
    <>
      {vm.blocked && <Later view="TestModeBanner" waiting={testMode} missing={testMode} t={t} />}
      <Halves
        className={styles.columns}
        isMobile={vm.theme.isMobile}
        back={session && !session.underWay && <Back vm={vm} page={session.page} asks={session.typed} />}
      >
        <OrderSummary vm={vm} />
        <div className={classNames(panel.panel, twoTone.form)}>
          <LoadingOverlay active={vm.loading} blocking={false} label={t('loading.page')} />
          <LoadingOverlay active={vm.run.sending} blocking label={busy} slowLabel={stillBusy} />
          {session?.deadline.shown && (
            <Later
              view="DeadlineWarning"
              missing={null}
              session={session}
              calls={vm.ports.parts.calls}
              host={vm.ports.host}
            />
          )}
          <MethodArea vm={vm} />
        </div>
      </Halves>
      {banners.map((banner) => (
        <div key={banner} className={twoTone.underForm}>
          <Later
            view="InformationBanner"
            missing={null}
            variant={banner}
            t={t}
            settingsUrl={providerPages?.settingsUrl}
            supportUrl={providerPages?.supportUrl}
          />
        </div>
      ))}
    </>
  );
});

interface BackProps {
  readonly vm: PaymentVm;
  readonly page: PaymentPage;
  readonly asks: boolean;
}

/** The way back (PP-16). Where what asks first does not arrive, that to a store is a plain link. */
function Back({ vm, page, asks }: BackProps) {
  const { host } = vm.ports;
  const { t } = vm.texts;
  const { failUrl: url } = page.merchant;
  const link = vm.address.isLink ? page.link : undefined;
  const missing = link ? null : <StoreLink t={t} url={host.safeUrl(url)} variant="link" />;
  return <Later view="PaymentWayBack" missing={missing} t={t} host={host} url={url} link={link} asks={asks} />;
}

/** The tabs and the chosen method, or what takes their place: the transfer of a page for it alone, a verification (BT-01, VF-04). */
const MethodArea = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { form, help, run, session, tabs, texts, theme } = vm;
  const { t } = texts;
  const noticeOnly = session?.noticeOnly;
  const tab = noticeOnly ? 'otherPayments' : tabs.chosen;
  const place = run.stage ?? (session?.page.transferOnly === true ? 'transfer' : tab);
  const isTab = place === tabs.chosen;
  const hasTabs = isTab && tabs.shown && !noticeOnly;
  const tabPanel = hasTabs
    ? ({ id: 'method-panel', role: 'tabpanel', 'aria-label': t(tabLabels[place]) } as const)
    : {};
  const { part } = vm.ports.parts.methods;
  const methods = session?.methods;
  const marks = (of?: TabId) =>
    session && <Later view="MethodMarks" missing={null} page={session.page} host={vm.ports.host} tab={of} />;
  // While a vendor's script runs, no card is in the document (OP-09).
  const hasCard = isTab && methods?.otherPayments.atVendor !== true;
  return (
    <>
      <div className={classNames(styles.methods, session === undefined && styles.methodsUnloaded)}>
        {hasTabs && <MethodTabs tabs={tabs} t={t} marks={marks} />}
        <div {...tabPanel} className={styles.content}>
          <PaymentErrors vm={vm} />
          {place === 'card' && part !== undefined && methods !== undefined && (
            <div className={styles.notices}>
              <part.UnderWayNotice methods={methods} onGivenUp={focusCard} />
            </div>
          )}
          {/* What was typed stays while another tab is looked at. */}
          {hasCard && (
            <div hidden={place !== 'card'}>
              <CardPanel
                texts={texts}
                theme={theme}
                form={form}
                help={help}
                tab={session?.cardTab}
                blocked={vm.blocked}
              />
            </div>
          )}
          {place !== 'card' && <FetchedMethod vm={vm} place={place} />}
        </div>
      </div>
      {session === undefined && (
        <div className={styles.transferUnloaded}>
          <Skeleton shape="short" />
          <Skeleton shape="block" />
        </div>
      )}
    </>
  );
});

/** The card can be paid with again. */
function focusCard(): void {
  document.querySelector<HTMLElement>('#savedCard, #cc-number')?.focus();
}

interface FetchedMethodProps {
  readonly vm: PaymentVm;
  readonly place: MethodPlace;
}

/** A payment method that is fetched when it is asked for; where it did not arrive it can be asked for again. */
const FetchedMethod = observer(({ vm, place }: FetchedMethodProps) => {
  const { ports, session, tabs, texts } = vm;
  const methods = session?.methods;
  const waiting = (
    <div className={styles.room}>
      <LoadingOverlay label={texts.t('loading.page')} blocking={false} />
      <Skeleton shape="short" />
      <Skeleton shape="block" />
    </div>
  );
  return (
    <PartRoom
      part={ports.parts.methods}
      waiting={waiting}
      missing={(panel) => <div className={styles.room}>{panel}</div>}
    >
      {({ MethodPanel }) =>
        methods === undefined ? waiting : <MethodPanel methods={methods} place={place} tab={tabs.chosen} />
      }
    </PartRoom>
  );
});

/**
 * Why the last payment failed: above the form, and scrolled to (PP-06, PY-04). The focus goes there too: the button
 * that had it is disabled now. Each failure is a new element, so that a screen reader reads the same words again.
 */
const PaymentErrors = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const { errors, page, run, texts } = vm;
  const { t } = texts;
  useFocusRequest(
    run.errorFocus,
    () => first.current,
    (element) => {
      place.current?.scrollIntoView({ block: 'start' });
      element?.focus({ preventScroll: true });
    },
  );
  const { failure } = run;
  // The link to choose anew at, where it no longer takes what this payment asks for (LK-03).
  const link = failure && isStoppedByLink(failure) ? page?.link : undefined;
  const details = failure?.kind === 'refused' ? failure.error : undefined;
  return (
    <div ref={place} className={styles.notices}>
      {errors.map((error, index) => {
        const key = `${run.errorFocus.count} ${index}`;
        return <InlineError key={key} ref={index === 0 ? first : undefined} t={t} message={error} details={details} />;
      })}
      {link && (
        <ButtonLink href={linkAddress(link.shortId)} variant="outline" wide>
          {t('label.backToLink')}
        </ButtonLink>
      )}
    </div>
  );
});
