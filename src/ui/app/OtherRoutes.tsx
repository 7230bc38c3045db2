import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, useEffect, useMemo } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { readShortId, readToken } from '../../domain/page/route-parameters.js';
import { ButtonLink } from '../kit/Button.js';
import { Late } from '../kit/Late.js';
import { LoadingOverlay } from '../kit/LoadingOverlay.js';
import type { LinkWorld } from '../links/link-world.js';
import { ErrorPage } from '../outcome/ErrorPage.js';
import { ErrorScreen } from '../outcome/ErrorScreen.js';
import { Failed } from '../outcome/Failed.js';
import { Fallback } from '../outcome/Fallback.js';
import { PaidScreen } from '../outcome/PaidScreen.js';
import { UnknownOutcome } from '../outcome/UnknownOutcome.js';
import { Waiting } from '../outcome/Waiting.js';
import { addresses, linkAddress, linkPaymentAddress, paymentAddress } from './addresses.js';
import { FailedVm } from './failed.vm.js';
import type { LanguageVm } from './language.vm.js';
import type { Links } from './links.js';
import { PageFrame } from './PageFrame.js';
import { StatusVm } from './status.vm.js';
import type { ThemeVm } from './theme.vm.js';

interface OtherRoutesProps {
  readonly world: LinkWorld;
  readonly texts: LanguageVm;
  readonly theme: ThemeVm;
  readonly links: Links | undefined;
}

const linkParts = () => import('../links/link-parts.js');
const LinkPage = lazy(async () => ({ default: (await linkParts()).LinkPage }));
const LinkSuccess = lazy(async () => ({ default: (await linkParts()).LinkSuccess }));
const LinkFailed = lazy(async () => ({ default: (await linkParts()).LinkFailed }));

/** Every address but a payment's own: fetched only there, the router with it. */
export function OtherRoutes(props: OtherRoutesProps) {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={addresses.paid} element={<StatusScreen {...props} isLink={false} />} />
        <Route path={addresses.linkPaid} element={<StatusScreen {...props} isLink />} />
        <Route path={addresses.failed} element={<FailedScreen {...props} />} />
        <Route path="/link/success" element={<FallbackScreen {...props} />} />
        <Route path="/link/v2/:shortId" element={<NewLinkAddress />} />
        <Route path="/link" element={<LinkScreen {...props} />} />
        <Route path={addresses.link} element={<LinkScreen {...props} />} />
        <Route path={addresses.linkFailed} element={<LinkEndScreen {...props} failed />} />
        <Route path={addresses.linkSuccess} element={<LinkEndScreen {...props} failed={false} />} />
        <Route path="*" element={<FallbackScreen {...props} />} />
      </Routes>
    </BrowserRouter>
  );
}

/** What stands around every screen but a link's, which names its merchant. */
function Framed({ world, texts, theme, links, children }: OtherRoutesProps & { readonly children: ReactNode }) {
  return (
    <PageFrame host={world.host} texts={texts} theme={theme} links={links}>
      {children}
    </PageFrame>
  );
}

/** RT-04: the older address of a link. */
function NewLinkAddress() {
  const { shortId = '' } = useParams();
  return <Navigate replace to={linkAddress(shortId)} />;
}

/** RT-02, RT-11. */
const LinkScreen = observer((props: OtherRoutesProps) => {
  const { shortId } = useParams();
  return (
    <LatePart {...props}>
      <LinkPage key={shortId} {...props} shortId={readShortId(shortId)} />
    </LatePart>
  );
});

/** RT-05, RT-06. An id that cannot be one is no address of a link. */
const LinkEndScreen = observer(({ failed, ...props }: OtherRoutesProps & { readonly failed: boolean }) => {
  const shortId = readShortId(useParams().shortId);
  if (shortId === undefined) return <FallbackScreen {...props} />;
  return (
    <LatePart {...props}>
      <Framed {...props}>
        {failed ? (
          <LinkFailedScreen {...props} shortId={shortId} />
        ) : (
          <LinkSuccessScreen {...props} shortId={shortId} />
        )}
      </Framed>
    </LatePart>
  );
});

type LinkEndProps = OtherRoutesProps & { readonly shortId: string };

const LinkSuccessScreen = observer(({ texts, theme, shortId }: LinkEndProps) => {
  useEffect(() => theme.settle('link'), [theme]);
  return <LinkSuccess t={texts.t} backUrl={linkAddress(shortId)} />;
});

/** The payment of the link that failed may still be paid, like any other (RL-11). */
const LinkFailedScreen = observer(({ world, texts, theme, shortId }: LinkEndProps) => {
  const vm = useMemo(() => new FailedVm(world, theme, texts, undefined, shortId), [world, theme, texts, shortId]);
  useEffect(() => vm.mount(), [vm]);
  return (
    <LinkFailed
      t={texts.t}
      reason={vm.reason}
      retryUrl={vm.retryToken && linkPaymentAddress(vm.retryToken)}
      backUrl={linkAddress(shortId)}
    />
  );
});

/** A part of the links' file. */
const LatePart = observer((props: OtherRoutesProps & { readonly children: ReactNode }) => {
  const { t } = props.texts;
  return (
    <Late
      waiting={
        <Framed {...props}>
          <LoadingOverlay label={t('link.loading')} blocking={false} />
        </Framed>
      }
      missing={<PartMissing {...props} />}
    >
      {props.children}
    </Late>
  );
});

/** The same address opened again fetches the part anew. */
const PartMissing = observer((props: OtherRoutesProps) => {
  const { texts, theme } = props;
  const { pathname } = useLocation();
  useEffect(() => theme.settle('error'), [theme]);
  return (
    <Framed {...props}>
      <ErrorPage
        t={texts.t}
        description={texts.t('error.partMissing')}
        actions={
          <ButtonLink href={pathname} size="lg">
            {texts.t('label.tryAgain')}
          </ButtonLink>
        }
      />
    </Framed>
  );
});

const FallbackScreen = observer((props: OtherRoutesProps) => {
  const { texts, theme } = props;
  useEffect(() => theme.settle('error'), [theme]);
  return (
    <Framed {...props}>
      <Fallback t={texts.t} />
    </Framed>
  );
});

/** Back from the bank: the status is looked up first, never taken from the address (RT-07). */
const StatusScreen = observer((props: StatusProps) => (
  <Framed {...props}>
    <Status {...props} />
  </Framed>
));

type StatusProps = OtherRoutesProps & { readonly isLink: boolean };

const Status = observer(({ world, texts, theme, links, isLink }: StatusProps) => {
  const token = readToken(useParams().token);
  const vm = useMemo(() => new StatusVm(world, theme, token), [world, theme, token]);
  useEffect(() => vm.mount(), [vm]);
  const { t } = texts;
  const { outcome } = vm;
  if (outcome === undefined) return <LoadingOverlay label={t('loading.page')} blocking={false} />;
  if (outcome.kind === 'paid') {
    return <PaidScreen t={t} host={world.host} receipt={outcome.receipt} isLink={isLink} merchantWebsite="" />;
  }
  if (outcome.kind === 'underWay') return <Waiting t={t} />;
  if (outcome.kind === 'unknown')
    return <UnknownOutcome t={t} checking={vm.checking} onCheck={() => vm.checkAgain()} />;
  if (outcome.kind === 'failed') {
    return (
      <ErrorScreen t={t} failure={outcome.failure} host={world.host} links={links} onRestart={() => vm.checkAgain()} />
    );
  }
  return null;
});

/** The payment failed; while its token can still be paid, there is another try (RT-08, RL-11). */
const FailedScreen = observer((props: OtherRoutesProps) => {
  const { world, texts, theme } = props;
  const token = readToken(useLocation().hash.slice(1));
  const vm = useMemo(() => new FailedVm(world, theme, texts, token), [world, theme, texts, token]);
  useEffect(() => vm.mount(), [vm]);
  return (
    <Framed {...props}>
      <Failed
        t={texts.t}
        reason={vm.reason}
        retryUrl={vm.retryToken && paymentAddress(vm.retryToken)}
        storeUrl={vm.storeUrl}
      />
    </Framed>
  );
});
