import type { ReactElement } from 'react';
import { linkTypes } from '../domain/links/link.js';
import type { PageAddress } from '../domain/payment/page-address.js';
import type { HttpClient } from '../infrastructure/gateway/http-client.js';
import { ViewBoundary } from '../ui/kit/ViewBoundary.js';
import type { LinkPagePorts } from '../ui/links/link-page.vm.js';
import { Broken } from '../ui/outcome/Broken.js';
import type { PaymentComposition } from '../ui/payment/page/payment-parts.js';
import type { RouteProps } from '../ui/routes/RouteFrame.js';
import { StatusRoute } from '../ui/routes/StatusRoute.js';
import type { LoadPart } from '../ui/texts/texts.js';
import { fetchPart, fetchScripts } from './fetch-part.js';
import { linkPorts } from './link-ports.part.js';

/** Describes what the composition of the page hands in. */
interface PageParts extends Omit<RouteProps, 'ports'> {
  readonly ports: PaymentComposition;
  readonly address: PageAddress;
}

interface Sources {
  readonly http: HttpClient;
  readonly linkTexts: LoadPart;
}

/**
 * The page of any address but a payment's own. Where the document has its shell, that stays in `root` to be hydrated, and
 * no router is fetched; any other shell is taken away. Rejects where a part did not arrive.
 */
export async function pageOf(root: HTMLElement, { http, linkTexts }: Sources, page: PageParts): Promise<ReactElement> {
  const ports: LinkPagePorts = {
    ...page.ports,
    ...linkPorts(http),
    goTo: (path) => location.assign(path),
    replaceWith: (path) => location.replace(path),
  };
  const props = { ...page, ports };
  const { shell } = root.dataset;
  const { address } = page;
  const broken = <Broken t={page.texts.t} known="nothing" onReload={() => location.reload()} />;
  if (shell === 'result' && address.kind === 'result') {
    return (
      <ViewBoundary broken={broken}>
        <StatusRoute {...props} token={address.token} isLink={address.isLink} />
      </ViewBoundary>
    );
  }
  const words = page.texts.bring(linkTexts);
  const type = linkTypes.find((each) => each === shell);
  const shortId = address.kind === 'link' ? address.shortId : undefined;
  if (type !== undefined && shortId !== undefined) {
    // Its styles stand in the document.
    const [{ LinkPage, readAwaitedLink }] = await Promise.all([
      fetchScripts('links', () => import('./links.part.js')),
      words,
    ]);
    return <LinkPage {...props} shortId={shortId} awaited={readAwaitedLink(root, type, shortId)} />;
  }
  root.replaceChildren();
  // RT-04, RT-10: only a host that does not redirect serves a document here. Back does not lead to the older address.
  if (address.kind === 'moved') ports.replaceWith(address.to + location.search + location.hash);
  const routes = fetchPart('routes', () => import('./routes.part.js'));
  const [{ PageRoutes }] = await Promise.all([routes, words]);
  return (
    <ViewBoundary broken={broken}>
      <PageRoutes {...props} />
    </ViewBoundary>
  );
}
