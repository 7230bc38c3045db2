import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useMemo, useRef } from 'react';
import type { LanguageVm } from '../app/language.vm.js';
import type { Links } from '../app/links.js';
import { PageFrame } from '../app/PageFrame.js';
import type { ThemeVm } from '../app/theme.vm.js';
import { classNames } from '../kit/class-names.js';
import { LoadingOverlay } from '../kit/LoadingOverlay.js';
import panel from '../kit/Panel.module.css';
import { Skeleton } from '../kit/Skeleton.js';
import { ClosedLink } from './ClosedLink.js';
import { ContinueBar } from './ContinueBar.js';
import { CollectionLinkPage } from './collection/CollectionLinkPage.js';
import { CollectionLinkVm } from './collection/collection-link.vm.js';
import { FlexLinkPage } from './flex/FlexLinkPage.js';
import { LinkAlert } from './LinkAlert.js';
import styles from './LinkPage.module.css';
import { LinkPageVm } from './link-page.vm.js';
import type { LinkWorld } from './link-world.js';
import { ProductLinkPage } from './product/ProductLinkPage.js';
import { ProductLinkVm } from './product/product-link.vm.js';

interface LinkPageProps {
  readonly world: LinkWorld;
  readonly texts: LanguageVm;
  readonly theme: ThemeVm;
  readonly links: Links | undefined;
  /** Undefined where the address names none, or nothing that could be one (RT-11). */
  readonly shortId: string | undefined;
}

/** A payment link (RT-02): what is paid, and the form of its type. */
export const LinkPage = observer(({ world, texts, theme, links, shortId }: LinkPageProps) => {
  const vm = useMemo(() => new LinkPageVm(world, texts, theme, shortId), [world, texts, theme, shortId]);
  useEffect(() => vm.mount(), [vm]);
  const { t } = texts;
  const { link, closed } = vm;
  return (
    <PageFrame
      host={world.host}
      texts={texts}
      theme={theme}
      links={links}
      merchantName={link?.merchant.name}
      merchantLogo={link && world.host.safeUrl(link.merchant.logo)}
    >
      <div className={styles.page}>
        <LoadingOverlay active={vm.loading} blocking={false} label={t('link.loading')} />
        {vm.loading && <Waiting />}
        {closed && (
          <ClosedLink
            t={t}
            failure={closed}
            host={world.host}
            links={links}
            onAgain={shortId === undefined ? undefined : () => vm.open()}
          />
        )}
        <OpenLink vm={vm} />
      </div>
    </PageFrame>
  );
});

/** The form of an open link. It is not sent by the browser: a field that is wrong gets the focus instead (LK-05). */
const OpenLink = observer(({ vm }: { readonly vm: LinkPageVm }) => {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnSentBack(form, vm);
  const { t } = vm.texts;
  if (vm.form === undefined) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    vm.submit();
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <LoadingOverlay active={vm.submitting} blocking={false} label={t('link.creating')} />
      <TypePage vm={vm} form={vm.form}>
        <LinkAlert t={t} failure={vm.failure} />
        <ContinueBar vm={vm} />
      </TypePage>
    </form>
  );
});

interface TypePageProps {
  readonly vm: LinkPageVm;
  readonly form: NonNullable<LinkPageVm['form']>;
  readonly children: React.ReactNode;
}

function TypePage({ vm, form, children }: TypePageProps) {
  const props = { t: vm.texts.t, busy: vm.submitting, children };
  if (form instanceof CollectionLinkVm) return <CollectionLinkPage {...props} vm={form} />;
  if (form instanceof ProductLinkVm) return <ProductLinkPage {...props} vm={form} host={vm.world.host} />;
  return <FlexLinkPage {...props} vm={form} />;
}

/** Whoever is sent back to the form lands where something is to be mended: at the failure, else in the first wrong field. */
function useFocusOnSentBack(form: { readonly current: HTMLElement | null }, vm: LinkPageVm): void {
  const { sentBack } = vm;
  useEffect(() => {
    if (sentBack === 0) return;
    const place = form.current?.querySelector<HTMLElement>('[data-failure], [aria-invalid="true"]');
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [form, sentBack]);
}

function Waiting() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.waitingFacts}>
        <Skeleton shape="line" />
        <Skeleton shape="amount" />
      </div>
      <div className={classNames(panel.panel, styles.waitingPanel)}>
        <Skeleton shape="short" />
        <Skeleton shape="block" />
        <Skeleton shape="line" />
      </div>
    </div>
  );
}
