import { observer } from 'mobx-react-lite';
import { type ReactElement, type SubmitEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { storeOf } from '../../domain/links/link-refusal-codes.js';
import { enterFills, useFillsEntered } from '../forms/fills-entered.js';
import { useFocusRequest } from '../forms/focus-request.js';
import { focusSubmit } from '../forms/form-focus.js';
import type { LanguageVm } from '../frame/language.vm.js';
import type { ProviderPages } from '../frame/PageFrame.js';
import { PageFrame } from '../frame/PageFrame.js';
import type { ThemeVm } from '../frame/theme.vm.js';
import { useWindowTitle } from '../frame/window-title.js';
import { byKind } from '../kit/by-kind.js';
import { classNames } from '../kit/class-names.js';
import type { Elements } from '../kit/elements.js';
import { Halves } from '../kit/Halves.js';
import { LiveRegion } from '../kit/LiveRegion.js';
import { LoadingOverlay } from '../kit/LoadingOverlay.js';
import panel from '../kit/Panel.styles.js';
import { Skeleton } from '../kit/Skeleton.js';
import twoTone from '../kit/TwoTone.styles.js';
import { ViewBoundary } from '../kit/ViewBoundary.js';
import hidden from '../kit/VisuallyHidden.styles.js';
import { Broken } from '../outcome/Broken.js';
import { WayBack } from '../outcome/WayBack.js';
import type { Translate } from '../texts/texts.js';
import { ContinueBar } from './ContinueBar.js';
import { CollectionLinkPage } from './collection/CollectionLinkPage.js';
import columns from './facts/LinkFacts.styles.js';
import { FlexLinkPage } from './flex/FlexLinkPage.js';
import { type AwaitedLink, takeTyped } from './form/awaited-link.js';
import { LinkAlert } from './LinkAlert.js';
import styles from './LinkPage.styles.js';
import type { LinkFormVm } from './link-forms.js';
import type { LinkPagePorts } from './link-page.vm.js';
import { LinkPageVm } from './link-page.vm.js';
import { ProductLinkPage } from './product/ProductLinkPage.js';
import { RefusedLink } from './RefusedLink.js';

interface LinkPageProps {
  readonly ports: LinkPagePorts;
  readonly texts: LanguageVm;
  readonly theme: ThemeVm;
  readonly providerPages: ProviderPages | undefined;
  /** Undefined where the address names none, or nothing that could be one (RT-11). */
  readonly shortId: string | undefined;
  /** Holds what the document says of the link, where it has the shell of its type. */
  readonly awaited?: AwaitedLink | undefined;
}

/** A payment link (RT-02): what is paid, and the form of its type. */
export const LinkPage = observer(({ ports, texts, theme, providerPages, shortId, awaited }: LinkPageProps) => {
  const vm = useMemo(
    () => new LinkPageVm(ports, texts, theme, shortId, awaited),
    [ports, texts, theme, shortId, awaited],
  );
  useEffect(() => vm.start(), [vm]);
  const broken = <Broken t={texts.t} known="nothing" onReload={() => location.reload()} />;
  return (
    <ViewBoundary broken={broken}>
      <LinkView vm={vm} theme={theme} providerPages={providerPages} shortId={shortId} awaited={awaited} />
    </ViewBoundary>
  );
});

interface LinkViewProps extends Pick<LinkPageProps, 'theme' | 'providerPages' | 'shortId' | 'awaited'> {
  readonly vm: LinkPageVm;
}

const LinkView = observer(({ vm, theme, providerPages, shortId, awaited }: LinkViewProps) => {
  const { link, closed, ports, texts } = vm;
  const { t } = texts;
  const { page, again } = useHeadingAgain(vm);
  return (
    <PageFrame
      host={ports.host}
      texts={texts}
      theme={theme}
      providerPages={providerPages}
      merchantName={closed ? storeOf(closed).merchantName : (link?.merchant.name ?? awaited?.merchantName)}
      merchantLogo={vm.loading && awaited ? '' : link && ports.host.safeUrl(link.merchant.logo)}
    >
      {closed ? (
        <RefusedLink
          texts={texts}
          failure={closed}
          host={ports.host}
          providerPages={providerPages}
          onRetry={shortId === undefined ? undefined : again}
        />
      ) : (
        <div ref={page} className={styles.page}>
          <div className={styles.loading}>
            <LoadingOverlay active={vm.loading} blocking={false} label={t('link.loading')} />
          </div>
          {vm.loading && vm.form === undefined && <Waiting t={t} />}
          {vm.form && <OpenLink vm={vm} theme={theme} form={vm.form} awaited={vm.loading ? awaited : undefined} />}
        </div>
      )}
    </PageFrame>
  );
});

/** Opens the link again at a press, whose button is gone then: the focus is on the heading while it loads, and of the link. */
function useHeadingAgain(vm: LinkPageVm) {
  const page = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const { loading } = vm;
  useEffect(() => {
    const heading = page.current?.querySelector('h1');
    if (pressed.current && heading) {
      heading.tabIndex = -1;
      heading.focus();
      pressed.current = loading;
    }
  }, [loading]);
  const again = () => {
    pressed.current = true;
    vm.open();
  };
  return { page, again };
}

interface OpenLinkProps extends Pick<LinkPageProps, 'theme'> {
  readonly vm: LinkPageVm;
  readonly form: LinkFormVm;
  /** Until the link is there. */
  readonly awaited: AwaitedLink | undefined;
}

/** The form of an open link. It is not sent by the browser: a field that is wrong gets the focus instead (LK-05). */
const OpenLink = observer(({ vm, theme, form, awaited }: OpenLinkProps) => {
  const element = useRef<HTMLFormElement>(null);
  useFillsEntered(element);
  useEffect(() => vm.followChanges(() => element.current && enterFills(element.current)), [vm]);
  useLayoutEffect(() => {
    if (awaited !== undefined && element.current !== null) takeTyped(form, element.current);
  }, [awaited, form]);
  // The failure where there is one, else the first field that is wrong, or what brings it where it cannot be filled in.
  useFocusRequest(
    vm.correction,
    () =>
      element.current?.querySelector('[data-failure]') ??
      element.current?.querySelector('[aria-invalid="true"]:enabled, [data-correction]'),
  );
  const { t } = vm.texts;
  useWindowTitle(t('app.title'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    vm.submit();
    if (vm.submitting) focusSubmit(event.currentTarget);
  };
  return (
    <form ref={element} noValidate className={styles.form} onSubmit={submit}>
      <LiveRegion message={vm.submitting ? t('link.creating') : ''} />
      <TypePage vm={vm} theme={theme} form={form} awaited={awaited}>
        <LinkAlert texts={vm.texts} failure={vm.failure} changes={vm.changes} form={form} />
        <ContinueBar vm={vm} />
      </TypePage>
    </form>
  );
});

interface TypePageProps extends OpenLinkProps {
  readonly children: Elements;
}

/** Each type of link has a page of its own. */
const TypePage = observer(({ vm, theme, form, awaited, children }: TypePageProps) => {
  const { isMobile } = theme;
  const { link, ports, submitting } = vm;
  const { t } = vm.texts;
  const back = link && <WayBack t={t} host={ports.host} url={link.merchant.website} asks={form.changed} />;
  const props = { t, busy: submitting, awaited, back, isMobile, children };
  return byKind<LinkFormVm, ReactElement>(form, {
    collection: (collection) => <CollectionLinkPage {...props} vm={collection} />,
    product: (product) => <ProductLinkPage {...props} language={vm.texts.language} vm={product} host={vm.ports.host} />,
    flex: (flex) => <FlexLinkPage {...props} vm={flex} />,
  });
});

/** Its heading is for screen readers: what the link is about is not known yet. */
function Waiting({ t }: { readonly t: Translate }) {
  return (
    <Halves className={columns.columns} isMobile={false}>
      <div className={styles.waitingFacts}>
        <h1 className={hidden.hidden}>{t('app.title')}</h1>
        <Skeleton shape="line" />
        <Skeleton shape="amount" />
      </div>
      <div className={classNames(panel.panel, twoTone.form, styles.waitingPanel)}>
        <Skeleton shape="short" />
        <Skeleton shape="block" />
        <Skeleton shape="line" />
      </div>
    </Halves>
  );
}
